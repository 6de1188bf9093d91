import { forecast } from '@trazo/forecast/forecast';
import { FACTS } from '@trazo/forecast/testing/golden-case';
import { loan, overhead, person, units } from '@trazo/forecast/testing/lines';
import { MODELS } from '@trazo/forecast/testing/model-count';
import { assume } from '@trazo/forecast/testing/plan-facts';
import { packOf } from '@trazo/packs/pack-of';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { LANGUAGES } from '@trazo/plan/languages';
import { arbitraryAssumptions } from '@trazo/plan/testing/arbitrary-assumptions';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Evaluator } from './testing/evaluate.ts';
import { workbookWords } from './words.ts';
import { workbookFile, workbookSheets } from './workbook.ts';
import type { Sheet } from './xlsx/sheet.ts';

const OWN = [{ key: 'vat.standard', value: '7.7' }];

const workedOut = (assumptions: Assumptions): PlanForecast => ({
  assumptions,
  wrong: [],
  forecast: forecast(assumptions, packOf(assumptions.country), FACTS),
});

/** Cells whose formula does not come to what stands beside it, which is the engine's figure. */
function faults(sheets: readonly Sheet[]): string[] {
  const evaluator = new Evaluator(sheets);
  const found: string[] = [];
  for (const { name, rows } of sheets) {
    for (const [y, row] of rows.entries()) {
      for (const [x, cell] of row.entries()) {
        if (cell?.kind !== 'formula') continue;
        const value = evaluator.cell(name, x, y + 1);
        if (typeof value === 'number' && Math.abs(value - cell.value) < 0.0051) continue;
        found.push(`${name} ${x},${y + 1}: ${cell.formula} is ${value}, not ${cell.value}`);
      }
    }
  }
  return found;
}

it('has formulas that come to the figures of the forecast, whatever the assumptions', () => {
  const model = fc.record({
    assumptions: arbitraryAssumptions(OWN),
    country: fc.constantFrom('es' as const, 'de' as const),
    language: fc.constantFrom(...LANGUAGES),
  });
  fc.assert(
    fc.property(model, ({ assumptions, country, language }) => {
      expect(faults(workbookSheets(workedOut({ ...assumptions, country }), language))).toEqual([]);
    }),
    { numRuns: MODELS },
  );
});

it('follows a posting that is changed', () => {
  const sheets = workbookSheets(workedOut(assume({ streams: [units({ price: '10' })] })), 'en');
  const changed = sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row) =>
      row.map((cell) =>
        sheet.name === 'Postings' && cell?.kind === 'number' ? { ...cell, value: 2 * cell.value } : cell,
      ),
    ),
  }));
  const net = (of: readonly Sheet[]) => new Evaluator(of).cell('Profit and loss', 2, 19);
  expect(net(sheets)).toBeGreaterThan(0);
  expect(net(changed)).toBe(2 * Number(net(sheets)));
});

it('says what is paid by what it is for where that weighs, as the document prints it', () => {
  const worked = workedOut(
    assume({
      overheads: [
        overhead({ id: 'o1', amount: '10000' }),
        overhead({ id: 'o2', category: 'energy', amount: '900', direct: true }),
        overhead({ id: 'o3', category: 'dues', amount: '20' }),
      ],
    }),
  );
  const sheets = workbookSheets(worked, 'en');
  const names = (sheet: string, column: number) =>
    sheets
      .find(({ name }) => name === sheet)
      ?.rows.map((row) => row[column])
      .map((cell) => (cell?.kind === 'text' ? cell.text : ''));
  const { cashRows, own } = workbookWords('en');
  const paid = [cashRows.rent, cashRows.energy, cashRows.other];
  expect(names(own.cash, 0)).toEqual(expect.arrayContaining(paid));
  expect(names(own.cash, 0)).not.toContain(cashRows.overheads);
  expect(names(own.cash, 0)).not.toContain(cashRows.dues);
  expect(names(own.postings, 3)).toEqual(expect.arrayContaining(paid));
  expect(faults(sheets)).toEqual([]);
});

it('leaves texts texts, whatever they begin with', async () => {
  const worked = workedOut(
    assume({
      people: [person({ role: '=HYPERLINK("http://evil.example")' })],
      loans: [loan({ name: '@SUM(1+1)\u0000<&>' })],
    }),
  );
  const sheets = workbookSheets(worked, 'es');
  const texts = sheets.flatMap(({ rows }) => rows.flat()).filter((cell) => cell?.kind === 'text');
  expect(texts).toContainEqual({ kind: 'text', text: '=HYPERLINK("http://evil.example")', style: 'text' });
  expect(faults(sheets)).toEqual([]);
  const file = await workbookFile(worked, 'es');
  expect(file.subarray(0, 2).toString()).toBe('PK');
  expect((await workbookFile(worked, 'es')).equals(file)).toBe(true);
});

it.each(LANGUAGES)(
  'accounts, lines of the cash plan and sheets have names of their own in %s',
  (language) => {
    const { accounts, cashRows, own } = workbookWords(language);
    const sheets = [own.postings, own.income, own.cash, own.balance, own.loans, own.checks];
    for (const names of [Object.values(accounts), Object.values(cashRows), sheets])
      expect(new Set(names).size, names.join(', ')).toBe(names.length);
    // A criterion that begins so, or holds a wildcard, would mean something else; a sheet's name has 31 characters.
    for (const name of [...Object.values(accounts), ...Object.values(cashRows)])
      expect(name).not.toMatch(/^[<>=]|[*?~]/);
    for (const name of sheets) expect(name).toMatch(/^[^[\]:*?/\\]{1,31}$/);
  },
);
