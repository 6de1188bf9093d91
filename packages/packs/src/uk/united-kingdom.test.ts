import { forecast } from '@trazo/forecast/forecast';
import { person, units, yearly } from '@trazo/forecast/testing/lines';
import { assume } from '@trazo/forecast/testing/plan-facts';
import { describe, expect, it } from 'vitest';
import { UNITED_KINGDOM } from './pack.ts';

const LTD = { newCompany: true, legalStructure: 'limitedLiabilityCompany', products: [] };
const SOLE = { ...LTD, legalStructure: 'selfEmployed' };

describe('the United Kingdom', () => {
  it('taxes companies with marginal relief between 50,000 and 250,000', () => {
    const { income, cash } = forecast(
      assume({ streams: [yearly(['50000', '75000', '100000', '250000', '300000'])] }),
      UNITED_KINGDOM,
      LTD,
    );
    // 25 % less 3/200 of what lacks to 250,000: 18,750 − 2,625; 25,000 − 2,250; 62,500; 75,000.
    expect(income.incomeTax.years).toEqual([9500, 16_125, 22_750, 62_500, 75_000]);
    // Nine months and a day after the year.
    expect([21, 22].map((month) => cash.lines.incomeTax.months[month])).toEqual([0, 9500]);
  });

  it('adds National Insurance above its threshold, and the pension between its limits', () => {
    const { income } = forecast(
      assume({
        grain: 'cent',
        people: [person({ gross: '2500' }), person({ id: 'p2', gross: '6000' })],
        parameters: [{ key: 'employer.allowance', value: '0' }],
      }),
      UNITED_KINGDOM,
      LTD,
    );
    // 15 % of 2,083.33 and 5,583.33; 3 % of 1,980 and 3,669.17: 312.50, 837.50, 59.40 and 110.08.
    expect(income.social.months[1]).toBe(131_948);
  });

  it('takes the employment allowance off National Insurance, from April to March', () => {
    const social = (insuredAs: 'employee' | 'owner') =>
      forecast(
        assume({
          grain: 'cent',
          people: [person({ gross: '2500' }), person({ id: 'p2', gross: '6000', insuredAs })],
        }),
        UNITED_KINGDOM,
        LTD,
      ).income.social.months;
    // 59.40 and 110.0751 of pension remain. Of National Insurance, 312.4995 and 837.4995 a month, January to March are free; then
    // April to December, 10,349.98 as rounded, and 150.02 of January's 1,150.
    const months = social('employee');
    expect([1, 4, 12, 13, 14, 16].map((month) => months[month])).toEqual([
      16_948,
      16_947,
      16_947,
      16_948 + 115_000 - 15_002,
      16_947 + 115_000,
      16_947,
    ]);
  });

  it('gives no allowance to a company that employs its director alone', () => {
    const { income } = forecast(
      assume({ grain: 'cent', people: [person({ gross: '2500', insuredAs: 'owner' })] }),
      UNITED_KINGDOM,
      LTD,
    );
    expect(income.social.months[1]).toBe(37_190);
  });

  it('takes Class 4 and income tax from a sole trader above 12,570', () => {
    const { cash } = forecast(
      assume({ grain: 'cent', streams: [units({ normal: '300', vat: 'none' })] }),
      UNITED_KINGDOM,
      SOLE,
    );
    // 6 % of 3,000 − 1,047.50 from the second year on.
    expect([1, 13].map((month) => cash.lines.ownerSocial.months[month])).toEqual([0, 11_715]);
    // March: 9,000 − 3,142.50 at 20 %.
    expect(cash.lines.incomeTax.months[4]).toBe(117_150);
  });
});
