import { ApiError, invalidRequest } from '../kernel/api-error.ts';
import { afterPeriods, DAY, periodEndAfter } from '../kernel/calendar.ts';
import { newId } from '../kernel/identifiers.ts';
import type { Invoice, MethodType, Price, Subscription, SubscriptionItem } from '../kernel/wire.ts';
import type { World } from '../kernel/world.ts';
import { newSetupIntent } from '../methods/new-setup-intent.ts';
import { storedMethod, usableMethod } from '../methods/payment-method.ts';
import { extraLine, itemLine } from './invoice-lines.ts';
import { draftInvoice, finalizeInvoice } from './invoice-making.ts';
import { mustBePaid, payInvoice } from './payment-flow.ts';
import { cancelSubscription } from './subscription-end.ts';

export interface OrderedItem {
  readonly price: string | undefined;
  readonly trialOffer: string | undefined;
  readonly quantity: number;
  readonly metadata: Record<string, string>;
}

export interface Order {
  readonly customer: string;
  readonly items: readonly OrderedItem[];
  readonly extras: readonly { readonly price: string; readonly quantity: number }[];
  readonly trialEnd: number | null;
  readonly behaviour: 'allow_incomplete' | 'default_incomplete' | 'error_if_incomplete';
  readonly isOffSession: boolean;
  readonly methodTypes: readonly MethodType[] | undefined;
  readonly savesMethod: 'off' | 'on_subscription';
  readonly method: string | undefined;
  readonly description: string | null;
  readonly metadata: Record<string, string>;
  readonly cancelAtPeriodEnd: boolean;
  /** What happens when the trial ends and there is no card. */
  readonly withoutMethod: 'cancel' | 'create_invoice';
}

/** The subscription with its first invoice, charged at once unless it is to wait for the browser. */
export function startSubscription(world: World, order: Order): Subscription {
  const subscription = newSubscription(world, order);
  world.emit('customer.subscription.created', subscription);
  const isTrial = subscription.trial_end !== null;
  const lines = [
    ...subscription.items.data.map((item) =>
      itemLine(
        world,
        subscription.id,
        item,
        { start: item.current_period_start, end: item.current_period_end },
        isTrial,
      ),
    ),
    ...order.extras.map(({ price, quantity }) =>
      extraLine(world, subscription, world.store.get('price', price, 'price'), quantity),
    ),
  ];
  const now = world.now();
  const draft = draftInvoice(world, subscription, {
    reason: 'subscription_create',
    lines,
    period: { start: now, end: now },
  });
  const invoice = finalizeInvoice(world, draft);
  world.store.keep({
    ...subscription,
    latest_invoice: invoice.id,
    status: firstStatus(subscription, invoice),
  });
  if (invoice.status === 'open' && order.behaviour !== 'default_incomplete') charge(world, invoice, order);
  if (invoice.status === 'paid' && isTrial) askForCard(world, subscription.id);
  announceTrialEnd(world, subscription.id);
  return world.store.get('subscription', subscription.id);
}

/** With Stripe a trial begins whether or not what it costs was paid: only the invoice says whether it was. */
function firstStatus({ trial_end: trialEnd }: Subscription, { status }: Invoice): Subscription['status'] {
  if (trialEnd !== null) return 'trialing';
  return status === 'paid' ? 'active' : 'incomplete';
}

function charge(world: World, invoice: Invoice, order: Order): void {
  const after = payInvoice(world, invoice, { isOnSession: !order.isOffSession });
  if (order.behaviour !== 'error_if_incomplete' || after.status === 'paid') return;
  const subscription = world.store.get(
    'subscription',
    after.parent?.subscription_details?.subscription ?? '',
  );
  cancelSubscription(world, subscription);
  mustBePaid(world, after);
}

/** A trial that costs nothing still wants a card for later. */
function askForCard(world: World, id: string): void {
  const subscription = world.store.get('subscription', id);
  if (storedMethod(world, subscription.customer, id) !== undefined) return;
  const intent = newSetupIntent(world, { customer: subscription.customer, usage: 'off_session' });
  world.store.keep({ ...subscription, pending_setup_intent: intent.id });
}

const REMINDER_DAYS = 3;

/** Three days before a trial ends, or at once if it is shorter. */
export function announceTrialEnd(world: World, id: string): void {
  const subscription = world.store.get('subscription', id);
  const moment = trialReminderAt(world, subscription);
  if (moment === undefined || moment > world.now()) return;
  world.store.done.add(reminderKey(subscription));
  world.emit('customer.subscription.trial_will_end', subscription);
}

/** When the reminder falls due; undefined if there is none to come. */
export function trialReminderAt(world: World, subscription: Subscription): number | undefined {
  if (subscription.status !== 'trialing' || subscription.trial_end === null) return undefined;
  if (world.store.done.has(reminderKey(subscription))) return undefined;
  return subscription.trial_end - REMINDER_DAYS * DAY;
}

const reminderKey = ({ id, trial_end: end }: Subscription): string => `trial_will_end:${id}:${end}`;

function newSubscription(world: World, order: Order): Subscription {
  const customer = world.store.get('customer', order.customer, 'customer');
  const id = newId('sub');
  const now = world.now();
  const items = order.items.map((item) => newItem(world, id, item, order.trialEnd));
  const [first] = items;
  if (first === undefined) {
    throw invalidRequest('Missing required param: items.', { code: 'parameter_missing', param: 'items' });
  }
  const method = order.method === undefined ? null : usableMethod(world, order.method, customer.id).id;
  return world.store.put({
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: order.trialEnd ?? now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: order.cancelAtPeriodEnd ? first.current_period_end : null,
    cancel_at_period_end: order.cancelAtPeriodEnd,
    canceled_at: order.cancelAtPeriodEnd ? now : null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: first.price.currency,
    customer: customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: method,
    default_source: null,
    default_tax_rates: [],
    description: order.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: { object: 'list', data: items, has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: order.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: [...(order.methodTypes ?? (['card'] as const))],
      save_default_payment_method: order.savesMethod,
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: order.trialEnd === null ? 'incomplete' : 'trialing',
    test_clock: null,
    transfer_data: null,
    trial_end: order.trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: order.withoutMethod },
    },
    trial_start: order.trialEnd === null ? null : now,
  });
}

function newItem(
  world: World,
  subscription: string,
  { price: priceId, trialOffer, quantity, metadata }: OrderedItem,
  trialEnd: number | null,
): SubscriptionItem {
  const now = world.now();
  const offer =
    trialOffer === undefined
      ? undefined
      : world.store.get('product_catalog.trial_offer', trialOffer, 'items[0][current_trial][trial_offer]');
  const wanted = offer?.price ?? priceId;
  if (wanted === undefined) {
    throw invalidRequest('Missing required param: items[0][price].', {
      code: 'parameter_missing',
      param: 'items[0][price]',
    });
  }
  const price = world.store.get('price', wanted, 'items[0][price]');
  if (!price.active) {
    throw invalidRequest(`The price specified is inactive. This field only accepts active prices.`, {
      param: 'items[0][price]',
    });
  }
  const { recurring } = price;
  if (recurring === null) {
    throw invalidRequest(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
      { param: 'items[0][price]' },
    );
  }
  const iterations = offer?.duration.relative?.iterations ?? 1;
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: trialEnd ?? periodEndAfter(now, now, recurring),
    current_period_start: now,
    current_trial:
      offer === undefined
        ? null
        : { end_date: afterPeriods(now, recurring, iterations), start_date: now, trial_offer: offer.id },
    discounts: [],
    metadata,
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}

/** The same thing under its old name. */
export function planOf(price: Price): SubscriptionItem['plan'] {
  const { recurring } = price;
  if (recurring === null)
    throw new ApiError(500, { type: 'api_error', message: 'a plan is paid again and again' });
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: recurring.interval,
    interval_count: recurring.interval_count,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
