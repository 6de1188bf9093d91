import type { StatementFigures } from '@trazo/plan/finance/income-statement';
import { expect, it } from 'vitest';
import { waterfall } from './waterfall.ts';

const BLANK = ['', '', '', '', ''] as [string, string, string, string, string];
const line = (amount: string) => [{ id: '1', name: 'x', years: [amount, '', '', '', ''] as typeof BLANK }];

const figures = (given: Partial<Record<'revenue' | 'direct' | 'other' | 'interest', string>>) =>
  ({
    revenues: line(given.revenue ?? ''),
    directExpenses: line(given.direct ?? ''),
    otherExpenses: line(given.other ?? ''),
    depreciation: BLANK,
    amortization: BLANK,
    interestExpense: [given.interest ?? '', '', '', '', ''],
    incomeTaxExpense: BLANK,
  }) satisfies StatementFigures;

it('goes from revenue down to the result', () => {
  expect(waterfall(figures({ revenue: '100', direct: '40', other: '35', interest: '5' }), 1)).toEqual([
    { id: 'revenues', amount: '100', span: { from: 0, to: 1 } },
    { id: 'directExpenses', amount: '-40', span: { from: 0.6, to: 1 } },
    { id: 'otherExpenses', amount: '-35', span: { from: 0.25, to: 0.6 } },
    { id: 'interestExpense', amount: '-5', span: { from: 0.2, to: 0.25 } },
    { id: 'netIncome', amount: '20', span: { from: 0, to: 0.2 } },
  ]);
});

it('goes below zero in a year of loss', () => {
  const bars = waterfall(figures({ revenue: '60', direct: '50', other: '50' }), 1);
  expect(bars.map(({ span }) => span)).toEqual([
    { from: 0.4, to: 1 },
    { from: 0.5, to: 1 },
    { from: 0, to: 0.5 },
    { from: 0, to: 0.4 },
  ]);
  expect(bars.at(-1)).toMatchObject({ id: 'netIncome', amount: '-40' });
});

it('is not drawn without revenue, or for a single kind of cost', () => {
  expect(waterfall(figures({ direct: '40', other: '3' }), 1)).toEqual([]);
  expect(waterfall(figures({ revenue: '100', direct: '40' }), 1)).toEqual([]);
  expect(waterfall(figures({ revenue: '100', direct: '40', other: '3' }), 2)).toEqual([]);
});
