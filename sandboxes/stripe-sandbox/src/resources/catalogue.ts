import { z } from 'zod';
import { invalidRequest } from '../kernel/api-error.ts';
import { changed, mergedMetadata } from '../kernel/changes.ts';
import { newId } from '../kernel/identifiers.ts';
import { isCreatedWithin, listOf } from '../kernel/pagination.ts';
import { clearable, created, flag, integer, metadata, paging, text } from '../kernel/parameters.ts';
import { type Call, type Route, route } from '../kernel/route.ts';
import type { Objects, Price } from '../kernel/wire.ts';
import type { World } from '../kernel/world.ts';

const PRODUCT_FIELDS = {
  active: flag.optional(),
  description: clearable(text).optional(),
  metadata: metadata.optional(),
  statement_descriptor: text.max(22).optional(),
  tax_code: clearable(text).optional(),
  unit_label: clearable(text).optional(),
  url: clearable(text).optional(),
};
const productCreation = z.strictObject({ ...PRODUCT_FIELDS, id: text.optional(), name: text.min(1) });
const productChange = z.strictObject({
  ...PRODUCT_FIELDS,
  default_price: text.optional(),
  name: text.min(1).optional(),
});
const productList = z.strictObject({
  ...paging,
  active: flag.optional(),
  created: created.optional(),
  ids: z.array(text).optional(),
});

const INTERVALS = ['day', 'week', 'month', 'year'] as const;
const priceCreation = z.strictObject({
  active: flag.optional(),
  currency: text.regex(/^[a-z]{3}$/i),
  lookup_key: text.max(200).optional(),
  metadata: metadata.optional(),
  nickname: text.optional(),
  product: text.optional(),
  product_data: z.strictObject({ name: text.min(1), metadata: metadata.optional() }).optional(),
  recurring: z
    .strictObject({ interval: z.enum(INTERVALS), interval_count: integer.pipe(z.number().min(1)).optional() })
    .optional(),
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
  transfer_lookup_key: flag.optional(),
  unit_amount: integer.pipe(z.number().min(0)),
});
const priceChange = z.strictObject({
  active: flag.optional(),
  lookup_key: text.max(200).optional(),
  metadata: metadata.optional(),
  nickname: clearable(text).optional(),
  transfer_lookup_key: flag.optional(),
});
const priceList = z.strictObject({
  ...paging,
  active: flag.optional(),
  created: created.optional(),
  currency: text.optional(),
  lookup_keys: z.array(text).max(10).optional(),
  product: text.optional(),
  type: z.enum(['one_time', 'recurring']).optional(),
});

const trialOfferCreation = z.strictObject({
  active: flag.optional(),
  duration: z.strictObject({
    type: z.enum(['relative']),
    relative: z.strictObject({ iterations: integer.pipe(z.number().min(1)) }),
  }),
  end_behavior: z.strictObject({ transition: z.strictObject({ price: text }) }),
  nickname: text.optional(),
  price: text,
});
const trialOfferList = z.strictObject({
  ...paging,
  active: flag.optional(),
  prices: z.array(text).optional(),
});

function createProduct(world: World, parameters: z.output<typeof productCreation>): Objects['product'] {
  const now = world.now();
  const product = world.store.put({
    id: parameters.id ?? newId('prod'),
    object: 'product',
    active: parameters.active ?? true,
    created: now,
    default_price: null,
    description: parameters.description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: mergedMetadata({}, parameters.metadata),
    name: parameters.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: parameters.statement_descriptor ?? null,
    tax_code: parameters.tax_code ?? null,
    tax_details: null,
    type: 'service',
    unit_label: parameters.unit_label ?? null,
    updated: now,
    url: parameters.url ?? null,
  });
  world.emit('product.created', product);
  return product;
}

function productOf(world: World, { product, product_data: data }: z.output<typeof priceCreation>): string {
  if (product !== undefined) return world.store.get('product', product, 'product').id;
  if (data === undefined) {
    throw invalidRequest('Missing required param: product.', { code: 'parameter_missing', param: 'product' });
  }
  return createProduct(world, data).id;
}

/** A lookup key names one price at a time: another one keeps it, or hands it over when asked to. */
function takeLookupKey(world: World, key: string | undefined, isTransferred: boolean | undefined): void {
  const holder = world.store.all('price').find((price) => key !== undefined && price.lookup_key === key);
  if (holder === undefined) return;
  if (isTransferred !== true) {
    throw invalidRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, { param: 'lookup_key' });
  }
  changed(world, 'price.updated', holder, { lookup_key: null });
}

function createPrice({ world, parameters }: Call<z.output<typeof priceCreation>>): Price {
  const { recurring, unit_amount: amount, lookup_key: key } = parameters;
  const product = productOf(world, parameters);
  takeLookupKey(world, key, parameters.transfer_lookup_key);
  const price = world.store.put({
    id: newId('price'),
    object: 'price',
    active: parameters.active ?? true,
    billing_scheme: 'per_unit',
    created: world.now(),
    currency: parameters.currency.toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: key ?? null,
    metadata: mergedMetadata({}, parameters.metadata),
    nickname: parameters.nickname ?? null,
    product,
    recurring: recurring
      ? {
          interval: recurring.interval,
          interval_count: recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: parameters.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  });
  world.emit('price.created', price);
  return price;
}

function createTrialOffer({ world, parameters }: Call<z.output<typeof trialOfferCreation>>) {
  const trialPrice = world.store.get('price', parameters.price, 'price');
  const transition = parameters.end_behavior.transition.price;
  const nextPrice = world.store.get('price', transition, 'end_behavior[transition][price]');
  for (const price of [trialPrice, nextPrice]) {
    if (price.recurring === null)
      throw invalidRequest('A trial offer takes recurring prices.', { param: 'price' });
  }
  return world.store.put({
    id: newId('to'),
    object: 'product_catalog.trial_offer',
    active: parameters.active ?? true,
    duration: { type: 'relative', relative: parameters.duration.relative },
    end_behavior: { type: 'transition', transition: { price: transition } },
    livemode: false,
    nickname: parameters.nickname ?? null,
    price: parameters.price,
  });
}

export const catalogueRoutes: readonly Route[] = [
  route('POST', '/v1/products', productCreation, ({ world, parameters }) => createProduct(world, parameters)),
  route('GET', '/v1/products', productList, ({ world, parameters }) =>
    listOf(
      '/v1/products',
      world.store
        .all('product')
        .filter(({ active }) => parameters.active === undefined || active === parameters.active)
        .filter(({ id }) => parameters.ids?.includes(id) ?? true)
        .filter((product) => isCreatedWithin(product.created, parameters.created)),
      parameters,
    ),
  ),
  route('GET', '/v1/products/:id', z.strictObject({}), ({ world, id }) => world.store.get('product', id)),
  route('POST', '/v1/products/:id', productChange, ({ world, id, parameters }) => {
    const product = world.store.get('product', id);
    const { metadata: changes, ...fields } = parameters;
    return changed(world, 'product.updated', product, {
      ...fields,
      metadata: mergedMetadata(product.metadata, changes),
      updated: world.now(),
    });
  }),
  route('POST', '/v1/prices', priceCreation, createPrice),
  route('GET', '/v1/prices', priceList, ({ world, parameters }) =>
    listOf(
      '/v1/prices',
      world.store
        .all('price')
        .filter(({ active }) => parameters.active === undefined || active === parameters.active)
        .filter(({ currency }) => parameters.currency === undefined || currency === parameters.currency)
        .filter(({ product }) => parameters.product === undefined || product === parameters.product)
        .filter(({ type }) => parameters.type === undefined || type === parameters.type)
        .filter(({ lookup_key: key }) => parameters.lookup_keys?.includes(key ?? '') ?? true)
        .filter((price) => isCreatedWithin(price.created, parameters.created)),
      parameters,
    ),
  ),
  route('GET', '/v1/prices/:id', z.strictObject({}), ({ world, id }) => world.store.get('price', id)),
  route('POST', '/v1/prices/:id', priceChange, ({ world, id, parameters }) => {
    const price = world.store.get('price', id);
    const { metadata: changes, transfer_lookup_key: isTransferred, ...fields } = parameters;
    if (fields.lookup_key !== price.lookup_key) takeLookupKey(world, fields.lookup_key, isTransferred);
    return changed(world, 'price.updated', price, {
      ...fields,
      metadata: mergedMetadata(price.metadata, changes),
    });
  }),
  route('POST', '/v1/product_catalog/trial_offers', trialOfferCreation, createTrialOffer),
  route('GET', '/v1/product_catalog/trial_offers', trialOfferList, ({ world, parameters }) =>
    listOf(
      '/v1/product_catalog/trial_offers',
      world.store
        .all('product_catalog.trial_offer')
        .filter(({ active }) => parameters.active === undefined || active === parameters.active)
        .filter(({ price }) => parameters.prices?.includes(price) ?? true),
      parameters,
    ),
  ),
  route('GET', '/v1/product_catalog/trial_offers/:id', z.strictObject({}), ({ world, id }) =>
    world.store.get('product_catalog.trial_offer', id),
  ),
  route(
    'POST',
    '/v1/product_catalog/trial_offers/:id',
    z.strictObject({ active: flag.optional() }),
    ({ world, id, parameters }) => {
      const offer = world.store.get('product_catalog.trial_offer', id);
      return world.store.put({ ...offer, active: parameters.active ?? offer.active });
    },
  ),
];
