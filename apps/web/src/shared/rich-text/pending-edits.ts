import type { TextTool } from './text-tool.ts';

/** From and to, in characters of a text. */
export type TextRange = readonly [from: number, to: number];

/** What was asked for in a plain box before its editor was there. */
export interface PendingEdit {
  /** The text then. */
  readonly text: string;
  readonly range: TextRange;
  readonly tool?: TextTool;
  /** Copied from a page; its words stand in the range already. */
  readonly html?: string;
  /** Pictures that were pasted. */
  readonly files?: readonly File[];
}

/** One more pending edit. Who asks again for what they do not see yet does not mean to take it back. */
export function withPendingEdit(
  pendingEdits: readonly PendingEdit[],
  edit: PendingEdit,
): readonly PendingEdit[] {
  return edit.files === undefined && JSON.stringify(pendingEdits.at(-1)) === JSON.stringify(edit)
    ? pendingEdits
    : [...pendingEdits, edit];
}

/**
 * Where the range of a edit stands in the text as it is now; undefined where it has been edited beyond recognition. A
 * tool is for what has been typed in its range since, too; pasted words that have been edited stay as they are.
 */
export function rangeNow(edit: PendingEdit, now: string): TextRange | undefined {
  const { text, range } = edit;
  const [from, to] = range;
  const [before, after] = [text.slice(0, from), text.slice(to)];
  const isEditedWithin =
    now.length >= before.length + after.length && now.startsWith(before) && now.endsWith(after);
  if (isEditedWithin && edit.html === undefined) return [from, now.length - after.length];
  if (now.startsWith(text.slice(0, to))) return range;
  const shift = now.length - text.length;
  return now.endsWith(text.slice(from)) ? [from + shift, to + shift] : undefined;
}
