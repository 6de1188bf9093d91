import type { Investment, Overhead, Person } from '@trazo/plan/finance/assumptions/costs';
import type { Loan } from '@trazo/plan/finance/assumptions/funding';
import { blankLine, newItem } from '@trazo/plan/finance/assumptions/new-items';
import type { Stream } from '@trazo/plan/finance/assumptions/streams';

/** Lines with nothing special about them, for cases worked by hand. */

const EVEN = new Array<string>(12).fill('');

export const units = (answers: Partial<Extract<Stream, { kind: 'units' }>>): Stream => ({
  ...blankLine('s1'),
  kind: 'units',
  typedPer: 'month',
  vat: 'standard',
  price: '10',
  rampMonths: 0,
  first: '',
  normal: '100',
  growth: ['', '', '', '', ''],
  season: EVEN,
  ...answers,
});

export const yearly = (amounts: [string, string, string, string, string]): Stream => {
  const { price: _price, priceIndex: _index, discount: _discount, ...line } = blankLine('s1');
  return { ...line, kind: 'annual', vat: 'none', amounts, season: EVEN };
};

export const monthly = (price: string, sold: string): Stream => ({
  ...blankLine('s1'),
  kind: 'monthly',
  vat: 'standard',
  price,
  quantities: new Array<string>(60).fill(sold),
});

export const subscription = (answers: Partial<Extract<Stream, { kind: 'subscription' }>>): Stream => {
  const base = units({});
  if (base.kind !== 'units') throw new Error('units are units');
  return { ...base, churn: '', billingMonths: 1, ...answers, kind: 'subscription' };
};

export const overhead = (answers: Partial<Overhead>): Overhead => ({
  ...newItem.overhead('o1', 'rent'),
  vat: 'none',
  ...answers,
});

export const person = (answers: Partial<Person>): Person => ({
  ...newItem.person('p1'),
  gross: '1500',
  ...answers,
});

export const investment = (answers: Partial<Investment>): Investment => ({
  ...newItem.investment('i1', 'machines'),
  cost: '6000',
  vat: 'standard',
  life: 60,
  ...answers,
});

export const loan = (answers: Partial<Loan>): Loan => ({
  ...newItem.loan('l1', false),
  payouts: [{ month: 0, amount: '1000' }],
  rate: '24',
  term: 6,
  ...answers,
});
