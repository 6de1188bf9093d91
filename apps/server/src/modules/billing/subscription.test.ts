import type { Billing } from '@trazo/contract/billing/payments';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RepeatedJob } from '../../platform/queue/job-queue.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { CARDS, signUpTestCustomer, type TestCustomer } from '../../testing/test-customer.ts';
import { heldOf, testStripe } from '../../testing/test-stripe.ts';
import { formatDay } from './formats.ts';
import { REMIND } from './reminders.ts';
import { END_OVERDUE } from './sync/overdue.ts';
import { RECONCILE } from './sync/reconciliation.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let running: TestApp;

beforeAll(async () => {
  running = await startTestApp({ entitlementOf: undefined });
});
afterAll(() => running.close());

const signUp = () => signUpTestCustomer(running);

/** Time passes at the provider, and all it tells of that arrives. */
async function pass(milliseconds: number): Promise<void> {
  await running.sandbox.clock.advance(milliseconds);
  await running.settle();
}

/** Milliseconds: a month has 28 to 31 days. */
const untilRenewal = ({ subscription }: Billing): number =>
  new Date(subscription?.next_date ?? 0).getTime() - running.sandbox.clock.now();

const run = async (kind: RepeatedJob) => {
  await running.jobs.add(running.database.query, kind, {});
  await running.settle();
};

const mailsOf = async ({ user }: TestCustomer, kind: string) =>
  (await running.mails()).filter((mail) => mail.to === user.user_email && mail.kind === kind);

describe('a subscription', () => {
  it('renews each month, with a reminder before and a receipt after', async () => {
    const customer = await signUp();
    await customer.subscribe();
    await run(REMIND);
    expect(await mailsOf(customer, 'trialEnding')).toHaveLength(0);
    await pass(4 * DAY + HOUR);
    await run(REMIND);
    await run(REMIND);
    const [reminder, ...more] = await mailsOf(customer, 'trialEnding');
    expect(more).toEqual([]);
    expect(reminder?.text).toContain('0,95');

    await pass(3 * DAY + 2 * HOUR);
    const renewed = await customer.billing();
    expect(renewed).toMatchObject({
      entitlement: { state: 'active', may_export: true },
      subscription: { next_amount: 95, amount_due: null },
      payments: [
        { amount: 95, status: 'paid' },
        { amount: 50, status: 'paid' },
      ],
    });
    expect(await mailsOf(customer, 'paymentSucceeded')).toHaveLength(2);
    await pass(untilRenewal(renewed) - 2 * DAY);
    await run(REMIND);
    await pass(3 * DAY);
    expect((await customer.billing()).payments).toHaveLength(3);
    expect(await mailsOf(customer, 'renewalComing')).toHaveLength(1);
    expect(await mailsOf(customer, 'paymentSucceeded')).toHaveLength(3);
  });

  it('is reminded of at least three days ahead, whenever in an hour the reminders are looked for', async () => {
    const customer = await signUp();
    await customer.subscribe();
    const toRenewal = untilRenewal(await customer.billing());
    await pass(toRenewal - 3 * DAY - HOUR);
    await run(REMIND);
    expect(await mailsOf(customer, 'trialEnding')).toHaveLength(1);
    await pass(3 * DAY + 3 * HOUR);
    await pass(untilRenewal(await customer.billing()) - 4 * DAY);
    await run(REMIND);
    expect(await mailsOf(customer, 'renewalComing')).toHaveLength(1);
  });

  it('that has been reminded of costs the next hours no statement of its own', async () => {
    const customer = await signUp();
    await customer.subscribe();
    await pass(untilRenewal(await customer.billing()) - 3 * DAY);
    await run(REMIND);
    expect(await mailsOf(customer, 'trialEnding')).toHaveLength(1);
    const transactions = vi.spyOn(running.database.query, 'transaction');
    await run(REMIND);
    expect(transactions).not.toHaveBeenCalled();
    transactions.mockRestore();
  });

  it('keeps access while the renewal is on its way', async () => {
    const customer = await signUp();
    await customer.subscribe();
    await pass(7 * DAY + 60_000);
    expect((await customer.billing()).entitlement).toMatchObject({ state: 'active', may_export: true });
  });

  it('is kept by a new card when a renewal has failed', async () => {
    const customer = await signUp();
    await customer.subscribe(CARDS.failsLater);
    await pass(7 * DAY + 2 * HOUR);
    expect(await customer.billing()).toMatchObject({
      entitlement: { state: 'past_due', may_export: true },
      subscription: { amount_due: 95 },
      payments: [{ status: 'failed' }, { status: 'paid' }],
    });
    const [failed, ...more] = await mailsOf(customer, 'paymentFailed');
    expect(more).toEqual([]);
    expect(failed?.text).toContain('/account');

    const setup = (await customer.post('/card')).json<{ client_secret: string }>();
    expect((await customer.post('/card')).json()).toMatchObject({ client_secret: setup.client_secret });
    expect((await customer.confirm('card')).outcome).toBe('not_fulfilled');
    await customer.enter(setup.client_secret, CARDS.declined);
    expect((await customer.confirm('card')).outcome).toBe('unsuccessful');
    await customer.enter(setup.client_secret, '5555555555554444');
    const { outcome, billing } = await customer.confirm('card');
    expect(outcome).toBe('succeeded');
    expect(billing).toMatchObject({
      entitlement: { state: 'active' },
      card: { brand: 'mastercard', last4: '4444' },
      subscription: { amount_due: null },
    });
    expect((await customer.confirm('card')).outcome).toBe('succeeded');
    const next = (await customer.post('/card')).json<{ client_secret: string }>();
    expect(next.client_secret).not.toBe(setup.client_secret);
  });

  it('is kept by paying the renewal in the browser', async () => {
    const customer = await signUp();
    await customer.subscribe(CARDS.failsLater);
    await pass(7 * DAY + 2 * HOUR);
    const started = await customer.post('');
    expect(started.json()).toMatchObject({ status: 'payment_needed', amount: 95 });
    await customer.enter(started.json().client_secret, CARDS.good);
    expect(await customer.confirm()).toMatchObject({
      outcome: 'succeeded',
      billing: { entitlement: { state: 'active' } },
    });
  });

  it('says of a renewal that was paid late when it was paid, in the receipt and in the list', async () => {
    const customer = await signUp();
    await customer.subscribe(CARDS.failsLater);
    await pass(7 * DAY + 2 * HOUR);
    const [due] = (await customer.billing()).payments;
    await pass(2 * DAY);
    const { client_secret } = (await customer.post('')).json<{ client_secret: string }>();
    await customer.enter(client_secret, CARDS.good);
    const [paid] = (await customer.confirm()).billing.payments;
    const later = new Date(paid?.date ?? 0).getTime() - new Date(due?.date ?? 0).getTime();
    expect(later).toBeGreaterThan(2 * DAY);
    const [receipt] = await mailsOf(customer, 'paymentSucceeded');
    expect(receipt?.text).toContain(formatDay(new Date(paid?.date ?? 0), 'es'));
  });

  it('says again that a renewal is not paid after an attempt that was declined late', async () => {
    const customer = await signUp();
    await customer.subscribe(CARDS.failsLater);
    await pass(7 * DAY + 2 * HOUR);
    expect(await mailsOf(customer, 'paymentFailed')).toHaveLength(1);
    const { client_secret } = (await customer.post('')).json<{ client_secret: string }>();
    const { intent } = await customer.enter(client_secret, CARDS.declinedLater);
    expect((await customer.confirm()).outcome).toBe('processing');
    running.sandbox.control.endProcessing(intent, 'failed');
    expect((await customer.confirm()).outcome).toBe('unsuccessful');
    await customer.confirm();
    expect(await mailsOf(customer, 'paymentFailed')).toHaveLength(2);
  });

  it('asks its owner where the bank wants it at a renewal', async () => {
    const customer = await signUp();
    const { client_secret } = await customer.start();
    const { intent } = await customer.enter(client_secret, '4000002760003184');
    running.sandbox.control.authenticate(intent, true);
    expect((await customer.confirm()).outcome).toBe('succeeded');
    await pass(7 * DAY + 2 * HOUR);
    const { subscription, entitlement } = await customer.billing();
    expect(entitlement.state).toBe('past_due');
    expect(subscription?.amount_due).toBe(95);
    const mails = [
      ...(await mailsOf(customer, 'authenticationNeeded')),
      ...(await mailsOf(customer, 'paymentFailed')),
    ];
    expect(mails).toHaveLength(1);
    const renewal = (await customer.post('')).json<{ client_secret: string }>();
    const confirmed = await customer.enter(renewal.client_secret, '4000002760003184');
    running.sandbox.control.authenticate(confirmed.intent, true);
    expect((await customer.confirm()).outcome).toBe('succeeded');
  });

  it('ends when it stays unpaid beyond the grace period, and can be ordered again without a trial', async () => {
    const customer = await signUp();
    await customer.subscribe(CARDS.failsLater);
    await pass(7 * DAY + 2 * HOUR);
    await pass(7 * DAY);
    expect((await customer.billing()).entitlement).toMatchObject({ state: 'expired', may_export: false });
    await run(RECONCILE);
    const ended = await customer.billing();
    expect(ended).toMatchObject({
      subscription: null,
      offer: { first_amount: 95, trial_days: 0, renewal_amount: 95 },
    });
    expect(await mailsOf(customer, 'subscriptionEnded')).toHaveLength(1);
    await pass(30 * DAY);
    expect((await customer.billing()).payments.filter(({ status }) => status === 'paid')).toHaveLength(1);
    expect((await customer.subscribe()).entitlement.state).toBe('active');
    expect(await mailsOf(customer, 'subscriptionOrdered')).toHaveLength(1);
  });

  it('ends within the hour when the days of grace are over, so that the bank is not asked once more', async () => {
    const customer = await signUp();
    await customer.subscribe(CARDS.failsLater);
    await pass(7 * DAY + 2 * HOUR);
    const { entitlement } = await customer.billing();
    // With it goes the provider's own next attempt, which would bring a reading.
    await pass(4 * DAY);
    await run(END_OVERDUE);
    expect((await customer.billing()).entitlement).toEqual(entitlement);
    await pass(new Date(entitlement.access_until ?? 0).getTime() - running.sandbox.clock.now());
    await run(END_OVERDUE);
    expect((await customer.billing()).subscription).toBeNull();
    expect(await mailsOf(customer, 'subscriptionEnded')).toHaveLength(1);
  });

  it('is stopped, taken up again, stopped, and over at the end of what was paid for', async () => {
    const customer = await signUp();
    const { entitlement } = await customer.subscribe();
    const stopped = await customer.post('/stop');
    expect(stopped.json()).toMatchObject({
      entitlement: { state: 'cancelled', may_export: true, access_until: entitlement.access_until },
      subscription: {
        cancel_at_period_end: true,
        next_date: null,
        ends_at: entitlement.access_until,
        renewal_amount: 95,
      },
    });
    expect((await customer.post('/stop')).statusCode).toBe(200);
    expect(await mailsOf(customer, 'cancellationConfirmed')).toHaveLength(1);
    expect((await customer.post('/resume')).json()).toMatchObject({
      entitlement: { state: 'trial' },
      subscription: { cancel_at_period_end: false, next_amount: 95 },
    });
    expect((await customer.post('/stop')).json()).toMatchObject({ entitlement: { state: 'cancelled' } });
    expect(await mailsOf(customer, 'cancellationConfirmed')).toHaveLength(2);

    await pass(7 * DAY + 2 * HOUR);
    expect(await customer.billing()).toMatchObject({
      entitlement: { state: 'expired', may_export: false, access_until: null },
      subscription: null,
      payments: [{ amount: 50 }],
    });
    expect(await mailsOf(customer, 'subscriptionEnded')).toHaveLength(1);
    const late = await customer.post('/resume');
    expect([late.statusCode, late.json().error]).toEqual([409, 'no_subscription']);
    const plans = await customer.call({ method: 'GET', url: '/api/business_plan' });
    expect(plans.statusCode).toBe(200);
  });

  it('ends on the day that was set at the provider', async () => {
    const customer = await signUp();
    await customer.subscribe();
    const stripe = testStripe(running);
    const [subscription] = (await heldOf(stripe, customer.user)).live;
    const day = Math.floor((running.sandbox.clock.now() + 3 * DAY) / 1_000);
    await stripe.subscriptions.update(subscription?.id ?? '', { cancel_at: day });
    await running.settle();
    expect((await customer.billing()).subscription).toMatchObject({
      next_date: null,
      ends_at: new Date(day * 1_000).toISOString(),
    });
  });

  it('can be ordered again from the moment it is over, also before the provider’s event', async () => {
    const customer = await signUp();
    await customer.subscribe();
    await customer.post('/stop');
    await running.settle();
    running.sandbox.control.webhooks({ isHeld: true });
    onTestFinished(() => void running.sandbox.control.webhooks({ isHeld: false }));
    await pass(7 * DAY + HOUR);
    expect(await customer.billing()).toMatchObject({
      entitlement: { state: 'expired' },
      subscription: null,
      offer: { first_amount: 95, trial_days: 0 },
    });
    expect((await customer.subscribe()).entitlement.state).toBe('active');
    running.sandbox.control.webhooks({ isHeld: false });
    await running.settle();
    expect(await customer.billing()).toMatchObject({
      entitlement: { state: 'active' },
      subscription: { next_amount: 95 },
      payments: [{ amount: 95 }, { amount: 50 }],
    });
    expect(await mailsOf(customer, 'subscriptionEnded')).toHaveLength(1);
  });

  it('gives no access before a slow payment has come through', async () => {
    for (const [card, end] of PROCESSING) {
      const someone = await signUp();
      const { intent } = await someone.enter((await someone.start()).client_secret, card);
      expect(await someone.confirm()).toMatchObject({
        outcome: 'processing',
        billing: { entitlement: { may_export: false } },
      });
      expect((await someone.post('')).json()).toMatchObject({ status: 'processing', client_secret: null });
      running.sandbox.control.endProcessing(intent, end);
      await running.settle();
      expect((await someone.billing()).entitlement.may_export).toBe(end === 'succeeded');
    }
  });

  it('warns of a card that will have expired', async () => {
    const customer = await signUp();
    const { client_secret } = await customer.start();
    const [intent = ''] = client_secret?.split('_secret_') ?? [];
    const afterTrial = new Date(running.sandbox.clock.now() + 7 * DAY);
    const { host, port, publishableKey } = running.sandbox;
    await fetch(`http://${host}:${port}/v1/payment_intents/${intent}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({
        key: publishableKey,
        client_secret: client_secret ?? '',
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': CARDS.good,
        'payment_method_data[card][exp_month]': String(afterTrial.getUTCMonth() + 1),
        'payment_method_data[card][exp_year]': String(afterTrial.getUTCFullYear()),
        'payment_method_data[card][cvc]': '123',
      }),
    });
    await customer.confirm();
    // It is good to the last day of its month.
    expect((await customer.billing()).card?.expires_before_next_payment).toBe(false);
    // To the first renewal of a whole month: the card is over by then.
    await pass(7 * DAY + 2 * HOUR);
    const billing = await customer.billing();
    expect(billing.card?.expires_before_next_payment).toBe(true);
    await pass(untilRenewal(billing) - 2 * DAY);
    await run(REMIND);
    expect(await mailsOf(customer, 'cardExpiring')).toHaveLength(1);
  });
});

/** Test cards whose payment takes its time, and how it ends. */
const PROCESSING = [
  ['4000000000007015', 'succeeded'],
  ['4000000000007023', 'failed'],
] as const;
