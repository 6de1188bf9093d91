import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GOOD_PASSWORD } from '../../../testing/test-account.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  CARDS,
  cardsOfAnOwner,
  signUpTestCustomer,
  type TestCustomer,
} from '../../../testing/test-customer.ts';
import { heldOf, testStripe } from '../../../testing/test-stripe.ts';
import { unzip } from '../../../testing/unzip.ts';
import type { Stripe } from '../provider/stripe-client.ts';
import { billingDeclarations, billingOrders, billingPayments } from '../schema.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let running: TestApp;
let stripe: Stripe;

beforeAll(async () => {
  running = await startTestApp({ entitlementOf: undefined });
  stripe = testStripe(running);
});
afterAll(() => running.close());

const signUp = async () => {
  const customer = await signUpTestCustomer(running);
  await customer.subscribe();
  return customer;
};

async function pass(milliseconds: number): Promise<void> {
  await running.sandbox.clock.advance(milliseconds);
  await running.settle();
}

const mailsOf = async ({ user }: TestCustomer, kind: string) =>
  (await running.mails()).filter((mail) => mail.to === user.user_email && mail.kind === kind);

const lastCharge = async ({ user }: TestCustomer): Promise<string> =>
  (await heldOf(stripe, user)).charges[0]?.id ?? '';

describe('a withdrawal', () => {
  it('ends the contract at once and gives all of it back', async () => {
    const customer = await signUp();
    expect((await customer.billing()).withdrawable_until).not.toBeNull();
    const answer = await customer.post('/withdraw');
    expect(answer.json()).toMatchObject({
      amount_refunded: 50,
      currency: 'EUR',
      billing: {
        entitlement: { state: 'expired', may_export: false },
        subscription: null,
        offer: { first_amount: 95, trial_days: 0 },
        payments: [{ amount: 50, amount_refunded: 50, status: 'refunded' }],
      },
    });
    const held = await heldOf(stripe, customer.user);
    expect(held.live).toEqual([]);
    expect(held.charges.map(({ amount_refunded }) => amount_refunded)).toEqual([50]);
    expect((await customer.post('/withdraw')).json().error).toBe('no_subscription');
    const [mail, ...more] = await mailsOf(customer, 'withdrawalReceived');
    expect(more).toEqual([]);
    expect(mail?.text).toContain('0,50');
    expect(await mailsOf(customer, 'subscriptionEnded')).toEqual([]);
  });

  it('is possible for fourteen days to the end of the last one, across the first renewal, and no longer', async () => {
    const customer = await signUp();
    await pass(13 * DAY);
    const late = await signUpTestCustomer(running);
    await late.subscribe();
    const answer = await customer.post('/withdraw');
    expect(answer.json()).toMatchObject({ amount_refunded: 145 });
    expect((await heldOf(stripe, customer.user)).charges.map(({ refunded }) => refunded)).toEqual([
      true,
      true,
    ]);
    await pass(15 * DAY);
    const refused = await late.post('/withdraw');
    expect([refused.statusCode, refused.json().error]).toEqual([409, 'withdrawal_period_over']);
    expect((await late.billing()).withdrawable_until).toBeNull();
  });

  it('is possible after a cancelled trial is over, and only as long as there is something to give back', async () => {
    const customer = await signUp();
    const { withdrawable_until: until } = await customer.billing();
    await customer.post('/stop');
    await pass(7 * DAY + HOUR);
    expect(await customer.billing()).toMatchObject({ subscription: null, withdrawable_until: until });
    const answer = await customer.post('/withdraw');
    expect(answer.json()).toMatchObject({
      amount_refunded: 50,
      billing: { withdrawable_until: null, payments: [{ amount: 50, amount_refunded: 50 }] },
    });
    expect(await mailsOf(customer, 'withdrawalReceived')).toHaveLength(1);
    expect((await customer.post('/withdraw')).json().error).toBe('no_subscription');

    const other = await signUp();
    running.sandbox.control.refund(await lastCharge(other));
    await running.settle();
    expect((await other.billing()).withdrawable_until).toBeNull();
    expect((await other.post('/withdraw')).json().error).toBe('no_subscription');
  });

  it('takes back the newer of two contracts, then the older', async () => {
    const customer = await signUp();
    await customer.post('/stop');
    await pass(7 * DAY + HOUR);
    await customer.subscribe();
    expect((await customer.post('/withdraw')).json()).toMatchObject({ amount_refunded: 95 });
    expect((await customer.post('/withdraw')).json()).toMatchObject({
      amount_refunded: 50,
      billing: { entitlement: { state: 'expired' }, withdrawable_until: null },
    });
  });

  it('is not followed by another order for a year, which the account says before it is placed', async () => {
    const customer = await signUp();
    await customer.post('/withdraw');
    const consent = await customer.consent();
    const order = async () => {
      const answer = await customer.post('', { consent });
      return [answer.statusCode, answer.json().error];
    };
    const { order_again_from: from } = await customer.billing();
    expect(Date.parse(from ?? '') - running.sandbox.clock.now()).toBeGreaterThan(364 * DAY);
    expect(await order()).toEqual([409, 'order_after_withdrawal']);
    await pass(366 * DAY);
    expect((await customer.billing()).order_again_from).toBeNull();
    await customer.subscribe();
    // That contract can be withdrawn from like any other.
    expect((await customer.post('/withdraw')).json()).toMatchObject({ amount_refunded: 95 });
  });

  it('is remembered when the account is gone, by its card and by its address', async () => {
    const cardOf = cardsOfAnOwner();
    const remove = ({ call }: TestCustomer) =>
      call({ method: 'POST', url: '/api/users/me/delete', payload: { password: GOOD_PASSWORD } });
    const first = await signUpTestCustomer(running, {}, cardOf);
    await first.subscribe();
    await first.post('/withdraw');
    expect((await remove(first)).statusCode).toBe(200);

    // Another address, the same card: taken by the provider, given back by us, and no access.
    const again = await signUpTestCustomer(running, {}, cardOf);
    await again.enter((await again.start()).client_secret, CARDS.good);
    expect(await again.confirm()).toMatchObject({
      outcome: 'refused',
      billing: {
        entitlement: { may_export: false },
        subscription: null,
        withdrawable_until: null,
        order_again_from: null,
        payments: [{ amount: 50, amount_refunded: 50 }],
      },
    });
    await running.settle();
    expect((await heldOf(stripe, again.user)).live).toEqual([]);
    const mails = (await running.mails()).filter(({ to }) => to === again.user.user_email);
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['orderRefused', 'welcome']);

    // The same address, another card: said before anything is paid.
    const { user_email } = first.user;
    const back = await signUpTestCustomer(running, { user_email: user_email.toUpperCase() });
    expect((await back.billing()).order_again_from).not.toBeNull();
    expect((await back.post('', { consent: await back.consent() })).json().error).toBe(
      'order_after_withdrawal',
    );

    // With a card of their own the second one is a customer like any other.
    await pass(366 * DAY);
    await again.enter((await again.start()).client_secret, CARDS.good);
    expect((await again.confirm()).outcome).toBe('succeeded');
  });

  it('is received even while the provider is away, and done when it is back', async () => {
    const customer = await signUp();
    running.sandbox.control.fail({ kind: 'cut', when: 'before', times: 1_000 });
    const answer = await customer.post('/withdraw');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().billing.entitlement.may_export).toBe(false);
    running.sandbox.control.clearFaults();
    await running.settle();
    expect((await heldOf(stripe, customer.user)).live).toEqual([]);
    expect((await customer.billing()).payments).toMatchObject([{ status: 'refunded' }]);
  });
});

describe('money that goes back otherwise', () => {
  it('takes access with it when it was refunded', async () => {
    const customer = await signUp();
    running.sandbox.control.refund(await lastCharge(customer));
    await running.settle();
    expect(await customer.billing()).toMatchObject({
      entitlement: { state: 'expired', may_export: false },
      subscription: null,
      payments: [{ status: 'refunded' }],
    });
    expect((await heldOf(stripe, customer.user)).live).toEqual([]);
  });

  it('leaves access when only a part was', async () => {
    const customer = await signUp();
    running.sandbox.control.refund(await lastCharge(customer), 20);
    await running.settle();
    expect(await customer.billing()).toMatchObject({
      entitlement: { state: 'trial', may_export: true },
      payments: [{ status: 'partially_refunded', amount_refunded: 20 }],
    });
  });

  it('takes access with it when the bank disputes it, and gives it back when that is won', async () => {
    const customer = await signUp();
    const { id } = running.sandbox.control.dispute(await lastCharge(customer));
    await running.settle();
    expect(await customer.billing()).toMatchObject({
      entitlement: { state: 'expired', may_export: false },
      payments: [{ status: 'disputed' }],
    });
    expect((await heldOf(stripe, customer.user)).live).toEqual([]);
    running.sandbox.control.closeDispute(id, 'won');
    await running.settle();
    expect((await customer.billing()).entitlement).toMatchObject({ state: 'cancelled', may_export: true });
  });
});

describe('POST /api/cancellation', () => {
  const cancel = (payload: Record<string, unknown>) =>
    running.app.inject({ method: 'POST', url: '/api/cancellation', payload });

  it('cancels without signing in, and says so by mail', async () => {
    const customer = await signUp();
    const answer = await cancel({
      user_email: customer.user.user_email.toUpperCase(),
      user_name: 'Ada',
      kind: 'for_cause',
      reason: 'Because.',
    });
    expect(answer.json()).toMatchObject({ status: 'cancellation_received' });
    await running.settle();
    expect((await customer.billing()).entitlement).toMatchObject({ state: 'cancelled', may_export: true });
    expect(await mailsOf(customer, 'cancellationConfirmed')).toHaveLength(1);
    const { query } = running.database;
    const [kept] = await query
      .select()
      .from(billingDeclarations)
      .where(
        eq(
          billingDeclarations.accountId,
          customer.user._id as typeof billingDeclarations.$inferSelect.accountId,
        ),
      );
    expect(kept).toMatchObject({ kind: 'for_cause', name: 'Ada', reason: 'Because.' });
    // The account is deleted in the very next moment: neither its rows nor what the queue did say who it was.
    const payload = { password: GOOD_PASSWORD };
    await customer.call({ method: 'POST', url: '/api/users/me/delete', payload });
    const left = await query.execute(
      sql`select d.name, d.reason from billing_declarations d where d.account_id = ${customer.user._id}
        union all select data->>'name', data->>'reason' from jobs.job where name = 'cancel-without-signing-in'`,
    );
    expect(left.rows).toEqual([{ name: '', reason: '' }]);
  });

  it('says the same of an address there is not', async () => {
    const user_email = `${randomUUID()}@example.com`;
    const answer = await cancel({ user_email, user_name: 'Ada', kind: 'ordinary' });
    expect([answer.statusCode, answer.json().status]).toEqual([200, 'cancellation_received']);
    expect((await running.mails()).filter(({ to }) => to === user_email)).toEqual([]);
    for (let time = 0; time < 4; time += 1) await cancel({ user_email, user_name: 'Ada', kind: 'ordinary' });
    expect((await cancel({ user_email, user_name: 'Ada', kind: 'ordinary' })).statusCode).toBe(429);
    const wrong = await cancel({ user_email: 'unknown', user_name: 'Ada', kind: 'ordinary' });
    expect(wrong.json().error).toBe('email_invalid');
  });
});

describe('an account that is deleted', () => {
  const remove = (customer: TestCustomer) =>
    customer.call({ method: 'POST', url: '/api/users/me/delete', payload: { password: GOOD_PASSWORD } });

  it('ends its subscription first, and leaves what the law keeps', async () => {
    const customer = await signUp();
    // What was paid in the very second of the deletion counts as later.
    await pass(2_000);
    const [payer = ''] = (await heldOf(stripe, customer.user)).customers;
    expect((await stripe.subscriptions.list({ customer: payer })).data).toHaveLength(1);
    expect((await remove(customer)).statusCode).toBe(200);
    await running.settle();
    const mails = (await running.mails()).filter(({ to }) => to === customer.user.user_email);
    expect(mails.map(({ kind }) => kind)).toContain('subscriberDeleted');
    // Its address leads nowhere at the provider any more.
    expect((await stripe.subscriptions.list({ customer: payer })).data).toEqual([]);
    const accountId = customer.user._id as typeof billingOrders.$inferSelect.accountId;
    const { query } = running.database;
    const orders = await query.select().from(billingOrders).where(eq(billingOrders.accountId, accountId));
    expect(orders).toMatchObject([{ closedAt: expect.any(Date), text: expect.stringContaining('at once') }]);
    const payments = await query
      .select()
      .from(billingPayments)
      .where(eq(billingPayments.accountId, accountId));
    expect(payments).toMatchObject([{ amount: 50, status: 'paid' }]);
  });

  it('is not deleted while the provider cannot end it', async () => {
    const customer = await signUp();
    running.sandbox.control.fail({ kind: 'server-error', when: 'before', times: 1_000 });
    const refused = await remove(customer);
    expect([refused.statusCode, refused.json().error]).toEqual([503, 'payment_provider_unavailable']);
    running.sandbox.control.clearFaults();
    expect((await customer.billing()).entitlement.state).toBe('trial');
    expect((await remove(customer)).statusCode).toBe(200);
  });

  it('takes its payments along when it is exported, and what was declared about them', async () => {
    const customer = await signUp();
    const { received_at } = (await customer.post('/withdraw')).json();
    const answer = await customer.call({ method: 'GET', url: '/api/users/me/export' });
    const exported = JSON.parse((await unzip(answer.rawPayload)).get('payments.json')?.toString() ?? '');
    expect(exported.payments).toMatchObject([{ amount: 50, amount_refunded: 50 }]);
    expect(exported.declarations).toMatchObject([{ kind: 'withdrawal', received_at }]);
  });
});
