import { forecast } from '@trazo/forecast/forecast';
import { person, units, yearly } from '@trazo/forecast/testing/lines';
import { assume } from '@trazo/forecast/testing/plan-facts';
import { describe, expect, it } from 'vitest';
import { ITALY } from './pack.ts';

const SRL = { newCompany: true, legalStructure: 'limitedLiabilityCompany', products: [] };
const SOLE = { ...SRL, legalStructure: 'selfEmployed' };

describe('Italy', () => {
  it('taxes companies with IRES and IRAP, and uses losses of the first three years whole', () => {
    const { income, cash } = forecast(
      assume({ streams: [yearly(['-50000', '100000', '100000', '0', '0'])] }),
      ITALY,
      SRL,
    );
    // 50,000 and 100,000 at 27.9 %.
    expect(income.incomeTax.years.slice(0, 3)).toEqual([0, 13_950, 27_900]);
    // 2028 is settled in June 2029; half of it in July and November.
    expect([30, 31, 35].map((month) => cash.lines.incomeTax.months[month])).toEqual([13_950, 6975, 6975]);
  });

  it('adds contributions, accident insurance and severance pay, and pays thirteen salaries', () => {
    const { income, cash } = forecast(assume({ people: [person({ gross: '1800' })] }), ITALY, SRL);
    // 1,800 · 13 · (30 + 1 + 6.91) %.
    expect(income.staff.years[0]).toBe(23_400);
    expect(income.social.years[0]).toBe(8871);
    expect([11, 12].map((month) => cash.lines.wages.months[month])).toEqual([1800, 3600]);
  });

  it('lets craftsmen pay the least at first, then 24 % of last year’s profit', () => {
    const { cash, income } = forecast(
      assume({ grain: 'cent', streams: [units({ normal: '300', vat: 'none' })] }),
      ITALY,
      SOLE,
    );
    expect([1, 13].map((month) => cash.lines.ownerSocial.months[month])).toEqual([37_678, 72_000]);
    expect(income.social.months[13]).toBe(72_000);
    // March: 3 · 2,623.22 = 7,869.66; a quarter of 28,000 at 23 %, 869.66 at 33 %: 1,610 + 286.99.
    expect(cash.lines.incomeTax.months[4]).toBe(189_699);
  });

  it('settles a quarter’s tax on sales in the second month after it', () => {
    const { cash } = forecast(assume({ streams: [units({})] }), ITALY, SRL);
    expect([4, 5, 8].map((month) => cash.lines.vat.months[month])).toEqual([0, 660, 660]);
  });
});
