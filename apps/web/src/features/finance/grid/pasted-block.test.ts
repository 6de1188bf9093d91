import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@trazo/plan/languages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AMOUNT_RULE } from './figure-rule.ts';
import { shownLines } from './grid-paste.ts';
import { type PastedBlock, readBlock } from './pasted-block.ts';
import { parseTabSeparated } from './tab-separated.ts';

type Place = Parameters<typeof readBlock>[1];

const read = (text: string, place: Partial<Place> = {}): PastedBlock =>
  readBlock(parseTabSeparated(text), {
    column: 0,
    language: 'es',
    currency: '€',
    hasName: true,
    takesCosts: 'elsewhere',
    ...place,
  });
const sample = (name: string) => readFileSync(`${import.meta.dirname}/testing/pasted/${name}.tsv`, 'utf8');
const shown = (block: PastedBlock) => shownLines(block, AMOUNT_RULE);
const notesOf = ({ notes }: PastedBlock) => notes.map(({ kind }) => kind);

describe('a block of figures', () => {
  it.each([0, 1])('loses its head of years, and says so: from column %i', (column) => {
    const block = read(sample('header-of-years'), { column });
    expect(block.notes).toEqual([{ kind: 'head', texts: ['2027', '2028', '2029', '2030', '2031'] }]);
    expect(block.column).toBe(0);
    expect(shown(block)).toEqual([['Pan', '100', '200', '300', '400', '500']]);
  });

  it.each(LANGUAGES)('has no thousandths of another habit: %s', (language: Language) => {
    const block = read(sample('thousands-of-another-language'), { language });
    expect(shown(block)).toEqual([
      ['Ventas', '45000', '52000', '61000', '70000', '80500'],
      ['Compras', '12000', '13500', '14200', '15000', '16750'],
    ]);
    expect(notesOf(block)).toEqual(language === 'en' ? [] : ['grouping']);
  });

  it('goes in as it is where nothing has to be read into it', () => {
    for (const text of [
      '1.200\t1.300',
      'Pan\t1.200,50\t\t-',
      'Menús\nCenas',
      'Devoluciones\t(3)\t4',
      '1\n\n2',
    ])
      expect(read(text).notes).toEqual([]);
  });

  it('of a whole statement keeps its lines, and puts costs where costs go', () => {
    const statement = [
      'Plan in £000\t\t\t',
      '\tYear 1\tYear 2\tTotal',
      'Sales\t\t\t',
      'Bread\t45.5\t50\t95.5',
      'Coffee\t10\t12\t22',
      'Total sales\t55.5\t62\t117.5',
      'Costs\t\t\t',
      'Rent\t(12)\t(12)\t(24)',
      'Flour\t(8)\t(9)\t(17)',
      '\t\t\t',
      'EBITDA\t35.5\t41\t76.5',
      'Margin\t64 %\t66 %\t',
    ].join('\n');
    const block = read(statement, { language: 'en' });
    expect(shown(block)).toEqual([
      ['Bread', '45500', '50000'],
      ['Coffee', '10000', '12000'],
      ['Rent', '12000', '12000'],
      ['Flour', '8000', '9000'],
    ]);
    expect(block.lines.map(({ isCost }) => isCost)).toEqual([false, false, true, true]);
    expect(block.notes).toEqual([
      { kind: 'head', texts: ['Plan in £000', 'Year 1', 'Year 2'] },
      { kind: 'sections', texts: ['Sales', 'Costs'] },
      { kind: 'results', texts: ['Total sales', 'EBITDA', 'Total'] },
      { kind: 'percents', texts: ['Margin'] },
      { kind: 'costs', texts: ['Rent', 'Flour'] },
      { kind: 'thousands' },
      { kind: 'currency', sign: '£' },
    ]);
  });

  it('among costs loses the minus of all its figures', () => {
    const block = read('Alquiler\t-1.200\t-1.300\nLuz\t300\t-20', { takesCosts: 'here' });
    expect(block.notes).toEqual([{ kind: 'signs', texts: ['Alquiler'] }]);
    expect(shown(block)).toEqual([
      ['Alquiler', '1200', '1300'],
      ['Luz', '300', '-20'],
    ]);
  });

  it('without place for names leaves them out', () => {
    const block = read('Amortización\t1\t2', { column: 1, hasName: false, takesCosts: 'here' });
    expect(notesOf(block)).toEqual(['names']);
    expect(shown(block)).toEqual([['1', '2']]);
  });

  it('of sums leaves out the line that is the sum of those above it', () => {
    const block = read('Pan\t1\t2\nCafé\t3\t4\nTodo junto\t4\t6');
    expect(block.notes).toEqual([{ kind: 'results', texts: ['Todo junto'] }]);
  });

  it('of ten thousand lines is read at once, whatever stands in it', () => {
    const cells = ['1', '=1+2', '😀', '<script>', 'שלום', '-3', '12 %'];
    const rows = Array.from(
      { length: 10_000 },
      (_, row) => `Línea ${row}\t${cells[row % cells.length]}\t${row}`,
    );
    const block = read(rows.join('\n'));
    expect(block.lines.map(({ cells: [name] }) => name)).toEqual(rows.map((row) => row.split('\t')[0]));
  });

  it.each([
    ['£5', '£'],
    ['US$ 5\t7', 'US$'],
    ['5 €', undefined],
  ])('in another currency is asked about: %s', (text, sign) => {
    expect(read(text, { column: 1 }).notes).toEqual(sign === undefined ? [] : [{ kind: 'currency', sign }]);
  });

  it('of any cells has lines of one length, none of them made up', () => {
    const cell = fc.constantFrom(
      '',
      '1',
      '-2',
      '45,000',
      '2027',
      'Total',
      'Ventas',
      '12 %',
      '=1+2',
      '<script>',
      '😀',
      '9'.repeat(30),
      'שלום',
      '£3',
    );
    fc.assert(
      fc.property(
        fc
          .integer({ min: 1, max: 6 })
          .chain((width) =>
            fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
          ),
        fc.integer({ min: 0, max: 2 }),
        (cells, column) => {
          const { lines } = readBlock(cells, {
            column,
            language: 'es',
            currency: '€',
            hasName: true,
            takesCosts: 'elsewhere',
          });
          expect(new Set(lines.map((line) => line.cells.length)).size).toBeLessThanOrEqual(1);
          const given = new Set(cells.flat());
          expect(lines.flatMap((line) => line.cells).every((each) => given.has(each))).toBe(true);
        },
      ),
    );
  });
});
