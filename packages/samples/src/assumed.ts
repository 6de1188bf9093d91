import type { Investment, Overhead, Person } from '@trazo/plan/finance/assumptions/costs';
import type { Contribution, Loan } from '@trazo/plan/finance/assumptions/funding';
import { blankCost, blankLine, newItem } from '@trazo/plan/finance/assumptions/new-items';
import type { Stream, UnitCost } from '@trazo/plan/finance/assumptions/streams';

/** Lines of assumptions as the questions add them, of which only what differs is said. */

type With<Line, Said extends keyof Line> = Partial<Line> & Pick<Line, Said>;
type Of<Kind extends Stream['kind']> = Extract<Stream, { kind: Kind }>;

const line = { ...blankLine(''), rampMonths: 0, first: '', season: new Array<string>(12).fill('') };
const growing: Pick<Of<'units'>, 'typedPer' | 'growth'> = {
  typedPer: 'month',
  growth: ['', '', '', '', ''],
};

export const units = (said: With<Of<'units'>, 'id' | 'normal'>): Stream => ({
  kind: 'units',
  ...line,
  ...growing,
  ...said,
});

export const capacity = (
  said: With<Of<'capacity'>, 'id' | 'normal' | 'capacity' | 'turns' | 'days'>,
): Stream => ({ kind: 'capacity', ...line, ...said });

export const subscription = (said: With<Of<'subscription'>, 'id' | 'normal' | 'churn'>): Stream => ({
  kind: 'subscription',
  ...line,
  ...growing,
  billingMonths: 1,
  ...said,
});

/** What is used up for each unit, without tax. */
export const perUnit = (amount: string, said: Partial<UnitCost> = {}): UnitCost => ({
  ...blankCost('unit'),
  amount,
  ...said,
});

/** What is used up as a share of the revenue. */
export const ofRevenue = (share: string, said: Partial<UnitCost> = {}): UnitCost => ({
  ...blankCost('revenue'),
  share,
  ...said,
});

/** One payment, so many days after the invoice. */
export const after = (days: number): Stream['terms'] => [{ share: '100', days }];

export const person = (said: With<Person, 'id' | 'role' | 'gross'>): Person => ({
  ...newItem.person(said.id),
  per: 'year',
  ...said,
});

export const overhead = (said: With<Overhead, 'id' | 'category'>): Overhead => ({
  ...newItem.overhead(said.id, said.category),
  ...said,
});

/** Paid once, before the first day. */
export const setUp = (said: With<Overhead, 'id' | 'name' | 'amount'>): Overhead => ({
  ...newItem.setUp(said.id),
  ...said,
});

export const investment = (said: With<Investment, 'id' | 'name' | 'kind' | 'cost'>): Investment => ({
  ...newItem.investment(said.id, said.kind),
  ...said,
});

export const contribution = (said: With<Contribution, 'id' | 'name' | 'amount'>): Contribution => ({
  ...newItem.contribution(said.id, 'capital'),
  ...said,
});

export const loan = ({
  amount,
  ...said
}: With<Loan, 'id' | 'name' | 'rate' | 'term'> & { readonly amount: string }): Loan => ({
  ...newItem.loan(said.id, false),
  payouts: [{ month: 0, amount }],
  ...said,
});
