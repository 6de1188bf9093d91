import { createHmac, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { CARDS, signUpTestCustomer } from '../../../testing/test-customer.ts';
import { heldOf, testStripe } from '../../../testing/test-stripe.ts';
import type { Stripe } from '../provider/stripe-client.ts';
import { billingCustomers, billingDeclarations, billingEvents, billingPayments } from '../schema.ts';
import { RECONCILE } from '../sync/reconciliation.ts';

const DAY = 24 * 3_600_000;

let running: TestApp;
let stripe: Stripe;

beforeAll(async () => {
  running = await startTestApp({ entitlementOf: undefined });
  stripe = testStripe(running);
});
afterAll(() => running.close());

const seconds = (ahead = 0) => Math.floor(running.sandbox.clock.now() / 1_000) + ahead;

const signed = (body: string, { at = seconds(), secret = running.sandbox.webhookSecret } = {}) =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;

const post = (body: string | Buffer, signature?: string) =>
  running.app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
    payload: body,
  });

const event = (object: Record<string, unknown>) =>
  JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type: 'x.y', data: { object } });

const known = () => running.database.query.select().from(billingEvents);

describe('the webhook', () => {
  it('believes only what the provider has signed, lately, byte by byte', async () => {
    const body = event({ object: 'invoice', id: 'in_1', customer: 'cus_1' });
    const cases = [
      [body, undefined],
      [body, ''],
      [body, 'nonsense'],
      [body, `t=${seconds()},v1=00`],
      [body, signed(body, { secret: 'whsec_other' })],
      [body, signed(body, { at: seconds(-3_600) })],
      [body, signed(body, { at: seconds(3_600) })],
      [body, `${signed(body, { at: seconds(3_600) })},t=${seconds()}`],
      [`${body} `, signed(body)],
      [body.replace('cus_1', 'cus_2'), signed(body)],
      ['', signed('')],
      ['not json', signed('not json')],
    ] as const;
    for (const [payload, signature] of cases) {
      const answer = await post(payload, signature);
      expect([answer.statusCode, answer.json().error]).toEqual([400, 'webhook_invalid']);
    }
    expect((await known()).map(({ id }) => id)).not.toContain(JSON.parse(body).id);
    const accepted = await post(body, signed(body));
    expect([accepted.statusCode, accepted.json()]).toEqual([200, { received: true }]);
    const big = await post(Buffer.alloc(1_100_000, ' '), 'x');
    expect(big.json().error).toBe('payload_too_large');
  });

  it('takes down an event once, however often it comes', async () => {
    const body = event({ object: 'customer', id: 'cus_unknown' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(body, signed(body))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
    const { id } = JSON.parse(body);
    expect((await known()).filter((one) => one.id === id)).toHaveLength(1);
    await running.settle();
  });

  it('lets nothing an event says count: it only asks the provider', async () => {
    const customer = await signUpTestCustomer(running);
    await customer.start();
    const [own = ''] = (await heldOf(stripe, customer.user)).customers;
    const lie = { object: 'invoice', id: 'in_x', customer: own, status: 'paid', amount_paid: 95 };
    const body = event(lie);
    expect((await post(body, signed(body))).statusCode).toBe(200);
    await running.settle();
    expect((await customer.billing()).entitlement.may_export).toBe(false);
  });

  it.each([
    ['twice', { copies: 2 }],
    ['backwards', { order: 'reversed' }],
    ['shuffled, three times each', { order: 'shuffled', copies: 3 }],
  ] as const)('comes to the same when events come %s', async (_how, mode) => {
    const { control } = running.sandbox;
    control.webhooks({ isHeld: true, ...mode });
    const customer = await signUpTestCustomer(running);
    const { client_secret } = await customer.start();
    await customer.enter(client_secret, CARDS.good);
    await running.sandbox.clock.advance(8 * DAY);
    control.webhooks({ isHeld: false });
    await running.settle();
    control.webhooks({ copies: 1, order: 'as-they-happen' });
    expect(await customer.billing()).toMatchObject({
      entitlement: { state: 'active', may_export: true },
      payments: [{ amount: 95 }, { amount: 50 }],
    });
    const mails = (await running.mails()).filter(({ to }) => to === customer.user.user_email);
    const kinds = mails.map(({ kind }) => kind).toSorted();
    expect(kinds).toEqual(['paymentSucceeded', 'paymentSucceeded', 'trialOrdered', 'welcome']);
  });

  it('may come before the provider’s own answer', async () => {
    const customer = await signUpTestCustomer(running);
    await customer.start();
    const { query } = running.database;
    const accountId = customer.user._id as typeof billingCustomers.$inferSelect.accountId;
    const [row] = await query
      .select()
      .from(billingCustomers)
      .where(eq(billingCustomers.accountId, accountId));
    await query
      .update(billingCustomers)
      .set({ customerId: null })
      .where(eq(billingCustomers.accountId, accountId));
    const body = event({ object: 'customer', id: row?.customerId ?? '' });
    await post(body, signed(body));
    await running.settle();
    const [after] = await query
      .select()
      .from(billingCustomers)
      .where(eq(billingCustomers.accountId, accountId));
    expect(after?.customerId).toBe(row?.customerId);
  });

  it('is not needed: the daily reconciliation finds out by itself', async () => {
    const { control } = running.sandbox;
    const customer = await signUpTestCustomer(running);
    const { client_secret } = await customer.start();
    control.webhooks({ isHeld: true });
    await customer.enter(client_secret, CARDS.good);
    expect((await customer.billing()).entitlement.state).toBe('registered');
    await running.jobs.add(running.database.query, RECONCILE, {});
    for (let round = 0; round < 5; round += 1) await running.jobs.workOnce();
    expect((await customer.billing()).entitlement.state).toBe('trial');
    control.webhooks({ isHeld: false });
    await running.settle();
  });
});

it('forgets declarations five years after their year and payments six, as the privacy policy says', async () => {
  const { query } = running.database;
  const accountId = randomUUID() as typeof billingDeclarations.$inferInsert.accountId;
  const year = new Date(running.sandbox.clock.now()).getUTCFullYear();
  const lastDayOf = (yearsAgo: number) => new Date(Date.UTC(year - yearsAgo, 11, 31, 23));
  const declared = { accountId, kind: 'ordinary', reason: '' } as const;
  const paid = { accountId, customerId: 'cus', subscriptionId: 'sub', amountRefunded: 0, currency: 'eur' };
  await query.insert(billingDeclarations).values([
    { ...declared, id: randomUUID(), name: 'Long ago', receivedAt: lastDayOf(6) },
    { ...declared, id: randomUUID(), name: 'Of late', receivedAt: new Date(Date.UTC(year - 5, 0, 1)) },
  ]);
  await query.insert(billingPayments).values([
    { ...paid, id: randomUUID(), amount: 1, status: 'paid', madeAt: lastDayOf(7) },
    { ...paid, id: randomUUID(), amount: 2, status: 'paid', madeAt: new Date(Date.UTC(year - 6, 0, 1)) },
  ]);
  await running.jobs.add(query, RECONCILE, {});
  for (let round = 0; round < 5; round += 1) await running.jobs.workOnce();
  const declarations = await query
    .select()
    .from(billingDeclarations)
    .where(eq(billingDeclarations.accountId, accountId));
  expect(declarations.map(({ name }) => name)).toEqual(['Of late']);
  const payments = await query.select().from(billingPayments).where(eq(billingPayments.accountId, accountId));
  expect(payments.map(({ amount }) => amount)).toEqual([2]);
});
