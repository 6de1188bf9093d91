import { readFileSync } from 'node:fs';
import type { Currency } from '@trazo/plan/currencies';
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

  it.each([
    ['2027', '2028', 'Total'],
    ['2027', '2028', 'Gesamt'],
    ['2027', '2028', 'Total general'],
    ['2027', '2028', 'Promedio'],
    ['2027 €', '2028 €', 'Summe'],
    ['2027 (€)', '2028 (€)', 'Somma'],
    ['Año 2027', 'Año 2028', 'Suma'],
    ['FYE 2027', 'FYE 2028', 'Total'],
    ['2027', '2028E', 'Total'],
    ['31/12/2027', '31/12/2028', 'Total'],
    ['31.12.2027', '31.12.2028', 'Total'],
  ])('knows its head by the years beside a sum: %s, %s, %s', (...head) => {
    for (const names of ['', 'Concepto']) {
      const block = read(`${names}\t${head.join('\t')}\nPan\t1\t2\t3`);
      expect(shown(block)).toEqual([['Pan', '1', '2']]);
      const left = [names, head[0], head[1]].filter((text) => text !== '');
      expect(block.notes).toEqual([
        { kind: 'head', texts: left },
        { kind: 'results', texts: [head[2]] },
      ]);
    }
    expect(shown(read(`${head.join('\t')}\n1\t2\t3`, { column: 1 }))).toEqual([['1', '2']]);
  });

  it.each(['%', 'Var. %', 'Δ', '% s/ventas', 'Crecimiento', 'YoY', '2028 %', 'Var. 27/28'])(
    'leaves out its column of shares: %s',
    (share) => {
      const block = read(`\t2027\t2028\t${share}\nPan\t1\t2\t33,3`);
      expect(shown(block)).toEqual([['Pan', '1', '2']]);
      expect(block.notes).toEqual([
        { kind: 'head', texts: ['2027', '2028'] },
        { kind: 'percents', texts: [share] },
      ]);
    },
  );

  it('leaves out a column in which only percentages stand', () => {
    const block = read('\t2027\tPeso\t2028\nPan\t1\t25 %\t2\nCafé\t3\t75 %\t4');
    expect(shown(block)).toEqual([
      ['Pan', '1', '2'],
      ['Café', '3', '4'],
    ]);
    expect(block.notes).toEqual([
      { kind: 'head', texts: ['2027', '2028'] },
      { kind: 'percents', texts: ['Peso'] },
    ]);
  });

  it('says its head again over another section', () => {
    const block = read('Ingresos\t2027\t2028\nPan\t1\t2\nGastos\t2027\t2028\nLuz\t3\t4');
    expect(shown(block)).toEqual([
      ['Pan', '1', '2'],
      ['Luz', '3', '4'],
    ]);
    expect(block.notes).toEqual([
      { kind: 'head', texts: ['Ingresos', '2027', '2028'] },
      { kind: 'sections', texts: ['Gastos'] },
      { kind: 'costs', texts: ['Luz'] },
    ]);
  });

  it('with a sum after the years that fit is not too wide', () => {
    const block = read('\t2027\t2028\t2029\t2030\t2031\tTotal\nPan\t1\t2\t3\t4\t5\t15');
    expect(shown(block)).toEqual([['Pan', '1', '2', '3', '4', '5']]);
  });

  it.each([
    ['\tTotal 2027\tTotal 2028\nPan\t1\t2', ['Pan', '1', '2']],
    ['Pan\t2027 €\nCafé\t300 €', ['Pan', '2027']],
    ['Pan\t(2027)\t(2028)\nCafé\t300\t1', ['Pan', '2027', '2028']],
  ])('keeps what only looks like a head or a sum: %j', (text, first) => {
    expect(shown(read(text))[0]).toEqual(first);
  });

  it.each([
    'in Tsd. €',
    'miles de €',
    'k€',
    '(000)',
    '€000',
    'TEUR',
    'kEUR',
    'in TUSD',
    'TCHF',
    'in 1.000 €',
    '(x1000)',
    'en milliers d’euros',
    'migliaia di euro',
  ])('has its figures in thousands by its head: %s', (head) => {
    expect(shown(read(`${head}\t2027\t2028\nPan\t45\t50`))).toEqual([['Pan', '45000', '50000']]);
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

  it.each<[string, Currency, string | undefined]>([
    ['Concepto (USD)\t2027\t2028\nPan\t1\t2', '€', 'USD'],
    ['\t2027 USD\t2028 USD\nPan\t1\t2', '€', 'USD'],
    ['Ventas (USD)\t45\t50', '€', 'USD'],
    ['Ventas (£)\t45\t50', '€', '£'],
    ['Ventas en PLN\t45\t50', '€', 'PLN'],
    ['in TUSD\t2027\t2028\nPan\t1\t2', '€', 'USD'],
    ['US dollars\t2027\t2028\nPan\t1\t2', '€', 'dollars'],
    ['(miles de dólares)\t2027\t2028\nPan\t1\t2', '€', 'dólares'],
    ['en milliers d’euros\t2027\t2028\nPan\t1\t2', '£', 'euros'],
    ['Total (US$)\t1\t2\nPan\t1\t2', '€', 'US$'],
    ['Ventas (EUR)\t45\t50', '€', undefined],
    ['Ventas (EUR)\t45\t50', '£', 'EUR'],
    ['Ventas (US$)\t45\t50', '$', undefined],
    ['Ventas (MXN)\t45\t50', '$', undefined],
    ['Ventas (R$)\t45\t50', 'R$', undefined],
    ['CHF\t2027\t2028\nPan\t1\t2', 'Fr', undefined],
    ['FYE 2027\tFYE 2028\n1\t2', '€', undefined],
    ['Vente de livres\t45\t50', '€', undefined],
    ['Libra de pan\t45\t50', '€', undefined],
    ['IVA\t45\t50\nRON MIEL\t1\t2', '€', undefined],
  ])('whose words name another currency is asked about: %j in %s', (text, currency, sign) => {
    const column = text.startsWith('FYE') ? 1 : 0;
    expect(read(text, { column, currency }).notes.filter(({ kind }) => kind === 'currency')).toEqual(
      sign === undefined ? [] : [{ kind: 'currency', sign }],
    );
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
