import { useSyncExternalStore } from 'react';

export type NoticeTone = 'success' | 'neutral' | 'error';

/** One thing that can be done about it: undo, open. */
interface NoticeAction {
  readonly label: string;
  readonly act: () => void;
  /** The notice is not removed by it, but by who has shown it. */
  readonly stays?: boolean;
}

/** A short message about something that has just happened, in words of the interface's language. */
export interface Notice {
  readonly tone: NoticeTone;
  readonly text: string;
  /** The reason, say. */
  readonly detail?: string;
  readonly action?: NoticeAction;
  /** It has left, whichever way. */
  readonly onGone?: () => void;
}

export interface ShownNotice extends Notice {
  readonly id: number;
}

/** How many covered notices wait to come back. */
const COVERED = 4;

/**
 * One notice is shown at a time: the last. A newer one replaces it, for what was done last is what one looks for. An error
 * and an offer to act come back when the newer one has gone, so that neither is lost unread.
 */
let stack: readonly ShownNotice[] = [];
const listeners = new Set<() => void>();

/** The notices there are; the last is shown. */
export const noticesNow = (): readonly ShownNotice[] => stack;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const shown = (): ShownNotice | undefined => stack.at(-1);

/** The notice to be shown. Public pages load no library for this. */
export const useShownNotice = (): ShownNotice | undefined =>
  useSyncExternalStore(subscribe, shown, () => undefined);

const comesBack = ({ tone, action }: Notice): boolean => tone === 'error' || action !== undefined;

let count = 0;

/** Shows a notice; the result removes it. The same words are never shown twice at a time. */
export function showNotice(notice: Notice): () => void {
  count += 1;
  const id = count;
  const kept = stack.filter((each) => comesBack(each) && each.text !== notice.text).slice(-COVERED);
  leaveOnly([...kept, { ...notice, id }]);
  return () => removeNotice(id);
}

export function removeNotice(id: number): void {
  leaveOnly(stack.filter((notice) => notice.id !== id));
}

function leaveOnly(kept: readonly ShownNotice[]): void {
  const gone = stack.filter((notice) => !kept.includes(notice));
  stack = kept;
  for (const listener of listeners) listener();
  for (const notice of gone) notice.onGone?.();
}
