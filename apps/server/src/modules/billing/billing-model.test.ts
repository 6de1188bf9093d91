import { ENTITLEMENT_STATES } from '@trazo/contract/billing/entitlement';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { IN_RELEASES } from '../../testing/in-releases.ts';
import { deleteAccountAt } from '../../testing/payment-account-deletion.ts';
import { startPaymentDesk, type Visit } from '../../testing/payment-desk.ts';
import { PaymentModel } from '../../testing/payment-model.ts';
import { payerOverHttp } from '../../testing/payment-payer.ts';
import { paymentSteps } from '../../testing/payment-sequences.ts';
import { liveOf, type Real, SITUATIONS, type Situation } from '../../testing/payment-steps.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { signUpTestCustomer } from '../../testing/test-customer.ts';
import { testStripe } from '../../testing/test-stripe.ts';
import { SYNC_ACCOUNT } from './sync/sync-jobs.ts';

const MINUTE = 60_000;
/** With more of them (`PAYMENT_SEQUENCES=1000`) a release is tested. */
const SEQUENCES = Number(process.env['PAYMENT_SEQUENCES'] ?? 60);
/** The same sequences each time: what fails, fails again. Another one for another thousand. */
const SEED = 2_027;
/** Each on its own, they go on while others wait for the database. */
const CONCURRENCY = 4;
/** So often at least they come to each state there is, and to each rarer situation. */
const TIMES = { state: 3, situation: 1 };

type Runs = { readonly numRuns: number; readonly seed: number };
type Reached = Map<Situation, number>;

/** Takes so many sequences of steps, each with an account of its own, and counts where they come to. */
async function follow(runs: Runs, visit: () => Promise<Visit>, reached: Reached): Promise<void> {
  const count = (one: Situation) => reached.set(one, (reached.get(one) ?? 0) + 1);
  await fc.assert(
    fc.asyncProperty(paymentSteps, async (steps) => {
      const real: Real = { ...(await visit()), isHeld: false, dispute: undefined, reached: count };
      try {
        await fc.asyncModelRun(() => ({ model: new PaymentModel(real.sandbox.clock.now()), real }), steps);
        await deleteAccountAt(real);
      } finally {
        await real.leave();
      }
    }),
    { ...runs, endOnFailure: true },
  );
}

it(
  'comes to what the model says, whatever happens in whatever order',
  async () => {
    const desk = await startPaymentDesk();
    onTestFinished(() => desk.close());
    // The provider's library takes a stack trace of each call.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 1;
    onTestFinished(() => {
      Error.stackTraceLimit = stackTraceLimit;
    });
    const reached: Reached = new Map();
    const some = (_: unknown, lane: number) =>
      follow({ numRuns: SEQUENCES / CONCURRENCY, seed: SEED + lane }, desk.visit, reached);
    await Promise.all(Array.from({ length: CONCURRENCY }, some));
    const rare = [
      ...ENTITLEMENT_STATES.filter((one) => (reached.get(one) ?? 0) < TIMES.state),
      ...SITUATIONS.filter((one) => (reached.get(one) ?? 0) < TIMES.situation),
    ];
    expect(rare).toEqual([]);
  },
  30 * MINUTE,
);

// What each call does is in the tests of the calls.
it('comes to the same over HTTP', { ...IN_RELEASES, timeout: 10 * MINUTE }, async () => {
  const running = await startTestApp({ entitlementOf: undefined });
  onTestFinished(() => running.close());
  const reached: Reached = new Map();
  await follow({ numRuns: 22, seed: SEED }, () => visitOverHttp(running), reached);
  expect(ENTITLEMENT_STATES.filter((state) => !reached.has(state))).toEqual([]);
});

/** At the one application and the one provider that all have in turn. */
async function visitOverHttp(running: TestApp): Promise<Visit> {
  const { sandbox, settle, jobs, database } = running;
  const stripe = testStripe(running);
  const payer = payerOverHttp(await signUpTestCustomer(running));
  return {
    payer,
    sandbox,
    stripe,
    settle,
    readAgain: () => jobs.add(database.query, SYNC_ACCOUNT, { accountId: payer.accountId }),
    leave: async () => {
      // Nothing that would go on by itself while the next account has its turn.
      sandbox.control.clearFaults();
      sandbox.control.webhooks({ copies: 1, order: 'as-they-happen', isHeld: false });
      for (const { id } of await liveOf({ stripe, payer })) await stripe.subscriptions.cancel(id);
      await settle();
    },
  };
}
