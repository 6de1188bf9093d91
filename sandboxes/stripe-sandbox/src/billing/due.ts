import { DAY, HOUR, periodEndAfter } from '../kernel/calendar.ts';
import { changed } from '../kernel/changes.ts';
import type { Invoice, PaymentIntent, Subscription, SubscriptionItem } from '../kernel/wire.ts';
import type { World } from '../kernel/world.ts';
import { behaviourOf, storedMethod } from '../methods/payment-method.ts';
import { itemLine } from './invoice-lines.ts';
import { draftInvoice, finalizeInvoice } from './invoice-making.ts';
import { endProcessing, payInvoice } from './payment-flow.ts';
import { cancelSubscription, hasEnded } from './subscription-end.ts';
import { announceTrialEnd, planOf, trialReminderAt } from './subscription-start.ts';

/** A first invoice that is not paid within this time takes its subscription with it. */
const INCOMPLETE_SECONDS = 23 * HOUR;
/** A renewal is announced this long before. */
const UPCOMING_SECONDS = 7 * DAY;

interface Due {
  /** Seconds. */
  readonly at: number;
  run(): void;
}

/** Does, in its order and as of its own moment, all that fell due up to now. */
export function catchUp(world: World): boolean {
  const now = world.now();
  for (let isChanged = false; ; isChanged = true) {
    const due = nextDue(world);
    if (due === undefined || due.at > now) return isChanged;
    world.at(due.at, due.run);
  }
}

/** What is to be done next, if anything is. */
export function nextDue(world: World): Due | undefined {
  const all = [
    ...world.store
      .all('subscription')
      .filter((one) => !hasEnded(one))
      .flatMap((one) => subscriptionDues(world, one)),
    ...world.store.all('invoice').flatMap((one) => invoiceDues(world, one)),
    ...world.store.all('payment_intent').flatMap((one) => intentDues(world, one)),
  ];
  return all.reduce<Due | undefined>(
    (first, due) => (first === undefined || due.at < first.at ? due : first),
    undefined,
  );
}

const periodOf = ({ items }: Subscription): SubscriptionItem => {
  const [item] = items.data;
  if (item === undefined) throw new Error('a subscription has an item');
  return item;
};

function subscriptionDues(world: World, subscription: Subscription): Due[] {
  const { created, status, cancel_at: cancelAt } = subscription;
  const { id } = subscription;
  const current = (): Subscription => world.store.get('subscription', id);
  if (status === 'incomplete') {
    return [{ at: created + INCOMPLETE_SECONDS, run: () => void cancelSubscription(world, current(), {}) }];
  }
  const { current_period_end: end, current_period_start: start } = periodOf(subscription);
  const stopsAt = cancelAt !== null && cancelAt <= end ? cancelAt : undefined;
  const ending: Due =
    stopsAt === undefined
      ? { at: end, run: () => renew(world, current()) }
      : { at: stopsAt, run: () => void cancelSubscription(world, current()) };
  const reminder = trialReminderAt(world, subscription);
  const key = `upcoming:${id}:${end}`;
  const isAnnounced = stopsAt !== undefined || world.store.done.has(key) || end - UPCOMING_SECONDS <= start;
  return [
    ending,
    ...(reminder === undefined ? [] : [{ at: reminder, run: () => announceTrialEnd(world, id) }]),
    ...(isAnnounced
      ? []
      : [{ at: end - UPCOMING_SECONDS, run: () => announceRenewal(world, current(), key) }]),
  ];
}

function invoiceDues(world: World, invoice: Invoice): Due[] {
  const { status, automatically_finalizes_at: finalizesAt, next_payment_attempt: attemptAt, id } = invoice;
  const charge = (): void => void payInvoice(world, world.store.get('invoice', id), { isOnSession: false });
  if (status === 'draft' && finalizesAt !== null) {
    return [
      {
        at: finalizesAt,
        run: () => {
          if (finalizeInvoice(world, world.store.get('invoice', id)).status === 'open') charge();
        },
      },
    ];
  }
  if (status !== 'open' || attemptAt === null) return [];
  return [{ at: attemptAt, run: charge }];
}

function intentDues(world: World, intent: PaymentIntent): Due[] {
  if (intent.status !== 'processing') return [];
  const begun = processingSince(world, intent.id) ?? intent.created;
  return [{ at: begun + processingSeconds(world, intent), run: () => void endProcessing(world, intent) }];
}

/** How long the bank takes with what was charged. */
function processingSeconds(world: World, { payment_method: method }: PaymentIntent): number {
  const behaviour = behaviourOf(world, world.store.get('payment_method', method ?? ''));
  return behaviour.does === 'process' ? behaviour.seconds : 0;
}

/** The moment its event says. */
const processingSince = (world: World, id: string): number | undefined =>
  world.store
    .all('event')
    .findLast(({ type, data }) => type === 'payment_intent.processing' && data.object['id'] === id)?.created;

/** A new period begins, and with it a draft of its invoice; unless it was a trial that was to end without a card. */
function renew(world: World, subscription: Subscription): void {
  if (endsWithoutCard(world, subscription)) {
    cancelSubscription(world, subscription, {});
    return;
  }
  const anchor = subscription.billing_cycle_anchor;
  const items = subscription.items.data.map((item) => nextPeriod(world, item, anchor));
  const [first] = items;
  if (first === undefined) return;
  const before = periodOf(subscription);
  const lines = items.map((item) =>
    itemLine(
      world,
      subscription.id,
      item,
      { start: item.current_period_start, end: item.current_period_end },
      false,
    ),
  );
  const invoice = draftInvoice(world, subscription, {
    reason: 'subscription_cycle',
    lines,
    period: { start: before.current_period_start, end: before.current_period_end },
  });
  changed(world, 'customer.subscription.updated', subscription, {
    ...(first.price.id !== before.price.id && { billing_cycle_anchor: first.current_period_start }),
    items: { ...subscription.items, data: items },
    latest_invoice: invoice.id,
    ...(subscription.status === 'trialing' && { status: 'active' }),
  });
}

const endsWithoutCard = (
  world: World,
  { id, customer, status, trial_settings: settings }: Subscription,
): boolean =>
  status === 'trialing' &&
  settings?.end_behavior.missing_payment_method === 'cancel' &&
  storedMethod(world, customer, id) === undefined;

function nextPeriod(world: World, item: SubscriptionItem, anchor: number): SubscriptionItem {
  const start = item.current_period_end;
  const after = endOfOffer(world, item, start);
  const { recurring } = after.price;
  if (recurring === null) throw new Error('a subscription has recurring prices');
  const from = after.price === item.price ? anchor : start;
  return {
    ...after,
    current_period_start: start,
    current_period_end: periodEndAfter(start, from, recurring),
  };
}

/** When its trial offer has run out, an item goes over to the price of afterwards. */
function endOfOffer(world: World, item: SubscriptionItem, moment: number): SubscriptionItem {
  const { current_trial: trial } = item;
  if (trial === null || trial.end_date > moment) return item;
  const offer = world.store.get('product_catalog.trial_offer', trial.trial_offer);
  const price = world.store.get('price', offer.end_behavior.transition?.price ?? '');
  return { ...item, current_trial: null, plan: planOf(price), price };
}

/** An invoice that does not exist yet has no id. */
function announceRenewal(world: World, subscription: Subscription, key: string): void {
  world.store.done.add(key);
  const latest = world.store.find('invoice', subscription.latest_invoice ?? '');
  if (latest === undefined) return;
  const { billing_cycle_anchor: anchor, items, id } = subscription;
  const lines = items.data
    .map((item) => nextPeriod(world, item, anchor))
    .map((item) =>
      itemLine(world, id, item, { start: item.current_period_start, end: item.current_period_end }, false),
    );
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const { current_period_start: start, current_period_end: end } = periodOf(subscription);
  world.emit('invoice.upcoming', {
    ...latest,
    id: `upcoming_${subscription.id}`,
    amount_due: total,
    amount_paid: 0,
    amount_remaining: total,
    attempt_count: 0,
    attempted: false,
    billing_reason: 'upcoming',
    created: end,
    hosted_invoice_url: null,
    lines: { ...latest.lines, data: lines },
    next_payment_attempt: end + HOUR,
    number: null,
    period_end: end,
    period_start: start,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
  });
}
