import type { Investment, Overhead, Person } from '@trazo/plan/finance/assumptions/costs';
import type { Contribution, Loan } from '@trazo/plan/finance/assumptions/funding';
import type { Stream, UnitCost } from '@trazo/plan/finance/assumptions/streams';
import { paidAtOnce } from '@trazo/plan/finance/assumptions/terms';

/** Lines of assumptions in which only what differs from the usual is said. */

type With<Line, Said extends keyof Line> = Partial<Line> & Pick<Line, Said>;
type Of<Kind extends Stream['kind']> = Extract<Stream, { kind: Kind }>;

const EVEN = new Array<string>(12).fill('');

const line = {
  name: '',
  productId: '',
  from: 1,
  until: '' as const,
  vat: '' as const,
  terms: paidAtOnce(),
  badDebt: '',
  cost: null,
  price: '',
  priceIndex: '',
  discount: '',
  rampMonths: 0,
  first: '',
  growth: ['', '', '', '', ''] as Of<'units'>['growth'],
  season: EVEN,
};

const { growth: _, ...unlessGrowing } = line;

export const units = (said: With<Of<'units'>, 'id' | 'normal'>): Stream => ({
  kind: 'units',
  typedPer: 'month',
  ...line,
  ...said,
});

export const capacity = (
  said: With<Of<'capacity'>, 'id' | 'normal' | 'capacity' | 'turns' | 'days'>,
): Stream => ({
  kind: 'capacity',
  ...unlessGrowing,
  ...said,
});

export const subscription = (said: With<Of<'subscription'>, 'id' | 'normal' | 'churn'>): Stream => ({
  kind: 'subscription',
  typedPer: 'month',
  ...line,
  billingMonths: 1,
  ...said,
});

/** What is used up for each unit, without tax. */
export const perUnit = (amount: string, said: Partial<UnitCost> = {}): UnitCost => ({
  ...costs,
  per: 'unit',
  amount,
  ...said,
});

/** What is used up as a share of the revenue. */
export const ofRevenue = (share: string, said: Partial<UnitCost> = {}): UnitCost => ({
  ...costs,
  per: 'revenue',
  share,
  ...said,
});

const costs: Omit<UnitCost, 'per'> = { amount: '', share: '', index: '', vat: '', days: 30, stockDays: 0 };

/** One payment, so many days after the invoice. */
export const after = (days: number): Stream['terms'] => [{ share: '100', days }];

export const person = (said: With<Person, 'id' | 'role' | 'gross'>): Person => ({
  memberId: '',
  heads: '1',
  per: 'year',
  salaries: '',
  from: 1,
  until: '',
  raise: '',
  insuredAs: 'employee',
  direct: false,
  ...said,
});

export const overhead = (said: With<Overhead, 'id' | 'category'>): Overhead => ({
  name: '',
  rhythm: 'monthly',
  amount: '',
  share: '',
  amounts: ['', '', '', '', ''],
  growth: '',
  vat: '',
  days: 0,
  from: 1,
  until: '',
  direct: false,
  ...said,
});

/** Paid once, before the first day. */
export const setUp = (said: With<Overhead, 'id' | 'name' | 'amount'>): Overhead =>
  overhead({ category: 'dues', rhythm: 'once', from: 0, ...said });

export const investment = (said: With<Investment, 'id' | 'name' | 'kind' | 'cost'>): Investment => ({
  month: 0,
  vat: said.kind === 'deposit' ? 'none' : '',
  life: '',
  terms: paidAtOnce(),
  inKind: false,
  ...said,
});

export const contribution = (said: With<Contribution, 'id' | 'name' | 'amount'>): Contribution => ({
  kind: 'capital',
  month: 0,
  repaid: '',
  subordinated: false,
  rate: '',
  ...said,
});

export const loan = (
  said: With<Loan, 'id' | 'name' | 'rate' | 'term'> & { readonly amount: string },
): Loan => {
  const { amount, ...rest } = said;
  return {
    payouts: [{ month: 0, amount }],
    grace: { months: 0, kind: 'interestOnly' },
    method: 'annuity',
    rhythm: 1,
    fee: '',
    guaranteeCost: '',
    needsAsking: true,
    running: false,
    bridge: false,
    ...rest,
  };
};
