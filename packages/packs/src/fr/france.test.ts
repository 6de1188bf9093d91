import { forecast } from '@trazo/forecast/forecast';
import { person, units, yearly } from '@trazo/forecast/testing/lines';
import { assume } from '@trazo/forecast/testing/plan-facts';
import { describe, expect, it } from 'vitest';
import { FRANCE } from './pack.ts';

const SAS = { newCompany: true, legalStructure: 'limitedLiabilityCompany', products: [] };
const SOLE = { ...SAS, legalStructure: 'selfEmployed' };

describe('France', () => {
  it('taxes companies at 15 % up to 42,500 and at 25 % above, in four instalments', () => {
    const { income, cash } = forecast(
      assume({ streams: [yearly(['100000', '100000', '0', '0', '0'])] }),
      FRANCE,
      SAS,
    );
    // 42,500 at 15 % and 57,500 at 25 %.
    expect(income.incomeTax.years.slice(0, 2)).toEqual([20_750, 20_750]);
    // Settled in May; a quarter in June, September and December.
    expect([15, 17, 18, 21, 24].map((month) => cash.lines.incomeTax.months[month])).toEqual([
      0, 20_750, 5188, 5188, 5188,
    ]);
  });

  it.each([1, 1.2, 1.6, 2])('charges a pay of %d minimum wages less the reduction of the law', (wages) => {
    const gross = (wages * 1823.03).toFixed(2);
    const { income } = forecast(assume({ grain: 'cent', people: [person({ gross })] }), FRANCE, SAS);
    // 2 % and 37.81 % · (½ · (3 ÷ wages − 1)) ^ 1.75.
    const reduction = 0.02 + 0.3781 * (0.5 * (3 / wages - 1)) ** 1.75;
    const share = (income.social.months[1] ?? 0) / 100 / Number(gross);
    expect(share).toBeCloseTo(0.424 - reduction, 4);
  });

  it('charges a pay of three minimum wages and more without a reduction', () => {
    const { income } = forecast(
      assume({
        grain: 'cent',
        people: [person({ gross: '5469.09' }), person({ id: 'p2', gross: '6469.09' })],
      }),
      FRANCE,
      SAS,
    );
    // 42.4 % of both.
    expect(Math.abs((income.social.months[1] ?? 0) - 506_183)).toBeLessThan(20);
  });

  it('lets sole traders pay a lump sum at first, then by three quarters of what they earn', () => {
    const { cash, income } = forecast(
      assume({ grain: 'cent', streams: [units({ normal: '300', vat: 'none' })] }),
      FRANCE,
      SOLE,
    );
    // 3,000 · 74 % = 2,220 a month: 1,602 at 38.97 % and 618 at 46.47 %.
    expect([1, 12, 13].map((month) => cash.lines.ownerSocial.months[month])).toEqual([
      29_900, 29_900, 91_148,
    ]);
    expect(income.social.months[13]).toBe(91_148);
    // March: 3 · 2,701 = 8,103; a quarter of 11,600 is free, of 29,579 at 11 %, the rest at 30 %: 494.4225 + 212.475.
    expect(cash.lines.incomeTax.months[4]).toBe(70_690);
  });

  it('adds 45 % to the pay of a majority manager', () => {
    const { income } = forecast(
      assume({ people: [person({ gross: '2000', insuredAs: 'owner' })] }),
      FRANCE,
      SAS,
    );
    expect(income.social.years[0]).toBe(10_800);
  });
});
