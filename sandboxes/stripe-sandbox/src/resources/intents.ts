import { z } from 'zod';
import { payIntent } from '../billing/payment-flow.ts';
import { invalidRequest } from '../kernel/api-error.ts';
import { mergedMetadata } from '../kernel/changes.ts';
import { isCreatedWithin, listOf } from '../kernel/pagination.ts';
import { created, flag, integer, metadata, paging, text } from '../kernel/parameters.ts';
import { type Call, type Route, route } from '../kernel/route.ts';
import { METHOD_TYPES, type PaymentIntent, type PaymentMethod, type SetupIntent } from '../kernel/wire.ts';
import type { World } from '../kernel/world.ts';
import { cardRefused } from '../methods/charging.ts';
import { needMandate } from '../methods/mandates.ts';
import { newPaymentIntent } from '../methods/new-payment-intent.ts';
import { newSetupIntent } from '../methods/new-setup-intent.ts';
import { usableMethod } from '../methods/payment-method.ts';
import { setUpCard, setupRefused } from '../methods/setting-up.ts';
import { methodData, methodOfData } from './payment-methods.ts';

const automatic = z
  .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).optional() })
  .optional();
const confirmation = z.strictObject({
  client_secret: text.optional(),
  error_on_requires_action: flag.optional(),
  mandate_data: z
    .strictObject({
      customer_acceptance: z.strictObject({
        type: z.enum(['online']),
        online: z.strictObject({ infer_from_client: flag.optional() }).optional(),
      }),
    })
    .optional(),
  off_session: flag.optional(),
  payment_method: text.optional(),
  payment_method_data: methodData.optional(),
  return_url: z.url({ protocol: /^https?$/ }).optional(),
  setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
  use_stripe_sdk: flag.optional(),
});
const readParameters = z.strictObject({ client_secret: text.optional() });
const methodTypes = z.array(z.enum(METHOD_TYPES)).optional();
const paymentCreation = z.strictObject({
  allowed_payment_method_types: methodTypes,
  amount: integer.pipe(z.number().min(1)),
  automatic_payment_methods: automatic,
  currency: text.regex(/^[a-z]{3}$/i),
  customer: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  payment_method_types: methodTypes,
  receipt_email: text.optional(),
  setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
});
const setupCreation = z.strictObject({
  allowed_payment_method_types: methodTypes,
  automatic_payment_methods: automatic,
  customer: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  payment_method_types: methodTypes,
  usage: z.enum(['off_session', 'on_session']).optional(),
});
const listParameters = z.strictObject({ ...paging, created: created.optional(), customer: text.optional() });

type Confirmation = Call<z.output<typeof confirmation>>;

/** Someone with the client secret of one intent may see and confirm that one, and nothing else. */
function mayUse(
  intent: PaymentIntent | SetupIntent,
  { isClient, parameters }: Call<{ client_secret?: string | undefined }>,
) {
  const { client_secret: secret } = parameters;
  if ((isClient || secret !== undefined) && secret !== intent.client_secret) {
    throw invalidRequest(
      `The client_secret provided does not match any associated ${intent.object} on this account.`,
      { code: `${intent.object}_invalid_parameter`, param: 'client_secret' },
    );
  }
}

function givenMethod(
  world: World,
  { parameters }: Confirmation,
  { customer, payment_method: known }: PaymentIntent | SetupIntent,
): PaymentMethod {
  const { payment_method_data: data, payment_method: id = known } = parameters;
  if (data !== undefined) return methodOfData(world, data);
  if (id === null) {
    throw invalidRequest('You cannot confirm this intent because it is missing a payment method.', {
      code: 'parameter_missing',
      param: 'payment_method',
    });
  }
  const method = usableMethod(world, id);
  if (method.customer !== null && method.customer !== customer)
    return usableMethod(world, id, customer ?? '');
  return method;
}

/** A method of a kind that the intent takes, with the mandate that a debit needs. */
function allowedMethod(world: World, call: Confirmation, intent: PaymentIntent | SetupIntent): PaymentMethod {
  const method = givenMethod(world, call, intent);
  if (!intent.payment_method_types.includes(method.type)) {
    throw invalidRequest(
      `The PaymentMethod provided (${method.type}) is not allowed for this ${intent.object}: it takes ${intent.payment_method_types.join(', ')}.`,
      { code: `${intent.object}_incompatible_payment_method`, param: 'payment_method' },
    );
  }
  needMandate(world, method, call.parameters.mandate_data !== undefined);
  return method;
}

const CONFIRMABLE: ReadonlySet<string> = new Set([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]);

function mayBeConfirmed(intent: PaymentIntent | SetupIntent): void {
  if (CONFIRMABLE.has(intent.status)) return;
  const name = intent.object === 'payment_intent' ? 'PaymentIntent' : 'SetupIntent';
  throw invalidRequest(`You cannot confirm this ${name} because it has a status of ${intent.status}.`, {
    code: `${intent.object}_unexpected_state`,
    [intent.object]: intent,
  });
}

function confirmPayment(call: Confirmation): PaymentIntent {
  const { world, id, parameters } = call;
  const intent = world.store.get('payment_intent', id, 'intent');
  mayUse(intent, call);
  mayBeConfirmed(intent);
  const method = allowedMethod(world, call, intent);
  const after = payIntent(world, intent, {
    method,
    isOnSession: parameters.off_session !== true,
    returnUrl: parameters.return_url,
  });
  if (after.status === 'requires_payment_method') throw cardRefused(after);
  return after;
}

function confirmSetup(call: Confirmation): SetupIntent {
  const { world, id, parameters } = call;
  const intent = world.store.get('setup_intent', id, 'intent');
  mayUse(intent, call);
  mayBeConfirmed(intent);
  const after = setUpCard(world, intent, allowedMethod(world, call, intent), parameters.return_url);
  if (after.status === 'requires_payment_method') throw setupRefused(after);
  return after;
}

function cancelPayment({
  world,
  id,
  parameters,
}: Call<{ cancellation_reason?: PaymentIntent['cancellation_reason'] | undefined }>) {
  const intent = world.store.get('payment_intent', id, 'intent');
  if (!CONFIRMABLE.has(intent.status)) {
    throw invalidRequest(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
      {
        code: 'payment_intent_unexpected_state',
      },
    );
  }
  const cancelled: PaymentIntent = {
    ...intent,
    canceled_at: world.now(),
    cancellation_reason: parameters.cancellation_reason ?? null,
    next_action: null,
    status: 'canceled',
  };
  world.store.keep(cancelled);
  world.emit('payment_intent.canceled', cancelled);
  return cancelled;
}

function cancelSetup({ world, id }: Call<unknown>): SetupIntent {
  const intent = world.store.get('setup_intent', id, 'intent');
  const cancelled: SetupIntent = { ...intent, next_action: null, status: 'canceled' };
  world.store.keep(cancelled);
  world.emit('setup_intent.canceled', cancelled);
  return cancelled;
}

const FOR_CLIENTS = { isForClients: true };
const cancellationReason = z
  .enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'])
  .optional();

type IntentName = 'payment_intent' | 'setup_intent';

const listing = (name: IntentName): Route =>
  route('GET', `/v1/${name}s`, listParameters, ({ world, parameters }) =>
    listOf(
      `/v1/${name}s`,
      world.store
        .all(name)
        .filter(({ customer }) => parameters.customer === undefined || customer === parameters.customer)
        .filter((one) => isCreatedWithin(one.created, parameters.created)),
      parameters,
    ),
  );

const reading = (name: IntentName): Route =>
  route(
    'GET',
    `/v1/${name}s/:id`,
    readParameters,
    (call) => {
      const intent = call.world.store.get(name, call.id, 'intent');
      mayUse(intent, call);
      return intent;
    },
    FOR_CLIENTS,
  );

export const intentRoutes: readonly Route[] = [
  route('GET', '/v1/mandates/:id', z.strictObject({}), ({ world, id }) =>
    world.store.get('mandate', id, 'mandate'),
  ),
  route('POST', '/v1/payment_intents', paymentCreation, ({ world, parameters }) =>
    newPaymentIntent(world, {
      amount: parameters.amount,
      currency: parameters.currency.toLowerCase(),
      customer:
        parameters.customer === undefined
          ? null
          : world.store.get('customer', parameters.customer, 'customer').id,
      description: parameters.description,
      metadata: mergedMetadata({}, parameters.metadata),
      receipt_email: parameters.receipt_email,
      setup_future_usage: parameters.setup_future_usage,
      allowedTypes: parameters.allowed_payment_method_types,
      methodTypes: parameters.payment_method_types,
    }),
  ),
  listing('payment_intent'),
  reading('payment_intent'),
  route('POST', '/v1/payment_intents/:id/confirm', confirmation, confirmPayment, FOR_CLIENTS),
  route(
    'POST',
    '/v1/payment_intents/:id/cancel',
    z.strictObject({ cancellation_reason: cancellationReason }),
    cancelPayment,
  ),
  route('POST', '/v1/setup_intents', setupCreation, ({ world, parameters }) =>
    newSetupIntent(world, {
      customer:
        parameters.customer === undefined
          ? null
          : world.store.get('customer', parameters.customer, 'customer').id,
      usage: parameters.usage ?? 'off_session',
      allowedTypes: parameters.allowed_payment_method_types,
      methodTypes: parameters.payment_method_types,
      description: parameters.description,
      metadata: mergedMetadata({}, parameters.metadata),
    }),
  ),
  listing('setup_intent'),
  reading('setup_intent'),
  route('POST', '/v1/setup_intents/:id/confirm', confirmation, confirmSetup, FOR_CLIENTS),
  route(
    'POST',
    '/v1/setup_intents/:id/cancel',
    z.strictObject({ cancellation_reason: cancellationReason }),
    cancelSetup,
  ),
];
