import { isDeepStrictEqual } from 'node:util';
import { keptSince } from '@trazo/company/retention';
import type { Account, AccountId } from '../../../platform/authentication/account.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { BillingMails } from '../billing-mails.ts';
import {
  type CustomerRow,
  cancelledOf,
  changeCustomer,
  changeOrder,
  lockCustomer,
  type OrderRow,
  ordersOf,
  type PaymentRow,
  paymentsOf,
  storePayment,
  withdrawnFrom,
} from '../billing-repository.ts';
import type { BillingState } from '../billing-state.ts';
import type { ProviderFacts, SubscriptionFacts } from '../provider/provider-facts.ts';
import {
  countsStill,
  lastWithdrawalOf,
  markOfAddress,
  markOfPayer,
  rememberWithdrawal,
} from '../remembered-withdrawals.ts';
import { type ChangedPayment, newsOf } from './news-of.ts';
import { paymentRows } from './payment-rows.ts';
import { type Cancelled, isOrdered } from './provider-duties.ts';
import { stateOfFacts } from './state-of-facts.ts';

/** One read of the provider, to be written down. */
export interface Reading {
  readonly accountId: AccountId;
  readonly customerId: string;
  /** Its number: what a later read has written stays. */
  readonly number: number;
  readonly facts: ProviderFacts;
  readonly now: Date;
}

/** How things stand once a reading is written down. */
export interface SyncSnapshot {
  readonly customer: CustomerRow;
  readonly state: BillingState;
  readonly openOrder: OrderRow | undefined;
  readonly withdrawn: ReadonlySet<string>;
  readonly cancelled: Cancelled;
  /** A later reading had been written down already; this one counts for nothing. */
  readonly isStale: boolean;
}

export interface StoreOptions {
  readonly mails: BillingMails;
  readonly graceMs: number;
  /** Calendar years that records of payments are kept. */
  readonly recordsYears: number;
  /** The account, locked or not; undefined once it is deleted. */
  readonly findAccount: (tx: Transaction, id: AccountId) => Promise<Account | undefined>;
}

/** Writes a reading down and tells the account's owner what is new. Undefined once the account is gone. */
export async function storeFacts(
  tx: Transaction,
  reading: Reading,
  options: StoreOptions,
): Promise<SyncSnapshot | undefined> {
  const { accountId, facts, number, now } = reading;
  const account = await options.findAccount(tx, accountId);
  const customer = await lockCustomer(tx, accountId);
  if (account === undefined || customer === undefined) return undefined;
  const orders = await ordersOf(tx, accountId);
  const order = orders.find(({ closedAt }) => closedAt === null);
  if (number < customer.readWritten) {
    const [withdrawn, cancelled] = [withdrawnFrom(orders), cancelledOf(orders)];
    return { customer, state: customer.state, openOrder: order, withdrawn, cancelled, isStale: true };
  }
  await rememberWithdrawals(tx, orders, account, reading);
  const followed = order && (await acceptedOrRefused(tx, followedOrder(order, facts, now), facts, now));
  const withdrawn = withdrawnFrom(orders);
  if (followed?.refusedAt != null && followed.subscription !== undefined)
    withdrawn.add(followed.subscription.id);
  const state = stateOfFacts(facts, withdrawn);
  const openOrder = order && followed && (await storeOrder(tx, order, followed, now));
  const cancelled = cancelledOf(openOrder === undefined ? orders : [...orders, openOrder]);
  const known = new Map((await paymentsOf(tx, accountId)).map((payment) => [payment.id, payment]));
  const payments = changedPayments(reading, known, options.recordsYears);
  for (const { payment } of payments) await storePayment(tx, payment);
  const news = newsOf(
    { order, state: customer.state, payments: known },
    {
      subscription: followed?.subscription,
      isRefused: order?.refusedAt === null && followed?.refusedAt != null,
      concludedAt: followed?.concludedAt ?? null,
      state,
      payments,
      facts,
      cancelled,
      now,
      graceMs: options.graceMs,
    },
  );
  for (const one of news) await options.mails.send(tx, account, one);
  const change = {
    state,
    readWritten: number,
    renewsAt: state.running?.renews === true ? new Date(state.running.periodEnd) : null,
    // Another card may be one that ends too early: its owner is to hear of that.
    ...(!isDeepStrictEqual(state.card, customer.state.card) && { remindedFor: null }),
    readAt: now,
  };
  await changeCustomer(tx, accountId, change);
  return { customer: { ...customer, ...change }, state, openOrder, withdrawn, cancelled, isStale: false };
}

interface FollowedOrder {
  readonly order: OrderRow;
  readonly subscription: SubscriptionFacts | undefined;
  readonly concludedAt: Date | null;
  readonly refusedAt: Date | null;
}

/** The subscription of an open order, the live one first, and when the order was first paid. */
function followedOrder(order: OrderRow, facts: ProviderFacts, now: Date): FollowedOrder {
  const candidates = facts.subscriptions.filter((one) => isOrdered(one, order));
  const subscription = candidates.find(({ isLive }) => isLive) ?? candidates[0];
  const isPaid = facts.invoices.some(
    ({ subscriptionId, status }) => subscriptionId === subscription?.id && status === 'paid',
  );
  const concludedAt = order.concludedAt ?? (isPaid && order.refusedAt === null ? now : null);
  return { order, subscription, concludedAt, refusedAt: order.refusedAt };
}

/** An order that has just been paid with what had paid for a contract withdrawn from lately, in whichever account, is refused. */
async function acceptedOrRefused(
  tx: Transaction,
  followed: FollowedOrder,
  facts: ProviderFacts,
  now: Date,
): Promise<FollowedOrder> {
  const { order, subscription, concludedAt } = followed;
  if (order.concludedAt !== null || concludedAt === null || subscription === undefined) return followed;
  const isWithdrawn = await lastWithdrawalOf(tx, payersOf(facts, subscription.id), now);
  return isWithdrawn === null ? followed : { ...followed, concludedAt: null, refusedAt: now };
}

/** Marks of what has paid for a subscription. */
const payersOf = ({ invoices }: ProviderFacts, subscription: string | null): string[] => [
  ...new Set(
    invoices.flatMap(({ subscriptionId, fingerprint }) =>
      subscriptionId === subscription && fingerprint !== undefined ? [markOfPayer(fingerprint)] : [],
    ),
  ),
];

async function rememberWithdrawals(
  tx: Transaction,
  orders: readonly OrderRow[],
  { email }: Account,
  { facts, now }: Reading,
): Promise<void> {
  for (const { withdrawnAt, subscriptionId } of orders) {
    if (withdrawnAt === null || !countsStill(withdrawnAt, now)) continue;
    await rememberWithdrawal(tx, [markOfAddress(email), ...payersOf(facts, subscriptionId)], withdrawnAt);
  }
}

/** Writes down what an open order has become; undefined once it is closed. */
async function storeOrder(
  tx: Transaction,
  order: OrderRow,
  { subscription, concludedAt, refusedAt }: FollowedOrder,
  now: Date,
): Promise<OrderRow | undefined> {
  if (subscription === undefined) return order;
  const { id: subscriptionId, isLive } = subscription;
  const isSame = order.concludedAt === concludedAt && order.refusedAt === refusedAt;
  if (isLive && order.subscriptionId === subscriptionId && isSame) return order;
  const change = { subscriptionId, concludedAt, refusedAt, ...(!isLive && { closedAt: now }) };
  const changed = await changeOrder(tx, order, change);
  return isLive ? changed : undefined;
}

function changedPayments(
  { accountId, customerId, facts, now }: Reading,
  known: ReadonlyMap<string, PaymentRow>,
  recordsYears: number,
): ChangedPayment[] {
  const subject = { accountId, customerId, listed: known, keptSince: keptSince(now, recordsYears) };
  const rows = new Map(paymentRows(facts, subject).map((row) => [row.id, row]));
  return facts.invoices.flatMap((invoice) => {
    const payment = rows.get(invoice.id);
    const before = known.get(invoice.id);
    if (payment === undefined || (before !== undefined && isSame(before, payment))) return [];
    return [{ payment, invoice }];
  });
}

const isSame = (one: PaymentRow, other: PaymentRow): boolean =>
  one.status === other.status &&
  one.amount === other.amount &&
  one.amountRefunded === other.amountRefunded &&
  one.method === other.method &&
  one.invoiceUrl === other.invoiceUrl;
