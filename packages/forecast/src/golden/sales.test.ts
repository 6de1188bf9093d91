import { describe, expect, it } from 'vitest';
import { first, forecastOf, NO_VAT } from '../testing/golden-case.ts';
import { units } from '../testing/lines.ts';

describe('sales', () => {
  it('ramp up, then grow, follow the season and the price', () => {
    const { income } = forecastOf({
      vat: NO_VAT,
      streams: [
        units({ first: '10', normal: '100', rampMonths: 9, growth: ['', '10', '', '', ''], priceIndex: '5' }),
      ],
    });
    // 10, 20, … 100 pieces at 10; in the second year 110 at 10.50.
    expect(first(income.revenue.months, 12)).toEqual([
      0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1000,
    ]);
    expect(income.revenue.months[13]).toBe(1155);
    const seasonal = forecastOf({
      vat: NO_VAT,
      streams: [units({ season: ['3', ...new Array(11).fill('1')] })],
    });
    // 3 · 12 / 14 of 1,000 in January: 2,571.43; with February 3,428.57, so 858 are left for it; the year stays 12,000.
    expect(first(seasonal.income.revenue.months, 3)).toEqual([0, 2571, 858]);
    expect(seasonal.income.revenue.years[0]).toBe(12_000);
  });

  it('of hours and of seats', () => {
    const line = units({});
    if (line.kind !== 'units') throw new Error('units are units');
    const { growth: _, ...rest } = line;
    const hours = forecastOf({
      vat: NO_VAT,
      // 2 heads · 39 hours · 48 weeks / 12 · 60 % = 187.2 hours at 50.
      streams: [
        { ...rest, kind: 'hours', heads: '2', hoursPerWeek: '39', weeksOff: 4, normal: '60', price: '50' },
      ],
    });
    expect(hours.income.revenue.months[1]).toBe(9360);
    const seats = forecastOf({
      vat: NO_VAT,
      // 20 seats · 2.5 turns · 26 days (20 in February) · 50 % at 18.
      streams: [
        {
          ...rest,
          kind: 'capacity',
          capacity: '20',
          turns: '2.5',
          days: [26, 20, ...new Array(10).fill(26)],
          normal: '50',
          price: '18',
        },
      ],
    });
    expect(first(seats.income.revenue.months, 3)).toEqual([0, 11_700, 9000]);
  });

  it('cost more as their price rises, unless the cost says otherwise', () => {
    const cost = { per: 'unit', amount: '6', share: '', vat: '', days: 0, stockDays: 0 } as const;
    const costOf = (index: string) =>
      forecastOf({ vat: NO_VAT, streams: [units({ priceIndex: '2', cost: { ...cost, index } })] }).income;
    // Price 10, cost 6, both 2 % up a year: the margin stays at 40 %.
    const even = costOf('');
    expect(even.directCosts.months[13]).toBe(612);
    expect(even.grossProfit.months[13]).toBe(408);
    expect(costOf('0').directCosts.months[13]).toBe(600);
    expect(costOf('5').directCosts.months[13]).toBe(630);
  });

  it('keep stock for the coming days', () => {
    const cost = {
      per: 'unit',
      amount: '1',
      share: '',
      index: '',
      vat: '',
      days: 30,
      stockDays: 45,
    } as const;
    const { ledger, cash, balance } = forecastOf({ vat: NO_VAT, streams: [units({ until: 3, cost })] });
    // 100 used a month; 45 days are 150, then 100 (what is left), then nothing.
    expect(first(ledger.balances('stock'), 5)).toEqual([150, 150, 100, 0, 0]);
    expect(first(cash.lines.suppliers.months, 6)).toEqual([0, 150, 100, 50, 0, 0]);
    expect(balance[0]?.stock).toBe(150);
  });
});
