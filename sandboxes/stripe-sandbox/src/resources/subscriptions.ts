import { z } from 'zod';
import { cancelSubscription, hasEnded } from '../billing/subscription-end.ts';
import { planOf, startSubscription } from '../billing/subscription-start.ts';
import { invalidRequest, noSuch } from '../kernel/api-error.ts';
import { DAY } from '../kernel/calendar.ts';
import { changed, mergedMetadata } from '../kernel/changes.ts';
import { isCreatedWithin, listOf } from '../kernel/pagination.ts';
import { clearable, created, flag, integer, metadata, paging, text } from '../kernel/parameters.ts';
import { type Call, type Route, route } from '../kernel/route.ts';
import { METHOD_TYPES, type Subscription, type SubscriptionItem } from '../kernel/wire.ts';
import type { World } from '../kernel/world.ts';
import { usableMethod } from '../methods/payment-method.ts';

const quantity = integer.pipe(z.number().min(1));
const extra = z.strictObject({ price: text, quantity: quantity.optional() });
const SHARED = {
  default_payment_method: text.optional(),
  description: clearable(text.max(500)).optional(),
  metadata: metadata.optional(),
  off_session: flag.optional(),
  payment_settings: z
    .strictObject({
      payment_method_types: z.array(z.enum(METHOD_TYPES)).optional(),
      save_default_payment_method: z.enum(['off', 'on_subscription']).optional(),
    })
    .optional(),
  proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
};
const creation = z.strictObject({
  ...SHARED,
  add_invoice_items: z.array(extra).max(20).optional(),
  automatic_tax: z.strictObject({ enabled: z.enum(['false']) }).optional(),
  billing_mode: z.strictObject({ type: z.enum(['flexible']) }).optional(),
  cancel_at_period_end: flag.optional(),
  collection_method: z.enum(['charge_automatically']).optional(),
  currency: text.optional(),
  customer: text,
  items: z
    .array(
      z.strictObject({
        current_trial: z.strictObject({ trial_offer: text }).optional(),
        metadata: metadata.optional(),
        price: text.optional(),
        quantity: quantity.optional(),
      }),
    )
    .min(1)
    .max(20),
  payment_behavior: z.enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete']).optional(),
  trial_end: integer.optional(),
  trial_period_days: integer.pipe(z.number().min(1).max(730)).optional(),
  trial_settings: z
    .strictObject({
      end_behavior: z.strictObject({ missing_payment_method: z.enum(['cancel', 'create_invoice']) }),
    })
    .optional(),
});
const feedback = z.enum([
  'customer_service',
  'low_quality',
  'missing_features',
  'other',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
]);
const cancellationDetails = z.strictObject({
  comment: clearable(text).optional(),
  feedback: clearable(feedback).optional(),
});
const change = z.strictObject({
  ...SHARED,
  cancel_at: clearable(integer).optional(),
  cancel_at_period_end: flag.optional(),
  cancellation_details: cancellationDetails.optional(),
  items: z
    .array(
      z.strictObject({
        id: text,
        metadata: metadata.optional(),
        price: text.optional(),
        quantity: quantity.optional(),
      }),
    )
    .optional(),
  trial_end: z.union([z.enum(['now']), integer]).optional(),
});
const cancellation = z.strictObject({
  cancellation_details: cancellationDetails.optional(),
  invoice_now: flag.optional(),
  prorate: flag.optional(),
});
const STATUSES = [
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'trialing',
  'unpaid',
] as const;
const listing = z.strictObject({
  ...paging,
  created: created.optional(),
  customer: text.optional(),
  price: text.optional(),
  status: z.enum(STATUSES).optional(),
});

function createSubscription({ world, parameters }: Call<z.output<typeof creation>>): Subscription {
  const { trial_period_days: days, trial_end: end } = parameters;
  if (days !== undefined && end !== undefined) {
    throw invalidRequest('You may only specify one of these parameters: trial_period_days, trial_end.', {
      param: 'trial_end',
    });
  }
  return startSubscription(world, {
    customer: parameters.customer,
    items: parameters.items.map((item) => ({
      price: item.price,
      trialOffer: item.current_trial?.trial_offer,
      quantity: item.quantity ?? 1,
      metadata: mergedMetadata({}, item.metadata),
    })),
    extras: (parameters.add_invoice_items ?? []).map((item) => ({
      price: item.price,
      quantity: item.quantity ?? 1,
    })),
    trialEnd: days === undefined ? (end ?? null) : world.now() + days * DAY,
    behaviour: parameters.payment_behavior ?? 'allow_incomplete',
    isOffSession: parameters.off_session ?? false,
    methodTypes: parameters.payment_settings?.payment_method_types,
    savesMethod: parameters.payment_settings?.save_default_payment_method ?? 'off',
    method: parameters.default_payment_method,
    description: parameters.description ?? null,
    metadata: mergedMetadata({}, parameters.metadata),
    cancelAtPeriodEnd: parameters.cancel_at_period_end ?? false,
    withoutMethod: parameters.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
  });
}

function updateSubscription({ world, id, parameters }: Call<z.output<typeof change>>): Subscription {
  const subscription = world.store.get('subscription', id);
  mayBeChanged(subscription, parameters);
  const {
    metadata: given,
    payment_settings: settings,
    description,
    default_payment_method: method,
  } = parameters;
  return changed(world, 'customer.subscription.updated', subscription, {
    ...endingOf(world, subscription, parameters),
    ...(description !== undefined && { description }),
    ...(method !== undefined && {
      default_payment_method: usableMethod(world, method, subscription.customer).id,
    }),
    ...(settings?.save_default_payment_method !== undefined &&
      subscription.payment_settings && {
        payment_settings: {
          ...subscription.payment_settings,
          save_default_payment_method: settings.save_default_payment_method,
        },
      }),
    ...itemsOf(world, subscription, parameters),
    metadata: mergedMetadata(subscription.metadata, given),
  });
}

function mayBeChanged(subscription: Subscription, parameters: z.output<typeof change>): void {
  const { metadata: _metadata, cancellation_details: _details, ...rest } = parameters;
  if (hasEnded(subscription) && Object.keys(rest).length > 0) {
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
  }
  const { default_payment_method: _method, ...more } = rest;
  if (subscription.status === 'incomplete' && Object.keys(more).length > 0) {
    throw invalidRequest(
      'You cannot perform this action on an incomplete subscription: only metadata and default_payment_method can be updated.',
    );
  }
}

type Ending = Pick<
  Subscription,
  'cancel_at' | 'cancel_at_period_end' | 'canceled_at' | 'cancellation_details'
>;

function endingOf(
  world: World,
  subscription: Subscription,
  {
    cancel_at_period_end: atPeriodEnd,
    cancel_at: at,
    cancellation_details: details,
  }: z.output<typeof change>,
): Partial<Ending> {
  if (atPeriodEnd === undefined && at === undefined && details === undefined) return {};
  if (atPeriodEnd !== undefined && at !== undefined) {
    throw invalidRequest('You may only specify one of these parameters: cancel_at, cancel_at_period_end.', {
      param: 'cancel_at',
    });
  }
  const periodEnd = subscription.items.data[0]?.current_period_end ?? null;
  const isAtPeriodEnd = atPeriodEnd ?? (at === undefined ? subscription.cancel_at_period_end : false);
  const cancelAt = isAtPeriodEnd ? periodEnd : atPeriodEnd === false ? null : (at ?? null);
  const isStopping = cancelAt !== null;
  return {
    cancel_at: cancelAt,
    cancel_at_period_end: isAtPeriodEnd,
    canceled_at: isStopping ? (subscription.canceled_at ?? world.now()) : null,
    cancellation_details: {
      comment: details?.comment ?? null,
      feedback: details?.feedback ?? null,
      feedback_option: null,
      reason: isStopping ? 'cancellation_requested' : null,
    },
  };
}

type Items = Pick<Subscription, 'billing_cycle_anchor' | 'items' | 'trial_end'>;

/** Another price or quantity from the next period on; a trial that ends now. Neither is prorated here. */
function itemsOf(
  world: World,
  subscription: Subscription,
  { items: changes = [], proration_behavior: proration, trial_end: trialEnd }: z.output<typeof change>,
): Partial<Items> {
  if (changes.length > 0 && proration !== 'none') {
    throw invalidRequest('The sandbox changes prices without proration only: pass proration_behavior=none.', {
      param: 'proration_behavior',
    });
  }
  const end = trialEnd === 'now' ? world.now() : trialEnd;
  const data = subscription.items.data
    .map((item) => changedItem(world, item, changes))
    .map((item) => (end === undefined ? item : { ...item, current_period_end: end }));
  for (const { id } of changes) {
    if (!data.some((item) => item.id === id)) throw noSuch('subscription_item', id, 'items[0][id]');
  }
  return {
    items: { ...subscription.items, data },
    ...(end !== undefined && { billing_cycle_anchor: end, trial_end: end }),
  };
}

function changedItem(
  world: World,
  item: SubscriptionItem,
  changes: NonNullable<z.output<typeof change>['items']>,
): SubscriptionItem {
  const wanted = changes.find(({ id }) => id === item.id);
  if (wanted === undefined) return item;
  const price =
    wanted.price === undefined ? item.price : world.store.get('price', wanted.price, 'items[0][price]');
  return {
    ...item,
    metadata: mergedMetadata(item.metadata, wanted.metadata),
    plan: planOf(price),
    price,
    quantity: wanted.quantity ?? item.quantity,
  };
}

function endSubscription({ world, id, parameters }: Call<z.output<typeof cancellation>>): Subscription {
  const subscription = world.store.get('subscription', id);
  if (hasEnded(subscription)) throw noSuch('subscription', id);
  const { comment, feedback: why } = parameters.cancellation_details ?? {};
  return cancelSubscription(world, subscription, {
    reason: 'cancellation_requested',
    ...(comment !== undefined && { comment }),
    ...(why !== undefined && { feedback: why }),
  });
}

/** Without a status, those that have ended are left out. */
function matchesStatus(subscription: Subscription, status: (typeof STATUSES)[number] | undefined): boolean {
  if (status === 'all') return true;
  if (status === 'ended') return hasEnded(subscription);
  return status === undefined ? subscription.status !== 'canceled' : subscription.status === status;
}

export const subscriptionRoutes: readonly Route[] = [
  route('POST', '/v1/subscriptions', creation, createSubscription),
  route('GET', '/v1/subscriptions', listing, ({ world, parameters }) =>
    listOf(
      '/v1/subscriptions',
      world.store
        .all('subscription')
        .filter((one) => matchesStatus(one, parameters.status))
        .filter(({ customer }) => parameters.customer === undefined || customer === parameters.customer)
        .filter(
          ({ items }) =>
            parameters.price === undefined || items.data.some(({ price }) => price.id === parameters.price),
        )
        .filter((one) => isCreatedWithin(one.created, parameters.created)),
      parameters,
    ),
  ),
  route('GET', '/v1/subscriptions/:id', z.strictObject({}), ({ world, id }) =>
    world.store.get('subscription', id),
  ),
  route('POST', '/v1/subscriptions/:id', change, updateSubscription),
  route('DELETE', '/v1/subscriptions/:id', cancellation, endSubscription),
];
