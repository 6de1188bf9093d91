import { showNotice } from '../../shared/notices/notices.ts';
import { draftStore } from './this-tab.ts';
import { undoOnce } from './undo-once.ts';

/**
 * Says what happened to the draft, with a button that takes it back: once, and only while it is the same draft. `hindrance`
 * says in words what is in the way for the moment; the offer stands meanwhile.
 */
export function offerUndo(
  message: string,
  undoLabel: string,
  undo: () => void,
  hindrance: () => string | undefined = () => undefined,
): void {
  const { act: undoNow, forget } = undoOnce(draftStore, undo, () => remove());
  const act = () => {
    const reason = hindrance();
    if (reason === undefined) undoNow();
    else showNotice({ tone: 'error', text: reason });
  };
  const remove = showNotice({
    tone: 'neutral',
    text: message,
    action: { label: undoLabel, act, stays: true },
    onGone: forget,
  });
}
