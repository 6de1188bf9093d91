import type { OwnInsurance, Pack, TaxBand } from '@trazo/forecast/pack';
import { differences } from '@trazo/forecast/testing/compare-books';
import { extremeAssumptions } from '@trazo/forecast/testing/extreme-assumptions';
import { arbitraryFacts } from '@trazo/forecast/testing/plan-facts';
import { brokenLaws } from '@trazo/forecast/testing/properties';
import { COUNTRIES } from '@trazo/plan/countries';
import { ANNEXES } from '@trazo/plan/finance/assumptions/annexes';
import { arbitraryAssumptions } from '@trazo/plan/testing/arbitrary-assumptions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packOf } from './pack-of.ts';
import { ratesOf } from './rates.ts';
import { OFFICIAL_HOSTS } from './testing/official-hosts.ts';

const PACKS: readonly [string, Pack][] = [...COUNTRIES].map((country) => [country, packOf(country)]);

it('calculates no value-added tax in the United States, and one everywhere else', () => {
  const without = (['es', 'fr', 'de', 'it', 'uk', 'us', 'other'] as const).filter(
    (country) => packOf(country).vat.scheme === 'none',
  );
  expect(without).toEqual(['us']);
});

const bandKeys = (bands: readonly TaxBand[]): string[] =>
  bands.flatMap(({ upTo, rates }) => [...rates, ...(upTo === null ? [] : [upTo])]);

const ownInsurance = ({ deduction, brackets, bands, least }: OwnInsurance): string[] => [
  ...[deduction, least].flatMap((key) => key ?? []),
  ...bandKeys(bands),
  ...brackets.flatMap(({ upTo, amount }) => [amount, upTo ?? amount]),
];

/** All keys of parameters that the structure of a pack names. */
function namedKeys(pack: Pack): string[] {
  const { regimes, losses } = pack.incomeTax;
  const owner = pack.ownerContribution;
  return [
    ...pack.vat.rates.map((rate) => `vat.${rate}`),
    ...['vat.periodMonths', 'vat.payLag', 'vat.refundLag', 'employer.payLag'],
    ...['incomeTax.settleLag', 'incomeTax.instalmentShare', 'incomeTax.instalmentThreshold'],
    ...['dividends.reserveShare', 'dividends.reserveLimit', 'analysis.discountRate', 'analysis.openDays'],
    ...pack.employer.flatMap(({ rate, temporary, bySector, floor, cap }) => [
      rate,
      ...Object.values(bySector ?? {}),
      temporary ?? rate,
      floor ?? rate,
      cap ?? rate,
    ]),
    ...regimes.flatMap(({ turnoverBelow, firstProfitYears, bands }) => [
      ...[turnoverBelow, firstProfitYears].filter((key) => key !== undefined),
      ...bandKeys(bands),
    ]),
    ...losses.flatMap(({ lossesUntil, share, floor, unlimitedFirst }) => [
      share,
      floor,
      lossesUntil ?? share,
      unlimitedFirst ?? share,
    ]),
    ...(owner === null
      ? []
      : [...Object.values(owner.flat ?? {}).flatMap((key) => key ?? []), ...ownInsurance(owner)]),
    ...(pack.directorContribution === null ? [] : ownInsurance(pack.directorContribution)),
    ...bandKeys(pack.ownerTax),
    ...[pack.vat.smallBusiness?.upTo, pack.minimumWage, pack.incomeTax.startUpFreeYears].flatMap(
      (key) => key ?? [],
    ),
    ...Object.values(pack.smallCapital ?? {}),
    ...Object.values(pack.vat.surcharge?.rates ?? {}),
    ...(pack.employerAllowance === null ? [] : [pack.employerAllowance.amount]),
    ...Object.values(pack.ownerLives),
    ...Object.values(pack.lives).filter((key) => key !== null),
  ];
}

describe.each(PACKS)('the pack of %s', (_, pack) => {
  const keys = new Set(pack.parameters.map(({ key }) => key));

  it('has every parameter it names, and names every one it has', () => {
    const named = new Set(namedKeys(pack));
    expect([...named].filter((key) => !keys.has(key))).toEqual([]);
    expect([...keys].filter((key) => !named.has(key))).toEqual([]);
  });

  it('says from which law or authority each figure is and when it was read, or that it was not read', () => {
    for (const { key, source, status } of pack.parameters) {
      expect([key, status === 'seen']).toEqual([key, source !== null]);
      if (source === null) continue;
      expect(OFFICIAL_HOSTS, key).toContain(new URL(source.url).host);
      expect(Date.parse(source.seen)).not.toBeNaN();
      expect(source.title).not.toBe('');
    }
  });

  it('has no key twice in a year, and figures in the form of a parameter', () => {
    const years = pack.parameters.map(({ key, validFrom }) => `${key} ${validFrom}`);
    expect(new Set(years).size).toBe(years.length);
    for (const { value, status } of pack.parameters) {
      expect(value).toMatch(status === 'asked' ? /^$/ : /^\d+(?:\.\d{1,4})?$/);
    }
  });

  it('orders every annex once, and ticks some of them', () => {
    const { order, ticked } = pack.annexes;
    expect(order.toSorted()).toEqual(ANNEXES.toSorted());
    expect(ticked.length).toBeGreaterThan(0);
    expect(order).toEqual(expect.arrayContaining([...ticked]));
  });

  it('has a name for each', () => {
    expect(ratesOf(pack, []).map(({ key }) => key)).toEqual([...keys]);
  });

  it('ends its bands and brackets without a limit, ascending before', () => {
    const amountOf = (key: string | null) =>
      key === null
        ? Number.POSITIVE_INFINITY
        : Number(pack.parameters.find((each) => each.key === key)?.value);
    const lists = [
      ...pack.incomeTax.regimes.map(({ bands }) => bands),
      pack.ownerTax,
      ...[pack.ownerContribution, pack.directorContribution].flatMap((insurance) =>
        insurance === null ? [] : [insurance.brackets, insurance.bands],
      ),
    ];
    for (const list of lists.filter(({ length }) => length > 0)) {
      const limits = list.map(({ upTo }) => amountOf(upTo));
      expect(limits).toEqual(limits.toSorted((a, b) => a - b));
      expect(limits.at(-1)).toBe(Number.POSITIVE_INFINITY);
    }
    expect(pack.incomeTax.regimes.at(-1)).not.toHaveProperty('turnoverBelow');
  });

  it('keeps the laws at the limits, whatever its rates are set to', () => {
    fc.assert(
      fc.property(extremeAssumptions(pack), arbitraryFacts(), (assumptions, facts) => {
        expect(brokenLaws(assumptions, pack, facts)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the laws of every forecast, and the second book agrees', () => {
    fc.assert(
      fc.property(arbitraryAssumptions(), arbitraryFacts(), (assumptions, facts) => {
        expect(brokenLaws(assumptions, pack, facts)).toEqual([]);
        expect(differences(assumptions, pack, facts)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});
