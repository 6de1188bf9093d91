import { type Assumptions, emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { describe, expect, it } from 'vitest';
import { forecast } from '../forecast.ts';
import type { Pack } from '../pack.ts';
import { differences } from '../testing/compare-books.ts';
import { FACTS } from '../testing/golden-case.ts';
import { IMAGINARY } from '../testing/imaginary-pack.ts';
import { yearly } from '../testing/lines.ts';
import { assume } from '../testing/plan-facts.ts';

/** A country with these rates by year, and one loss pool for each of the shares. */
function law(
  rates: Readonly<Record<number, string>>,
  shares: Readonly<Record<number, string>>,
  floor: string,
  change: Partial<Pack['incomeTax']>,
): Pack {
  const by = (key: string, unit: 'percent' | 'amount', values: Readonly<Record<number, string>>) =>
    Object.entries(values).map(([year, value]) => ({
      key,
      unit,
      value,
      validFrom: Number(year),
      source: null,
      status: 'custom' as const,
    }));
  const parameters = [
    ...by('law.rate', 'percent', rates),
    ...by('law.share', 'percent', shares),
    ...by('law.floor', 'amount', { 2020: floor }),
  ];
  return {
    ...IMAGINARY,
    parameters: [...IMAGINARY.parameters, ...parameters],
    incomeTax: {
      ...IMAGINARY.incomeTax,
      regimes: [{ id: 'all', bands: [{ upTo: null, rates: ['law.rate'] }] }],
      losses: [{ lossesUntil: null, share: 'law.share', floor: 'law.floor', unlimitedFirst: null }],
      ...change,
    },
  };
}

function worked(answers: Partial<Assumptions>, pack: Pack, facts = FACTS) {
  const assumptions = assume(answers);
  expect(differences(assumptions, pack, facts)).toEqual([]);
  const { income, lossesLeft } = forecast(assumptions, pack, facts);
  return { taxes: income.incomeTax.years, lossesLeft };
}

describe('a law that changes within the five years', () => {
  // Germany: 15 % until 2027 and 14 % in 2028, each with 5.5 % of it, and 14 % trade tax: 29.825 and 28.77 %. Losses are used
  // up to a million, and beyond it 70 % of what is left until 2027, 60 % from 2028. The year a fiscal year ends in decides.
  const german = law({ 2020: '29.825', 2028: '28.77' }, { 2020: '70', 2028: '60' }, '1000000', {
    yearBy: 'end',
  });
  const answers = (start: string) => ({
    start,
    streams: [yearly(['2000000', '0', '0', '0', '0'])],
    incomeTax: { ...emptyAssumptions().incomeTax, lossesBefore: '3000000' },
  });
  const old = { ...FACTS, newCompany: false };

  it('taxes a year that ends in 2027 by the old rates', () => {
    // 2,000,000 − (1,000,000 + 700,000) = 300,000 at 29.825 %.
    expect(worked(answers('2027-01'), german, old)).toEqual({
      taxes: [89_475, 0, 0, 0, 0],
      lossesLeft: 1_300_000,
    });
  });

  it('taxes a year that ends in 2028 by the new ones', () => {
    // 2,000,000 − (1,000,000 + 600,000) = 400,000 at 28.77 %.
    expect(worked(answers('2027-07'), german, old)).toEqual({
      taxes: [115_080, 0, 0, 0, 0],
      lossesLeft: 1_400_000,
    });
  });
});

describe('a law that tells early losses from later ones', () => {
  // Italy: 24 %. Losses of the first three years are used whole, later ones up to 80 % of the profit.
  const italian = law({ 2020: '24' }, { 2020: '80' }, '0', {
    losses: [
      {
        lossesUntil: 'incomeTax.earlyYears',
        share: 'incomeTax.earlyShare',
        floor: 'law.floor',
        unlimitedFirst: null,
      },
      { lossesUntil: null, share: 'law.share', floor: 'law.floor', unlimitedFirst: null },
    ],
  });

  it('uses a loss of the second year whole', () => {
    // 40,000 − 40,000 of the 50,000.
    expect(worked({ streams: [yearly(['0', '-50000', '40000', '0', '0'])] }, italian)).toEqual({
      taxes: [0, 0, 0, 0, 0],
      lossesLeft: 10_000,
    });
  });

  it('uses a loss of the fourth year up to four fifths', () => {
    // 40,000 − 32,000 = 8,000 at 24 %.
    expect(worked({ streams: [yearly(['0', '0', '0', '-50000', '40000'])] }, italian)).toEqual({
      taxes: [0, 0, 0, 0, 1920],
      lossesLeft: 18_000,
    });
  });
});
