import { must } from '@trazo/plan/must';
import type { InvoiceFacts, ProviderFacts, SubscriptionFacts } from '../provider/provider-facts.ts';
import { furthest, isGood, openRenewal } from './state-of-facts.ts';

/** What is to be done at the provider. */
export type Duty =
  | { readonly kind: 'end'; readonly subscriptionId: string }
  /** At the end of what is paid. */
  | { readonly kind: 'stop'; readonly subscriptionId: string }
  | { readonly kind: 'refund'; readonly invoiceId: string; readonly intentId: string }
  | { readonly kind: 'void'; readonly invoiceId: string };

export type Cancelled = ReadonlyMap<string, Date>;

/** What we hold of an account's orders. */
export interface OrdersKnown {
  /** The subscription of the order that is open, and the order itself. */
  readonly open: { readonly id: string; readonly subscriptionId: string | null } | undefined;
  /** Subscriptions that were withdrawn from. */
  readonly withdrawn: ReadonlySet<string>;
  /** When subscriptions were cancelled. */
  readonly cancelled: Cancelled;
  /** Of an account that is gone: invoices that were paid while it was there. */
  readonly kept?: ReadonlySet<string>;
  readonly now: Date;
  readonly graceMs: number;
}

/** The provider gives a first payment 23 hours; so do we, also where it would wait longer. */
const UNPAID_MS = 23 * 3_600_000;

/**
 * What must still be done so that the provider holds at most one subscription of the account, which is the ordered one, is
 * paid, undisputed and not over, and so that nothing else can be charged. Pure: asked again after it was done, it asks for
 * nothing.
 */
export function dutiesOf(facts: ProviderFacts, orders: OrdersKnown): Duty[] {
  return [
    ...facts.subscriptions
      .filter((subscription) => subscription.isLive && mustEnd(subscription, facts, orders))
      .map(({ id }): Duty => ({ kind: 'end', subscriptionId: id })),
    ...facts.subscriptions
      .filter((subscription) => mustStop(subscription, facts, orders))
      .map(({ id }): Duty => ({ kind: 'stop', subscriptionId: id })),
    ...facts.invoices
      .filter((invoice) => mustBeRefunded(invoice, facts, orders))
      .map(
        ({ id, intentId }): Duty => ({
          kind: 'refund',
          invoiceId: id,
          intentId: must(intentId, 'only what was paid with a payment intent is to be refunded'),
        }),
      ),
    ...facts.invoices
      .filter((invoice) => mustBeVoided(invoice, facts))
      .map(({ id }): Duty => ({ kind: 'void', invoiceId: id })),
  ];
}

/** The subscription an open order stands for: it may exist before we have heard so. */
export const isOrdered = (
  { id, orderId }: Pick<SubscriptionFacts, 'id' | 'orderId'>,
  open: OrdersKnown['open'],
): boolean =>
  open !== undefined && (open.subscriptionId === null ? orderId === open.id : id === open.subscriptionId);

const invoicesOf = ({ invoices }: ProviderFacts, subscriptionId: string): InvoiceFacts[] =>
  invoices.filter((invoice) => invoice.subscriptionId === subscriptionId);

function mustEnd(
  subscription: SubscriptionFacts,
  facts: ProviderFacts,
  { open, withdrawn, cancelled, now, graceMs }: OrdersKnown,
): boolean {
  const { id, created, stops, periodEnd } = subscription;
  if (!isOrdered(subscription, open) || withdrawn.has(id)) return true;
  const own = invoicesOf(facts, id);
  if (own.some(({ intent }) => intent?.status === 'processing')) return false;
  if (stops && now.getTime() >= periodEnd) return true;
  const last = furthest(own.filter(({ status }) => status === 'paid'));
  const cancelledAt = cancelled.get(id);
  if (cancelledAt !== undefined) {
    const isUnpaid = last === undefined || openRenewal(facts, id) !== undefined;
    const end = endOfCancelled(own, cancelledAt);
    if (isUnpaid || (end > cancelledAt && now >= end)) return true;
  }
  if (last === undefined) return now.getTime() >= created + UNPAID_MS;
  if (!isGood(last)) return true;
  return openRenewal(facts, id) !== undefined && now.getTime() >= last.coversUntil + graceMs;
}

/** When a cancelled subscription ends: with what had been begun and is paid, at once if that is over. */
export function endOfCancelled(own: readonly InvoiceFacts[], cancelledAt: Date): Date {
  const begun = own.filter(
    (invoice) => invoice.status === 'paid' && invoice.created <= cancelledAt.getTime(),
  );
  return new Date(Math.max(cancelledAt.getTime(), furthest(begun)?.coversUntil ?? cancelledAt.getTime()));
}

/** Before its first payment the provider would not hear of it. */
const mustStop = (subscription: SubscriptionFacts, facts: ProviderFacts, orders: OrdersKnown): boolean =>
  subscription.isLive &&
  !subscription.stops &&
  orders.cancelled.has(subscription.id) &&
  !mustEnd(subscription, facts, orders) &&
  invoicesOf(facts, subscription.id).some(({ status }) => status === 'paid');

/** A renewal the provider made because the cancellation reached it late. */
export const isBeyondCancelled = (
  { subscriptionId, isFirst, created }: InvoiceFacts,
  cancelled: Cancelled,
): boolean => !isFirst && created > (cancelled.get(subscriptionId)?.getTime() ?? created);

/** Money for what was withdrawn from or had been cancelled, for a subscription without an order, or that came when its account was gone. */
function mustBeRefunded(
  invoice: InvoiceFacts,
  { subscriptions }: ProviderFacts,
  { open, withdrawn, cancelled, kept }: OrdersKnown,
): boolean {
  if (!isGood(invoice) || invoice.intentId === undefined || invoice.amount === 0) return false;
  if (isBeyondCancelled(invoice, cancelled)) return true;
  if (withdrawn.has(invoice.subscriptionId)) return true;
  if (kept !== undefined) return !kept.has(invoice.id);
  const subscription = subscriptions.find(({ id }) => id === invoice.subscriptionId);
  // One of ours that is live beside the ordered one: it must never have been.
  return (
    subscription?.isLive === true && subscription.orderId !== undefined && !isOrdered(subscription, open)
  );
}

/** What has ended cannot be paid any more. */
const mustBeVoided = (
  { status, subscriptionId, intent }: InvoiceFacts,
  { subscriptions }: ProviderFacts,
): boolean =>
  status === 'open' &&
  intent?.status !== 'processing' &&
  subscriptions.some(({ id, isLive }) => id === subscriptionId && !isLive);
