import { describe, expect, it } from 'vitest';
import { first, forecastOf, NO_VAT } from '../testing/golden-case.ts';
import { subscription, units } from '../testing/lines.ts';

describe('customers', () => {
  it('pay a deposit before and the rest after', () => {
    // One sale of 1,000 in month 3, 21 %: 30 % of 1,210 a month before, 70 % a month after.
    const { cash, ledger } = forecastOf({
      streams: [
        units({
          from: 3,
          until: 3,
          terms: [
            { share: '30', days: -30 },
            { share: '70', days: 30 },
          ],
        }),
      ],
    });
    expect(first(cash.lines.customers.months, 6)).toEqual([0, 0, 363, 0, 847, 0]);
    // The tax on the deposit, 63, is due as it comes; 147 at the invoice.
    expect(first(ledger.balances('advances'), 4)).toEqual([0, 0, -300, 0]);
    expect(first(ledger.balances('vat'), 4)).toEqual([0, 0, -63, -210]);
    expect(first(ledger.balances('receivables'), 5)).toEqual([0, 0, 0, 847, 0]);
  });

  it('pay half after one month and half after two where they have 45 days', () => {
    const { cash, ratios } = forecastOf({
      vat: NO_VAT,
      streams: [units({ terms: [{ share: '100', days: 45 }] })],
    });
    expect(first(cash.lines.customers.months, 5)).toEqual([0, 0, 500, 1000, 1000]);
    // A year's average of receivables, 1,000 and then 1,500: 17,500 / 12 ÷ 12,000 · 365 = 44.4 days.
    expect(ratios.years[0]?.receivableDays).toBe(444);
  });

  it('of a yearly subscription pay all in advance', () => {
    const { cash, income, ledger } = forecastOf({
      vat: NO_VAT,
      streams: [
        subscription({
          normal: '10',
          season: ['1', ...new Array(11).fill('0')],
          billingMonths: 12,
          price: '10',
          growth: ['', '-100', '', '', ''],
        }),
      ],
    });
    // The season puts all twelve months' customers into January: 120 join.
    expect(first(income.revenue.months, 4)).toEqual([0, 1200, 1200, 1200]);
    expect(cash.lines.customers.months[1]).toBe(14_400);
    expect(cash.lines.customers.months[2]).toBe(0);
    expect(ledger.balances('deferred')[1]).toBe(-13_200);
    expect(ledger.balances('deferred')[12]).toBe(0);
    expect(cash.lines.customers.months[13]).toBe(14_400);
  });

  it('who have paid for a year leave as it ends', () => {
    const { cash } = forecastOf({
      vat: NO_VAT,
      streams: [
        subscription({
          normal: '10',
          season: ['1', ...new Array(11).fill('0')],
          billingMonths: 12,
          price: '10',
          churn: '2',
          growth: ['', '-100', '', '', ''],
        }),
      ],
    });
    // 120 · 0.98¹² = 94.166 renew a year later, and 73.893 the year after: 120 euros each.
    expect([1, 13, 25].map((month) => cash.lines.customers.months[month])).toEqual([14_400, 11_300, 8867]);
  });

  it('leave with the churn', () => {
    // 100 a month arrive, half of those there leave: 100, 150, 175; averages 50, 125, 162.5.
    const { income } = forecastOf({ vat: NO_VAT, streams: [subscription({ churn: '50', price: '2' })] });
    expect(first(income.revenue.months, 4)).toEqual([0, 100, 250, 325]);
  });

  it('who never pay are a cost', () => {
    const { income, cash } = forecastOf({ vat: NO_VAT, streams: [units({ badDebt: '5' })] });
    expect(income.badDebt.months[1]).toBe(50);
    expect(cash.lines.customers.months[1]).toBe(950);
  });
});
