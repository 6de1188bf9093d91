import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTabSeparated, toTabSeparated } from './tab-separated.ts';

describe('a block from a spreadsheet', () => {
  it('has rows and cells', () => {
    expect(parseTabSeparated('Rent\t1\t2\r\nWages\t3\t4\r\n')).toEqual([
      ['Rent', '1', '2'],
      ['Wages', '3', '4'],
    ]);
  });

  it('keeps blanks inside and drops blank rows and columns at the end', () => {
    expect(parseTabSeparated('1\t\t3\t\n\t\t\t\n4\n\n\n')).toEqual([
      ['1', '', '3'],
      ['', '', ''],
      ['4', '', ''],
    ]);
  });

  it('understands quoted cells', () => {
    expect(parseTabSeparated('"a ""b""\nc"\t1')).toEqual([['a "b" c', '1']]);
  });

  it('takes a lone quote as text', () => {
    expect(parseTabSeparated('"Sur\t1')).toEqual([['"Sur', '1']]);
  });

  it('of two megabytes is read whole', () => {
    expect(parseTabSeparated('1\t2\n'.repeat(500_000))).toHaveLength(500_000);
    const text = 'a'.repeat(2_000_000);
    expect(parseTabSeparated(`"${text}"`)).toEqual([[text]]);
  });

  it('is empty when nothing was copied', () => {
    expect(parseTabSeparated(' \t\n')).toEqual([]);
  });

  it('survives being copied and pasted', () => {
    const cell = fc.string().map((text) => text.replace(/\s/g, ' ').trim());
    const block = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
      )
      .filter((rows) => rows.at(-1)?.at(-1) !== '');
    fc.assert(
      fc.property(block, (rows) => {
        expect(parseTabSeparated(toTabSeparated(rows))).toEqual(rows);
      }),
    );
  });
});
