import { closeHistory } from 'prosemirror-history';
import { TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { TOOL_COMMANDS } from './editor-commands.ts';
import { documentOf } from './editor-document.ts';
import { sliceOfHtml } from './paste-parser.ts';
import { rangeNow, type TextRange, type Wish } from './wishes.ts';

/** How a field is when its editor comes. */
export interface EditorStart {
  /** Whether somebody is in it: an editor takes the focus from nobody else. */
  readonly hasFocus: boolean;
  /** The plain box whose place it takes, where there is one. */
  readonly box: PlainStart | undefined;
}

interface PlainStart {
  /** The text when they entered the box: as far back as undo goes. */
  readonly before: string;
  readonly selection: TextRange;
  readonly wishes: readonly Wish[];
}

/** Where a character of a plain text stands in its document: each line before it has a beginning of its own. */
function placeOf(text: string, offset: number): number {
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
export function resume(view: Resumed, text: string, { before, selection, wishes }: PlainStart): void {
  if (before !== text) {
    view.dispatch(view.state.tr.replaceWith(0, view.state.doc.content.size, documentOf(text).content));
  }
  const changes: Transaction['mapping'][] = [];
  const change = (transaction: Transaction) => {
    changes.push(transaction.mapping);
    view.dispatch(closeHistory(transaction));
  };
  const select = (range: TextRange) => {
    const { tr } = view.state;
    const [from, to] = range.map((offset) =>
      tr.doc.resolve(changes.reduce((place, mapping) => mapping.map(place), placeOf(text, offset))),
    );
    if (from === undefined || to === undefined) return;
    const there = TextSelection.between(from, to);
    // Setting it anew would take away what the next letters are to be.
    if (!there.eq(tr.selection)) view.dispatch(tr.setSelection(there));
  };
  let isPlaced = false;
  for (const wish of wishes) {
    const range = rangeNow(wish, text);
    if (range === undefined) continue;
    select(range);
    const { tool, html } = wish;
    if (html !== undefined) change(view.state.tr.replaceSelection(sliceOfHtml(html)).scrollIntoView());
    if (tool !== undefined && tool !== 'link') TOOL_COMMANDS[tool](view.state, change);
    isPlaced = isWithin(selection, range) && (html !== undefined || isWithin(range, selection));
  }
  if (!isPlaced) select(selection);
  view.dispatch(closeHistory(view.state.tr));
}

/** Whether the last thing asked for in the box is a link, and somebody is there to say where to. */
export const asksForLink = ({ hasFocus, box }: EditorStart): boolean =>
  hasFocus && box?.wishes.at(-1)?.tool === 'link';
