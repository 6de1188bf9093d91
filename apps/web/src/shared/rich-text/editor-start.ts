import { closeHistory } from 'prosemirror-history';
import { TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { TOOL_COMMANDS } from './editor-commands.ts';
import { documentOf } from './editor-document.ts';
import { sliceOfHtml } from './paste-parser.ts';
import type { TextTool } from './text-tool.ts';

/** What somebody was doing in the plain box when it became an editor. */
export interface EditorStart {
  /** The text when they entered the box: as far back as undo goes. */
  readonly before: string;
  /** From and to, in characters of the text. */
  readonly selection: readonly [number, number];
  readonly tool?: TextTool;
  /** Copied from a page. */
  readonly html?: string;
}

/** Where a character of a plain text stands in its document: each line before it has a beginning of its own. */
function placeOf(text: string, offset: number): number {
  const before = text.slice(0, offset);
  return before.length + before.split('\n').length;
}

/** Goes on in the editor where the plain box was left, and does what was asked for there; links are the caller's. */
export function resume(view: EditorView, text: string, { before, selection, tool, html }: EditorStart): void {
  if (before !== text) {
    view.dispatch(view.state.tr.replaceWith(0, view.state.doc.content.size, documentOf(text).content));
  }
  const [from, to] = selection.map((offset) => placeOf(text, offset));
  const { tr } = view.state;
  tr.setSelection(TextSelection.between(tr.doc.resolve(from ?? 1), tr.doc.resolve(to ?? 1)));
  view.dispatch(closeHistory(tr));
  view.focus();
  if (html !== undefined) view.dispatch(view.state.tr.replaceSelection(sliceOfHtml(html)).scrollIntoView());
  if (tool !== undefined && tool !== 'link') TOOL_COMMANDS[tool](view.state, view.dispatch, view);
}
