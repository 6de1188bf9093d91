import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { signUpTestCustomer, type TestCustomer } from '../../../testing/test-customer.ts';

const DAY = 24 * 3_600_000;
const PAID = 'DE89370400440532013000';
const REFUSED = 'DE62370400440532013001';
const PRO = { first_amount: 95, renewal_amount: 95 };

let running: TestApp;

beforeAll(async () => {
  running = await startTestApp({ entitlementOf: undefined });
});
afterAll(() => running.close());

/** Time passes at the provider, and all it tells of that arrives. */
async function pass(milliseconds: number): Promise<void> {
  await running.sandbox.clock.advance(milliseconds);
  await running.settle();
}

/** Orders Pro and signs the mandate for an account at the provider, as the browser does. */
async function debit(customer: TestCustomer, iban: string): Promise<void> {
  const { sandbox } = running;
  const ordered = await customer.post('', { consent: await customer.consent(PRO), product: 'pro' });
  const { client_secret: secret } = ordered.json<{ client_secret: string }>();
  const [intent = ''] = secret.split('_secret_');
  await fetch(`http://${sandbox.host}:${sandbox.port}/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: sandbox.publishableKey,
      client_secret: secret,
      'payment_method_data[type]': 'sepa_debit',
      'payment_method_data[sepa_debit][iban]': iban,
      'payment_method_data[billing_details][name]': 'Nora Vidal',
      'payment_method_data[billing_details][email]': 'nora@example.com',
      'mandate_data[customer_acceptance][type]': 'online',
    }),
  });
}

it('takes a debit for Pro, and none for the trial', async () => {
  const customer = await signUpTestCustomer(running);
  const { offer, pro_offer } = await customer.billing();
  expect(offer?.payment_methods).toEqual(['card']);
  expect(pro_offer?.payment_methods).toEqual(['card', 'sepa_debit']);
});

it('gives access when the debit has arrived, for a whole month from then', async () => {
  const customer = await signUpTestCustomer(running);
  await debit(customer, PAID);
  expect(await customer.confirm()).toMatchObject({
    outcome: 'processing',
    billing: {
      entitlement: { may_export: false },
      payments: [{ status: 'processing', method: 'sepa_debit', amount: 95 }],
    },
  });
  await pass(5 * DAY);
  const billing = await customer.billing();
  expect(billing).toMatchObject({
    entitlement: { state: 'active', may_export: true },
    card: null,
    debit: { country: 'DE', last4: '3000' },
    payments: [{ status: 'paid', method: 'sepa_debit' }],
  });
  const until = new Date(billing.entitlement.access_until ?? 0).getTime();
  expect((until - running.sandbox.clock.now()) / DAY).toBeGreaterThan(27);
  // It renews a month after the order; the debit of that is on its way while access goes on.
  const renewal = new Date(billing.subscription?.next_date ?? 0).getTime();
  expect(Math.round((until - renewal) / DAY)).toBe(5);
});

it('gives no access for a debit that is refused: one mail says so, and another order can be placed', async () => {
  const customer = await signUpTestCustomer(running);
  await debit(customer, REFUSED);
  await customer.confirm();
  await pass(5 * DAY);
  expect(await customer.billing()).toMatchObject({
    entitlement: { state: 'registered', may_export: false },
    subscription: null,
    offer: { first_amount: 50 },
    payments: [{ status: 'failed', method: 'sepa_debit' }],
  });
  const sent = (await running.mails()).filter(
    ({ kind, to }) => kind === 'firstPaymentFailed' && to === customer.user.user_email,
  );
  expect(sent).toHaveLength(1);
  expect((await customer.subscribe()).entitlement.state).toBe('trial');
});

it('keeps access while the debit of a renewal is on its way', async () => {
  const customer = await signUpTestCustomer(running);
  await debit(customer, PAID);
  for (let day = 0; day < 36; day += 1) {
    await pass(DAY);
  }
  expect(await customer.billing()).toMatchObject({
    entitlement: { state: 'active', may_export: true },
    payments: [{ status: 'processing', method: 'sepa_debit' }, { status: 'paid' }],
  });
});
