import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmTestAccount } from '../../../testing/test-account.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { CARDS, signUpTestCustomer, type TestCustomer } from '../../../testing/test-customer.ts';
import { contentOf, plansOf } from '../../../testing/test-plans.ts';
import { heldOf, testStripe } from '../../../testing/test-stripe.ts';
import type { Stripe } from '../provider/stripe-client.ts';

const DAY = 24 * 3_600_000;

let running: TestApp;
let stripe: Stripe;

beforeAll(async () => {
  running = await startTestApp({ entitlementOf: undefined });
  stripe = testStripe(running);
});
afterAll(() => running.close());

const signUp = (own: Record<string, unknown> = {}) => signUpTestCustomer(running, own);

const liveSubscriptions = async ({ user }: TestCustomer) => (await heldOf(stripe, user)).live;

describe('GET /api/products', () => {
  it('answers prices in minor units, without a session', async () => {
    const answer = await running.app.inject('/api/products');
    expect(answer.json()).toEqual({
      product: {
        trial_price: 50,
        subscription_price: 95,
        currency_symbol: '€',
        currency: 'EUR',
        trial_days: 7,
      },
    });
  });
});

describe('an order', () => {
  it('is paid, and gives access with the first payment', async () => {
    const customer = await signUp();
    expect(customer.user).toMatchObject({
      user_account_status: 'registered',
      user_entitlement: { state: 'registered', may_export: false, access_until: null },
    });
    const before = await customer.billing();
    expect(before).toMatchObject({
      provider: 'sandbox',
      publishable_key: running.sandbox.publishableKey,
      subscription: null,
      card: null,
      payments: [],
      offer: { first_amount: 50, trial_days: 7, renewal_amount: 95, currency: 'EUR' },
    });
    const started = await customer.start();
    expect(started).toMatchObject({ status: 'payment_needed', amount: 50, currency: 'EUR' });
    expect((await customer.confirm()).outcome).toBe('not_fulfilled');
    expect((await customer.billing()).entitlement.may_export).toBe(false);

    await customer.enter(started.client_secret, CARDS.good);
    const { outcome, billing } = await customer.confirm();
    expect(outcome).toBe('succeeded');
    expect(billing).toMatchObject({
      entitlement: { state: 'trial', may_export: true },
      subscription: {
        next_amount: 95,
        next_date: billing.entitlement.access_until,
        cancel_at_period_end: false,
        ends_at: null,
        amount_due: null,
      },
      card: {
        brand: 'visa',
        last4: '4242',
        exp_month: 12,
        exp_year: 2034,
        expires_before_next_payment: false,
      },
      offer: null,
      payments: [{ amount: 50, currency: 'EUR', status: 'paid', amount_refunded: 0 }],
    });
    expect(billing.payments[0]?.invoice_url).toMatch(/^http/);
    const until = new Date(billing.entitlement.access_until ?? 0).getTime();
    expect(Math.abs(until - running.sandbox.clock.now() - 7 * DAY)).toBeLessThan(60_000);
    const me = await customer.call({ method: 'GET', url: '/api/users/me' });
    expect(me.json()).toMatchObject({ user_account_status: 'trial', user_entitlement: billing.entitlement });

    const mails = (await running.mails()).filter(({ to }) => to === customer.user.user_email);
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['paymentSucceeded', 'trialOrdered', 'welcome']);
    const confirmation = mails.find(({ kind }) => kind === 'trialOrdered');
    expect(confirmation?.text).toContain('begin the service at once');
    expect(confirmation?.attachments.map(({ fileName }) => fileName)).toEqual(['Terms - Trazo.txt']);
  });

  it('of Pro is a month from the first day, without a trial', async () => {
    const customer = await signUp();
    const { pro_offer: offer } = await customer.billing();
    expect(offer).toMatchObject({ first_amount: 95, trial_days: 0, renewal_amount: 95 });
    const consent = await customer.consent({ first_amount: 95 });
    expect((await customer.post('', { consent })).json().error).toBe('price_changed');
    const started = (await customer.post('', { consent, product: 'pro' })).json();
    expect(started).toMatchObject({ status: 'payment_needed', amount: 95 });
    await customer.enter(started.client_secret, CARDS.good);
    const { outcome, billing } = await customer.confirm();
    expect(outcome).toBe('succeeded');
    expect(billing).toMatchObject({
      entitlement: { state: 'active', may_export: true },
      subscription: { next_amount: 95 },
      offer: null,
      pro_offer: null,
      payments: [{ amount: 95, status: 'paid' }],
    });
    const until = new Date(billing.entitlement.access_until ?? 0).getTime();
    expect(until - running.sandbox.clock.now()).toBeGreaterThan(27 * DAY);
  });

  it('of the trial that was not paid gives way to one of Pro, and the other way round', async () => {
    const customer = await signUp();
    expect((await customer.start()).amount).toBe(50);
    const pro = { consent: await customer.consent({ first_amount: 95 }), product: 'pro' };
    expect((await customer.post('', pro)).json().amount).toBe(95);
    expect((await customer.post('', {})).json().amount).toBe(95);
    const trial = { consent: await customer.consent(), product: 'trial' };
    const started = (await customer.post('', trial)).json();
    expect(started.amount).toBe(50);
    await customer.enter(started.client_secret, CARDS.good);
    expect((await customer.confirm()).billing.payments).toMatchObject([{ amount: 50, status: 'paid' }]);
    const statuses = (await liveSubscriptions(customer)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 'incomplete_expired')).toEqual(['trialing']);
  });

  it('needs a consent to today’s texts and prices', async () => {
    const customer = await signUp();
    const cases = [
      [undefined, 422, 'consent_required'],
      [await customer.consent({ immediate_start: false }), 422, 'consent_required'],
      [await customer.consent({ text_version: '1999' }), 409, 'consent_outdated'],
      [await customer.consent({ first_amount: 49 }), 409, 'price_changed'],
      [await customer.consent({ renewal_amount: 1 }), 409, 'price_changed'],
    ] as const;
    for (const [consent, status, error] of cases) {
      const answer = await customer.post('', { ...(consent && { consent }) });
      expect([answer.statusCode, answer.json()]).toEqual([status, expect.objectContaining({ error })]);
    }
    expect(await liveSubscriptions(customer)).toEqual([]);
  });

  it('is one, however often and from wherever it is placed', async () => {
    const customer = await signUp();
    const consent = await customer.consent();
    const answers = await Promise.all(Array.from({ length: 10 }, () => customer.post('', { consent })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map((answer) => answer.json().client_secret)).size).toBe(1);
    expect(await liveSubscriptions(customer)).toHaveLength(1);

    await customer.enter(answers[0]?.json().client_secret, CARDS.good);
    const again = await Promise.all(Array.from({ length: 5 }, () => customer.post('', { consent })));
    for (const answer of again)
      expect(answer.json()).toMatchObject({ status: 'succeeded', client_secret: null });
    expect(await liveSubscriptions(customer)).toHaveLength(1);
    expect((await customer.billing()).payments).toHaveLength(1);
  });

  it('goes on after a card was declined', async () => {
    const customer = await signUp();
    const { client_secret } = await customer.start();
    expect((await customer.enter(client_secret, CARDS.declined)).status).toBe(402);
    expect(await customer.confirm()).toMatchObject({
      outcome: 'unsuccessful',
      billing: { entitlement: { may_export: false }, payments: [] },
    });
    await customer.enter((await customer.start()).client_secret, CARDS.good);
    expect((await customer.confirm()).outcome).toBe('succeeded');
    expect((await customer.billing()).payments).toHaveLength(1);
  });

  it('waits for the bank’s question', async () => {
    const customer = await signUp();
    const { client_secret } = await customer.start();
    const { intent } = await customer.enter(client_secret, CARDS.asks);
    expect((await customer.confirm()).outcome).toBe('not_fulfilled');
    running.sandbox.control.authenticate(intent, false);
    expect((await customer.confirm()).outcome).toBe('unsuccessful');
    await customer.enter(client_secret, CARDS.asks);
    running.sandbox.control.authenticate(intent, true);
    expect((await customer.confirm()).outcome).toBe('succeeded');
  });

  it('is shown as failed when its first payment fails after a delay', async () => {
    const customer = await signUp();
    const statuses = async () => (await customer.confirm()).billing.payments.map(({ status }) => status);
    const { intent } = await customer.enter((await customer.start()).client_secret, CARDS.declinedLater);
    expect(await statuses()).toEqual(['processing']);
    running.sandbox.control.endProcessing(intent, 'failed');
    expect(await statuses()).toEqual(['failed']);
    const mails = async () =>
      (await running.mails()).filter(({ to, kind }) => to === customer.user.user_email && kind !== 'welcome');
    expect((await mails()).map(({ kind }) => kind)).toEqual(['firstPaymentFailed']);
    expect((await mails())[0]?.text).toContain('0,50');

    await running.sandbox.clock.advance(2 * DAY);
    expect(await statuses()).toEqual(['failed']);
    await customer.subscribe();
    expect(await statuses()).toEqual(['paid', 'failed']);
    expect((await mails()).filter(({ kind }) => kind === 'firstPaymentFailed')).toHaveLength(1);
  });

  it('belongs to one account only', async () => {
    const [payer, other] = [await signUp(), await signUp()];
    await payer.subscribe();
    expect((await other.billing()).payments).toEqual([]);
    for (const path of ['/stop', '/resume', '/card', '/withdraw']) {
      const answer = await other.post(path);
      expect([answer.statusCode, answer.json().error]).toEqual([409, 'no_subscription']);
    }
    const anonymous = await running.app.inject({ method: 'POST', url: '/api/payments', payload: {} });
    expect(anonymous.json().error).toBe('not_signed_in');
  });

  it('is replaced when it was left alone for long', async () => {
    const customer = await signUp();
    const first = await customer.start();
    await running.sandbox.clock.advance(2 * 3_600_000);
    const second = await customer.start();
    expect(second.client_secret).not.toBe(first.client_secret);
    expect(await liveSubscriptions(customer)).toHaveLength(1);
    await customer.enter(second.client_secret, CARDS.good);
    expect((await customer.confirm()).outcome).toBe('succeeded');
  });
});

describe('documents', () => {
  const pagesOf = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1');

  it('leave the house with the payment and not before it, by whichever way', async () => {
    const customer = await signUp();
    await confirmTestAccount(running, customer);
    const plan = await plansOf(customer).create(contentOf('Bakery'));
    const download = () =>
      customer.call({
        method: 'GET',
        url: `/api/business_plan/download/${plan._id}`,
        headers: { accept: 'application/pdf' },
      });
    const send = () =>
      customer.call({
        method: 'POST',
        url: '/api/business_plan/send-by-email',
        payload: { business_plan_id: plan._id, email_to_send: 'bank@example.com' },
      });
    const share = () =>
      customer.call({ method: 'POST', url: `/api/business_plan/${plan._id}/shares`, payload: {} });
    const exported = async () =>
      (await customer.call({ method: 'GET', url: '/api/users/me/export' })).rawPayload.includes('.pdf');

    for (const refused of [await download(), await send(), await share()]) {
      expect([refused.statusCode, refused.json().error]).toEqual([402, 'entitlement_needed']);
    }
    expect(await exported()).toBe(false);

    await customer.subscribe();
    expect(pagesOf((await download()).rawPayload)).toMatch(/^%PDF/);
    expect((await send()).statusCode).toBe(200);
    const link = (await share()).json<{ token: string }>();
    expect((await running.app.inject(`/api/shared/${link.token}`)).statusCode).toBe(200);
    expect(await exported()).toBe(true);

    await customer.post('/withdraw');
    expect((await download()).statusCode).toBe(402);
    expect((await running.app.inject(`/api/shared/${link.token}`)).statusCode).toBe(404);
    expect((await plansOf(customer).open(plan._id))._id).toBe(plan._id);
  });
});
