import { products } from '@trazo/contract/api/billing';
import { ENTITLEMENT_STATES } from '@trazo/contract/billing/entitlement';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { startPaymentDesk } from '../../testing/payment-desk.ts';
import { PaymentModel } from '../../testing/payment-model.ts';
import { payerOverHttp } from '../../testing/payment-payer.ts';
import { liveOf, paymentSteps, type Real } from '../../testing/payment-steps.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { signUpTestCustomer } from '../../testing/test-customer.ts';
import { testStripe } from '../../testing/test-stripe.ts';
import { SYNC_ACCOUNT } from './sync-jobs.ts';

const MINUTE = 60_000;

/** Takes so many sequences of steps, each with an account of its own; they come to every state there is. */
async function follow(runs: Runs, begin: () => Promise<Beginning>, leave: Leave): Promise<void> {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(paymentSteps, async (steps) => {
      const real: Real = { ...(await begin()), isHeld: false, dispute: undefined, seen };
      try {
        await fc.asyncModelRun(() => ({ model: new PaymentModel(real.sandbox.clock.now()), real }), steps);
      } finally {
        await leave(real);
      }
    }),
    { ...runs, endOnFailure: true },
  );
  // A test that never leaves the first one says nothing.
  expect([...seen].toSorted()).toEqual(ENTITLEMENT_STATES.toSorted());
}

type Runs = { readonly numRuns: number; readonly seed?: number };
type Beginning = Omit<Real, 'isHeld' | 'dispute' | 'seen'>;
type Leave = (real: Real) => Promise<void>;

it(
  'comes to what the model says, whatever happens in whatever order',
  async () => {
    const desk = await startPaymentDesk();
    onTestFinished(() => desk.close());
    const begin = async () => ({ ...(await desk.next()), stripe: desk.stripe, running: desk });
    await follow({ numRuns: 1_000 }, begin, async () => undefined);
  },
  30 * MINUTE,
);

it(
  'comes to the same over HTTP',
  async () => {
    const running = await startTestApp({ entitlementOf: undefined });
    onTestFinished(() => running.close());
    const stripe = testStripe(running);
    // Starting takes its time, and the application turns requests away until it has caught up.
    const isReady = async () => (await running.app.inject({ url: products.path })).statusCode;
    await expect.poll(isReady, { timeout: 60_000, interval: 200 }).toBe(200);
    const { sandbox } = running;
    const begin = async () => ({
      payer: payerOverHttp(await signUpTestCustomer(running)),
      sandbox,
      stripe,
      running: {
        settle: running.settle,
        readAnew: (accountId: string) =>
          running.jobs.add(running.database.query, SYNC_ACCOUNT, { accountId }),
      },
    });
    await follow({ numRuns: 40, seed: 2_026 }, begin, async (real) => {
      // Nothing that would go on by itself while the next account has its turn.
      sandbox.control.clearFaults();
      sandbox.control.webhooks({ copies: 1, order: 'as-they-happen', isHeld: false });
      for (const { id } of await liveOf(real)) await stripe.subscriptions.cancel(id);
      await running.settle();
    });
  },
  10 * MINUTE,
);
