import type { Investment, Overhead, Person } from '@trazo/plan/finance/assumptions/costs';
import type { Loan } from '@trazo/plan/finance/assumptions/funding';
import type { Stream } from '@trazo/plan/finance/assumptions/streams';

/** Lines with nothing special about them, for cases worked by hand. */

const EVEN = new Array<string>(12).fill('');

export const units = (answers: Partial<Extract<Stream, { kind: 'units' }>>): Stream => ({
  id: 's1',
  kind: 'units',
  name: '',
  productId: '',
  from: 1,
  until: '',
  vat: 'standard',
  terms: [{ share: '100', days: 0 }],
  badDebt: '',
  cost: null,
  price: '10',
  priceIndex: '',
  discount: '',
  rampMonths: 0,
  first: '',
  normal: '100',
  growth: ['', '', '', '', ''],
  season: EVEN,
  ...answers,
});

export const yearly = (amounts: [string, string, string, string, string]): Stream => ({
  id: 's1',
  kind: 'annual',
  name: '',
  productId: '',
  from: 1,
  until: '',
  vat: 'none',
  terms: [{ share: '100', days: 0 }],
  badDebt: '',
  cost: null,
  amounts,
  season: EVEN,
});

export const monthly = (price: string, sold: string): Stream => ({
  id: 's1',
  kind: 'monthly',
  name: '',
  productId: '',
  from: 1,
  until: '',
  vat: 'standard',
  terms: [{ share: '100', days: 0 }],
  badDebt: '',
  cost: null,
  price,
  priceIndex: '',
  discount: '',
  quantities: new Array<string>(60).fill(sold),
});

export const subscription = (answers: Partial<Extract<Stream, { kind: 'subscription' }>>): Stream => {
  const base = units({});
  if (base.kind !== 'units') throw new Error('units are units');
  return { ...base, churn: '', billingMonths: 1, ...answers, kind: 'subscription' };
};

export const overhead = (answers: Partial<Overhead>): Overhead => ({
  id: 'o1',
  name: '',
  category: 'rent',
  rhythm: 'monthly',
  amount: '',
  share: '',
  amounts: ['', '', '', '', ''],
  growth: '',
  vat: 'none',
  days: 0,
  from: 1,
  until: '',
  direct: false,
  ...answers,
});

export const person = (answers: Partial<Person>): Person => ({
  id: 'p1',
  role: '',
  memberId: '',
  heads: '1',
  gross: '1500',
  per: 'month',
  salaries: '',
  from: 1,
  until: '',
  raise: '',
  direct: false,
  ...answers,
});

export const investment = (answers: Partial<Investment>): Investment => ({
  id: 'i1',
  name: '',
  kind: 'machines',
  cost: '6000',
  month: 0,
  vat: 'standard',
  life: 60,
  terms: [{ share: '100', days: 0 }],
  inKind: false,
  ...answers,
});

export const loan = (answers: Partial<Loan>): Loan => ({
  id: 'l1',
  name: '',
  payouts: [{ month: 0, amount: '1000' }],
  rate: '24',
  term: 6,
  grace: { months: 0, kind: 'interestOnly' },
  method: 'annuity',
  rhythm: 1,
  fee: '',
  guaranteeCost: '',
  needsAsking: true,
  running: false,
  ...answers,
});
