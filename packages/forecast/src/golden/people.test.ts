import { describe, expect, it } from 'vitest';
import { forecast } from '../forecast.ts';
import { FACTS, first, forecastOf } from '../testing/golden-case.ts';
import { IMAGINARY } from '../testing/imaginary-pack.ts';
import { person } from '../testing/lines.ts';
import { assume } from '../testing/plan-facts.ts';

describe('people', () => {
  it('get 14 salaries, two of them in June and December', () => {
    const { cash, income, ledger } = forecastOf({ people: [person({})] });
    // 1,500 · 14 / 12 = 1,750 a month; 25 % of charges, paid a month later.
    expect(income.staff.months[1]).toBe(1750);
    expect([5, 6, 12].map((month) => cash.lines.wages.months[month])).toEqual([1500, 3000, 3000]);
    expect(ledger.balances('accruedPay')[12]).toBe(0);
    expect(first(income.social.months, 3)).toEqual([0, 438, 437]);
    expect(first(cash.lines.social.months, 4)).toEqual([0, 0, 438, 437]);
  });

  it('cost charges up to a cap, and more above it', () => {
    // 6,101.20 a month: 25 % of 5,101.20 and 1.25 % of 1,000.
    const { income } = forecastOf({ grain: 'cent', people: [person({ gross: '6101.20', salaries: 12 })] });
    expect(income.social.months[1]).toBe(127_530 + 1250);
  });

  it('who own the company are insured as self-employed, by their pay', () => {
    const { income, cash } = forecastOf({
      grain: 'cent',
      people: [
        person({ insuredAs: 'owner', heads: '2' }),
        person({ id: 'p2', gross: '400', salaries: 12, insuredAs: 'owner' }),
        person({ id: 'p3', gross: '3500.75', salaries: 12, from: 3, insuredAs: 'owner' }),
      ],
    });
    // 24.5 % of 1,750 for two; of 400 it would be 98.00, the least is 120.45 (130 from 2028).
    expect(income.social.months[1]).toBe(2 * 42_875 + 12_045);
    // 24.5 % of 2,500.75 and 1.3 % of 1,000: 612.68375 + 13.
    expect(income.social.months[3]).toBe(2 * 42_875 + 12_045 + 62_568);
    expect(income.social.months[13]).toBe(2 * 42_875 + 13_000 + 62_568);
    expect(cash.lines.social.months[2]).toBe(2 * 42_875 + 12_045);
  });

  it('cost the rate of the sector, where it has one', () => {
    // 29.75 % of 1,750.
    const { income } = forecast(assume({ grain: 'cent', people: [person({})] }), IMAGINARY, {
      ...FACTS,
      sector: 'construction',
    });
    expect(income.social.months[1]).toBe(52_063);
  });

  it('with temporary contracts cost another rate', () => {
    // 27.5 % of 1,750.
    const { income } = forecastOf({ grain: 'cent', people: [person({ insuredAs: 'temporary' })] });
    expect(income.social.months[1]).toBe(48_125);
  });
});
