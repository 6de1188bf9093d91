import { forecast } from '@trazo/forecast/forecast';
import { overhead, person, units, yearly } from '@trazo/forecast/testing/lines';
import { assume } from '@trazo/forecast/testing/plan-facts';
import { describe, expect, it } from 'vitest';
import { UNITED_STATES } from './pack.ts';

const CORPORATION = { newCompany: true, legalStructure: 'publicLimitedCompany', products: [] };
const SOLE = { ...CORPORATION, legalStructure: 'selfEmployed' };
const STATE = [{ key: 'incomeTax.state', value: '6' }];

describe('the United States', () => {
  it('asks a corporation for its state’s tax', () => {
    const { missing, state } = forecast(
      assume({ streams: [yearly(['100000', '0', '0', '0', '0'])] }),
      UNITED_STATES,
      CORPORATION,
    );
    expect({ missing, state }).toEqual({ missing: ['incomeTax.state'], state: 'incomplete' });
  });

  it('taxes a corporation with the federal and the state’s rate, in quarterly instalments', () => {
    const { income, cash } = forecast(
      assume({ parameters: STATE, streams: [yearly(['100000', '100000', '0', '0', '0'])] }),
      UNITED_STATES,
      CORPORATION,
    );
    expect(income.incomeTax.years.slice(0, 2)).toEqual([27_000, 27_000]);
    expect([16, 18, 21, 24].map((month) => cash.lines.incomeTax.months[month])).toEqual([
      27_000, 6750, 6750, 6750,
    ]);
  });

  it('adds payroll taxes', () => {
    const { income } = forecast(
      assume({ grain: 'cent', people: [person({ gross: '4000' })] }),
      UNITED_STATES,
      CORPORATION,
    );
    // 6.2 % and 1.45 % of 4,000, 3.3 % of 583.33.
    expect(income.social.months[1]).toBe(32_525);
  });

  it('takes self-employment tax of a sole trader, and income tax above the standard deduction', () => {
    const { cash } = forecast(
      assume({ grain: 'cent', streams: [units({ normal: '500', vat: 'none' })] }),
      UNITED_STATES,
      SOLE,
    );
    // 5,000 · 92.35 % · 15.3 %.
    expect([1, 13].map((month) => cash.lines.ownerSocial.months[month])).toEqual([0, 70_648]);
    // March: 15,000 over 4,025, 7,125 and 16,625: 3,100 at 10 % and 7,875 at 12 %.
    expect(cash.lines.incomeTax.months[4]).toBe(125_500);
  });

  it('passes sales tax on, where it is counted, and recovers none on purchases', () => {
    const { cash } = forecast(
      assume({
        vat: { scheme: 'standard', periodMonths: '', refund: '' },
        parameters: [{ key: 'vat.standard', value: '8' }],
        streams: [units({})],
        overheads: [overhead({ amount: '500', vat: 'standard' })],
      }),
      UNITED_STATES,
      SOLE,
    );
    // 8 % of 3 · 1,000.
    expect(cash.lines.vat.months[4]).toBe(240);
    expect(cash.lines.overheads.months[1]).toBe(500);
  });
});
