import { expect, it } from 'vitest';
import type { OrderRow, PaymentRow } from '../billing-repository.ts';
import type { OrderId } from '../schema.ts';
import { withdrawableOf } from './withdrawable.ts';

const DAY = 24 * 3_600_000;
const ORDERED = new Date('2026-12-01T10:00:00.000Z');
const ACCOUNT = 'a' as OrderRow['accountId'];

const order = (id: string, own: Partial<OrderRow> = {}): OrderRow => ({
  id: id as OrderId,
  accountId: ACCOUNT,
  kind: 'trial',
  firstAmount: 50,
  renewalAmount: 95,
  currency: 'EUR',
  trialDays: 7,
  textVersion: '',
  textLanguage: 'en',
  text: '',
  orderedAt: ORDERED,
  attempt: 1,
  subscriptionId: id,
  concludedAt: ORDERED,
  cancelledAt: null,
  resumedAt: null,
  withdrawnAt: null,
  refusedAt: null,
  deletionReceivedAt: null,
  closedAt: null,
  ...own,
});

const payment = (subscriptionId: string, own: Partial<PaymentRow> = {}): PaymentRow => ({
  id: subscriptionId,
  accountId: ACCOUNT,
  customerId: 'c',
  subscriptionId,
  amount: 50,
  amountRefunded: 0,
  currency: 'EUR',
  status: 'paid',
  madeAt: ORDERED,
  method: 'card',
  invoiceUrl: null,
  ...own,
});

const ended = { closedAt: new Date(ORDERED.getTime() + DAY) };

const found = (orders: OrderRow[], payments: PaymentRow[], days = 2) => {
  const one = withdrawableOf(orders, payments, new Date(ORDERED.getTime() + days * DAY));
  return typeof one === 'string' ? one : `${one.order.id} ${one.amount}`;
};

it('is what runs before what has ended, then the newest with something to give back', () => {
  const paid = [payment('old'), payment('new')];
  expect(found([order('new', ended), order('old', ended)], paid)).toBe('new 50');
  expect(found([order('old', ended), order('new')], paid)).toBe('new 50');
  const given = payment('new', { status: 'refunded', amountRefunded: 50 });
  expect(found([order('new', ended), order('old', ended)], [payment('old'), given])).toBe('old 50');
  expect(found([order('new', { ...ended, withdrawnAt: ORDERED })], paid)).toBe('no_subscription');
});

it('is nothing before it is paid', () => {
  expect(found([order('new', { concludedAt: null })], [])).toBe('no_subscription');
});

it.each([
  ['at noon', '2026-12-01T11:00:00.000Z', '2026-12-15T22:59:59.999Z'],
  ['past midnight in Spain', '2026-12-01T23:30:00.000Z', '2026-12-16T22:59:59.999Z'],
  ['before the clocks change', '2027-03-20T12:00:00.000Z', '2027-04-03T21:59:59.999Z'],
])('lasts to the end of the fourteenth day after the contract: one made %s', (_name, made, last) => {
  const orders = [order('new', { concludedAt: new Date(made) })];
  const at = (now: Date) => withdrawableOf(orders, [payment('new')], now);
  expect(at(new Date(last))).toMatchObject({ until: new Date(last), amount: 50 });
  expect(at(new Date(new Date(last).getTime() + 1))).toBe('withdrawal_period_over');
});

it('is what is left of a payment that was given back in part', () => {
  const inPart = payment('new', { status: 'partially_refunded', amountRefunded: 20 });
  expect(found([order('new', ended)], [inPart])).toBe('new 30');
});
