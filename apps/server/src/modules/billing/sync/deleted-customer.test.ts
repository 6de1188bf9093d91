import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GOOD_PASSWORD } from '../../../testing/test-account.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { CARDS, signUpTestCustomer, type TestCustomer } from '../../../testing/test-customer.ts';
import { heldOf, testStripe } from '../../../testing/test-stripe.ts';
import type { Stripe } from '../provider/stripe-client.ts';
import { RECONCILE } from './reconciliation.ts';

const DAY = 24 * 3_600_000;

let running: TestApp;
let stripe: Stripe;

beforeAll(async () => {
  running = await startTestApp({ entitlementOf: undefined });
  stripe = testStripe(running);
});
afterAll(() => running.close());

const signUp = () => signUpTestCustomer(running);

async function pass(milliseconds: number): Promise<void> {
  await running.sandbox.clock.advance(milliseconds);
  await running.settle();
}

async function remove(customer: TestCustomer): Promise<void> {
  const answer = await customer.call({
    method: 'POST',
    url: '/api/users/me/delete',
    payload: { password: GOOD_PASSWORD },
  });
  expect(answer.statusCode).toBe(200);
}

/** What was taken and given back since, by customer. */
async function moneyOf(customer: string): Promise<[taken: number, givenBack: number][]> {
  const { data } = await stripe.charges.list({ customer });
  return data
    .filter(({ status }) => status === 'succeeded')
    .map(({ amount, amount_refunded }) => [amount, amount_refunded]);
}

const payerOf = async ({ user }: TestCustomer): Promise<string> =>
  (await heldOf(stripe, user)).customers[0] ?? '';

describe('an account that is deleted before its money has arrived', () => {
  it('gets a payment back that the bank was still looking at', async () => {
    const customer = await signUp();
    const { intent } = await customer.enter((await customer.start()).client_secret, CARDS.takesTime);
    expect((await customer.confirm()).outcome).toBe('processing');
    const payer = await payerOf(customer);
    await remove(customer);
    await running.settle();
    running.sandbox.control.endProcessing(intent, 'succeeded');
    await running.settle();
    expect(await moneyOf(payer)).toEqual([[50, 50]]);
  });

  it('gets it back also without the event of the payment', async () => {
    const customer = await signUp();
    const { intent } = await customer.enter((await customer.start()).client_secret, CARDS.takesTime);
    await customer.confirm();
    const payer = await payerOf(customer);
    await remove(customer);
    await running.settle();
    running.sandbox.control.webhooks({ isHeld: true });
    running.sandbox.control.endProcessing(intent, 'succeeded');
    await running.jobs.add(running.database.query, RECONCILE, {});
    await running.settle();
    expect(await moneyOf(payer)).toEqual([[50, 50]]);
    running.sandbox.control.webhooks({ isHeld: false });
  });

  it('cannot be paid for any more where its order was only begun', async () => {
    const customer = await signUp();
    const { client_secret } = await customer.start();
    const payer = await payerOf(customer);
    await remove(customer);
    expect((await customer.enter(client_secret, CARDS.good)).status).toBe(400);
    await running.settle();
    expect(await moneyOf(payer)).toEqual([]);
  });

  it('cannot be charged for a renewal that was due', async () => {
    const customer = await signUp();
    await customer.subscribe(CARDS.failsLater);
    await pass(7 * DAY + DAY / 12);
    const { client_secret } = (await customer.post('')).json<{ client_secret: string }>();
    const payer = await payerOf(customer);
    await remove(customer);
    expect((await customer.enter(client_secret, CARDS.good)).status).toBe(400);
    await running.settle();
    // What was paid and used stays paid.
    expect(await moneyOf(payer)).toEqual([[50, 0]]);
    expect((await stripe.invoices.list({ customer: payer, status: 'open' })).data).toEqual([]);
  });
});

describe('a card confirmed while the account is being deleted', () => {
  const requestsOf = async (work: () => Promise<void>): Promise<number> => {
    const before = running.sandbox.control.requests();
    await work();
    return running.sandbox.control.requests() - before;
  };

  it('pays for nothing, before whatever request it comes, and after the last', async () => {
    const { control } = running.sandbox;
    const model = await signUp();
    await model.start();
    const requests = await requestsOf(() => remove(model));
    await running.settle();
    expect(requests).toBeGreaterThan(5);
    // To the provider, after a request is before the next one.
    const steps = Array.from({ length: requests }, (_, skip) => ({ when: 'before' as const, skip }));
    const outcomes: [number, [number, number][]][] = [];
    for (const step of [...steps, { when: 'after' as const, skip: requests - 1 }]) {
      const customer = await signUp();
      const { client_secret } = await customer.start();
      const payer = await payerOf(customer);
      await running.settle();
      control.fail({ kind: 'delay', ...step, delayMs: 60_000 });
      const removal = remove(customer);
      await expect.poll(() => control.delayed(), { interval: 5 }).toBe(1);
      const { status } = await customer.enter(client_secret, CARDS.good);
      // The provider's events come at once: a worker writes down what was paid while the account is still there.
      await running.settle();
      control.release();
      await removal;
      await running.settle();
      outcomes.push([status, await moneyOf(payer)]);
    }
    for (const [status, money] of outcomes) {
      expect(money).toEqual(status === 200 ? [[50, 50]] : []);
    }
    expect(outcomes.some(([status]) => status === 200)).toBe(true);
    expect(outcomes.some(([status]) => status !== 200)).toBe(true);
  });

  it('leaves paid what was paid before the deletion was asked for', async () => {
    const customer = await signUp();
    await customer.subscribe();
    const payer = await payerOf(customer);
    await pass(2_000);
    await remove(customer);
    await running.settle();
    expect(await moneyOf(payer)).toEqual([[50, 0]]);
  });
});
