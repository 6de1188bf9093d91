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

  it('of bad debts, grants and the owners’ contributions count, too', () => {
    const { income, cash } = forecastOf({
      taxedAs: 'owner',
      streams: [units({ badDebt: '10', vat: 'none' })],
      pins: [
        { path: 'otherExpenses.f:badDebt.FY1', amount: '600' },
        { path: 'revenues.f:otherIncome.FY2', amount: '2400' },
        { path: 'otherExpenses.f:ownerSocial.FY3', amount: '1201' },
      ],
    });
    // 10 % of 12,000 are 1,200: 600 less in twelve parts of 50, which customers pay after all: 1,000 − 100 + 50.
    expect(income.badDebt.years.slice(0, 2)).toEqual([600, 1200]);
    expect([1, 12, 13].map((month) => cash.lines.customers.months[month])).toEqual([950, 950, 900]);
    // 2,400 in twelve parts of 200.
    expect(income.otherIncome.years.slice(0, 3)).toEqual([0, 2400, 0]);
    expect([12, 13, 24, 25].map((month) => cash.lines.grants.months[month])).toEqual([0, 200, 200, 0]);
    // 1,201 in twelve parts: one unit is left over, and the first has it.
    expect(income.social.years[2]).toBe(1201);
    expect([25, 26, 36].map((month) => cash.lines.ownerSocial.months[month])).toEqual([101, 100, 100]);
  });
});
