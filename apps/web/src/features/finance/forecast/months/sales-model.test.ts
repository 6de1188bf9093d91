import { ASSUMPTION_LIMITS } from '@trazo/plan/finance/assumptions/assumptions';
import { newItem } from '@trazo/plan/finance/assumptions/new-items';
import { streamSchema } from '@trazo/plan/finance/assumptions/streams';
import { describe, expect, it } from 'vitest';
import { clearRange } from '../../grid/grid-model.ts';
import { pasteBlock } from '../../grid/grid-paste.ts';
import { plainBlock } from '../../grid/pasted-block.ts';
import { QUANTITY_RULE, type Streams, salesModel, salesRows } from './sales-model.ts';

const model = salesModel(() => true);
const OPEN = 'open';
const bread = { ...newItem.monthly('bread'), name: 'Bread' };
const two: Streams = [newItem.stream('menu'), bread];

let ids = 0;
const paste = (block: string[][], row: number, column: number, into: Streams = two) =>
  pasteBlock(model, into, plainBlock(block, column, 'es'), {
    rows: salesRows(into, OPEN),
    row,
    newId: () => {
      ids += 1;
      return `new-${ids}`;
    },
  });

describe('streams by month', () => {
  it('have a row each, but for those that are worked out, and an open one', () => {
    expect(salesRows(two, OPEN)).toEqual([
      { id: 'bread', index: 1, open: false },
      { id: OPEN, index: 2, open: true },
    ]);
    const full = Array.from({ length: ASSUMPTION_LIMITS.streams }, (_, index) =>
      newItem.monthly(`s${index}`),
    );
    expect(salesRows(full, OPEN)).toHaveLength(ASSUMPTION_LIMITS.streams);
  });

  it('become a line by what is typed, as the plan takes it, and none by a blank', () => {
    const open = { id: OPEN, index: 2, open: true };
    expect(model.withValue(two, open, 5, '')).toBe(two);
    const made = model.withValue(two, open, 5, '12.5').at(-1);
    expect(streamSchema.safeParse(made).success).toBe(true);
    expect(made).toMatchObject({ kind: 'monthly', price: '1' });
    expect(made?.kind === 'monthly' && made.quantities[4]).toBe('12.5');
  });

  it('take a block of names and months, below the last line as well', () => {
    const outcome = paste(
      [
        ['Pan', '1', '2'],
        ['Café', '3', '4'],
        ['Miel', '5', '6,25678'],
      ],
      0,
      0,
    );
    if (!outcome.pasted) throw new Error(outcome.error.reason);
    expect(
      outcome.content
        .slice(1)
        .map((stream) => stream.kind === 'monthly' && [stream.name, ...stream.quantities.slice(0, 2)]),
    ).toEqual([
      ['Pan', '1', '2'],
      ['Café', '3', '4'],
      // What a spreadsheet has in decimals beyond the plan's is rounded.
      ['Miel', '5', '6.257'],
    ]);
    expect(outcome.content[0]).toBe(two[0]);
  });

  it('refuse a block with a negative, a text, or wider than sixty months', () => {
    expect(paste([['1', '-1']], 0, 1)).toMatchObject({ error: { reason: 'outOfRange', column: 2 } });
    expect(paste([['9'.repeat(30)]], 0, 1)).toMatchObject({ error: { reason: 'outOfRange' } });
    expect(paste([['9'.repeat(31)]], 0, 1)).toMatchObject({ error: { reason: 'tooLong' } });
    expect(paste([['1', 'n/a']], 0, 1)).toMatchObject({ error: { reason: 'notNumber' } });
    expect(paste([['1', '2']], 0, 60)).toMatchObject({ error: { reason: 'tooWide', capacity: 1 } });
    const rows = Array.from({ length: ASSUMPTION_LIMITS.streams }, () => ['1']);
    expect(paste(rows, 0, 1)).toMatchObject({
      error: { reason: 'tooTall', capacity: ASSUMPTION_LIMITS.streams - 1 },
    });
  });

  it('are cleared out of sight as well', () => {
    const filled = paste([new Array(60).fill('7')], 0, 1);
    if (!filled.pasted) throw new Error(filled.error.reason);
    const range = { top: 0, bottom: 0, left: 1, right: 60 };
    const cleared = clearRange(
      salesModel(() => false),
      filled.content,
      salesRows(filled.content, OPEN),
      range,
    );
    expect(cleared).toEqual(two);
  });

  it.each([
    ['', true],
    ['0', true],
    ['12.345', true],
    ['1000000000', true],
    ['1000000000.001', false],
    ['12.3456', false],
    ['-1', false],
    ['many', false],
  ])('take %j: %s', (value, allowed) => {
    expect(QUANTITY_RULE.allows(value)).toBe(allowed);
  });
});
