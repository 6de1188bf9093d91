import { forecast } from '@trazo/forecast/forecast';
import { person, units, yearly } from '@trazo/forecast/testing/lines';
import { assume } from '@trazo/forecast/testing/plan-facts';
import { newItem } from '@trazo/plan/finance/assumptions/new-items';
import { describe, expect, it } from 'vitest';
import { GERMANY } from './pack.ts';

const GMBH = { newCompany: true, legalStructure: 'limitedLiabilityCompany', products: [] };
const SOLE = { ...GMBH, legalStructure: 'selfEmployed' };

describe('Germany', () => {
  it('taxes a GmbH with corporate tax, surcharge and trade tax, a point less a year from 2028', () => {
    const { income, cash } = forecast(
      assume({ streams: [yearly(['100000', '100000', '100000', '100000', '100000'])] }),
      GERMANY,
      GMBH,
    );
    // 2027: 15 · 1.055 + 14 = 29.825 %; 2028: 28.77; then 27.715, 26.66 and 25.605 %.
    expect(income.incomeTax.years).toEqual([29_825, 28_770, 27_715, 26_660, 25_605]);
    // 2027 is settled in September 2028, a quarter of it follows in December; then in March, June and September.
    expect([15, 18, 21, 24, 27, 30, 33].map((month) => cash.lines.incomeTax.months[month])).toEqual([
      0,
      0,
      29_825,
      7456,
      7456,
      7456,
      7456 + (28_770 - 7456),
    ]);
  });

  it('adds the employer’s contributions up to their ceilings', () => {
    const { income, cash } = forecast(
      assume({ grain: 'cent', people: [person({ gross: '3000' }), person({ id: 'p2', gross: '9000' })] }),
      GERMANY,
      GMBH,
    );
    // 9.3 + 1.3 + 0.15 + 8.75 + 1.8 + 2 + 1.3 = 24.6 % of 3,000. Of 9,000: 12.75 % of 8,450, 10.55 % of 5,812.50 and 1.3 %:
    // 738 + 1,077.375 + 613.21875 + 117.
    expect(income.social.months[1]).toBe(254_559);
    // Contributions are due within the month.
    expect(cash.lines.social.months[1]).toBe(income.social.months[1]);
  });

  it('asks nothing of a GmbH for the insurance of a director who controls it', () => {
    const { income } = forecast(assume({ people: [person({ insuredAs: 'owner' })] }), GERMANY, GMBH);
    expect(income.social.years[0]).toBe(0);
  });

  it('lets sole traders pay health insurance from their drawings and income tax each quarter', () => {
    const { cash, income } = forecast(
      assume({ grain: 'cent', streams: [units({ normal: '400', vat: 'none' })] }),
      GERMANY,
      SOLE,
    );
    // At least 1,318.33 · 21.1 %; in the second year 4,000 · 21.1 %.
    expect([1, 13].map((month) => cash.lines.ownerSocial.months[month])).toEqual([27_817, 84_400]);
    expect(income.social.years).toEqual([0, 0, 0, 0, 0]);
    // March: 12,000; a quarter of the bands is 3,087, 4,449.75 and 10,000: 1,362.75 · 18.985 % + 5,550.25 · 27.813 % +
    // 2,000 · 36.8279 % = 258.72 + 1,543.69 + 736.56.
    expect(cash.lines.incomeTax.months[4]).toBe(253_897);
  });

  it('declares value-added tax each month from 2027, and gets it back', () => {
    const { cash } = forecast(
      assume({ streams: [units({}), units({ id: 's2', vat: 'reduced' })] }),
      GERMANY,
      GMBH,
    );
    expect([1, 2, 3].map((month) => cash.lines.vat.months[month])).toEqual([0, 260, 260]);
  });

  it('keeps a quarter of the profit of a UG until its capital comes to 25,000', () => {
    const { cash } = forecast(
      assume({
        streams: [yearly(['40000', '0', '0', '0', '0'])],
        dividends: { shares: ['', '100', '', '', ''] },
        contributions: [{ ...newItem.contribution('c', 'capital'), amount: '1000' }],
      }),
      GERMANY,
      { ...GMBH, legalStructure: 'deUg' },
    );
    // 40,000 − 11,930 = 28,070; a quarter of it stays.
    expect(cash.lines.dividends.years[1]).toBe(21_052);
  });
});
