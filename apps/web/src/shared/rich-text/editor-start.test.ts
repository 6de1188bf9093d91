import type { RichText } from '@trazo/plan/rich-text/rich-text';
import { EditorState, type Transaction } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { documentOf, textOf } from './editor-document.ts';
import { resume } from './editor-start.ts';
import type { PendingEdit, TextRange } from './pending-edits.ts';
import type { TextTool } from './text-tool.ts';

const edit = (tool: TextTool, text: string, range: TextRange): PendingEdit => ({ tool, text, range });

/** An editor that comes after all of this, in which the user then types on. */
function resumed(text: string, selection: TextRange, ...pendingEdits: PendingEdit[]) {
  const editor = {
    state: EditorState.create({ doc: documentOf(text) }),
    dispatch(transaction: Transaction) {
      editor.state = editor.state.apply(transaction);
    },
  };
  resume(editor, text, { selection, pendingEdits });
  return {
    typing: (words: string): RichText => {
      editor.dispatch(editor.state.tr.insertText(words));
      return textOf(editor.state.doc);
    },
  };
}

const paragraph = (...spans: { text: string; bold?: true; italic?: true }[]) => ({
  blocks: [{ type: 'paragraph', spans }],
});

it('goes on where the box was left, and formats what was typed since the tool was asked for', () => {
  const since = edit('bold', 'One ', [4, 4]);
  expect(resumed('One two thr', [11, 11], since).typing('ee')).toEqual(
    paragraph({ text: 'One ' }, { text: 'two three', bold: true }),
  );
  expect(resumed('One two thr', [9, 9], since).typing('u')).toEqual(
    paragraph({ text: 'One ' }, { text: 'two tuhr', bold: true }),
  );
});

it('does one thing after the other, each where it was asked for', () => {
  const on = edit('bold', 'One ', [4, 4]);
  const off = edit('bold', 'One two', [7, 7]);
  expect(resumed('One two three', [13, 13], on, off).typing('!')).toEqual(
    paragraph({ text: 'One ' }, { text: 'two', bold: true }, { text: ' three!' }),
  );
  const both = [edit('bold', 'One ', [4, 4]), edit('italic', 'One ', [4, 4])];
  expect(resumed('One ', [4, 4], ...both).typing('two')).toEqual(
    paragraph({ text: 'One ' }, { text: 'two', bold: true, italic: true }),
  );
  const inLists = [edit('bulletList', 'a\nb\nc', [0, 0]), edit('bold', 'a\nb\nc', [4, 5])];
  expect(resumed('a\nb\nc', [5, 5], ...inLists).typing('!')).toEqual({
    blocks: [
      { type: 'bulletList', items: [[{ text: 'a' }]] },
      { type: 'paragraph', spans: [{ text: 'b' }] },
      { type: 'paragraph', spans: [{ text: 'c!', bold: true }] },
    ],
  });
});
