import fc, { type Arbitrary } from 'fast-check';
import { RHYTHMS, type Stream, type UnitCost } from '../finance/assumptions/streams.ts';
import {
  days,
  early,
  growth,
  lastMonth,
  number,
  percent,
  season,
  signed,
  terms,
  vat,
} from './arbitrary-figures.ts';

export const unitCost: Arbitrary<UnitCost | null> = fc.option(
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

export const growths = fc.tuple(fc.constant('' as const), growth, growth, growth, growth);

/** What all streams have. */
const lineFrom = (id: string, from: number) => ({
  id: fc.constant(id),
  name: fc.constant(''),
  productId: fc.constantFrom('', 'p1'),
  from: fc.constant(from),
  until: lastMonth(from),
  vat,
  terms: terms(-200),
  badDebt: percent(10),
  cost: unitCost,
});

const rampMonths = fc.oneof(fc.constantFrom(0, 1, 9), fc.integer({ min: 0, max: 60 }));

const typedPer = fc.constantFrom(...RHYTHMS);

/** Each kind that has a price. */
function pricedStreams(line: ReturnType<typeof lineFrom>) {
  const priced = { ...line, price: number(500, 4), priceIndex: growth, discount: percent(30) };
  return [
    fc.record({
      kind: fc.constant('units' as const),
      ...priced,
      rampMonths,
      typedPer,
      first: number(50, 3),
      normal: number(300, 3),
      growth: growths,
      season,
    }),
    fc.record({
      kind: fc.constant('subscription' as const),
      ...priced,
      rampMonths,
      typedPer,
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
  ] as const;
}

export function stream(id: string): Arbitrary<Stream> {
  return early.chain((from) => {
    const line = lineFrom(id, from);
    return fc.oneof(
      ...pricedStreams(line),
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
