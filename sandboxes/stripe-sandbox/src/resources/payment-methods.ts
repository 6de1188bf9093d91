import { z } from 'zod';
import { invalidRequest } from '../kernel/api-error.ts';
import { changed, mergedMetadata } from '../kernel/changes.ts';
import { listOf } from '../kernel/pagination.ts';
import { billingDetails, integer, metadata, paging, text } from '../kernel/parameters.ts';
import { type Call, type Route, route } from '../kernel/route.ts';
import { METHOD_TYPES, type PaymentMethod } from '../kernel/wire.ts';
import { createDebitMethod } from '../methods/debit-method.ts';
import { attachMethod, createMethod, methodOfToken } from '../methods/payment-method.ts';

const cardNumber = z.strictObject({
  number: text,
  exp_month: integer,
  exp_year: integer,
  cvc: text.optional(),
});
const cardToken = z.strictObject({ token: text });

const shared = {
  allow_redisplay: z.enum(['always', 'limited', 'unspecified']).optional(),
  billing_details: billingDetails.optional(),
  metadata: metadata.optional(),
};
/** A card or an account as the browser's form sends it; it may carry a name and an address. */
export const methodData = z.discriminatedUnion('type', [
  z.strictObject({ ...shared, type: z.literal('card'), card: z.union([cardNumber, cardToken]) }),
  z.strictObject({ ...shared, type: z.literal('sepa_debit'), sepa_debit: z.strictObject({ iban: text }) }),
]);
const change = z.strictObject({
  billing_details: billingDetails.optional(),
  card: z.strictObject({ exp_month: integer.optional(), exp_year: integer.optional() }).optional(),
  metadata: metadata.optional(),
});
const listing = z.strictObject({
  ...paging,
  customer: text.optional(),
  type: z.enum(METHOD_TYPES).optional(),
});

export function methodOfData(
  world: Call<unknown>['world'],
  data: z.output<typeof methodData>,
): PaymentMethod {
  return world.store.put<'payment_method'>({
    ...madeOf(world, data),
    metadata: mergedMetadata({}, data.metadata),
  });
}

function madeOf(world: Call<unknown>['world'], data: z.output<typeof methodData>): PaymentMethod {
  const { billing_details: billing } = data;
  if (data.type === 'sepa_debit') return createDebitMethod(world, data.sepa_debit.iban, billing);
  const { card } = data;
  if ('token' in card) return methodOfToken(world, card.token, 'card[token]');
  return createMethod(world, card, billing);
}

const NO_ADDRESS = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

function updateMethod({ world, id, parameters }: Call<z.output<typeof change>>): PaymentMethod {
  const method = world.store.get('payment_method', id, 'payment_method', 'PaymentMethod');
  const { billing_details: billing, card } = parameters;
  const details = method.billing_details;
  return changed(world, 'payment_method.updated', method, {
    billing_details: {
      ...details,
      address: billing?.address === undefined ? details.address : { ...NO_ADDRESS, ...billing.address },
      email: billing?.email === undefined ? details.email : billing.email,
      name: billing?.name === undefined ? details.name : billing.name,
      phone: billing?.phone === undefined ? details.phone : billing.phone,
    },
    ...(card &&
      method.card && {
        card: {
          ...method.card,
          exp_month: card.exp_month ?? method.card.exp_month,
          exp_year: card.exp_year ?? method.card.exp_year,
        },
      }),
    metadata: mergedMetadata(method.metadata, parameters.metadata),
  });
}

function detachMethod({ world, id }: Call<unknown>): PaymentMethod {
  const method = world.store.get('payment_method', id, 'payment_method', 'PaymentMethod');
  if (method.customer === null) {
    throw invalidRequest(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    );
  }
  const detached: PaymentMethod = { ...method, customer: null };
  world.store.keep(detached);
  for (const customer of world.store.all('customer')) {
    const settings = customer.invoice_settings;
    if (settings.default_payment_method !== id) continue;
    changed(world, 'customer.updated', customer, {
      invoice_settings: { ...settings, default_payment_method: null },
    });
  }
  for (const subscription of world.store.all('subscription')) {
    if (subscription.default_payment_method !== id) continue;
    changed(world, 'customer.subscription.updated', subscription, { default_payment_method: null });
  }
  world.emit('payment_method.detached', detached, { customer: method.customer });
  return detached;
}

export const paymentMethodRoutes: readonly Route[] = [
  route('POST', '/v1/payment_methods', methodData, ({ world, parameters }) =>
    methodOfData(world, parameters),
  ),
  route('GET', '/v1/payment_methods', listing, ({ world, parameters }) =>
    listOf(
      '/v1/payment_methods',
      world.store
        .all('payment_method')
        .filter(({ customer }) => customer !== null)
        .filter(({ customer }) => parameters.customer === undefined || customer === parameters.customer)
        .filter(({ type }) => parameters.type === undefined || type === parameters.type),
      parameters,
    ),
  ),
  route('GET', '/v1/payment_methods/:id', z.strictObject({}), ({ world, id }) =>
    world.store.get('payment_method', id, 'payment_method', 'PaymentMethod'),
  ),
  route('POST', '/v1/payment_methods/:id', change, updateMethod),
  route(
    'POST',
    '/v1/payment_methods/:id/attach',
    z.strictObject({ customer: text }),
    ({ world, id, parameters }) => {
      const method = world.store.find('payment_method', id) ?? methodOfToken(world, id);
      return attachMethod(world, method, parameters.customer);
    },
  ),
  route('POST', '/v1/payment_methods/:id/detach', z.strictObject({}), detachMethod),
];
