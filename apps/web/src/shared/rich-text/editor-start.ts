import { TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { TOOL_COMMANDS } from './editor-commands.ts';
import { sliceOfHtml } from './paste-parser.ts';
import { type PendingEdit, rangeNow, type TextRange } from './pending-edits.ts';
import { type AskingTool, isAsking } from './text-tool.ts';

/** How a field is when its editor comes. */
export interface EditorStart {
  /** Whether it has the focus: an editor takes it from no other control. */
  readonly hasFocus: boolean;
  /** The plain box it replaces, where there is one. */
  readonly box: PlainStart | undefined;
}

interface PlainStart {
  readonly selection: TextRange;
  readonly pendingEdits: readonly PendingEdit[];
}

/** Where a character of a plain text stands in its document: each line before it has a beginning of its own. */
function positionOf(text: string, offset: number): number {
  const before = text.slice(0, offset);
  return before.length + before.split('\n').length;
}

const isWithin = (inner: TextRange, outer: TextRange) => inner[0] >= outer[0] && inner[1] <= outer[1];

/** What resuming needs of an editor. */
type Resumed = Pick<EditorView, 'state' | 'dispatch'>;

/**
 * Goes on in the editor where the plain box is left, after what was asked for in it, each where it was asked for; a link
 * is the caller's to ask for.
 */
export function resume(view: Resumed, text: string, { selection, pendingEdits }: PlainStart): void {
  const changes: Transaction['mapping'][] = [];
  const change = (transaction: Transaction) => {
    changes.push(transaction.mapping);
    view.dispatch(transaction);
  };
  const select = (range: TextRange) => {
    const { tr } = view.state;
    const [from, to] = range.map((offset) =>
      tr.doc.resolve(changes.reduce((position, mapping) => mapping.map(position), positionOf(text, offset))),
    );
    if (from === undefined || to === undefined) return;
    const there = TextSelection.between(from, to);
    // Setting it again would take away what the next letters are to be.
    if (!there.eq(tr.selection)) view.dispatch(tr.setSelection(there));
  };
  let isPlaced = false;
  for (const edit of pendingEdits) {
    const range = rangeNow(edit, text);
    if (range === undefined) continue;
    select(range);
    const { tool, html } = edit;
    if (html !== undefined) change(view.state.tr.replaceSelection(sliceOfHtml(html)).scrollIntoView());
    if (tool !== undefined && !isAsking(tool)) TOOL_COMMANDS[tool](view.state, change);
    isPlaced = isWithin(selection, range) && (html !== undefined || isWithin(range, selection));
  }
  if (!isPlaced) select(selection);
}

/** What the last tool asked for in the box wants to know first, if the user is there to say it. */
export function askedFor({ hasFocus, box }: EditorStart): AskingTool | undefined {
  const tool = box?.pendingEdits.at(-1)?.tool;
  return hasFocus && isAsking(tool) ? tool : undefined;
}

/** The pictures that were pasted before the editor was there. */
export const pastedFiles = ({ box }: EditorStart): readonly File[] =>
  (box?.pendingEdits ?? []).flatMap(({ files }) => files ?? []);
