import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { startSandbox } from './server.ts';
import { createPrices, invoiceOf, orderTrial, stripeOf, testSandbox } from './testing/test-sandbox.ts';

const form = (fields: Readonly<Record<string, string>>, key: string) => ({
  method: 'POST',
  headers: { authorization: `Bearer ${key}` },
  body: new URLSearchParams(fields),
});

it('never starts in production', async () => {
  await expect(startSandbox({ production: true })).rejects.toThrow(
    'the payment sandbox is no card provider and never runs in production',
  );
});

it.each([
  ['customers', { name: 'Ana', colour: 'red' }, 'parameter_unknown', 'colour'],
  ['customers', { 'address[street]': 'x' }, 'parameter_unknown', 'address[street]'],
  ['subscriptions', { customer: 'cus_x' }, 'parameter_missing', 'items'],
  ['prices', { currency: 'eur', product: 'x' }, 'parameter_missing', 'unit_amount'],
  ['prices', { currency: 'eur', unit_amount: 'ten' }, 'parameter_invalid_integer', 'unit_amount'],
  [
    'subscriptions',
    { customer: 'cus_x', 'items[0][price]': 'p', 'items[0][colour]': 'red' },
    'parameter_unknown',
    'items[0][colour]',
  ],
  [
    'customers',
    { __proto__x: '1', 'metadata[__proto__]': 'x', constructor: 'y' },
    'parameter_unknown',
    '__proto__x',
  ],
])('%s with %o: %s %s', async (path, fields, code, param) => {
  const test = await testSandbox();
  const { publicUrl, secretKey } = test.sandbox;
  const answer = await fetch(`${publicUrl}/v1/${path}`, form(fields, secretKey));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error', code, param } });
});

it('says which values a parameter may have', async () => {
  const test = await testSandbox();
  const { publicUrl, secretKey } = test.sandbox;
  const answer = await fetch(
    `${publicUrl}/v1/subscriptions`,
    form({ customer: 'c', 'items[0][price]': 'p', payment_behavior: 'hope' }, secretKey),
  );
  expect(await answer.json()).toMatchObject({
    error: {
      message:
        'Invalid payment_behavior: must be one of allow_incomplete, default_incomplete, error_if_incomplete',
    },
  });
});

it('does not know what was never made', async () => {
  const test = await testSandbox();
  const { stripe } = test;
  const missing = [
    stripe.customers.retrieve('cus_none'),
    stripe.subscriptions.cancel('sub_none'),
    stripe.subscriptions.create({ customer: 'cus_none', items: [{ price: 'price_none' }] }),
    stripe.paymentMethods.attach('pm_card_visa', { customer: 'cus_none' }),
  ];
  for (const request of missing) {
    await expect(request).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
  }
  await expect(stripe.rawRequest('GET', '/v1/accounts/x')).rejects.toMatchObject({ statusCode: 404 });
});

it('opens to the right keys only, and to a browser only what it may see', async () => {
  const test = await testSandbox();
  const { sandbox, stripe } = test;
  await expect(stripeOf({ ...sandbox, secretKey: 'sk_test_wrong' }).customers.list()).rejects.toBeInstanceOf(
    Stripe.errors.StripeAuthenticationError,
  );
  const ordered = await orderTrial(stripe);
  const { publicUrl, publishableKey } = sandbox;
  const secret = invoiceOf(ordered).confirmation_secret?.client_secret ?? '';
  const [id = ''] = secret.split('_secret_');
  const asked = async (path: string) =>
    (await fetch(`${publicUrl}/v1/${path}`, { headers: { authorization: `Bearer ${publishableKey}` } }))
      .status;
  expect(await asked('customers')).toBe(401);
  expect(await asked(`payment_intents/${id}`)).toBe(400);
  expect(await asked(`payment_intents/${id}?client_secret=${id}_secret_guess`)).toBe(400);
  expect(await asked(`payment_intents/${id}?client_secret=${secret}`)).toBe(200);
  const allowed = await fetch(`${publicUrl}/v1/payment_intents/${id}/confirm`, { method: 'OPTIONS' });
  expect(allowed.headers.get('access-control-allow-origin')).toBe('*');
  const keyed = await fetch(
    `${publicUrl}/v1/payment_intents/${id}?client_secret=${secret}&key=${publishableKey}`,
  );
  expect(keyed.status).toBe(200);
});

it('does the same request once, however often it comes under one key', async () => {
  const test = await testSandbox();
  const { stripe } = test;
  const key = { idempotencyKey: 'one' };
  const [first, second] = await Promise.all([
    stripe.customers.create({ name: 'Ana' }, key),
    stripe.customers.create({ name: 'Ana' }, key),
  ]);
  expect(second.id).toBe(first.id);
  expect(
    [first, second].map(({ lastResponse }) => lastResponse.headers['idempotent-replayed']).toSorted(),
  ).toEqual(['true', undefined]);
  expect((await stripe.customers.list()).data).toHaveLength(1);
  await expect(stripe.customers.create({ name: 'Eva' }, key)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  });
  await test.sandbox.clock.advance(25 * 3_600_000);
  expect((await stripe.customers.create({ name: 'Eva' }, key)).id).not.toBe(first.id);
});

it('repeats a refused card under the same key, and frees the key of a request it did not understand', async () => {
  const test = await testSandbox();
  const { stripe } = test;
  const { id: customer } = await stripe.customers.create();
  const decline = { idempotencyKey: 'declined' };
  for (let round = 0; round < 2; round += 1) {
    await expect(
      stripe.paymentMethods.attach('pm_card_visa_chargeDeclined', { customer }, decline),
    ).rejects.toMatchObject({ type: 'StripeCardError' });
  }
  const wrong = { idempotencyKey: 'wrong' };
  await expect(stripe.prices.create({ currency: 'eur' }, wrong)).rejects.toMatchObject({
    code: 'parameter_missing',
  });
  await createPrices(stripe);
  expect((await stripe.customers.create({}, wrong)).object).toBe('customer');
});

it('gives lists in pages, the newest first', async () => {
  const test = await testSandbox();
  const { stripe } = test;
  for (let number = 1; number <= 7; number += 1) await stripe.customers.create({ name: `${number}` });
  const names = ({ data }: Stripe.ApiList<Stripe.Customer>) => data.map(({ name }) => name);
  const first = await stripe.customers.list({ limit: 3 });
  expect([names(first), first.has_more]).toEqual([['7', '6', '5'], true]);
  const second = await stripe.customers.list({ limit: 3, starting_after: first.data[2]?.id ?? '' });
  expect(names(second)).toEqual(['4', '3', '2']);
  const before = await stripe.customers.list({ limit: 2, ending_before: second.data[1]?.id ?? '' });
  expect(names(before)).toEqual(['5', '4']);
  expect(await stripe.customers.list({ limit: 2 }).autoPagingToArray({ limit: 100 })).toHaveLength(7);
  await expect(stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
});

it('expands what it is asked to, and refuses what cannot be expanded', async () => {
  const test = await testSandbox();
  const { stripe } = test;
  const ordered = await orderTrial(stripe);
  const plain = await stripe.subscriptions.retrieve(ordered.id);
  expect([typeof plain.latest_invoice, typeof plain.customer]).toEqual(['string', 'string']);
  const { data } = await stripe.subscriptions.list({
    customer: String(plain.customer),
    status: 'all',
    expand: ['data.customer', 'data.latest_invoice.payments.data.payment.payment_intent'],
  });
  expect(data[0]).toMatchObject({
    customer: { email: 'ana@example.com' },
    latest_invoice: { payments: { data: [{ payment: { payment_intent: { amount: 50 } } }] } },
  });
  for (const path of ['colour', 'status', 'latest_invoice.colour', 'items.colour']) {
    await expect(stripe.subscriptions.retrieve(ordered.id, { expand: [path] })).rejects.toMatchObject({
      statusCode: 400,
      message: `This property cannot be expanded (${path}).`,
    });
  }
});

it('finds prices by their lookup key, and transfers the key on request', async () => {
  const test = await testSandbox();
  const { stripe } = test;
  const fields = { currency: 'EUR', unit_amount: 95, lookup_key: 'monthly', product_data: { name: 'Trazo' } };
  const old = await stripe.prices.create({ ...fields, recurring: { interval: 'month' } });
  await expect(stripe.prices.create(fields)).rejects.toMatchObject({ param: 'lookup_key' });
  const next = await stripe.prices.create({ ...fields, unit_amount: 195, transfer_lookup_key: true });
  const { data } = await stripe.prices.list({ lookup_keys: ['monthly'], active: true });
  expect(data.map(({ id }) => id)).toEqual([next.id]);
  expect(await stripe.prices.retrieve(old.id)).toMatchObject({ lookup_key: null, currency: 'eur' });
});

it('opens its controls to the secret key only', async () => {
  const test = await testSandbox();
  const { publicUrl, secretKey, clock } = test.sandbox;
  const before = clock.now();
  const asked = async (key: string, body: unknown) =>
    fetch(`${publicUrl}/_sandbox/clock`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
    });
  expect((await asked('pk_test_sandbox', { advance_ms: 1_000 })).status).toBe(401);
  expect((await asked(secretKey, { advance_ms: -1 })).status).toBe(400);
  expect((await asked(secretKey, { advance_ms: 1_000 })).status).toBe(200);
  expect(clock.now()).toBe(before + 1_000);
});
