import { z } from 'zod';
import { cancelSubscription } from '../billing/subscription-end.ts';
import { changed, mergedMetadata } from '../kernel/changes.ts';
import { newId, randomText } from '../kernel/identifiers.ts';
import { isCreatedWithin, listOf } from '../kernel/pagination.ts';
import { address, clearable, created, metadata, paging, text } from '../kernel/parameters.ts';
import { type Call, type Route, route } from '../kernel/route.ts';
import { type Customer, METHOD_TYPES } from '../kernel/wire.ts';
import type { World } from '../kernel/world.ts';
import { attachMethod, methodsOf, usableMethod } from '../methods/payment-method.ts';

const FIELDS = {
  address: clearable(address).optional(),
  description: clearable(text).optional(),
  email: clearable(text.max(512)).optional(),
  invoice_settings: z.strictObject({ default_payment_method: clearable(text).optional() }).optional(),
  metadata: metadata.optional(),
  name: clearable(text.max(256)).optional(),
  phone: clearable(text.max(20)).optional(),
  preferred_locales: z.array(text).optional(),
  tax_exempt: z.enum(['none', 'exempt', 'reverse']).optional(),
};
const creation = z.strictObject({ ...FIELDS, payment_method: text.optional() });
const change = z.strictObject(FIELDS);
const listing = z.strictObject({ ...paging, created: created.optional(), email: text.optional() });
const methodListing = z.strictObject({ ...paging, type: z.enum(METHOD_TYPES).optional() });

type Address = Customer['address'];

/** Stripe shows every line of an address, also those that were not given. */
function wholeAddress(given: z.output<typeof address> | null | undefined): Address {
  if (!given) return null;
  const { city = null, country = null, line1 = null, line2 = null, postal_code = null, state = null } = given;
  return { city, country, line1, line2, postal_code, state };
}

function createCustomer({ world, parameters }: Call<z.output<typeof creation>>): Customer {
  const customer = world.store.put({
    id: newId('cus'),
    object: 'customer',
    address: wholeAddress(parameters.address),
    balance: 0,
    created: world.now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: parameters.description ?? null,
    discount: null,
    email: parameters.email ?? null,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: mergedMetadata({}, parameters.metadata),
    name: parameters.name ?? null,
    next_invoice_sequence: 1,
    phone: parameters.phone ?? null,
    preferred_locales: parameters.preferred_locales ?? [],
    shipping: null,
    tax_exempt: parameters.tax_exempt ?? 'none',
    test_clock: null,
  });
  if (parameters.payment_method !== undefined) {
    attachMethod(world, usableMethod(world, parameters.payment_method), customer.id);
  }
  const method = parameters.invoice_settings?.default_payment_method;
  const whole = method ? withDefaultMethod(world, customer, method) : customer;
  world.store.keep(whole);
  world.emit('customer.created', whole);
  return whole;
}

function withDefaultMethod(world: World, customer: Customer, method: string | null): Customer {
  const found = method === null ? undefined : usableMethod(world, method, customer.id);
  return {
    ...customer,
    invoice_settings: { ...customer.invoice_settings, default_payment_method: found?.id ?? null },
  };
}

function updateCustomer({ world, id, parameters }: Call<z.output<typeof change>>): Customer {
  const customer = world.store.get('customer', id);
  const { metadata: changes, address: given, invoice_settings: settings, ...fields } = parameters;
  const method = settings?.default_payment_method;
  const { invoice_settings } = method === undefined ? customer : withDefaultMethod(world, customer, method);
  return changed(world, 'customer.updated', customer, {
    ...fields,
    ...(given !== undefined && { address: wholeAddress(given) }),
    invoice_settings,
    metadata: mergedMetadata(customer.metadata, changes),
  });
}

function deleteCustomer({ world, id }: Call<unknown>) {
  const customer = world.store.get('customer', id);
  const ended = new Set(['canceled', 'incomplete_expired']);
  for (const subscription of world.store.all('subscription')) {
    if (subscription.customer === id && !ended.has(subscription.status))
      cancelSubscription(world, subscription);
  }
  world.store.remove('customer', id);
  world.store.done.add(`deleted:${id}`);
  world.emit('customer.deleted', customer);
  return { id, object: 'customer', deleted: true };
}

export const customerRoutes: readonly Route[] = [
  route('POST', '/v1/customers', creation, createCustomer),
  route('GET', '/v1/customers', listing, ({ world, parameters }) =>
    listOf(
      '/v1/customers',
      world.store
        .all('customer')
        .filter(({ email }) => parameters.email === undefined || email === parameters.email)
        .filter((customer) => isCreatedWithin(customer.created, parameters.created)),
      parameters,
    ),
  ),
  route('GET', '/v1/customers/:id', z.strictObject({}), ({ world, id }) =>
    world.store.done.has(`deleted:${id}`)
      ? { id, object: 'customer', deleted: true }
      : world.store.get('customer', id),
  ),
  route('POST', '/v1/customers/:id', change, updateCustomer),
  route('DELETE', '/v1/customers/:id', z.strictObject({}), deleteCustomer),
  route('GET', '/v1/customers/:id/payment_methods', methodListing, ({ world, id, parameters }) => {
    const customer = world.store.get('customer', id);
    return listOf(`/v1/customers/${id}/payment_methods`, methodsOf(world, customer.id), parameters);
  }),
];
