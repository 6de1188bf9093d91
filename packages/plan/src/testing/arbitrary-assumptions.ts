import fc, { type Arbitrary } from 'fast-check';
import type { Assumptions } from '../finance/assumptions/assumptions.ts';
import { investment, overhead, person } from './arbitrary-costs.ts';
import { money, percent, signed } from './arbitrary-figures.ts';
import { contribution, grant, loan } from './arbitrary-funding.ts';
import { stream } from './arbitrary-streams.ts';
import { arbitraryAmount, arbitraryText } from './arbitrary-values.ts';

function some<Item>(prefix: string, most: number, item: (id: string) => Arbitrary<Item>): Arbitrary<Item[]> {
  return fc
    .integer({ min: 0, max: most })
    .chain((count) =>
      fc.tuple(...Array.from({ length: count }, (_, index) => item(`${prefix}${index + 1}`))),
    );
}

const PINNED = [
  'revenues.f:s1',
  'directExpenses.f:s1',
  'directExpenses.f:staff',
  'directExpenses.f:o1',
  'otherExpenses.f:staff',
  'otherExpenses.f:social',
  'otherExpenses.f:rent',
  'otherExpenses.f:other',
  'otherExpenses.f:badDebt',
  'otherExpenses.f:ownerSocial',
  'revenues.f:otherIncome',
  'depreciation',
  'amortization',
  'interestExpense',
  'incomeTaxExpense',
];

const fiveMoney = fc.tuple(money, money, money, money, money);
const fivePercent = fc.tuple(percent(100), percent(100), percent(100), percent(100), percent(100));

const opening: Arbitrary<Assumptions['opening']> = fc.option(
  fc.record({
    bank: signed(20_000),
    receivables: money,
    stock: money,
    fixedAssets: money,
    deposits: money,
    payables: money,
    vatOwed: signed(5000),
    socialOwed: money,
    taxOwed: money,
    partnerLoans: money,
    capital: money,
    fixedLife: fc.integer({ min: 1, max: 120 }),
    receivableDays: fc.integer({ min: 0, max: 120 }),
    payableDays: fc.integer({ min: 0, max: 120 }),
  }),
  { nil: null, freq: 2 },
);

/** Assumptions that a person could type, with everything the forecast knows in them now and then. */
export function arbitraryAssumptions(
  own: readonly { key: string; value: string }[] = [],
): Arbitrary<Assumptions> {
  return some('i', 4, investment).chain((investments) =>
    fc.record({
      version: fc.constant(1 as const),
      linked: fc.constant(true),
      country: fc.constant('other' as const),
      start: fc
        .tuple(fc.integer({ min: 2024, max: 2031 }), fc.integer({ min: 1, max: 12 }))
        .map(([year, calendar]) => `${year}-${String(calendar).padStart(2, '0')}`),
      yearEnd: fc.oneof(fc.constant('' as const), fc.integer({ min: 1, max: 12 })),
      grain: fc.constantFrom('unit', 'cent'),
      taxedAs: fc.constantFrom('', 'company', 'owner'),
      streams: some('s', 4, stream),
      people: some('w', 3, person),
      overheads: some('o', 4, overhead),
      investments: fc.constant(investments),
      contributions: some('c', 3, contribution),
      loans: some('l', 3, loan),
      grants: some('g', 2, (id) => grant(id, investments)),
      creditLine: fc.option(fc.record({ limit: money, rate: percent(20) }), { nil: null }),
      minimumCash: money,
      owner: fc.record({
        count: fc.integer({ min: 1, max: 3 }),
        profitBefore: signed(60_000),
        drawings: fiveMoney,
        privateNeeds: fc.constantFrom<Assumptions['owner']['privateNeeds']>(
          [],
          [
            { id: 'n1', name: '', kind: 'need', amount: '1450.55' },
            { id: 'n2', name: '', kind: 'income', amount: '300' },
          ],
        ),
      }),
      dividends: fc.record({ shares: fivePercent }),
      vat: fc.record({
        scheme: fc.constantFrom('', 'standard', 'cash', 'surcharge', 'exempt', 'none'),
        periodMonths: fc.constantFrom<Assumptions['vat']['periodMonths']>('', 1, 3, 12),
        refund: fc.constantFrom('', 'carry', 'refund', 'yearEnd'),
      }),
      incomeTax: fc.record({
        adjustments: fc.tuple(signed(5000), signed(5000), signed(5000), signed(5000), signed(5000)),
        lossesBefore: money,
        taxBefore: money,
        standing: fc.constantFrom('', 'startUp', 'continued'),
      }),
      opening,
      parameters: fc.constantFrom([], [...own]),
      filled: fc.constant({}),
      pins: fc.oneof(
        fc.constant<Assumptions['pins']>([]),
        fc.array(
          fc
            .tuple(fc.constantFrom(...PINNED), fc.integer({ min: 1, max: 5 }), signed(90_000))
            .map(([path, year, amount]) => ({ path: `${path}.FY${year}`, amount })),
          { maxLength: 5 },
        ),
      ),
      priceTax: fc.constantFrom('', 'included', 'excluded'),
      costTax: fc.constantFrom('included', 'excluded'),
      stressAnswer: fc.constant(''),
      dismissed: fc.constant([]),
      answered: fc.constant([]),
      declined: fc.constant([]),
      annexes: fc.constant([]),
    }),
  );
}

const path = fc.oneof(
  fc.constantFrom('revenues.f:s1.FY1', '1', '__proto__', 'constructor', 'taxed_as', 'taxedAs', 'straße.FY2'),
  fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }).map((text) => text.toWellFormed()),
);
/** `__proto__` is left out by the schema. */
const asRecord = (entries: [string, string][]): Record<string, string> =>
  Object.fromEntries(entries.filter(([name]) => name !== '__proto__'));
const keys = fc.array(path, { maxLength: 3 });

/** Names for all lines: the forecast itself works without them. */
const withNames = (assumptions: Assumptions, name: string): Assumptions => ({
  ...assumptions,
  streams: assumptions.streams.map((line) => ({ ...line, name })),
  people: assumptions.people.map((line) => ({ ...line, role: name, memberId: name === '' ? '' : 'm1' })),
  overheads: assumptions.overheads.map((line) => ({ ...line, name })),
  investments: assumptions.investments.map((line) => ({ ...line, name })),
  contributions: assumptions.contributions.map((line) => ({ ...line, name })),
  loans: assumptions.loans.map((line) => ({ ...line, name })),
  grants: assumptions.grants.map((line) => ({ ...line, name })),
  owner: {
    ...assumptions.owner,
    privateNeeds: assumptions.owner.privateNeeds.map((need) => ({ ...need, name })),
  },
});

/** Assumptions with what is stored beside the answers: figures that were filled in, an answer, what was looked at. */
export const arbitraryKeptAssumptions = (): Arbitrary<Assumptions> =>
  fc
    .record({
      assumptions: arbitraryAssumptions([{ key: 'employer.rate', value: '31.9' }]),
      filled: fc.array(fc.tuple(path, arbitraryAmount()), { maxLength: 4 }).map(asRecord),
      stressAnswer: arbitraryText(1000),
      dismissed: fc.array(
        fc.record({
          check: fc.constantFrom('cash', 'unpaid'),
          about: fc.constantFrom('', 'p1'),
          size: fc.nat().map(String),
          reason: arbitraryText(200),
        }),
        { maxLength: 2 },
      ),
      answered: fc.array(
        fc.record({
          question: fc.string({ minLength: 1, maxLength: 20 }),
          by: fc.constantFrom('founder' as const, 'usual' as const),
        }),
        { maxLength: 3 },
      ),
      declined: keys,
      annexes: keys,
      name: arbitraryText(200),
    })
    .map(({ assumptions, name, ...kept }) => ({ ...withNames(assumptions, name), ...kept }));
