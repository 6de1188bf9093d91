import { expect, it } from 'vitest';
import type { OrderRow, PaymentRow } from './billing-repository.ts';
import type { OrderId } from './schema.ts';
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

it('is nothing before it is paid, nor after fourteen days', () => {
  expect(found([order('new', { concludedAt: null })], [])).toBe('no_subscription');
  expect(found([order('new')], [payment('new')], 14)).toBe('withdrawal_period_over');
});
