import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import Stripe from 'stripe';
import { expect, it, onTestFinished } from 'vitest';
import { startSandbox } from './server.ts';
import {
  confirmInBrowser,
  DAY_MS,
  invoiceOf,
  orderTrial,
  type Receiver,
  startReceiver,
  stripeOf,
  testSandbox,
} from './testing/test-sandbox.ts';

const typesOf = ({ received }: Receiver): string[] => received.map(({ body }) => JSON.parse(body).type);

it('signs events so that the official library takes them, and only as they are', async () => {
  const receiver = await startReceiver();
  const test = await testSandbox({ webhookUrl: receiver.url });
  const { sandbox, stripe } = test;
  await stripe.customers.create({ email: 'ana@example.com' }, { idempotencyKey: 'a' });
  await sandbox.control.settled();
  const [{ body, signature } = { body: '', signature: '' }] = receiver.received;
  const verify = (text: string, header: string, now: number) =>
    stripe.webhooks.constructEventAsync(text, header, sandbox.webhookSecret, 300, undefined, now);
  const event = await verify(body, signature, sandbox.clock.now());
  expect(event).toMatchObject({
    type: 'customer.created',
    api_version: Stripe.API_VERSION,
    data: { object: { email: 'ana@example.com' } },
    request: { idempotency_key: 'a' },
  });
  await expect(verify(body.replace('ana@', 'eva@'), signature, sandbox.clock.now())).rejects.toThrow();
  await expect(verify(body, signature, sandbox.clock.now() + 301_000)).rejects.toThrow(/tolerance/);
});

it('lets an event that is on its way arrive before the clock moves', async () => {
  const { sandbox, stripe } = await testSandbox();
  const arrivedAt: number[] = [];
  sandbox.deliverTo(async () => {
    await delay(20);
    arrivedAt.push(sandbox.clock.now());
    return 200;
  });
  await stripe.customers.create({ email: 'ana@example.com' });
  const before = sandbox.clock.now();
  await sandbox.clock.advance(DAY_MS);
  await sandbox.control.settled();
  expect(arrivedAt).toHaveLength(1);
  expect(arrivedAt[0]).toBeLessThan(before + DAY_MS);
});

it('tells of every step from the order to the end, in its order', async () => {
  const receiver = await startReceiver();
  const test = await testSandbox({ webhookUrl: receiver.url });
  const { sandbox, stripe } = test;
  const ordered = await orderTrial(stripe);
  await confirmInBrowser(
    sandbox,
    invoiceOf(ordered).confirmation_secret?.client_secret ?? '',
    '4242424242424242',
  );
  await sandbox.clock.advance(8 * DAY_MS);
  await stripe.subscriptions.cancel(ordered.id);
  await sandbox.control.settled();
  expect(typesOf(receiver).filter((type) => !/^(?:product|price|charge)\./.test(type))).toEqual([
    'customer.created',
    'customer.subscription.created',
    'invoice.created',
    'invoice.finalized',
    'payment_intent.created',
    'payment_method.attached',
    'payment_intent.succeeded',
    'invoice.paid',
    'invoice.payment_succeeded',
    'customer.subscription.updated',
    'customer.subscription.trial_will_end',
    'invoice.created',
    'customer.subscription.updated',
    'invoice.finalized',
    'payment_intent.created',
    'payment_intent.succeeded',
    'invoice.paid',
    'invoice.payment_succeeded',
    'customer.subscription.deleted',
  ]);
});

it('announces a renewal a week before, with what it will cost', async () => {
  const receiver = await startReceiver();
  const test = await testSandbox({ webhookUrl: receiver.url });
  const { sandbox, stripe } = test;
  const ordered = await orderTrial(stripe);
  await confirmInBrowser(
    sandbox,
    invoiceOf(ordered).confirmation_secret?.client_secret ?? '',
    '4242424242424242',
  );
  await sandbox.clock.advance((7 + 25) * DAY_MS);
  await sandbox.control.settled();
  const upcoming = receiver.received
    .map(({ body }) => JSON.parse(body))
    .filter(({ type }) => type === 'invoice.upcoming');
  expect(upcoming).toMatchObject([{ data: { object: { amount_due: 95, billing_reason: 'upcoming' } } }]);
});

it('sends again until the receiver takes it', async () => {
  const receiver = await startReceiver();
  receiver.failures = 2;
  const test = await testSandbox({ webhookUrl: receiver.url });
  await test.stripe.customers.create();
  await expect.poll(() => typesOf(receiver)).toEqual(['customer.created']);
});

it('sends copies, in another order, late, or only when released', async () => {
  const receiver = await startReceiver();
  const test = await testSandbox({ webhookUrl: receiver.url });
  const { sandbox, stripe } = test;
  const { control } = sandbox;
  control.webhooks({ isHeld: true, copies: 2, order: 'reversed' });
  const product = await stripe.products.create({ name: 'Trazo' });
  await stripe.products.update(product.id, { name: 'Trazo!' });
  await control.settled();
  expect(receiver.received).toEqual([]);
  control.webhooks({ isHeld: false });
  await control.settled();
  expect(typesOf(receiver)).toEqual([
    'product.updated',
    'product.updated',
    'product.created',
    'product.created',
  ]);
  const ids = receiver.received.map(({ body }) => JSON.parse(body).id);
  expect(new Set(ids).size).toBe(2);
  control.webhooks({ copies: 1, order: 'as-they-happen' });
  control.resend(ids[0]);
  await control.settled();
  expect(typesOf(receiver).at(-1)).toBe('product.updated');
});

it('knows after a restart what it knew, and sends what it had not sent', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'trazo-sandbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const stateFile = path.join(folder, 'kept', 'state.json');
  const first = await startSandbox({ stateFile });
  const key = { idempotencyKey: 'same' };
  const ordered = await orderTrial(stripeOf(first));
  const customer = await stripeOf(first).customers.create({ name: 'Ana' }, key);
  await first.clock.advance(3_600_000);
  const moved = first.clock.now() - Date.now();
  await first.stop();

  const receiver = await startReceiver();
  const test = await testSandbox({ stateFile, webhookUrl: receiver.url, systemTime: Date.now });
  const { sandbox, stripe } = test;
  expect(sandbox.clock.now() - Date.now()).toBeCloseTo(moved, -3);
  expect((await stripe.customers.create({ name: 'Ana' }, key)).id).toBe(customer.id);
  const secret = invoiceOf(ordered).confirmation_secret?.client_secret ?? '';
  expect((await confirmInBrowser(sandbox, secret, '4242424242424242')).body.status).toBe('succeeded');
  await sandbox.control.settled();
  expect(typesOf(receiver)).toContain('customer.subscription.created');
  expect(typesOf(receiver)).toContain('invoice.paid');
});

it('does what falls due between requests', async () => {
  const receiver = await startReceiver();
  const test = await testSandbox({ webhookUrl: receiver.url, systemTime: Date.now });
  const { sandbox, stripe } = test;
  await orderTrial(stripe);
  await sandbox.clock.advance(4 * DAY_MS - 500);
  await expect.poll(() => typesOf(receiver)).toContain('customer.subscription.trial_will_end');
});
