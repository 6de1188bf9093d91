import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { CARDS, signUpTestCustomer } from '../../../testing/test-customer.ts';
import { heldOf, testStripe } from '../../../testing/test-stripe.ts';
import { billingWithdrawals } from '../schema.ts';
import { RECONCILE } from './reconciliation.ts';

const DAY = 24 * 3_600_000;

let running: TestApp;
beforeAll(async () => {
  running = await startTestApp({ entitlementOf: undefined });
});
afterAll(() => running.close());

async function pass(milliseconds: number): Promise<void> {
  await running.sandbox.clock.advance(milliseconds);
  await running.settle();
}

async function reconcile(): Promise<void> {
  await running.jobs.add(running.database.query, RECONCILE, {});
  await running.settle();
}

it('records beyond their retention stay deleted, cause no mail, and their owner is read no more', async () => {
  const customer = await signUpTestCustomer(running);
  await customer.subscribe();
  await pass(40 * DAY);
  await customer.post('/stop');
  await pass(40 * DAY);
  const kept = async () => {
    const { rows } = await running.database.query.execute<{ payments: number; orders: number }>(sql`
      select (select count(*) from billing_payments)::int as payments,
        (select count(*) from billing_orders)::int as orders`);
    return rows[0];
  };
  const receipts = async () =>
    (await running.mails()).filter(
      ({ to, kind }) => to === customer.user.user_email && kind === 'paymentSucceeded',
    ).length;
  const rememberAWithdrawal = () =>
    running.database.query
      .insert(billingWithdrawals)
      .values({ mark: 'a hash', withdrawnAt: new Date(running.sandbox.clock.now()) });
  const [paid, mailed] = [await kept(), await receipts()];
  expect(paid?.payments).toBe(mailed);
  expect(mailed).toBeGreaterThan(1);

  await rememberAWithdrawal();
  await pass(7 * 366 * DAY);
  await reconcile();
  expect(await running.database.query.select().from(billingWithdrawals)).toEqual([]);
  expect(await kept()).toEqual({ payments: 0, orders: 0 });
  const asked = running.sandbox.control.requests();
  await pass(DAY);
  await reconcile();
  expect(running.sandbox.control.requests()).toBe(asked);
  // Also where the provider itself tells of the customer once more.
  const stripe = testStripe(running);
  const [name = ''] = (await heldOf(stripe, customer.user)).customers;
  await stripe.customers.update(name, { phone: '+34 600 000 000' });
  await running.settle();
  expect(await kept()).toEqual({ payments: 0, orders: 0 });
  expect(await receipts()).toBe(mailed);
});

it('a refund is seen behind more declined attempts than one page lists', async () => {
  const customer = await signUpTestCustomer(running);
  const stripe = testStripe(running);
  await customer.subscribe(CARDS.failsLater);
  await pass(7 * DAY + 2 * 3_600_000);
  const { paid, open } = await heldOf(stripe, customer.user);
  const [invoice] = open;
  for (let attempt = 0; attempt < 101; attempt += 1) {
    await expect(stripe.invoices.pay(invoice?.id ?? '')).rejects.toThrow();
  }
  const { charges } = await heldOf(stripe, customer.user);
  const [good] = (
    await stripe.charges.list({ customer: String(charges[0]?.customer), limit: 100 })
  ).data.filter(({ status }) => status === 'succeeded');
  expect(good).toBeUndefined();
  const payment = await stripe.invoicePayments.list({ invoice: paid[0]?.id ?? '' });
  const intent = payment.data[0]?.payment.payment_intent;
  await stripe.refunds.create({ payment_intent: typeof intent === 'string' ? intent : (intent?.id ?? '') });
  await running.settle();
  const refunded = (await customer.billing()).payments.find(({ id }) => id === paid[0]?.id);
  expect(refunded).toMatchObject({ status: 'refunded' });
});
