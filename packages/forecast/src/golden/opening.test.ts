import { blankOpening } from '@trazo/plan/finance/assumptions/new-items';
import { describe, expect, it } from 'vitest';
import { first, forecastOf, NO_VAT } from '../testing/golden-case.ts';
import { loan } from '../testing/lines.ts';

describe('a running business', () => {
  it('brings its balances', () => {
    const result = forecastOf({
      vat: NO_VAT,
      opening: {
        bank: '5000',
        receivables: '3000',
        stock: '1000',
        fixedAssets: '6000',
        deposits: '500',
        payables: '2000',
        vatOwed: '300',
        socialOwed: '400',
        taxOwed: '700',
        partnerLoans: '1000',
        capital: '3000',
        fixedLife: 24,
        receivableDays: 60,
        payableDays: 30,
      },
      loans: [
        loan({
          running: true,
          payouts: [{ month: 0, amount: '2400' }],
          rate: '0',
          term: 24,
          method: 'linear',
        }),
      ],
    });
    // 15,500 of assets − 2,000 − 300 − 400 − 700 − 1,000 − 3,000 − 2,400 = 5,700 retained.
    expect(result.ledger.balances('retained')[0]).toBe(-5700);
    expect(result.balance[0]).toMatchObject({
      fixedAssets: 6500,
      stock: 1000,
      receivables: 3000,
      cash: 5000,
      ownFunds: 8700,
      longTerm: 2200,
      shortTerm: 4600,
    });
    // Month 1: 1,500 collected − 2,000 − 400 − 100.
    expect(first(result.cash.closing, 3)).toEqual([5000, 4000, 5400]);
    expect(result.cash.lines.incomeTax.months[7]).toBe(700);
    expect(result.income.depreciation.months[1]).toBe(250);
    expect(result.cash.lines.loans.years[0]).toBe(0);
  });

  it('pays the tax of a quarter that has ended in the month after, and of one that runs with the rest of it', () => {
    const owed = (start: string) => {
      const { cash } = forecastOf({ start, opening: { ...blankOpening(), vatOwed: '9000' } });
      return cash.lines.vat.months.flatMap((amount, month) => (amount === 0 ? [] : [[month, amount]]));
    };
    expect(owed('2027-01')).toEqual([[1, 9000]]);
    // In February and March the first quarter is still open: it ends in March and is paid in April.
    expect(owed('2027-02')).toEqual([[3, 9000]]);
    expect(owed('2027-03')).toEqual([[2, 9000]]);
    expect(owed('2027-04')).toEqual([[1, 9000]]);
  });
});
