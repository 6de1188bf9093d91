import fc, { type Arbitrary } from 'fast-check';
import type { Contribution, Grant, Loan } from '../finance/assumptions/funding.ts';
import { fromZero, number, percent } from './arbitrary-figures.ts';

export const contribution = (id: string): Arbitrary<Contribution> =>
  fc.integer({ min: 0, max: 59 }).chain((lent) =>
    fc.record({
      id: fc.constant(id),
      name: fc.constant(''),
      kind: fc.constantFrom('capital', 'partnerLoan'),
      amount: number(60_000, 2),
      month: fc.constant(lent),
      repaid: fc.oneof(fc.constant('' as const), fc.integer({ min: lent + 1, max: 60 })),
      subordinated: fc.boolean(),
      rate: fc.oneof(fc.constant(''), number(12, 4)),
    }),
  );

/** Whole instalments, grace shorter than the term, later payouts within the grace. */
export const loan = (id: string): Arbitrary<Loan> =>
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
      bridge: fc.boolean(),
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

export const grant = (id: string, investments: readonly { id: string }[]): Arbitrary<Grant> =>
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
