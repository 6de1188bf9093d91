import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { CARDS, signUpTestCustomer, type TestCustomer } from '../../../testing/test-customer.ts';
import { heldOf, testStripe } from '../../../testing/test-stripe.ts';
import { formatDay, formatMoment } from '../formats.ts';
import type { Stripe } from '../provider/stripe-client.ts';
import { REMIND } from '../reminders.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

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

let cancellations = 0;

/** Cancels without signing in; returns when the page says it was received. */
async function cancel({ user }: TestCustomer, own: Record<string, unknown> = {}): Promise<Date> {
  const payload = { user_email: user.user_email, user_name: 'Ada', kind: 'ordinary', ...own };
  // Each from another address: an address has a rate limit.
  cancellations += 1;
  const remoteAddress = `10.0.0.${cancellations}`;
  const answer = await running.app.inject({
    method: 'POST',
    url: '/api/cancellation',
    payload,
    remoteAddress,
  });
  expect(answer.statusCode).toBe(200);
  return new Date(answer.json<{ received_at: string }>().received_at);
}

/** The first tries of whatever is waiting, of which some fail. */
const tryOnce = async (): Promise<void> => {
  await running.jobs.workOnce();
};

const mailsOf = async ({ user }: TestCustomer, ...kinds: string[]) =>
  (await running.mails()).filter((mail) => mail.to === user.user_email && kinds.includes(mail.kind));

const paymentsOf = async (customer: TestCustomer) =>
  (await customer.billing()).payments.map(({ amount, amount_refunded }) => [amount, amount_refunded]);

describe('a cancellation', () => {
  it.each(['without signing in', 'in the account'])(
    'of an order whose payment is in processing lets it not renew (%s)',
    async (where) => {
      const customer = await signUp();
      const { intent } = await customer.enter((await customer.start()).client_secret, CARDS.takesTime);
      expect((await customer.confirm()).outcome).toBe('processing');
      if (where === 'in the account') expect((await customer.post('/stop')).statusCode).toBe(200);
      else await cancel(customer);
      await running.settle();
      running.sandbox.control.endProcessing(intent, 'succeeded');
      await running.settle();
      expect((await customer.billing()).entitlement).toMatchObject({
        state: 'cancelled',
        may_export: true,
      });
      expect(await mailsOf(customer, 'cancellationConfirmed')).toHaveLength(1);
      await pass(8 * DAY);
      expect(await paymentsOf(customer)).toEqual([[50, 0]]);
    },
  );

  it('of an unpaid order gives it up; it can be ordered again', async () => {
    const customer = await signUp();
    const { client_secret } = await customer.start();
    await cancel(customer);
    await running.settle();
    expect((await customer.enter(client_secret, CARDS.good)).status).toBe(400);
    expect((await customer.subscribe()).entitlement.state).toBe('trial');
    expect((await customer.billing()).subscription?.cancel_at_period_end).toBe(false);
  });

  it('counts from when it was received: a renewal the provider made meanwhile is given back', async () => {
    const customer = await signUp();
    await customer.subscribe();
    const due = (await customer.billing()).entitlement.access_until ?? '';
    await pass(6 * DAY + 23 * HOUR);
    running.sandbox.control.fail({ kind: 'server-error', when: 'before', times: 1_000, method: 'POST' });
    const receivedAt = await cancel(customer);
    await tryOnce();
    await running.sandbox.clock.advance(3 * HOUR);
    running.sandbox.control.clearFaults();
    await running.settle();
    expect(await customer.billing()).toMatchObject({ entitlement: { state: 'expired' }, subscription: null });
    expect(await paymentsOf(customer)).toEqual([
      [95, 95],
      [50, 0],
    ]);
    expect((await heldOf(stripe, customer.user)).live).toEqual([]);
    const [mail, ...more] = await mailsOf(customer, 'cancellationConfirmed', 'cancellationDone');
    expect(more).toEqual([]);
    expect(mail?.text).toContain(formatMoment(receivedAt, 'es'));
    expect(mail?.text).toContain(formatDay(new Date(due), 'es'));
    expect(await mailsOf(customer, 'subscriptionEnded')).toEqual([]);
    // The renewal was never theirs.
    expect(await mailsOf(customer, 'paymentSucceeded')).toHaveLength(1);
  });

  it('that is done late says when it was received', async () => {
    const customer = await signUp();
    await customer.subscribe();
    running.sandbox.control.fail({ kind: 'server-error', when: 'before', times: 1_000 });
    const receivedAt = await cancel(customer);
    await tryOnce();
    await running.sandbox.clock.advance(2 * HOUR);
    running.sandbox.control.clearFaults();
    await running.settle();
    expect((await customer.billing()).entitlement.state).toBe('cancelled');
    const [mail] = await mailsOf(customer, 'cancellationConfirmed');
    expect(mail?.text).toContain(formatMoment(receivedAt, 'es'));
  });

  it('that is done late leaves alone what was resumed since', async () => {
    const customer = await signUp();
    await customer.subscribe();
    await customer.post('/stop');
    running.sandbox.control.fail({ kind: 'server-error', when: 'before', times: 1_000 });
    await cancel(customer);
    await tryOnce();
    running.sandbox.control.clearFaults();
    expect((await customer.post('/resume')).json()).toMatchObject({ entitlement: { state: 'trial' } });
    await running.settle();
    expect((await customer.billing()).entitlement.state).toBe('trial');
    expect(await mailsOf(customer, 'cancellationConfirmed')).toHaveLength(1);
  });

  it.each(['POST', undefined])(
    'in the account counts, and is confirmed, while the provider does not answer (%s)',
    async (method) => {
      const customer = await signUp();
      await customer.subscribe();
      await running.settle();
      const { access_until } = (await customer.billing()).entitlement;
      running.sandbox.control.fail({
        kind: 'server-error',
        when: 'before',
        times: 1_000,
        ...(method && { method }),
      });
      const answer = await customer.post('/stop');
      expect([answer.statusCode, answer.json()]).toMatchObject([
        200,
        {
          entitlement: { state: 'cancelled', access_until },
          subscription: { cancel_at_period_end: true, next_date: null, ends_at: access_until },
        },
      ]);
      running.sandbox.control.clearFaults();
      const confirmed = await running.database.query.execute(
        sql`select data from mails where kind = 'cancellationConfirmed' and recipient = ${customer.user.user_email}`,
      );
      expect(confirmed.rows).toMatchObject([
        { data: { date: formatDay(new Date(access_until ?? ''), 'es') } },
      ]);
      await running.settle();
      expect((await heldOf(stripe, customer.user)).live).toMatchObject([{ cancel_at_period_end: true }]);
      expect((await customer.billing()).entitlement.state).toBe('cancelled');
      expect(await mailsOf(customer, 'cancellationConfirmed')).toHaveLength(1);
      expect((await customer.post('/resume')).json()).toMatchObject({ entitlement: { state: 'trial' } });
    },
  );

  it('in the account is refused while the provider cannot say whether there is something to cancel', async () => {
    const [stranger, customer] = [await signUp(), await signUp()];
    await customer.start();
    running.sandbox.control.fail({ kind: 'server-error', when: 'before', times: 1_000 });
    expect((await stranger.post('/stop')).json()).toMatchObject({ error: 'no_subscription' });
    const refused = await customer.post('/stop');
    expect(refused.json()).toMatchObject({ error: 'payment_provider_unavailable' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    running.sandbox.control.clearFaults();
    await running.settle();
    expect((await customer.subscribe()).entitlement.state).toBe('trial');
  });

  it('is followed by no reminder of a payment, also before the provider has heard of it', async () => {
    const [customer, other] = [await signUp(), await signUp()];
    for (const one of [customer, other]) await one.subscribe();
    await pass(5 * DAY);
    running.sandbox.control.fail({ kind: 'server-error', when: 'before', times: 1_000 });
    await cancel(customer);
    await tryOnce();
    await running.jobs.add(running.database.query, REMIND, {});
    await tryOnce();
    running.sandbox.control.clearFaults();
    await running.settle();
    expect(await mailsOf(other, 'trialEnding')).toHaveLength(1);
    expect(await mailsOf(customer, 'trialEnding')).toEqual([]);
  });

  it('that comes to be looked at only after a resumption leaves it alone', async () => {
    const customer = await signUp();
    await customer.subscribe();
    await customer.post('/stop');
    await cancel(customer);
    await running.sandbox.clock.advance(1_000);
    await customer.post('/resume');
    await running.settle();
    expect((await customer.billing()).entitlement.state).toBe('trial');
  });

  it('for cause is acknowledged with its cause, and mailed to the company', async () => {
    const customer = await signUp();
    await customer.subscribe();
    const reason = `The invoices were wrong (${customer.user._id}): see https://evil.example/x`;
    const shown = reason.replace('https://evil.example', 'https[:]/[/]evil[.]example');
    const receivedAt = await cancel(customer, { kind: 'for_cause', reason });
    await running.settle();
    const [mail, ...more] = await mailsOf(customer, 'cancellationForCause');
    expect(more).toEqual([]);
    expect(mail?.text).toContain(shown);
    expect(mail?.text).toContain(formatMoment(receivedAt, 'es'));
    expect(await mailsOf(customer, 'cancellationConfirmed')).toHaveLength(1);
    const house = (await running.mails()).filter(
      ({ kind, text }) => kind === 'cancellationToReview' && text.includes(shown),
    );
    expect(house).toMatchObject([{ to: 'hola@trazo.example' }]);
  });

  it('for cause names it', async () => {
    const customer = await signUp();
    const payload = { user_email: customer.user.user_email, user_name: 'Ada', kind: 'for_cause' };
    const answer = await running.app.inject({ method: 'POST', url: '/api/cancellation', payload });
    expect(answer.statusCode).toBe(400);
  });

  it('for cause of nothing sends no mail', async () => {
    const customer = await signUp();
    await cancel(customer, { kind: 'for_cause', reason: 'Look at https://example.com' });
    await running.settle();
    expect(await mailsOf(customer, 'cancellationForCause')).toEqual([]);
  });

  it('for cause of an unpaid order sends no mail', async () => {
    const customer = await signUp();
    await customer.start();
    const reason = `Look at https://example.com, ${customer.user.user_email}`;
    await cancel(customer, { kind: 'for_cause', reason });
    await running.settle();
    expect((await running.mails()).filter(({ text }) => text.includes(reason))).toEqual([]);
  });

  it('greets no customer by a link', async () => {
    const customer = await signUpTestCustomer(running, { user_name: 'www.stranger.example' });
    await customer.subscribe(CARDS.failsLater);
    await pass(7 * DAY + 2 * HOUR);
    await cancel(customer, { kind: 'for_cause', reason: 'Nothing was delivered.' });
    await running.settle();
    const mails = await mailsOf(customer, 'cancellationForCause', 'cancellationDone');
    expect(mails).toHaveLength(2);
    for (const { text } of mails) expect(text).not.toContain('stranger');
  });

  it.each(['without signing in', 'in the account'])(
    'of a subscription whose renewal is due is confirmed, with its moment (%s)',
    async (where) => {
      const customer = await signUp();
      await customer.subscribe(CARDS.failsLater);
      await pass(7 * DAY + 2 * HOUR);
      expect((await customer.billing()).entitlement.state).toBe('past_due');
      const before = new Date(running.sandbox.clock.now());
      const receivedAt = where === 'without signing in' ? await cancel(customer) : before;
      if (where === 'in the account') await customer.post('/stop');
      await running.settle();
      expect((await customer.billing()).entitlement.state).toBe('expired');
      const mails = await mailsOf(customer, 'cancellationConfirmed', 'cancellationDone', 'subscriptionEnded');
      expect(mails.map(({ kind }) => kind)).toEqual(['cancellationDone']);
      expect(mails[0]?.text).toContain(formatMoment(receivedAt, 'es'));
      expect(mails[0]?.text).toContain(formatDay(receivedAt, 'es'));
      expect((await heldOf(stripe, customer.user)).open).toEqual([]);
    },
  );
});
