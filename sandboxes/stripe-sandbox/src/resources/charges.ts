import { z } from 'zod';
import { closeDispute } from '../billing/disputes.ts';
import { refundCharge } from '../billing/refunds.ts';
import { invalidRequest } from '../kernel/api-error.ts';
import { mergedMetadata } from '../kernel/changes.ts';
import { isCreatedWithin, listOf } from '../kernel/pagination.ts';
import { created, integer, metadata, paging, text } from '../kernel/parameters.ts';
import { type Call, type Route, route } from '../kernel/route.ts';
import type { Charge, Objects } from '../kernel/wire.ts';
import type { World } from '../kernel/world.ts';

const OF_PAYMENT = { ...paging, created: created.optional(), payment_intent: text.optional() };
const charges = z.strictObject({ ...OF_PAYMENT, customer: text.optional() });
const ofCharge = z.strictObject({ ...OF_PAYMENT, charge: text.optional() });
const refund = z.strictObject({
  amount: integer.pipe(z.number().min(1)).optional(),
  charge: text.optional(),
  metadata: metadata.optional(),
  payment_intent: text.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});

function paidCharge(world: World, { charge, payment_intent: intent }: z.output<typeof refund>): Charge {
  if (charge !== undefined) return world.store.get('charge', charge, 'charge');
  if (intent === undefined) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const { latest_charge: latest } = world.store.get(
    'payment_intent',
    intent,
    'payment_intent',
    'payment_intent',
  );
  if (latest === null) {
    throw invalidRequest(`This PaymentIntent (${intent}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    });
  }
  return world.store.get('charge', latest, 'charge');
}

function createRefund({ world, parameters }: Call<z.output<typeof refund>>): Objects['refund'] {
  const charge = paidCharge(world, parameters);
  return refundCharge(world, charge, {
    amount: parameters.amount,
    reason: parameters.reason,
    metadata: mergedMetadata({}, parameters.metadata),
  });
}

interface OfPayment {
  readonly created: number;
  readonly payment_intent: string | null;
}

const isOfPayment =
  (parameters: z.output<z.ZodObject<typeof OF_PAYMENT>>) =>
  (one: OfPayment): boolean =>
    (parameters.payment_intent === undefined || one.payment_intent === parameters.payment_intent) &&
    isCreatedWithin(one.created, parameters.created);

export const chargeRoutes: readonly Route[] = [
  route('GET', '/v1/charges', charges, ({ world, parameters }) =>
    listOf(
      '/v1/charges',
      world.store
        .all('charge')
        .filter(({ customer }) => parameters.customer === undefined || customer === parameters.customer)
        .filter(isOfPayment(parameters)),
      parameters,
    ),
  ),
  route('GET', '/v1/charges/:id', z.strictObject({}), ({ world, id }) => world.store.get('charge', id)),
  route('POST', '/v1/refunds', refund, createRefund),
  route('GET', '/v1/refunds', ofCharge, ({ world, parameters }) =>
    listOf(
      '/v1/refunds',
      world.store
        .all('refund')
        .filter(({ charge }) => parameters.charge === undefined || charge === parameters.charge)
        .filter(isOfPayment(parameters)),
      parameters,
    ),
  ),
  route('GET', '/v1/refunds/:id', z.strictObject({}), ({ world, id }) => world.store.get('refund', id)),
  route('GET', '/v1/disputes', ofCharge, ({ world, parameters }) =>
    listOf(
      '/v1/disputes',
      world.store
        .all('dispute')
        .filter(({ charge }) => parameters.charge === undefined || charge === parameters.charge)
        .filter(isOfPayment(parameters)),
      parameters,
    ),
  ),
  route('GET', '/v1/disputes/:id', z.strictObject({}), ({ world, id }) => world.store.get('dispute', id)),
  route('POST', '/v1/disputes/:id/close', z.strictObject({}), ({ world, id }) =>
    closeDispute(world, world.store.get('dispute', id), 'lost'),
  ),
];
