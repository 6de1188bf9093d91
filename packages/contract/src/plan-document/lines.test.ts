import { hasBlocks } from '@trazo/plan/rich-text/plain-text';
import type { RichText } from '@trazo/plan/rich-text/rich-text';
import { arbitraryRichText } from '@trazo/plan/testing/arbitrary-rich-text';
import { arbitraryStoredPicture } from '@trazo/plan/testing/arbitrary-values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { checkText } from './check-text.ts';
import { readText, textDifference, writeText } from './lines.ts';

function stored(value: RichText): { readonly document: Y.Doc; readonly text: Y.Text } {
  const document = new Y.Doc();
  const text = document.getText('text');
  writeText(text, value);
  return { document, text };
}

/** Writes what one device made of a text, and another at the same time, and gives what both read at last. */
function merged(before: RichText, one: RichText, other: RichText): RichText {
  const left = stored(before);
  const right = new Y.Doc();
  Y.applyUpdate(right, Y.encodeStateAsUpdate(left.document));
  textDifference(left.text, before, one);
  textDifference(right.getText('text'), before, other);
  Y.applyUpdate(right, Y.encodeStateAsUpdate(left.document));
  Y.applyUpdate(left.document, Y.encodeStateAsUpdate(right));
  expect(readText(right.getText('text'))).toEqual(readText(left.text));
  expect(checkText(left.text)).toBeUndefined();
  return readText(left.text);
}

const lines = (...words: readonly string[]): string => words.join('\n');

const table = (...rows: readonly (readonly string[])[]): RichText => ({
  blocks: [
    {
      type: 'table',
      rows: rows.map((row) => row.map((text) => (text === '' ? [] : [{ text }]))),
    },
  ],
});

const heading = (text: string): RichText => ({ blocks: [{ type: 'heading', level: 1, spans: [{ text }] }] });

describe('a long text as lines', () => {
  it('comes back as it was, and becomes any other', () => {
    fc.assert(
      fc.property(
        arbitraryRichText(arbitraryStoredPicture),
        arbitraryRichText(arbitraryStoredPicture),
        (one, other) => {
          const { document, text } = stored(one);
          expect(readText(text)).toEqual(one);
          textDifference(text, one, other);
          expect(readText(text)).toEqual(other);
          const before = Y.encodeStateAsUpdate(document);
          textDifference(text, other, other);
          expect(Y.encodeStateAsUpdate(document)).toEqual(before);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('takes what was changed in an earlier version into what stands there now', () => {
    const before = lines('one', 'two', 'three', 'four', 'five');
    const { text } = stored(before);
    textDifference(text, before, lines('one 1', 'two', 'three', 'four', 'five'));
    textDifference(text, before, lines('one', 'two', 'three 3', 'five'));
    textDifference(text, before, lines('one', 'two', 'three', 'four', 'five', 'six'));
    expect(readText(text)).toBe(lines('one 1', 'two', 'three 3', 'five', 'six'));
    const sentence = 'The bakery opens in May.';
    const other = stored(sentence).text;
    textDifference(other, sentence, 'The small bakery opens in May.');
    textDifference(other, sentence, 'The bakery opens in early May.');
    expect(readText(other)).toBe('The small bakery opens in early May.');
    const rebuilt = stored('w1.w6.w3.w5.w9.').text;
    textDifference(rebuilt, 'w1.w4.w3.w5.', 'w1.w4.w3.');
    expect(readText(rebuilt)).toBe('w1.w6.w3.w9.');
  });

  it('keeps the words typed in a line that another makes a heading', () => {
    expect(merged('Market', heading('Market'), 'Market today')).toEqual(heading('Market today'));
  });

  it('cuts no character in half', () => {
    const { text } = stored('👍');
    textDifference(text, '👍', '👎');
    expect(text.toString()).toBe('👎\n');
    textDifference(text, '👎', '👍👎');
    textDifference(text, '👍👎', '👍');
    expect(text.toString().isWellFormed()).toBe(true);
    expect(readText(text)).toBe('👍');
  });

  it('edits where a line break is missing', () => {
    const { document, text } = stored('one');
    document.transact(() => text.delete(3, 1));
    expect(readText(text)).toBe('one');
    textDifference(text, 'one', lines('one', 'two'));
    expect(readText(text)).toBe(lines('one', 'two'));
    text.delete(0, text.length);
    expect(readText(text)).toBe('');
    textDifference(text, '', heading('three'));
    expect(readText(text)).toEqual(heading('three'));
  });

  it('makes a table a line of its own where others took the line breaks around it', () => {
    const { document, text } = stored({
      blocks: [
        { type: 'paragraph', spans: [{ text: 'one' }] },
        { type: 'table', rows: [[[]]] },
        { type: 'paragraph', spans: [{ text: 'two' }] },
      ],
    });
    document.transact(() => {
      text.delete(5, 1);
      text.delete(3, 1);
    });
    const before = readText(text);
    expect(hasBlocks(before) && before.blocks.map(({ type }) => type)).toEqual([
      'paragraph',
      'table',
      'paragraph',
    ]);
    textDifference(text, before, heading('one'));
    expect(readText(text)).toEqual(heading('one'));
  });

  it('shows an unknown kind of line as a paragraph, and leaves it and an unknown embed where they are', () => {
    const { text } = stored(lines('one', 'two'));
    text.format(3, 1, { kind: 'quote' });
    text.insertEmbed(0, { type: 'formula', source: 'x²' }, {});
    expect(readText(text)).toBe(lines('one', 'two'));
    textDifference(text, lines('one', 'two'), lines('one 1', 'two'));
    expect(text.toDelta()).toEqual([
      { insert: { type: 'formula', source: 'x²' } },
      { insert: 'one 1' },
      { insert: '\n', attributes: { kind: 'quote' } },
      { insert: 'two\n' },
    ]);
  });
});

describe('a table in a long text', () => {
  const before = table(['Year', 'Guests'], ['2027', '100']);

  it('gets a column here and a row there, and is never ragged', () => {
    expect(
      merged(
        before,
        table(['Year', 'New', 'Guests'], ['2027', 'x', '100']),
        table(['Year', 'Guests'], ['2026', '50'], ['2027', '100']),
      ),
    ).toEqual(table(['Year', 'New', 'Guests'], ['2026', '', '50'], ['2027', 'x', '100']));
  });

  it('keeps what two write in one cell, and beside a row that another takes away', () => {
    expect(
      merged(
        before,
        table(['Year', 'Guests'], ['2027', '100 to 120']),
        table(['Year', 'Guests'], ['2027', 'about 100']),
      ),
    ).toEqual(table(['Year', 'Guests'], ['2027', 'about 100 to 120']));
    expect(
      merged(before, table(['Year', 'Guests']), table(['Year', 'Guests a day'], ['2027', '100'])),
    ).toEqual(table(['Year', 'Guests a day']));
  });

  it('is blank when two took away all of it, and can be written in', () => {
    const left = merged(before, table(['Year', 'Guests']), table(['2027', '100']));
    expect(left).toEqual(table(['', '']));
    const { text } = stored(before);
    textDifference(text, before, table(['Year', 'Guests']));
    textDifference(text, before, table(['2027', '100']));
    textDifference(text, table(['', '']), table(['again', '']));
    expect(readText(text)).toEqual(table(['again', '']));
  });

  it('takes rows that two add at one place, again and again', () => {
    let value = before;
    for (let round = 0; round < 4; round += 1) {
      const rows = hasBlocks(value)
        ? value.blocks.flatMap((block) => (block.type === 'table' ? block.rows : []))
        : [];
      const added = (text: string): RichText => ({
        blocks: [{ type: 'table', rows: [...rows.slice(0, 1), [[{ text }], []], ...rows.slice(1)] }],
      });
      const next = merged(value, added('here'), added('there'));
      expect(
        hasBlocks(next) && next.blocks.flatMap((block) => (block.type === 'table' ? block.rows : [])),
      ).toHaveLength(rows.length + 2);
      value = next;
    }
  });
});

describe('the check of a text', () => {
  it('refuses no text that can be written', () => {
    fc.assert(
      fc.property(arbitraryRichText(arbitraryStoredPicture), (value) => {
        const { text } = stored(value);
        const data = text
          .toDelta()
          .some(({ attributes }: { attributes?: { image?: string } }) =>
            attributes?.image?.startsWith('data:'),
          );
        expect(checkText(text)).toBe(data ? 'unknown format' : undefined);
      }),
      { numRuns: 100 },
    );
  });

  const wrong: Readonly<Record<string, (text: Y.Text) => void>> = {
    'an unknown mark': (text) => text.format(0, 1, { underline: true }),
    'an unknown kind': (text) => text.format(3, 1, { kind: 'quote' }),
    'a number that is none': (text) => text.format(3, 1, { kind: 'ol', start: 1.5 }),
    'a picture inside of it': (text) =>
      text.format(3, 1, { kind: 'picture', image: 'data:image/png;base64,AA==' }),
    'an unknown embed': (text) => text.insertEmbed(0, { type: 'formula' }),
    'a note with more than its words': (text) => text.insertEmbed(0, { type: 'note', text: 'a', of: 'b' }),
    'a text within': (text) => text.insertEmbed(0, new Y.Text()),
    'an attribute of its own': (text) => text.setAttribute('a', 1),
    'too many characters': (text) => text.insert(0, 'a'.repeat(60_000)),
    'too many pictures': (text) => text.insert(0, '\n'.repeat(25), { kind: 'picture' }),
    'a table with an unknown key': (text) => text.insertEmbed(0, new Y.Map([['__proto__', 'a0']])),
    'a table with a key that is none': (text) => text.insertEmbed(0, new Y.Map([['row 1', ' ']])),
    'a cell that is none': (text) => text.insertEmbed(0, new Y.Map([['1:1', 'a']])),
    'a table in a cell': (text) => {
      const cell = new Y.Text();
      cell.insertEmbed(0, new Y.Map());
      text.insertEmbed(0, new Y.Map([['1:1', cell]]));
    },
    'too many rows': (text) =>
      text.insertEmbed(0, new Y.Map(Array.from({ length: 121 }, (_, index) => [`row ${index}`, 'a0']))),
  };

  it.each(Object.entries(wrong))('refuses %s', (_name, change) => {
    const { text } = stored('one');
    expect(checkText(text)).toBeUndefined();
    change(text);
    expect(checkText(text)).toEqual(expect.any(String));
  });
});
