import fc, { type Arbitrary } from 'fast-check';
import type { Assumptions } from '../finance/assumptions/assumptions.ts';
import {
  INVESTMENT_KINDS,
  type Investment,
  OVERHEAD_CATEGORIES,
  type Overhead,
  type Person,
} from '../finance/assumptions/costs.ts';
import type { Contribution, Grant, Loan } from '../finance/assumptions/funding.ts';
import type { Stream, UnitCost } from '../finance/assumptions/streams.ts';
import type { Terms } from '../finance/assumptions/terms.ts';
import { arbitraryAmount, arbitraryText } from './arbitrary-values.ts';

/** A number with decimals as text, now and then blank, zero or large. */
const number = (most: number, digits: number): Arbitrary<string> =>
  fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom('', '0') },
    { weight: 8, arbitrary: fc.integer({ min: 0, max: most }).map(String) },
    {
      weight: 4,
      arbitrary: fc
        .integer({ min: 0, max: most * 10 ** digits })
        .map((value) => String(Number((value / 10 ** digits).toFixed(digits)))),
    },
  );
const signed = (most: number): Arbitrary<string> =>
  fc
    .tuple(fc.boolean(), number(most, 2))
    .map(([negative, text]) => (negative && Number(text) > 0 ? `-${text}` : text));

const money = number(20_000, 2);
const percent = (most: number) => number(most, 2);
const growth = fc.oneof(fc.constant(''), fc.constantFrom('2', '12', '-5', '3.75', '100', '-100', '0.0001'));
const fromZero = fc.integer({ min: 0, max: 60 });
const early = fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 30 }));
const vat = fc.constantFrom('', 'standard', 'reduced', 'superReduced', 'zero', 'none') satisfies Arbitrary<
  Stream['vat']
>;

const lastMonth = (from: number): Arbitrary<'' | number> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant('' as const) },
    { weight: 1, arbitrary: fc.integer({ min: from, max: 60 }) },
  );

const days = (least: number) =>
  fc.oneof(fc.constantFrom(0, 30, 45, 60), fc.integer({ min: least, max: 360 }));

const terms = (least: number): Arbitrary<Terms> =>
  fc.oneof(
    fc.tuple(days(least)).map(([only]) => [{ share: '100', days: only }]),
    fc.tuple(fc.integer({ min: 0, max: 100 }), days(least), days(least)).map(([share, first, second]) => [
      { share: String(share), days: first },
      { share: String(100 - share), days: second },
    ]),
    fc.tuple(days(least), days(least), days(least)).map(([first, second, third]) => [
      { share: '33.3333', days: first },
      { share: '33.3333', days: second },
      { share: '33.3334', days: third },
    ]),
  );

const season: Arbitrary<string[]> = fc.oneof(
  fc.constant(new Array<string>(12).fill('')),
  fc
    .array(fc.constantFrom('0', '0.5', '1', '1.25', '2', '0.333'), { minLength: 12, maxLength: 12 })
    .map((weights) => {
      weights[0] = '1';
      return weights;
    }),
);

const unitCost: Arbitrary<UnitCost | null> = fc.option(
  fc.record({
    per: fc.constantFrom('unit', 'revenue'),
    amount: number(50, 4),
    share: percent(90),
    index: growth,
    vat,
    days: days(0).map((value) => Math.max(0, value)),
    stockDays: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 120 })),
  }),
  { nil: null, freq: 3 },
);

const growths = fc.tuple(fc.constant('' as const), growth, growth, growth, growth);

function stream(id: string): Arbitrary<Stream> {
  return early.chain((from) => {
    const line = {
      id: fc.constant(id),
      name: fc.constant(''),
      productId: fc.constantFrom('', 'p1'),
      from: fc.constant(from),
      until: lastMonth(from),
      vat,
      terms: terms(-200),
      badDebt: percent(10),
      cost: unitCost,
    };
    const priced = { ...line, price: number(500, 4), priceIndex: growth, discount: percent(30) };
    const rampMonths = fc.oneof(fc.constantFrom(0, 1, 9), fc.integer({ min: 0, max: 60 }));
    return fc.oneof(
      fc.record({
        kind: fc.constant('units' as const),
        ...priced,
        rampMonths,
        first: number(50, 3),
        normal: number(300, 3),
        growth: growths,
        season,
      }),
      fc.record({
        kind: fc.constant('subscription' as const),
        ...priced,
        rampMonths,
        first: number(20, 3),
        normal: number(60, 3),
        growth: growths,
        season,
        churn: percent(100),
        billingMonths: fc.constantFrom(1 as const, 3 as const, 12 as const),
      }),
      fc.record({
        kind: fc.constant('hours' as const),
        ...priced,
        rampMonths,
        heads: number(5, 1),
        hoursPerWeek: number(45, 1),
        weeksOff: fc.integer({ min: 0, max: 52 }),
        first: percent(60),
        normal: percent(100),
        season,
      }),
      fc.record({
        kind: fc.constant('capacity' as const),
        ...priced,
        rampMonths,
        capacity: number(60, 0),
        turns: number(4, 1),
        days: fc.array(fc.integer({ min: 0, max: 31 }), { minLength: 12, maxLength: 12 }),
        first: percent(60),
        normal: percent(100),
        season,
      }),
      fc.record({
        kind: fc.constant('monthly' as const),
        ...priced,
        quantities: fc.array(number(100, 3), { minLength: 60, maxLength: 60 }),
      }),
      fc
        .record({
          kind: fc.constant('annual' as const),
          ...line,
          amounts: fc.tuple(
            signed(200_000),
            signed(200_000),
            signed(200_000),
            signed(200_000),
            signed(200_000),
          ),
          season,
        })
        .map((each) =>
          each.cost === null ? each : { ...each, cost: { ...each.cost, per: 'revenue' as const } },
        ),
    );
  });
}

const person = (id: string): Arbitrary<Person> =>
  early.chain((from) =>
    fc.record({
      id: fc.constant(id),
      role: fc.constant(''),
      memberId: fc.constant('' as const),
      heads: number(4, 2),
      gross: number(9000, 2),
      per: fc.constantFrom('month', 'year'),
      salaries: fc.constantFrom<Person['salaries']>('', 12, 13, 14),
      from: fc.constant(from),
      until: lastMonth(from),
      raise: growth,
      direct: fc.boolean(),
    }),
  );

const overhead = (id: string): Arbitrary<Overhead> =>
  fc.oneof(fc.constantFrom(0, 1), fromZero).chain((from) =>
    fc.record({
      id: fc.constant(id),
      name: fc.constant(''),
      category: fc.constantFrom(...OVERHEAD_CATEGORIES),
      rhythm: fc.constantFrom('monthly', 'quarterly', 'yearly', 'once', 'percent', 'annual'),
      amount: money,
      share: percent(20),
      amounts: fc.tuple(signed(9000), signed(9000), signed(9000), signed(9000), signed(9000)),
      growth,
      vat,
      days: days(0).map((value) => Math.max(0, value)),
      from: fc.constant(from),
      until: lastMonth(from),
      direct: fc.boolean(),
    }),
  );

const investment = (id: string): Arbitrary<Investment> =>
  fc.record({
    id: fc.constant(id),
    name: fc.constant(''),
    kind: fc.constantFrom(...INVESTMENT_KINDS),
    cost: number(90_000, 2),
    month: fc.oneof(fc.constant(0), fromZero),
    vat,
    life: fc.oneof(fc.constant('' as const), fc.integer({ min: 1, max: 240 })),
    terms: terms(0),
    inKind: fc.boolean(),
  });

const contribution = (id: string): Arbitrary<Contribution> =>
  fc.integer({ min: 0, max: 59 }).chain((lent) =>
    fc.record({
      id: fc.constant(id),
      name: fc.constant(''),
      kind: fc.constantFrom('capital', 'partnerLoan'),
      amount: number(60_000, 2),
      month: fc.constant(lent),
      repaid: fc.oneof(fc.constant('' as const), fc.integer({ min: lent + 1, max: 60 })),
      subordinated: fc.boolean(),
    }),
  );

/** Whole instalments, grace shorter than the term, later payouts within the grace. */
const loan = (id: string): Arbitrary<Loan> =>
  fc
    .record({
      rhythm: fc.constantFrom(1 as const, 3 as const, 6 as const, 12 as const),
      count: fc.integer({ min: 1, max: 40 }),
      waiting: fc.integer({ min: 0, max: 4 }),
      first: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 55 })),
      amounts: fc.array(number(80_000, 2), { minLength: 1, maxLength: 3 }),
      rate: number(15, 4),
      kind: fc.constantFrom('interestOnly' as const, 'capitalised' as const),
      method: fc.constantFrom('annuity' as const, 'linear' as const, 'bullet' as const),
      fee: percent(3),
      guaranteeCost: number(500, 2),
      needsAsking: fc.boolean(),
      running: fc.boolean(),
      answered: fc.integer({ min: 0, max: 9 }),
    })
    .map(({ rhythm, count, waiting, first, amounts, kind, running, answered, ...rest }) => {
      const grace = Math.min(120 - (120 % rhythm), waiting * rhythm);
      const start = running ? 0 : first;
      const payouts = amounts
        .slice(0, running ? 1 : amounts.length)
        .map((amount, index) => ({ month: start + index, amount }))
        .filter(({ month: at }) => at <= Math.min(60, start + grace));
      return {
        id,
        name: '',
        ...rest,
        rhythm,
        running,
        payouts,
        term: answered === 0 ? ('' as const) : (count + waiting) * rhythm,
        grace: { months: grace, kind },
      };
    });

const grant = (id: string, investments: readonly { id: string }[]): Arbitrary<Grant> =>
  fromZero.chain((due) =>
    fc.record({
      id: fc.constant(id),
      name: fc.constant(''),
      kind: fc.constantFrom('operating', 'capital'),
      amount: number(20_000, 2),
      month: fc.constant(due),
      paid: fc.integer({ min: due, max: 60 }),
      investmentId: fc.constantFrom('', ...investments.map((each) => each.id)),
    }),
  );

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
        scheme: fc.constantFrom('', 'standard', 'cash', 'exempt', 'none'),
        periodMonths: fc.constantFrom<Assumptions['vat']['periodMonths']>('', 1, 3, 12),
        refund: fc.constantFrom('', 'carry', 'refund', 'yearEnd'),
      }),
      incomeTax: fc.record({
        adjustments: fc.tuple(signed(5000), signed(5000), signed(5000), signed(5000), signed(5000)),
        lossesBefore: money,
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
      scenarios: fc.constant([]),
      dismissed: fc.constant([]),
      confirmed: fc.constant([]),
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

/** Assumptions with what is stored beside the answers: figures that were filled in, scenarios, what was looked at. */
export const arbitraryKeptAssumptions = (): Arbitrary<Assumptions> =>
  fc
    .record({
      assumptions: arbitraryAssumptions([{ key: 'employer.rate', value: '31.9' }]),
      filled: fc.array(fc.tuple(path, arbitraryAmount()), { maxLength: 4 }).map(asRecord),
      scenarios: fc.array(
        fc.record({
          name: arbitraryText(200),
          preset: fc.constantFrom('' as const, 'cautious' as const, 'together' as const),
          deltas: fc.array(fc.tuple(path, fc.constantFrom('-20', '3')), { maxLength: 3 }).map(asRecord),
          answer: arbitraryText(1000),
        }),
        { maxLength: 2 },
      ),
      dismissed: fc.array(
        fc.record({ rule: fc.constantFrom('F12', 'P01'), hash: fc.string(), reason: arbitraryText(200) }),
        { maxLength: 2 },
      ),
      confirmed: keys,
      annexes: keys,
      name: arbitraryText(200),
    })
    .map(({ assumptions, scenarios, name, ...kept }) => ({
      ...withNames(assumptions, name),
      ...kept,
      scenarios: scenarios.map((each, index) => ({ ...each, id: `c${index + 1}` })),
    }));
