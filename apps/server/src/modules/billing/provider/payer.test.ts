import { must } from '@trazo/plan/must';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AccountId } from '../../../platform/authentication/account.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { GOOD_PASSWORD } from '../../../testing/test-account.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { isLockAwaited } from '../../../testing/test-cluster.ts';
import { CARDS, signUpTestCustomer, type TestCustomer } from '../../../testing/test-customer.ts';
import { heldOf, testStripe } from '../../../testing/test-stripe.ts';
import { DESCRIBE_PAYER } from '../sync/sync-jobs.ts';
import type { Stripe } from './stripe-client.ts';

let running: TestApp;
let stripe: Stripe;

beforeAll(async () => {
  running = await startTestApp({ entitlementOf: undefined });
  stripe = testStripe(running);
});
afterAll(() => running.close());

const payerOf = async ({ user }: TestCustomer): Promise<string> =>
  (await heldOf(stripe, user)).customers[0] ?? '';

async function remove(customer: TestCustomer): Promise<void> {
  const payload = { password: GOOD_PASSWORD };
  const answer = await customer.call({ method: 'POST', url: '/api/users/me/delete', payload });
  expect(answer.statusCode).toBe(200);
  await running.settle();
}

const cardsOf = async (payer: string) => (await stripe.customers.listPaymentMethods(payer)).data;

it('knows the payer as the account describes itself now', async () => {
  const customer = await signUpTestCustomer(running, { user_name: 'Ada', user_post_name: 'Byron' });
  await customer.subscribe();
  const payer = await payerOf(customer);
  expect(await stripe.customers.retrieve(payer)).toMatchObject({ name: 'Ada Byron' });

  const put = (url: string, payload: object) => customer.call({ method: 'PUT', url, payload });
  await put('/api/users/me', { user_post_name: 'Lovelace' });
  await put('/api/users/me/language', { language: 'fr' });
  const user_email = `new-${customer.user.user_email}`;
  await put('/api/users/me/email', { user_email, password: GOOD_PASSWORD });
  const mail = (await running.mails()).find(({ to, kind }) => to === user_email && kind === 'confirmEmail');
  const [, key] = /\/confirm-email\/([\w-]{43})/.exec(mail?.text ?? '') ?? [];
  const confirmed = await running.app.inject({
    method: 'POST',
    url: '/api/users/confirm-email',
    payload: { key },
  });
  expect(confirmed.statusCode).toBe(200);
  await running.settle();
  expect(await stripe.customers.retrieve(payer)).toMatchObject({
    name: 'Ada Lovelace',
    email: user_email,
    preferred_locales: ['fr'],
  });
});

it('holds no personal data once the account is gone', async () => {
  const customer = await signUpTestCustomer(running, { user_name: 'Ada' });
  await customer.subscribe();
  const payer = await payerOf(customer);
  const [card, ...more] = await cardsOf(payer);
  expect(more).toEqual([]);
  // What the provider's form asks for besides the card.
  const typed = { name: 'Ada Byron', address: { country: 'GB', postal_code: 'SW1A 1AA' } };
  await stripe.paymentMethods.update(card?.id ?? '', { billing_details: typed });
  await remove(customer);
  const { billing_details } = await stripe.paymentMethods.retrieve(card?.id ?? '');
  expect(billing_details).toMatchObject({ name: null, address: { country: null, postal_code: null } });
  expect(await stripe.customers.retrieve(payer)).toMatchObject({ name: null, email: null });
  expect(await cardsOf(payer)).toEqual([]);
  expect((await stripe.charges.list({ customer: payer })).data).toHaveLength(1);
});

it('forgets a card that a late payment brings back', async () => {
  const customer = await signUpTestCustomer(running);
  const { intent } = await customer.enter((await customer.start()).client_secret, CARDS.takesTime);
  await customer.confirm();
  const payer = await payerOf(customer);
  await remove(customer);
  running.sandbox.control.endProcessing(intent, 'succeeded');
  await running.settle();
  expect(await cardsOf(payer)).toEqual([]);
  expect((await stripe.charges.list({ customer: payer })).data).toMatchObject([{ amount_refunded: 50 }]);
});

it('learns a change that is committed only when its job has begun', async () => {
  const customer = await signUpTestCustomer(running, { user_name: 'Ada', user_post_name: 'Byron' });
  await customer.subscribe();
  const payer = await payerOf(customer);
  const { query } = running.database;
  await customer.call({ method: 'PUT', url: '/api/users/me', payload: { user_post_name: 'King' } });
  let working: Promise<number> | undefined;
  await inTransaction(query, async (tx) => {
    await tx.execute(sql`update accounts set surname = 'Lovelace' where email = ${customer.user.user_email}`);
    // Its own job is one too many: the one before has not been begun.
    const { rows } = await tx.execute<{ id: AccountId }>(
      sql`select id from accounts where email = ${customer.user.user_email}`,
    );
    await running.jobs.add(tx, DESCRIBE_PAYER, {
      accountId: must(rows[0], 'the customer has an account').id,
    });
    working = running.jobs.workOnce();
    const isDone = working.then(() => 'done');
    await expect
      .poll(async () => (await isLockAwaited(query)) || (await Promise.race([isDone, 'not yet'])) === 'done')
      .toBe(true);
  });
  await working;
  await running.settle();
  expect(await stripe.customers.retrieve(payer)).toMatchObject({ name: 'Ada Lovelace' });
});
