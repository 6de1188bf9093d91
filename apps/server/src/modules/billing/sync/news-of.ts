import type { BillingNews } from '../billing-news.ts';
import { type OrderRow, type PaymentRow, RECEIVED } from '../billing-repository.ts';
import type { BillingState } from '../billing-state.ts';
import { entitlementAt } from '../entitlement.ts';
import type { InvoiceFacts, ProviderFacts, SubscriptionFacts } from '../provider/provider-facts.ts';
import { type Cancelled, endOfCancelled, isBeyondCancelled } from './provider-duties.ts';

/** As long as it is remembered which payments had their receipt; longer than a provider's events are ever late. */
const NEWS_MS = 90 * 24 * 3_600_000;

/** What was known before a read of the provider. */
export interface Before {
  readonly order: OrderRow | undefined;
  readonly state: BillingState;
  readonly payments: ReadonlyMap<string, PaymentRow>;
}

/** What is known after it. */
export interface After {
  /** The subscription of the open order, as soon as there is one, and when the order was first paid. */
  readonly subscription: SubscriptionFacts | undefined;
  readonly concludedAt: Date | null;
  /** This reading found it paid by what is not taken. */
  readonly isRefused: boolean;
  readonly state: BillingState;
  /** The payments that are new or changed, each with its invoice. */
  readonly payments: readonly ChangedPayment[];
  readonly facts: ProviderFacts;
  readonly cancelled: Cancelled;
  readonly now: Date;
  readonly graceMs: number;
}

export interface ChangedPayment {
  readonly payment: PaymentRow;
  readonly invoice: InvoiceFacts;
}

/** The mails an account gets after a read of the provider: the difference to the state before it. Pure. */
export const newsOf = (before: Before, after: After): BillingNews[] => [
  ...newsOfOrder(before, after),
  ...after.payments.flatMap((changed) => newsOfPayment(changed, before, after)),
  ...newsOfRenewal(before, after),
];

function newsOfOrder(
  { order, state: before }: Before,
  { subscription, concludedAt, isRefused, state, facts, now }: After,
): BillingNews[] {
  if (order === undefined || subscription === undefined) return [];
  if (isRefused) return [{ event: 'refused', about: { order } }];
  const { cancelledAt } = order;
  const renewedBefore = before.running?.id === subscription.id && before.running.renews;
  const running = state.running?.id === subscription.id ? state.running : null;
  const news: BillingNews[] = [];
  if (order.concludedAt === null && running !== null) {
    news.push({ event: 'concluded', about: { order, running } });
  }
  if (renewedBefore && running !== null && !running.renews) {
    news.push({ event: 'cancelled', about: { running, receivedAt: cancelledAt ?? now } });
  }
  if (subscription.isLive || concludedAt === null || order.withdrawnAt !== null) return news;
  // Cancelled and over at once: one mail says both.
  if (!renewedBefore || cancelledAt === null) return [...news, { event: 'ended', about: { order } }];
  const own = facts.invoices.filter(({ subscriptionId }) => subscriptionId === subscription.id);
  const endedAt = endOfCancelled(own, cancelledAt);
  return [...news, { event: 'cancelledAtOnce', about: { order, receivedAt: cancelledAt, endedAt } }];
}

function newsOfPayment(
  { payment, invoice }: ChangedPayment,
  { payments }: Before,
  { cancelled, now, state, isRefused }: After,
): BillingNews[] {
  if (isRefused && invoice.isFirst) return [];
  const before = payments.get(payment.id)?.status;
  if (payment.status === 'failed' && before === 'processing' && invoice.isFirst) {
    return [{ event: 'firstPaymentFailed', about: { payment, failedAt: now } }];
  }
  const wasReceived = before !== undefined && RECEIVED.has(before);
  const isRecent = now.getTime() - payment.madeAt.getTime() < NEWS_MS;
  if (payment.status !== 'paid' || wasReceived || !isRecent || isBeyondCancelled(invoice, cancelled))
    return [];
  const until =
    invoice.coversUntil > 0 ? new Date(invoice.coversUntil) : new Date(state.paidUntil ?? payment.madeAt);
  return [{ event: 'paid', about: { payment, until } }];
}

/**
 * State transitions of an unpaid renewal: mailed once, again when the bank requires authentication, and each time a pending
 * attempt fails, because the mail about the pending one announced its result.
 */
function newsOfRenewal(
  { state: before, payments: known }: Before,
  { state, payments, facts, now, graceMs }: After,
): BillingNews[] {
  const due = state.running?.due;
  const dueBefore = before.running?.due;
  if (due === null || due === undefined) return [];
  const { invoiceId, amount, needsAuthentication } = due;
  if (dueBefore?.invoiceId === invoiceId && dueBefore.needsAuthentication === needsAuthentication) return [];
  const { until } = entitlementAt(state, now, graceMs);
  const currency = facts.invoices.find(({ id }) => id === invoiceId)?.currency;
  if (until === null || currency === undefined) return [];
  const hasFailed = payments.some(
    ({ payment: { id, status } }) =>
      id === invoiceId && status === 'failed' && known.get(id)?.status === 'processing',
  );
  const cause = hasFailed ? `${invoiceId} ${now.toISOString()}` : invoiceId;
  return [{ event: 'renewalUnpaid', about: { cause, amount, needsAuthentication, currency, until } }];
}
