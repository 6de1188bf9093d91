import type { RichText } from '@trazo/plan/rich-text/rich-text';
import { arbitraryRichText } from '@trazo/plan/testing/arbitrary-rich-text';
import fc from 'fast-check';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { EDITOR_KEYS, linkAt, removeLink, setLink, TOOL_COMMANDS, toolsInUse } from './editor-commands.ts';
import { documentOf, textOf } from './editor-document.ts';
import { linkFrom } from './link-from.ts';

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
const { bold, bulletList, numberedList } = TOOL_COMMANDS;
const list = (type: 'bulletList' | 'numberedList', ...items: string[]) => ({
  type,
  items: items.map((text) => (text === '' ? [] : [{ text }])),
});

describe('the editor', () => {
  it('shows any text, and leaves it as it is', () => {
    fc.assert(
      fc.property(arbitraryRichText(), (text) => {
        const doc = documentOf(text);
        doc.check();
        expect(textOf(doc)).toEqual(text);
      }),
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

  it('has no use for the tabulator', () => {
    expect(Object.keys(EDITOR_KEYS).filter((key) => key.includes('Tab'))).toEqual([]);
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
