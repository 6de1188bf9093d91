import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum, toAmount, toDecimal } from '../money.ts';
import { emptyPlan } from '../plan.ts';
import type { Finance } from '../sections/finance.ts';
import { arbitraryPlan } from '../testing/arbitrary-plan.ts';
import type { YearAmounts } from './fiscal-years.ts';
import { filledLines, incomeStatement } from './income-statement.ts';
import { emptyYearLine } from './year-lines.ts';

const line = (id: string, ...years: YearAmounts) => ({ id, name: id, years });

/** A bakery, worked out by hand on paper. */
const bakery: Finance = {
  ...emptyPlan().finance,
  revenues: [
    line('bread', '120000', '150000.50', '180000', '', '0'),
    line('coffee', '30000', '40000', '', '', ''),
  ],
  directExpenses: [line('flour', '60000', '70000.25', '80000', '100', '')],
  otherExpenses: [
    line('rent', '24000', '24000', '24000', '', ''),
    line('staff', '50000', '60000', '70000', '', ''),
  ],
  depreciation: ['5000', '5000', '5000', '', ''],
  amortization: ['1000', '1000', '1000', '', ''],
  interestExpense: ['2000', '1500.10', '1000', '', ''],
  incomeTaxExpense: ['2000', '7125', '', '', ''],
};

describe('the income statement', () => {
  it('follows from the lines, year by year', () => {
    expect(incomeStatement(bakery)).toEqual({
      revenues: ['150000', '190000.5', '180000', '0', '0'],
      directExpenses: ['60000', '70000.25', '80000', '100', '0'],
      grossProfit: ['90000', '120000.25', '100000', '-100', '0'],
      grossMargin: ['60', '63.16', '55.56', '', ''],
      otherExpenses: ['74000', '84000', '94000', '0', '0'],
      ebitda: ['16000', '36000.25', '6000', '-100', '0'],
      ebit: ['10000', '30000.25', '0', '-100', '0'],
      resultBeforeTax: ['8000', '28500.15', '-1000', '-100', '0'],
      netIncome: ['6000', '21375.15', '-1000', '-100', '0'],
    });
  });

  it('leaves a margin without revenue blank, and rounds halves up', () => {
    const margin = (revenue: string, cost: string) =>
      incomeStatement({
        ...bakery,
        revenues: [line('r', revenue, '', '', '', '')],
        directExpenses: [line('c', cost, '', '', '', '')],
      }).grossMargin[0];
    expect(margin('', '5')).toBe('');
    expect(margin('0', '5')).toBe('');
    expect(margin('100000', '99995')).toBe('0.01');
    expect(margin('100', '300')).toBe('-200');
  });

  it('adds up for any plan', () => {
    fc.assert(
      fc.property(arbitraryPlan(), ({ finance }) => {
        const { revenues, netIncome } = incomeStatement(finance);
        for (const year of [0, 1, 2, 3, 4] as const) {
          const costs = sum([
            ...[...finance.directExpenses, ...finance.otherExpenses].map(({ years }) => years[year]),
            finance.depreciation[year],
            finance.amortization[year],
            finance.interestExpense[year],
            finance.incomeTaxExpense[year],
          ]);
          expect(sum([netIncome[year], costs])).toBe(toAmount(toDecimal(revenues[year])));
        }
      }),
      { numRuns: 50 },
    );
  });
});

it('keeps lines without a figure out of tables; a zero is a figure', () => {
  const lines = [emptyYearLine('a'), line('named', '', '', '', '', ''), line('zero', '', '0', '', '', '')];
  expect(filledLines(lines).map(({ id }) => id)).toEqual(['zero']);
});
