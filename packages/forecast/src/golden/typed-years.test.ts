import { describe, expect, it } from 'vitest';
import { forecastOf } from '../testing/golden-case.ts';
import { loan, overhead, units } from '../testing/lines.ts';

describe('typed years', () => {
  it('win, and the rest follows them', () => {
    const { income, cash } = forecastOf({
      streams: [units({ badDebt: '10' })],
      overheads: [overhead({ amount: '100' }), overhead({ id: 'o2', amount: '300' })],
      loans: [loan({ rate: '0', term: 12, payouts: [{ month: 0, amount: '1200' }] })],
      pins: [
        { path: 'revenues.f:s1.FY1', amount: '24001' },
        { path: 'otherExpenses.f:rent.FY2', amount: '9600' },
        { path: 'depreciation.FY2', amount: '1201' },
        { path: 'interestExpense.FY3', amount: '60' },
        { path: 'incomeTaxExpense.FY1', amount: '777' },
      ],
    });
    expect(income.revenue.years.slice(0, 2)).toEqual([24_001, 12_000]);
    expect(income.badDebt.years[0]).toBe(2400);
    expect(income.overheads.years.slice(0, 2)).toEqual([4800, 9600]);
    expect(income.depreciation.years[1]).toBe(1201);
    expect(cash.lines.interest.years[2]).toBe(60);
    expect(income.incomeTax.years[0]).toBe(777);
  });
});
