import { readText, writeText } from '@trazo/contract/plan-document/lines';
import type { RichText } from '@trazo/plan/rich-text/rich-text';
import { arbitraryRichText } from '@trazo/plan/testing/arbitrary-rich-text';
import fc from 'fast-check';
import type { Command } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { EDITOR_KEYS, TOOL_COMMANDS } from './editor-commands.ts';
import { textOf } from './editor-document.ts';
import { insertPicture } from './picture-commands.ts';
import { TABLE_COMMANDS } from './table-commands.ts';
import { BoundEditor, exchange, replicaOf } from './testing/bound-editor.ts';

const { Enter, Backspace } = EDITOR_KEYS as Record<'Enter' | 'Backspace', Command>;
const { bold, heading1, heading2, bulletList, numberedList } = TOOL_COMMANDS;

function documentWith(value: RichText): Y.Doc {
  const document = new Y.Doc();
  writeText(document.getText('text'), value);
  return document;
}

/** Two people in one text. */
function pair(value: RichText): readonly [BoundEditor, BoundEditor] {
  const document = documentWith(value);
  return [new BoundEditor(document), new BoundEditor(replicaOf(document))];
}

function sameAfterExchange(one: BoundEditor, other: BoundEditor): RichText {
  exchange(one.document, other.document);
  const text = readText(one.document.getText('text'));
  expect(textOf(one.state.doc)).toEqual(text);
  expect(textOf(other.state.doc)).toEqual(text);
  return text;
}

type Act = (editor: BoundEditor, at: number) => unknown;

const storedPicture = () => fc.stringMatching(/^image:[0-9a-f]{64}$/);

const WORD = /a\d+z/g;

/** Positions between words, and at both ends of a line. */
function gapsIn(editor: BoundEditor): number[] {
  const gaps: number[] = [];
  editor.state.doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    const text = node.textContent;
    for (let offset = 0; offset <= text.length; offset += 1)
      if (!/^\w\w/.test(` ${text} `.slice(offset))) gaps.push(position + 1 + offset);
    return false;
  });
  return gaps;
}

const lineStart = ({ state }: BoundEditor): number => state.selection.$head.start();

const kinds: readonly Act[] = [
  (editor) => editor.run(heading1),
  (editor) => editor.run(heading2),
  (editor) => editor.run(bulletList),
  (editor) => editor.run(numberedList),
];
const split: Act = (editor) => editor.run(Enter);
const join: Act = (editor) => {
  editor.select(lineStart(editor));
  editor.run(Backspace);
};

/** What two who write and exchange after every third command lose, and what stands there twice. */
function storiesOf(others: readonly Act[], stories: number) {
  const count = { typed: 0, lost: 0, twice: 0 };
  const step = fc.record({
    who: fc.nat(1),
    act: fc.nat(2 + others.length),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 12, maxLength: 12 }), (steps) => {
      const editors = pair('first second\nthird fourth\nfifth');
      const words: string[] = [];
      steps.forEach(({ who, act, at }, index) => {
        const editor = editors[who] ?? editors[0];
        const gaps = gapsIn(editor);
        const gap = gaps[Math.floor(at * (gaps.length - 1))] ?? 1;
        editor.select(gap);
        const other = others[act - 3];
        if (other !== undefined) other(editor, gap);
        else if (act === 2) {
          editor.select(gap, Math.min(gap + 4, editor.state.selection.$head.end()));
          editor.run(bold);
        } else {
          const word = `a${count.typed}z`;
          count.typed += 1;
          words.push(word);
          editor.type(` ${word} `);
        }
        if (index % 3 === 2) sameAfterExchange(...editors);
      });
      const text = editors[0].document.getText('text').toString();
      const found: readonly string[] = text.match(WORD) ?? [];
      count.lost += words.filter((word) => !found.includes(word)).length;
      count.twice += found.length - new Set(found).size;
    }),
    { numRuns: stories },
  );
  return count;
}

describe('two people in one text', () => {
  it.each([
    ['make headings and lists', kinds],
    ['split lines', [split]],
    ['split and join lines', [split, join]],
  ] as const)('lose no word of each other, and find none twice, when they %s', (_what, acts) => {
    const { typed, ...faults } = storiesOf(acts, 200);
    expect(typed).toBeGreaterThan(500);
    expect(faults).toEqual({ lost: 0, twice: 0 });
  });

  it('see whatever the other made of the text', () => {
    fc.assert(
      fc.property(arbitraryRichText(storedPicture), arbitraryRichText(storedPicture), (one, other) => {
        const document = documentWith(one);
        const editor = new BoundEditor(document);
        const text = document.getText('text');
        document.transact(() => {
          text.delete(0, text.length);
          writeText(text, other);
        });
        expect(textOf(editor.state.doc)).toEqual(other);
        editor.state.doc.check();
      }),
      { numRuns: 200 },
    );
  });

  it('add a column here and a row there', () => {
    const cells = (...texts: string[]) => texts.map((text) => [{ text }]);
    const [one, other] = pair({ blocks: [{ type: 'table', rows: [cells('A', 'B'), cells('1', '2')] }] });
    one.select(4);
    other.select(4);
    expect(one.run(TABLE_COMMANDS.addColumn)).toBe(true);
    expect(other.run(TABLE_COMMANDS.addRow)).toBe(true);
    const text = sameAfterExchange(one, other);
    const [table] = typeof text === 'object' ? text.blocks : [];
    expect(table?.type === 'table' && table.rows.map((row) => row.length)).toEqual([3, 3, 3]);
  });
});

describe('the caret', () => {
  it('stays in its words while others write before and behind them', () => {
    const [one, other] = pair('first second\nthird fourth');
    one.select(3 + 'first second'.length + 'third'.length);
    expect(one.aroundCaret).toEqual(['third', ' fourth']);
    other.select(1);
    other.type('zero ');
    other.select(other.state.doc.content.size - 1);
    other.type(' fifth');
    other.run(Enter);
    sameAfterExchange(one, other);
    expect(one.aroundCaret).toEqual(['third', ' fourth fifth']);
    one.type('!');
    expect(sameAfterExchange(one, other)).toBe('zero first second\nthird! fourth fifth\n');
  });

  it('stays before what another types at the same place, and at the begin of its line', () => {
    const [one, other] = pair('one\ntwo');
    one.select(4);
    other.select(4);
    other.type(' more');
    sameAfterExchange(one, other);
    expect(one.aroundCaret).toEqual(['one', ' more']);
    one.select(11);
    expect(one.aroundCaret).toEqual(['', 'two']);
    other.select(9);
    other.run(Enter);
    other.type('between');
    sameAfterExchange(one, other);
    expect(one.aroundCaret).toEqual(['', 'two']);
  });

  it('says which of equal letters is new', () => {
    const [one, other] = pair('hello');
    one.select(4);
    other.select(4);
    one.type('lx');
    other.type('Q');
    const text = sameAfterExchange(one, other);
    expect(['hellxQlo', 'helQlxlo']).toContain(text);
  });

  it('stays in its cell', () => {
    const [one, other] = pair({ blocks: [{ type: 'table', rows: [[[{ text: 'A' }], [{ text: 'B' }]]] }] });
    one.select(10);
    expect(one.aroundCaret).toEqual(['B', '']);
    other.select(4);
    other.run(TABLE_COMMANDS.addColumn);
    other.type('x');
    sameAfterExchange(one, other);
    expect(one.aroundCaret).toEqual(['B', '']);
  });
});

describe('what others write during a composition', () => {
  it('is shown after it, and nothing of either is lost', () => {
    const [one, other] = pair('first second\nthird');
    one.select(6);
    one.composing = true;
    one.type(' ko');
    other.select(1);
    other.type('zero ');
    other.select(other.state.doc.content.size - 1);
    other.type(' fourth');
    exchange(one.document, other.document);
    expect(textOf(one.state.doc)).toBe('first ko second\nthird');
    one.type('m');
    one.composing = false;
    one.binding.catchUp();
    expect(sameAfterExchange(one, other)).toBe('zero first kom second\nthird fourth');
    expect(one.aroundCaret).toEqual(['zero first kom', ' second']);
  });
});

describe('undo in a long text', () => {
  it('takes back only what was written here, and brings the caret back', () => {
    const [one, other] = pair('first second');
    one.select(6);
    one.type(' mine');
    other.select(1);
    other.type('theirs ');
    sameAfterExchange(one, other);
    one.select(1);
    one.history.undo();
    expect(sameAfterExchange(one, other)).toBe('theirs first second');
    expect(one.aroundCaret).toEqual(['theirs first', ' second']);
    one.history.redo();
    expect(sameAfterExchange(one, other)).toBe('theirs first mine second');
  });

  it('takes a format back apart from the words typed before and after', () => {
    const editor = new BoundEditor(documentWith('first'));
    editor.select(6);
    editor.type(' second');
    editor.run(bulletList);
    editor.type(' third');
    const said = () => textOf(editor.state.doc);
    editor.history.undo();
    expect(said()).toEqual({ blocks: [{ type: 'bulletList', items: [[{ text: 'first second' }]] }] });
    editor.history.undo();
    expect(said()).toBe('first second');
    editor.history.undo();
    expect(said()).toBe('first');
  });
});

it('leaves a blank line behind a picture only for who inserts it', () => {
  const [one, other] = pair('one');
  one.select(4);
  one.run(insertPicture(`image:${'a'.repeat(64)}`));
  const text = sameAfterExchange(one, other);
  expect(typeof text === 'object' && text.blocks.map(({ type }) => type)).toEqual(['paragraph', 'picture']);
});
