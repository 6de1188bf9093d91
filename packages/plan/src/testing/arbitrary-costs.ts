import fc, { type Arbitrary } from 'fast-check';
import {
  INVESTMENT_KINDS,
  type Investment,
  OVERHEAD_CATEGORIES,
  type Overhead,
  type Person,
} from '../finance/assumptions/costs.ts';
import {
  days,
  early,
  fromZero,
  growth,
  lastMonth,
  money,
  number,
  percent,
  signed,
  terms,
  vat,
} from './arbitrary-figures.ts';

export const person = (id: string): Arbitrary<Person> =>
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
      insuredAs: fc.constantFrom('employee', 'temporary', 'owner'),
      direct: fc.boolean(),
    }),
  );

export const overhead = (id: string): Arbitrary<Overhead> =>
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

export const investment = (id: string): Arbitrary<Investment> =>
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
