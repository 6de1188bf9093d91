import { DAY } from '../kernel/calendar.ts';
import { changed } from '../kernel/changes.ts';
import type { Invoice, PaymentIntent, Subscription } from '../kernel/wire.ts';
import type { World } from '../kernel/world.ts';
import { settleInvoice, stopCollecting, subscriptionIdOf } from './invoice-making.ts';
import { cancelSubscription, hasEnded } from './subscription-end.ts';

/** A renewal that fails is tried again after these days, each counted from the attempt before; then the subscription ends. */
export const RETRY_DAYS: readonly number[] = [3, 5, 7];

/** What an attempt to pay means for the invoice it was for, and for its subscription. */
export function followIntent(world: World, intent: PaymentIntent, isOnSession: boolean): void {
  const payment = world.store
    .all('invoice_payment')
    .find(({ payment: of }) => of.payment_intent === intent.id);
  const invoice = world.store.find('invoice', payment?.invoice ?? '');
  if (payment === undefined || invoice === undefined || invoice.status !== 'open') return;
  if (intent.status === 'succeeded') {
    const paid = { ...payment, amount_paid: intent.amount, status: 'paid' };
    world.store.keep({ ...paid, status_transitions: { canceled_at: null, paid_at: world.now() } });
    invoicePaid(world, settleInvoice(world, invoice), intent);
  } else if (intent.status === 'requires_action') {
    if (!isOnSession) attemptFailed(world, invoice, isOnSession);
    const asking = world.store.get('invoice', invoice.id);
    world.emit('invoice.payment_action_required', asking);
  } else if (intent.status === 'processing') {
    attemptUnderWay(world, invoice, intent);
  } else if (intent.status === 'requires_payment_method') {
    attemptFailed(world, invoice, isOnSession);
  }
}

/** No other attempt is planned; a subscription whose debit is on its way counts as active, as with Stripe. */
function attemptUnderWay(world: World, invoice: Invoice, intent: PaymentIntent): void {
  world.store.keep({ ...invoice, attempted: true, next_payment_attempt: null });
  const method = world.store.find('payment_method', intent.payment_method ?? '');
  const subscription = world.store.find('subscription', subscriptionIdOf(invoice) ?? '');
  if (method?.type === 'card' || subscription?.status !== 'incomplete') return;
  changed(world, 'customer.subscription.updated', subscription, { status: 'active' });
}

function invoicePaid(world: World, invoice: Invoice, intent: PaymentIntent): void {
  const subscription = world.store.find('subscription', subscriptionIdOf(invoice) ?? '');
  if (subscription === undefined || hasEnded(subscription)) return;
  const isSaved = subscription.payment_settings?.save_default_payment_method === 'on_subscription';
  const isInTrial = subscription.trial_end !== null && subscription.trial_end > world.now();
  changed(world, 'customer.subscription.updated', subscription, {
    ...(isSaved && { default_payment_method: intent.payment_method }),
    ...(isWaiting(subscription) &&
      !owesMore(world, subscription) && { status: isInTrial ? 'trialing' : 'active' }),
  });
}

const isWaiting = ({ status }: Subscription): boolean => status === 'incomplete' || status === 'past_due';

const owesMore = (world: World, { latest_invoice: latest }: Subscription): boolean =>
  world.store.find('invoice', latest ?? '')?.status === 'open';

/** Says so, and plans the next attempt; only off-session attempts count towards the end. */
export function attemptFailed(world: World, invoice: Invoice, isOnSession: boolean): void {
  const isRenewal = invoice.billing_reason === 'subscription_cycle';
  const attempts = isOnSession ? Math.max(1, invoice.attempt_count) : invoice.attempt_count + 1;
  const days = RETRY_DAYS[attempts - 1];
  const next = isOnSession
    ? invoice.next_payment_attempt
    : isRenewal && days !== undefined
      ? world.now() + days * DAY
      : null;
  const failed: Invoice = {
    ...invoice,
    attempt_count: attempts,
    attempted: true,
    next_payment_attempt: next,
  };
  world.store.keep(failed);
  world.emit('invoice.payment_failed', failed);
  const subscription = world.store.find('subscription', subscriptionIdOf(invoice) ?? '');
  const isBegun = isRenewal || subscription?.status === 'active';
  if (!isBegun || subscription === undefined || hasEnded(subscription)) return;
  const late = changed(world, 'customer.subscription.updated', subscription, { status: 'past_due' });
  if (isOnSession || next !== null) return;
  stopCollecting(world, failed);
  cancelSubscription(world, late, { reason: 'payment_failed' });
}
