import type { RichText } from '@trazo/plan/rich-text/rich-text';
import { arbitraryRichText } from '@trazo/plan/testing/arbitrary-rich-text';
import fc from 'fast-check';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { EDITOR_KEYS, linkAt, removeLink, setLink, TOOL_COMMANDS, toolsInUse } from './editor-commands.ts';
import { documentOf, textOf } from './editor-document.ts';
import { linkFrom } from './link-from.ts';
import { noteAt, removeNote, setNote } from './note-commands.ts';
import { insertPicture, removePicture, setPicture } from './picture-commands.ts';
import { TABLE_COMMANDS } from './table-commands.ts';

/** An editor with a selection, and what commands make of it one after another. */
function edited(text: RichText, [from, to = from]: readonly [number, number?], ...commands: Command[]) {
  const doc = documentOf(text);
  let state = EditorState.create({ doc, selection: TextSelection.create(doc, from, to) });
  for (const command of commands) {
    const applied = command(state, (transaction) => {
      state = state.apply(transaction);
    });
    expect(applied).toBe(true);
  }
  return { state, text: textOf(state.doc) };
}
const { bold, bulletList, numberedList, heading1, heading2 } = TOOL_COMMANDS;
const cells = (...texts: string[]) => texts.map((text) => [{ text }]);
const TABLE: RichText = { blocks: [{ type: 'table', rows: [cells('A', 'B'), cells('1', '2')] }] };
/** Behind the last letter of the last cell. */
const textEnd = (text: RichText): number => documentOf(text).content.size - 4;
const list = (type: 'bulletList' | 'numberedList', ...items: string[]) => ({
  type,
  items: items.map((text) => (text === '' ? [] : [{ text }])),
});

describe('the editor', () => {
  it('shows any text, and leaves it as it is', () => {
    fc.assert(
      fc.property(
        arbitraryRichText(() => fc.constant(`image:${'a'.repeat(64)}`)),
        (text) => {
          const doc = documentOf(text);
          doc.check();
          expect(textOf(doc)).toEqual(text);
        },
      ),
    );
  });

  it('formats what is selected, and gives a plain text back without formats', () => {
    const formatted = edited('Bread daily', [7, 12], bold);
    expect(formatted.text).toEqual({
      blocks: [{ type: 'paragraph', spans: [{ text: 'Bread ' }, { text: 'daily', bold: true }] }],
    });
    expect(toolsInUse(formatted.state)).toEqual(new Set(['bold']));
    expect(edited('Bread daily', [7, 12], bold, bold).text).toBe('Bread daily');
  });

  it('makes a list of paragraphs, changes its kind, and takes it apart', () => {
    expect(edited('one\ntwo', [1, 8], bulletList).text).toEqual({
      blocks: [list('bulletList', 'one', 'two')],
    });
    expect(edited('one\ntwo', [1, 8], bulletList, numberedList).text).toEqual({
      blocks: [list('numberedList', 'one', 'two')],
    });
    expect(edited('one\ntwo', [1, 8], bulletList, bulletList).text).toBe('one\ntwo');
  });

  it('begins the next item with enter, and leaves the list with a second one or backspace', () => {
    const { Enter, Backspace } = EDITOR_KEYS as Record<'Enter' | 'Backspace', Command>;
    const one = { blocks: [list('bulletList', 'one')] };
    expect(edited(one, [6], Enter).text).toEqual({ blocks: [list('bulletList', 'one', '')] });
    expect(edited(one, [6], Enter, Enter).text).toEqual({
      blocks: [list('bulletList', 'one'), { type: 'paragraph', spans: [] }],
    });
    expect(edited(one, [3], Backspace).text).toBe('one');
  });

  it('goes from cell to cell with the tabulator, which leaves the field everywhere else', () => {
    const { Tab } = EDITOR_KEYS as Record<'Tab', Command>;
    const { state } = edited(TABLE, [4], Tab);
    expect(state.selection.$from.parent.textContent).toBe('B');
    for (const [text, position] of [
      ['plain', 2],
      [TABLE, textEnd(TABLE)],
    ] as const) {
      const doc = documentOf(text);
      const at = EditorState.create({ doc, selection: TextSelection.create(doc, position) });
      expect(Tab(at)).toBe(false);
    }
  });

  it('makes a heading of a line, and a paragraph of it again', () => {
    const { Enter, Backspace } = EDITOR_KEYS as Record<'Enter' | 'Backspace', Command>;
    const heading = { type: 'heading', level: 1, spans: [{ text: 'Market' }] };
    expect(edited('Market', [3], heading1).text).toEqual({ blocks: [heading] });
    expect(edited('Market', [3], heading1, heading2).text).toEqual({ blocks: [{ ...heading, level: 2 }] });
    expect(edited('Market', [3], heading1, heading1).text).toBe('Market');
    expect(edited('Market', [7], heading1, Enter).text).toEqual({
      blocks: [heading, { type: 'paragraph', spans: [] }],
    });
    expect(edited('Market', [1], heading1, Backspace).text).toBe('Market');
  });

  it('inserts a table, makes it larger and smaller within its limits, and goes on with enter', () => {
    const { Enter } = EDITOR_KEYS as Record<'Enter', Command>;
    const rowsOf = (text: RichText) =>
      typeof text === 'object' && text.blocks[0]?.type === 'table' ? text.blocks[0].rows : [];
    const { addRow, addColumn, deleteRow, deleteColumn } = TABLE_COMMANDS;
    const made = edited('', [1], TOOL_COMMANDS.table, addRow, addColumn).text;
    expect(rowsOf(made)).toEqual(Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => [])));
    expect(rowsOf(edited(TABLE, [4], deleteRow, deleteColumn).text)).toEqual([[[{ text: '2' }]]]);
    expect(edited(TABLE, [4], Enter).state.selection.$from.parent.textContent).toBe('1');
    expect(rowsOf(edited(TABLE, [textEnd(TABLE)], Enter).text)).toHaveLength(3);
    const wide = { blocks: [{ type: 'table' as const, rows: [Array.from({ length: 8 }, () => [])] }] };
    const doc = documentOf(wide);
    expect(addColumn(EditorState.create({ doc, selection: TextSelection.create(doc, 4) }))).toBe(false);
  });

  it('writes, changes and removes a note, and takes none in a heading', () => {
    const note = { type: 'note' as const, text: 'Table 12', link: 'https://a.example/' };
    const noted = edited('It grows.', [9], setNote(note));
    const spans = [{ text: 'It grows' }, note, { text: '.' }];
    expect(noted.text).toEqual({ blocks: [{ type: 'paragraph', spans }] });
    expect(noteAt(noted.state)).toEqual({ note: { text: note.text, link: note.link }, position: 9 });
    const changed = edited(noted.text, [10], setNote({ text: 'Table 13' })).text;
    expect(changed).toMatchObject({ blocks: [{ spans: [{}, { type: 'note', text: 'Table 13' }, {}] }] });
    expect(edited(noted.text, [10], removeNote).text).toBe('It grows.');
    const heading = documentOf({ blocks: [{ type: 'heading', level: 1, spans: [{ text: 'Market' }] }] });
    const inHeading = EditorState.create({ doc: heading, selection: TextSelection.create(heading, 3) });
    expect(setNote(note)(inHeading)).toBe(false);
  });

  it('inserts a picture and describes it; its caption stays when it is removed', () => {
    const image = `image:${'a'.repeat(64)}`;
    const picture = { type: 'picture', image, description: '', caption: [] };
    const { Enter } = EDITOR_KEYS as Record<'Enter', Command>;
    expect(edited('one', [2], insertPicture(image)).text).toEqual({
      blocks: [{ type: 'paragraph', spans: [{ text: 'one' }] }, picture],
    });
    const described = edited('', [1], insertPicture(image), setPicture({ description: 'The oven' }), Enter);
    expect(described.text).toEqual({
      blocks: [
        { ...picture, description: 'The oven' },
        { type: 'paragraph', spans: [] },
      ],
    });
    const captioned = { blocks: [{ ...picture, type: 'picture' as const, caption: [{ text: 'Oven' }] }] };
    expect(edited(captioned, [3], removePicture).text).toBe('Oven');
  });

  it('links words, a link again as a whole, or writes the address', () => {
    const linked = edited('see here now', [5, 9], setLink('https://a.example/'));
    const spans = (link: string) => [{ text: 'see ' }, { text: 'here', link }, { text: ' now' }];
    expect(linked.text).toEqual({ blocks: [{ type: 'paragraph', spans: spans('https://a.example/') }] });
    const again = edited(linked.text, [7], setLink('https://b.example/'));
    expect(again.text).toEqual({ blocks: [{ type: 'paragraph', spans: spans('https://b.example/') }] });
    expect(linkAt(again.state)).toEqual({ address: 'https://b.example/', from: 5, to: 9 });
    expect(edited(again.text, [6], removeLink).text).toBe('see here now');
    expect(edited('', [1], setLink('mailto:a@b.example')).text).toEqual({
      blocks: [{ type: 'paragraph', spans: [{ text: 'a@b.example', link: 'mailto:a@b.example' }] }],
    });
  });
});

describe('a typed address', () => {
  it.each([
    ['example.com', 'https://example.com'],
    [' www.example.com/a?b#c ', 'https://www.example.com/a?b#c'],
    ['localhost.example:8080/x', 'https://localhost.example:8080/x'],
    ['http://example.com', 'http://example.com'],
    ['ana@example.com', 'mailto:ana@example.com'],
    ['mailto:ana@example.com', 'mailto:ana@example.com'],
    ['javascript:alert(1)', undefined],
    ['word', undefined],
    ['two words.com', undefined],
    ['', undefined],
  ])('%j means %j', (typed, meant) => {
    expect(linkFrom(typed)).toBe(meant);
  });
});
