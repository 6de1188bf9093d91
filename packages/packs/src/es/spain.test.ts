import { doubtsOf } from '@trazo/forecast/checks/checks';
import { forecast } from '@trazo/forecast/forecast';
import { investment, person, units, yearly } from '@trazo/forecast/testing/lines';
import { assume } from '@trazo/forecast/testing/plan-facts';
import { emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { describe, expect, it } from 'vitest';
import { OTHER } from '../other/pack.ts';
import { SPAIN } from './pack.ts';

const NEW = { newCompany: true, legalStructure: 'limitedLiabilityCompany', products: [] };
const OLD = { ...NEW, newCompany: false };

describe('Spain', () => {
  it('taxes a new company at 15 % in its first profitable year and the next, with losses used whole', () => {
    const { income, cash } = forecast(
      assume({ streams: [yearly(['-30000', '20000', '60000', '60000', '60000'])] }),
      SPAIN,
      NEW,
    );
    // 2028: 20,000 − 20,000. 2029: 60,000 − 10,000 at 15 %. 2030: 60,000 at 15 %. 2031: 50,000 at 17 % and 10,000 at 20 %.
    expect(income.incomeTax.years).toEqual([0, 0, 7500, 9000, 10_500]);
    // 2029's tax in July 2030; 18 % of it in October and December 2030, none in April (2028 had none).
    expect([40, 43, 46, 48].map((month) => cash.lines.incomeTax.months[month])).toEqual([
      0, 7500, 1350, 1350,
    ]);
  });

  it('taxes an older firm by the turnover of the year before, and the rates of the year', () => {
    const { income } = forecast(
      assume({ start: '2026-01', streams: [yearly(['100000', '2000000', '100000', '100000', '100000'])] }),
      SPAIN,
      OLD,
    );
    expect(income.incomeTax.years).toEqual([
      // 2026: 50,000 at 19 % and 50,000 at 21 %.
      20_000,
      // 2027, 100,000 the year before: 50,000 at 17 % and 1,950,000 at 20 %.
      398_500,
      // 2028, two million the year before: 21 %.
      21_000,
      // 2029 and 2030: 17 and 20 %.
      18_500, 18_500,
    ]);
  });

  it('uses losses of an older firm up to a million', () => {
    const { income, lossesLeft } = forecast(
      assume({
        streams: [yearly(['2000000', '0', '0', '0', '0'])],
        incomeTax: {
          adjustments: ['', '', '', '', ''],
          taxBefore: '',
          standing: '',
          lossesBefore: '1800000',
        },
      }),
      SPAIN,
      OLD,
    );
    // 1,000,000 and 70 % of the other million: 300,000 are left, at 22 % (two million in 2027).
    expect(income.incomeTax.years[0]).toBe(66_000);
    expect(lossesLeft).toBe(100_000);
  });

  it.each([
    // 14 · 1,221 = 17,094.
    ['17094', []],
    ['17093.99', ['minimumWage']],
  ])('asks about a yearly pay of %s below the lowest by law', (gross, doubts) => {
    const assumptions = assume({
      streams: [yearly(['90000', '90000', '90000', '90000', '90000'])],
      people: [person({ gross, per: 'year', insuredAs: 'employee' })],
    });
    const found = doubtsOf({
      assumptions,
      pack: SPAIN,
      facts: NEW,
      forecast: forecast(assumptions, SPAIN, NEW),
    });
    expect(found.map(({ check }) => check).filter((check) => check === 'minimumWage')).toEqual(doubts);
  });

  it('writes computers and tools of the self-employed off by their own table', () => {
    const investments = (['technology', 'tools', 'machines'] as const).map((kind) =>
      investment({ id: kind, kind, cost: '48000', life: '' }),
    );
    const first = (legalStructure: string) =>
      forecast(assume({ investments }), SPAIN, { ...NEW, legalStructure }).income.depreciation.months[1];
    // 48,000 in 46, 40 and 100 months; of a company in 48, 48 and 100.
    expect(first('selfEmployed')).toBe(1043 + 1200 + 480);
    expect(first('limitedLiabilityCompany')).toBe(1000 + 1000 + 480);
  });

  it('adds the employer’s contributions of the year, and solidarity above the ceiling', () => {
    const { income } = forecast(
      assume({
        grain: 'cent',
        people: [person({ gross: '1500' }), person({ id: 'p2', gross: '84000', per: 'year' })],
      }),
      SPAIN,
      NEW,
    );
    // 2027: 23.6 + 5.5 + 0.2 + 0.6 + 0.83 + 1.5 = 32.23 %. 1,750 · 32.23 % = 564.025.
    // 7,000: 5,101.20 · 32.23 % + 510.12 · 0.96 % + 1,388.68 · 1.04 % = 1,644.11676 + 4.897152 + 14.442272 = 1,663.456184.
    expect(income.social.months[1]).toBe(56_403 + 166_346);
    expect(income.staff.months[1]).toBe(175_000 + 700_000);
  });

  it('insures partners who work in their company as self-employed', () => {
    const { income } = forecast(
      assume({
        grain: 'cent',
        people: [
          person({ gross: '1500', insuredAs: 'owner' }),
          person({ id: 'p2', gross: '84000', per: 'year', insuredAs: 'owner' }),
        ],
      }),
      SPAIN,
      NEW,
    );
    // 1,750 · 97 % = 1,697.50: below 1,700 the base is 960.78, but the least is 1,000, at 31.6 %. 7,000: 1,928.10 at 31.6 %.
    expect(income.social.months[1]).toBe(31_600 + 60_928);
  });

  it('goes by the accident tariff of the sector, unless a rate is typed', () => {
    const social = (
      sector: 'construction' | 'commerce' | 'technology',
      parameters: { key: string; value: string }[] = [],
    ) =>
      forecast(assume({ grain: 'cent', people: [person({})], parameters }), SPAIN, { ...NEW, sector }).income
        .social.months[1];
    // 1,750 · (30.73 + 6.7, 1.65, 1.5 or 3) %.
    expect(social('construction')).toBe(65_503);
    expect(social('commerce')).toBe(56_665);
    expect(social('technology')).toBe(56_403);
    expect(social('construction', [{ key: 'employer.accidents', value: '3' }])).toBe(59_028);
  });

  it('takes more for unemployment from temporary contracts', () => {
    const { income } = forecast(
      assume({ grain: 'cent', people: [person({ insuredAs: 'temporary' })] }),
      SPAIN,
      NEW,
    );
    // 1,750 · (32.23 + 6.7 − 5.5) %.
    expect(income.social.months[1]).toBe(58_503);
  });

  it('charges running owners by the profit of the year before', () => {
    const running = (profitBefore: string) =>
      forecast(assume({ grain: 'cent', owner: { ...emptyAssumptions().owner, profitBefore } }), SPAIN, {
        ...OLD,
        legalStructure: 'selfEmployed',
      });
    // 48,000 · 93 % / 12 = 3,720: the lowest base is 1,601.31, at 31.6 %.
    expect(running('48000').cash.lines.ownerSocial.months[1]).toBe(50_601);
    expect(running('48000').missing).toEqual([]);
    expect(running('').missing).toEqual(['owner.profitBefore']);
  });

  it('keeps the flat rate for a second year while the profit is below the minimum wage', () => {
    const paid = (sold: string) =>
      forecast(assume({ grain: 'cent', streams: [units({ normal: sold, vat: 'none' })] }), SPAIN, {
        ...NEW,
        legalStructure: 'selfEmployed',
      }).cash.lines.ownerSocial.months;
    // 12,000 · 93 % = 11,160, below 14 · 1,221: 90.46 in 2028; in 2029 930 a month are 849.67 at 31.8 %.
    const months = paid('100');
    expect([13, 24, 25].map((month) => months[month])).toEqual([9046, 9046, 27_020]);
    // 19,200 · 93 % = 17,856, above it: 1,488 a month are 960.78 at 31.7 % from month 13.
    expect(paid('160')[13]).toBe(30_457);
  });

  it('taxes a certified start-up at 15 % for four years, without instalments in two', () => {
    const standing = (chosen: '' | 'startUp' | 'continued') => {
      const { income, cash } = forecast(
        assume({
          streams: [yearly(['100000', '100000', '100000', '100000', '100000'])],
          incomeTax: { ...emptyAssumptions().incomeTax, standing: chosen },
        }),
        SPAIN,
        NEW,
      );
      return {
        taxes: income.incomeTax.years,
        instalments: [22, 34, 46].map((month) => cash.lines.incomeTax.months[month]),
      };
    };
    expect(standing('startUp')).toEqual({
      taxes: [15_000, 15_000, 15_000, 15_000, 18_500],
      instalments: [0, 0, 2700],
    });
    // 50,000 at 17 % and 50,000 at 20 %.
    expect(standing('').taxes).toEqual([15_000, 15_000, 18_500, 18_500, 18_500]);
    expect(standing('continued').taxes).toEqual([18_500, 18_500, 18_500, 18_500, 18_500]);
  });

  it('ends its first fiscal year in December, and taxes what it is', () => {
    const { income, cash, years } = forecast(
      assume({ start: '2027-09', streams: [yearly(['40000', '120000', '0', '0', '12000'])] }),
      SPAIN,
      OLD,
    );
    expect(income.revenue.years).toEqual([40_000, 120_000, 0, 0, 12_000]);
    expect([income.revenue.months[4], income.revenue.months[5]]).toEqual([10_000, 10_000]);
    // Four months: 50,000 · 4 / 12 = 16,667 at 17 % and 23,333 at 20 %. Then 50,000 at 17 % and 70,000 at 20 %.
    expect(income.incomeTax.years.slice(0, 2)).toEqual([7500, 22_500]);
    expect([income.incomeTax.months[4], income.incomeTax.months[16]]).toEqual([7500, 22_500]);
    // The first is paid in July 2028; 18 % of it in October and December; the rest of the second in July 2029.
    expect([11, 14, 16, 23].map((month) => cash.lines.incomeTax.months[month])).toEqual([
      7500, 1350, 1350, 19_800,
    ]);
    // The fifth year ends in December 2031, and so does the forecast.
    expect(years.lastMonth).toBe(52);
    expect(income.revenue.months.slice(41, 61)).toEqual([...Array(12).fill(1000), ...Array(8).fill(0)]);
  });

  it('writes goodwill off over ten years', () => {
    const { income } = forecast(
      assume({ investments: [investment({ kind: 'goodwill', cost: '20000', life: '' })] }),
      SPAIN,
      NEW,
    );
    expect(income.amortization.years).toEqual([2000, 2000, 2000, 2000, 2000]);
  });

  it('lets self-employed owners pay the flat rate for a year, then by their profit', () => {
    const { cash, income, taxedAs } = forecast(
      assume({ grain: 'cent', streams: [units({ normal: '200', vat: 'none' })] }),
      SPAIN,
      { ...NEW, legalStructure: 'selfEmployed' },
    );
    expect(taxedAs).toBe('owner');
    // 89.51 for twelve months. Then 24,000 · 93 % / 12 = 1,860 a month: from 1,850 to 2,030
    // the lowest base is 1,209.15, in 2028 at 31.7 %.
    expect([1, 12, 13].map((month) => cash.lines.ownerSocial.months[month])).toEqual([8951, 8951, 38_330]);
    expect(income.incomeTax.years).toEqual([0, 0, 0, 0, 0]);
  });

  it('settles the tax on sales of a quarter in the month after', () => {
    const { cash } = forecast(
      assume({
        streams: [units({}), units({ id: 's2', vat: 'reduced' }), units({ id: 's3', vat: 'superReduced' })],
      }),
      SPAIN,
      NEW,
    );
    // 3 · (210 + 100 + 40).
    expect([4, 7, 10, 13].map((month) => cash.lines.vat.months[month])).toEqual([1050, 1050, 1050, 1050]);
  });
});

describe('another country', () => {
  const answers = { streams: [units({})], people: [person({ salaries: 12 })] } as const;

  it('asks what it needs', () => {
    const { state, missing } = forecast(
      assume({ ...answers, streams: [...answers.streams], people: [...answers.people] }),
      OTHER,
      NEW,
    );
    expect(state).toBe('incomplete');
    expect(missing).toEqual(['employer.rate', 'vat.standard']);
  });

  it('reckons with the answers', () => {
    const { state, income, cash } = forecast(
      assume({
        streams: [...answers.streams],
        people: [person({ gross: '500' })],
        parameters: [
          { key: 'vat.standard', value: '8.1' },
          { key: 'employer.rate', value: '20' },
          { key: 'incomeTax.rate', value: '10' },
        ],
      }),
      OTHER,
      NEW,
    );
    expect(state).toBe('complete');
    // (1,000 − 500 − 100) · 12 = 4,800.
    expect(income.incomeTax.years[0]).toBe(480);
    expect(cash.lines.vat.months[4]).toBe(243);
  });
});
