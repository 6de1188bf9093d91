import { products } from '@trazo/contract/api/billing';
import { ENTITLEMENT_STATES } from '@trazo/contract/billing/entitlement';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PaymentModel } from '../../testing/payment-model.ts';
import { liveOf, paymentSteps, type Real } from '../../testing/payment-steps.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { signUpTestCustomer } from '../../testing/test-customer.ts';
import { testStripe } from '../../testing/test-stripe.ts';

const MINUTE = 60_000;
/** Where nobody waits, as many as it takes to trust it, others each time; elsewhere always the same few. */
const RUNS = process.env.CI ? { numRuns: 1_000 } : { numRuns: 40, seed: 2_026 };

/** Which states the sequences came to: a test that never leaves the first one says nothing. */
const seen = new Set<string>();
let running: TestApp;

beforeAll(async () => {
  running = await startTestApp({ entitlementOf: undefined });
});
afterAll(() => running.close());

/** Leaves nothing that would go on by itself while the next account has its turn. */
async function leave(real: Real): Promise<void> {
  const { sandbox, settle } = real.running;
  sandbox.control.clearFaults();
  sandbox.control.webhooks({ copies: 1, order: 'as-they-happen', isHeld: false });
  for (const { id } of await liveOf(real)) await real.stripe.subscriptions.cancel(id);
  await settle();
}

it(
  'comes to what the model says, whatever happens in whatever order',
  async () => {
    // Starting takes its time, and the application turns requests away until it has caught up.
    const isReady = async () => (await running.app.inject({ url: products.path })).statusCode;
    await expect.poll(isReady, { timeout: 60_000, interval: 200 }).toBe(200);
    await fc.assert(
      fc.asyncProperty(paymentSteps, async (steps) => {
        const customer = await signUpTestCustomer(running);
        const real: Real = {
          customer,
          running,
          stripe: testStripe(running),
          isHeld: false,
          dispute: undefined,
          seen,
        };
        try {
          await fc.asyncModelRun(
            () => ({ model: new PaymentModel(running.sandbox.clock.now()), real }),
            steps,
          );
        } finally {
          await leave(real);
        }
      }),
      { ...RUNS, endOnFailure: true },
    );
    expect([...seen].toSorted()).toEqual(ENTITLEMENT_STATES.toSorted());
  },
  30 * MINUTE,
);
