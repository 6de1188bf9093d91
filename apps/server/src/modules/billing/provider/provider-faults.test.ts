import { type Sandbox, startSandbox } from '@trazo/stripe-sandbox/server';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp, testBilling } from '../../../testing/test-app.ts';
import { CARDS, signUpTestCustomer, type TestCustomer } from '../../../testing/test-customer.ts';
import { heldOf, testStripe } from '../../../testing/test-stripe.ts';
import { tellEvents } from './open-provider.ts';
import type { Stripe } from './stripe-client.ts';

const DAY = 24 * 3_600_000;

let running: TestApp;
let sandbox: Sandbox;
let stripe: Stripe;

beforeAll(async () => {
  sandbox = await startSandbox();
  const settings = testBilling(sandbox);
  // The library would hide most of what goes wrong by asking again.
  const billing = { ...settings, provider: { ...settings.provider, retries: 0 } };
  running = await startTestApp({ entitlementOf: undefined, billing });
  tellEvents(sandbox, running.app);
  stripe = testStripe({ sandbox });
});
afterAll(async () => {
  await running.close();
  await sandbox.stop();
});

const signUp = () => signUpTestCustomer({ app: running.app, sandbox });

const CUT_BEFORE = { kind: 'cut', when: 'before' } as const;
/** Of what is only read it is no matter whether the provider has read it. */
const CUT_AFTER = { kind: 'cut', when: 'after', method: 'POST' } as const;
const ERROR_BEFORE = { kind: 'server-error', when: 'before' } as const;
const ERROR_AFTER = { kind: 'server-error', when: 'after', method: 'POST' } as const;
const RATE_LIMIT = { kind: 'rate-limit', when: 'before' } as const;
const FAULTS = [CUT_BEFORE, CUT_AFTER, ERROR_BEFORE, ERROR_AFTER, RATE_LIMIT] as const;

/** Makes a call with one of its requests to the provider going wrong, then with the next one, until all have been. */
async function atEachStep(
  fault: (typeof FAULTS)[number],
  customers: () => Promise<TestCustomer>,
  call: (customer: TestCustomer) => Promise<LightMyRequestResponse>,
  check: (customer: TestCustomer, answer: LightMyRequestResponse) => Promise<void>,
): Promise<void> {
  let steps = 0;
  for (let reached = true; reached; steps += 1) {
    const customer = await customers();
    sandbox.control.fail({ ...fault, skip: steps });
    const answer = await call(customer);
    reached = sandbox.control.clearFaults() === 0;
    if (answer.statusCode !== 200) {
      expect([answer.statusCode, answer.json().error]).toEqual([503, 'payment_provider_unavailable']);
      expect(answer.headers['retry-after']).toBeDefined();
    }
    await check(customer, answer);
  }
  expect(steps).toBeGreaterThan(fault.when === 'after' ? 1 : 4);
}

const settle = async () => {
  await sandbox.control.settled();
  for (let round = 0; round < 10 && (await running.jobs.workOnce()) > 0; round += 1);
};

/** One subscription, one payment, and access exactly because of it. */
async function expectPaidOnce(customer: TestCustomer): Promise<void> {
  const held = await heldOf(stripe, customer.user);
  expect(held.live).toHaveLength(1);
  expect(held.paid.map(({ amount_paid }) => amount_paid)).toEqual([50]);
  expect((await customer.billing()).entitlement).toMatchObject({ state: 'trial', may_export: true });
}

it('access goes on while the provider is away', async () => {
  const customer = await signUp();
  await customer.subscribe();
  sandbox.control.fail({ kind: 'cut', when: 'before', times: 1_000 });
  expect((await customer.billing()).entitlement.may_export).toBe(true);
  expect((await running.app.inject('/api/products')).statusCode).toBe(200);
  sandbox.control.clearFaults();
  await sandbox.clock.advance(8 * DAY);
  await settle();
  expect((await customer.billing()).entitlement.state).toBe('active');
});

it.each(FAULTS)(
  'a provider that fails once ($kind $when) is asked again, by us or by the user',
  async (fault) => {
    const customer = await signUp();
    const consent = await customer.consent();
    sandbox.control.fail(fault);
    const answer = await customer.post('', { consent });
    sandbox.control.clearFaults();
    // A connection that is cut is tried once more at once.
    const isTriedAgain = fault.kind === 'cut';
    expect(answer.statusCode).toBe(isTriedAgain ? 200 : 503);
    if (!isTriedAgain) expect(answer.json().error).toBe('payment_provider_unavailable');
    await customer.subscribe();
    await expectPaidOnce(customer);
  },
);

/**
 * To what follows, faults are three: the provider has done what it was asked, or has not, or it is asked twice. Each call meets them
 * at each of its steps, by different faults; of which kind a fault is, is read in one place for all calls (above).
 */
it.each([CUT_AFTER, ERROR_BEFORE, ERROR_AFTER])(
  'a fault ($kind $when) at any step of an order leaves nothing half-done',
  async (fault) => {
    await atEachStep(
      fault,
      signUp,
      async (customer) => customer.post('', { consent: await customer.consent() }),
      async (customer) => {
        await customer.subscribe();
        await expectPaidOnce(customer);
      },
    );
    await settle();
  },
);

// It only reads: there is nothing that the provider could have done.
it.each([ERROR_BEFORE, CUT_BEFORE])(
  'a fault ($kind $when) at any step of the return from a payment loses nothing',
  async (fault) => {
    const paying = async () => {
      const customer = await signUp();
      await customer.enter((await customer.start()).client_secret, CARDS.good);
      return customer;
    };
    await atEachStep(
      fault,
      paying,
      (customer) => customer.post('/confirm', { what: 'payment' }),
      async (customer) => {
        await settle();
        await expectPaidOnce(customer);
      },
    );
  },
);

it.each([RATE_LIMIT, CUT_AFTER])(
  'a fault ($kind $when) at any step of stopping either stops it or says that it did not',
  async (fault) => {
    const customer = await signUp();
    await customer.subscribe();
    await atEachStep(
      fault,
      async () => customer,
      () => customer.post('/stop'),
      async () => {
        expect((await customer.post('/stop')).json()).toMatchObject({ entitlement: { state: 'cancelled' } });
        expect((await customer.post('/resume')).json()).toMatchObject({ entitlement: { state: 'trial' } });
      },
    );
    await expectPaidOnce(customer);
  },
);

it('an order that the provider has taken although it says that it failed is the one that is paid', async () => {
  const customer = await signUp();
  sandbox.control.fail({ ...ERROR_AFTER, method: 'POST', path: '/v1/subscriptions' });
  await customer.subscribe();
  await expectPaidOnce(customer);
});

it('a provider that is slow is waited for', async () => {
  const customer = await signUp();
  sandbox.control.fail({ kind: 'delay', when: 'before', delayMs: 300, times: 3 });
  expect((await customer.post('', { consent: await customer.consent() })).statusCode).toBe(200);
  sandbox.control.clearFaults();
});

it('a reading that is slow takes back nothing that a newer one has found', async () => {
  const customer = await signUp();
  const { client_secret } = await customer.start();
  sandbox.control.fail({ kind: 'delay', when: 'after', method: 'GET', path: '/v1/invoices', delayMs: DAY });
  const slow = customer.confirm();
  await expect.poll(() => sandbox.control.delayed()).toBe(1);
  await customer.enter(client_secret, CARDS.good);
  expect((await customer.confirm()).billing.entitlement.may_export).toBe(true);
  sandbox.control.release();
  expect((await slow).outcome).toBe('succeeded');
  await expectPaidOnce(customer);
});

it('a client that is gone leaves a payment that can be gone on with', async () => {
  const address = await running.app.listen({ host: '127.0.0.1', port: 0 });
  const customer = await signUp();
  const consent = await customer.consent();
  sandbox.control.fail({ kind: 'delay', when: 'before', path: '/v1/subscriptions', delayMs: 200 });
  const leaving = new AbortController();
  const request = fetch(`${address}/api/payments`, {
    method: 'POST',
    signal: leaving.signal,
    headers: { authorization: `Bearer ${customer.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ consent }),
  });
  await expect.poll(() => sandbox.control.delayed()).toBe(1);
  leaving.abort();
  await expect(request).rejects.toThrow();
  await customer.subscribe();
  await expectPaidOnce(customer);
});
