import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { stripeOf, testSandbox } from './testing/test-sandbox.ts';

const names = async (stripe: Stripe): Promise<(string | null | undefined)[]> =>
  (await stripe.customers.list()).data.map(({ name }) => name);

it('has too much to do for a while', async () => {
  const test = await testSandbox();
  const { sandbox, stripe } = test;
  sandbox.control.fail({ kind: 'rate-limit', when: 'before', path: '/v1/customers', times: 2 });
  await expect(stripe.customers.create({ name: 'Ana' })).rejects.toMatchObject({ statusCode: 429 });
  await expect(stripe.customers.create({ name: 'Ana' })).rejects.toBeInstanceOf(
    Stripe.errors.StripeRateLimitError,
  );
  await stripe.customers.create({ name: 'Ana' });
  expect(await names(stripe)).toEqual(['Ana']);
});

it.each(['before', 'after'] as const)('loses the connection %s it has done what was asked', async (when) => {
  const test = await testSandbox();
  const { sandbox, stripe } = test;
  // The library retries a cut connection once, whatever its settings.
  sandbox.control.fail({ kind: 'cut', when, method: 'POST', times: 2 });
  await expect(stripe.customers.create({ name: 'Ana' })).rejects.toBeInstanceOf(
    Stripe.errors.StripeConnectionError,
  );
  expect(await names(stripe)).toEqual(when === 'after' ? ['Ana'] : []);
});

it('is asked again by the library under the same key, and does it once', async () => {
  const test = await testSandbox();
  const { sandbox, stripe } = test;
  sandbox.control.fail({ kind: 'cut', when: 'after', method: 'POST' });
  await stripeOf(sandbox, 2).customers.create({ name: 'Ana' });
  expect(await names(stripe)).toEqual(['Ana']);
});

it('repeats its own failure under the same key', async () => {
  const test = await testSandbox();
  const { sandbox, stripe } = test;
  sandbox.control.fail({ kind: 'server-error', when: 'after', method: 'POST' });
  const create = () => stripe.customers.create({ name: 'Ana' }, { idempotencyKey: 'one' });
  await expect(create()).rejects.toBeInstanceOf(Stripe.errors.StripeAPIError);
  await expect(create()).rejects.toMatchObject({ statusCode: 500 });
  expect(await names(stripe)).toEqual(['Ana']);
});

it('lets as many requests pass as configured, with a delay', async () => {
  const test = await testSandbox();
  const { sandbox, stripe } = test;
  sandbox.control.fail({ kind: 'server-error', when: 'before', skip: 1 });
  await stripe.customers.create({ name: 'first' });
  await expect(stripe.customers.create({ name: 'second' })).rejects.toMatchObject({ statusCode: 500 });
  sandbox.control.fail({ kind: 'delay', when: 'before', delayMs: 300 });
  const late = stripe.customers.create({ name: 'late' });
  await expect.poll(() => sandbox.control.delayed()).toBe(1);
  await late;
  expect(await names(stripe)).toEqual(['late', 'first']);
  sandbox.control.fail({ kind: 'cut', when: 'before', times: 5 });
  sandbox.control.clearFaults();
  expect(await names(stripe)).toHaveLength(2);
});
