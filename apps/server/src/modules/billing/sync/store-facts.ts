import type { Account, AccountId } from '../../../platform/authentication/account.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { BillingMails } from '../billing-mails.ts';
import {
  type CustomerRow,
  changeCustomer,
  changeOrder,
  lockCustomer,
  type OrderRow,
  ordersOf,
  type PaymentRow,
  paymentsOf,
  RECEIVED,
  storePayment,
  withdrawnFrom,
} from '../billing-repository.ts';
import type { BillingState } from '../billing-state.ts';
import { cancelledOf } from '../ending/cancelled-order.ts';
import { entitlementAt } from '../entitlement.ts';
import type { ProviderFacts } from '../provider/provider-facts.ts';
import { type Cancelled, endOfCancelled, isBeyondCancelled, isOrdered } from './house-rules.ts';
import { paymentRows } from './payment-rows.ts';
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
export interface Standing {
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
  /** The account, locked or not; undefined once it is deleted. */
  readonly findAccount: (tx: Transaction, id: AccountId) => Promise<Account | undefined>;
}

/** Writes a reading down and tells the account's owner what is new. Undefined once the account is gone. */
export async function storeFacts(
  tx: Transaction,
  reading: Reading,
  options: StoreOptions,
): Promise<Standing | undefined> {
  const { accountId, facts, number, now } = reading;
  const account = await options.findAccount(tx, accountId);
  const customer = await lockCustomer(tx, accountId);
  if (account === undefined || customer === undefined) return undefined;
  const orders = await ordersOf(tx, accountId);
  const withdrawn = withdrawnFrom(orders);
  const order = orders.find(({ closedAt }) => closedAt === null);
  if (number < customer.readWritten) {
    const cancelled = cancelledOf(orders);
    return { customer, state: customer.state, openOrder: order, withdrawn, cancelled, isStale: true };
  }
  const state = stateOfFacts(facts, withdrawn);
  const openOrder =
    order && (await followOrder(tx, order, { account, reading, state, before: customer.state, options }));
  const cancelled = cancelledOf(openOrder === undefined ? orders : [...orders, openOrder]);
  const inVain = await followPayments(tx, { account, reading, cancelled, mails: options.mails });
  await tellOfDue(tx, { account, before: customer.state, state, reading, options }, inVain);
  const change = {
    state,
    readWritten: number,
    renewsAt: state.running?.renews === true ? new Date(state.running.periodEnd) : null,
    readAt: now,
  };
  await changeCustomer(tx, accountId, change);
  return { customer: { ...customer, ...change }, state, openOrder, withdrawn, cancelled, isStale: false };
}

interface Followed {
  readonly account: Account;
  readonly reading: Reading;
  readonly state: BillingState;
  readonly before: BillingState;
  readonly options: StoreOptions;
}

/** The open order learns its subscription, that it was paid, that it was stopped and that it has ended. */
async function followOrder(
  tx: Transaction,
  order: OrderRow,
  { account, reading, state, before, options: { mails } }: Followed,
): Promise<OrderRow | undefined> {
  const { facts, now } = reading;
  const candidates = facts.subscriptions.filter((one) => isOrdered(one, order));
  const subscription = candidates.find(({ isLive }) => isLive) ?? candidates[0];
  if (subscription === undefined) return order;
  const isPaid = facts.invoices.some(
    ({ subscriptionId, status }) => subscriptionId === subscription.id && status === 'paid',
  );
  const concludedAt = order.concludedAt ?? (isPaid ? now : null);
  const isNews =
    !subscription.isLive || order.subscriptionId !== subscription.id || order.concludedAt !== concludedAt;
  const change = {
    subscriptionId: subscription.id,
    concludedAt,
    ...(!subscription.isLive && { closedAt: now }),
  };
  const followed = isNews ? await changeOrder(tx, order.id, change) : order;
  const { running } = state;
  if (order.concludedAt === null && running?.id === subscription.id) {
    await mails.concluded(tx, account, order, running);
  }
  const { cancelledAt } = order;
  const renewedBefore = before.running?.id === subscription.id && before.running.renews;
  if (renewedBefore && running?.id === subscription.id && !running.renews) {
    await mails.stopped(tx, account, running, cancelledAt ?? now);
  }
  if (!subscription.isLive && concludedAt !== null && order.withdrawnAt === null) {
    const own = facts.invoices.filter(({ subscriptionId }) => subscriptionId === subscription.id);
    // Cancelled and over at once: one mail says both.
    if (!renewedBefore || cancelledAt === null) await mails.ended(tx, account, order);
    else await mails.stoppedAtOnce(tx, account, order, cancelledAt, endOfCancelled(own, cancelledAt));
  }
  return subscription.isLive ? followed : undefined;
}

interface Paid extends Pick<Followed, 'account' | 'reading'> {
  readonly cancelled: Cancelled;
  readonly mails: BillingMails;
}

/** Returns the invoices whose payment was waited for, and has just failed. */
async function followPayments(
  tx: Transaction,
  { account, reading, cancelled, mails }: Paid,
): Promise<ReadonlySet<string>> {
  const { accountId, customerId, facts } = reading;
  const inVain = new Set<string>();
  const known = new Map((await paymentsOf(tx, accountId)).map((payment) => [payment.id, payment]));
  const invoices = new Map(facts.invoices.map((invoice) => [invoice.id, invoice]));
  for (const payment of paymentRows(facts, accountId, customerId, known)) {
    const before = known.get(payment.id);
    if (before !== undefined && isSame(before, payment)) continue;
    await storePayment(tx, payment);
    const wasReceived = before !== undefined && RECEIVED.has(before.status);
    const invoice = invoices.get(payment.id);
    const goesBack = invoice !== undefined && isBeyondCancelled(invoice, cancelled);
    if (payment.status === 'paid' && !wasReceived && !goesBack) {
      await mails.paid(tx, account, payment, new Date(invoice?.coversUntil ?? 0));
    }
    if (payment.status === 'failed' && before?.status === 'processing') {
      inVain.add(payment.id);
      if (invoice?.isFirst) await mails.firstFailed(tx, account, payment, reading.now);
    }
  }
  return inVain;
}

const isSame = (one: PaymentRow, other: PaymentRow): boolean =>
  one.status === other.status &&
  one.amount === other.amount &&
  one.amountRefunded === other.amountRefunded &&
  one.invoiceUrl === other.invoiceUrl;

/**
 * A renewal that is not paid is told once, once more if the bank turns out to want an answer, and whenever an attempt was
 * `inVain` whose owner was promised to hear of it.
 */
async function tellOfDue(
  tx: Transaction,
  { account, before, state, reading, options: { mails, graceMs } }: Followed,
  inVain: ReadonlySet<string>,
): Promise<void> {
  const due = state.running?.due;
  const known = before.running?.due;
  if (due === null || due === undefined) return;
  if (known?.invoiceId === due.invoiceId && known.needsAuthentication === due.needsAuthentication) return;
  const { until } = entitlementAt(state, reading.now, graceMs);
  const currency = reading.facts.invoices.find(({ id }) => id === due.invoiceId)?.currency;
  if (until === null || currency === undefined) return;
  const cause = inVain.has(due.invoiceId) ? `${due.invoiceId} ${reading.now.toISOString()}` : due.invoiceId;
  await mails.due(tx, account, { ...due, cause, currency, until });
}
