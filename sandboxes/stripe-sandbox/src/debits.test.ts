import { expect, it } from 'vitest';
import type { Sandbox } from './server.ts';
import { createPrices, DAY_MS, invoiceOf, stripeOf, testSandbox } from './testing/test-sandbox.ts';

type Answered = {
  readonly status?: string;
  readonly processing?: unknown;
  readonly error?: { readonly code?: string; readonly param?: string };
};

const ACCEPTED = { 'mandate_data[customer_acceptance][type]': 'online' };

/** What the account form in the browser does. */
async function debitInBrowser(
  { publicUrl, publishableKey }: Sandbox,
  clientSecret: string,
  iban: string,
  more: Readonly<Record<string, string>> = ACCEPTED,
): Promise<Answered> {
  const [id = ''] = clientSecret.split('_secret_');
  const kind = id.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
  const answer = await fetch(`${publicUrl}/v1/${kind}/${id}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publishableKey}` },
    body: new URLSearchParams({
      client_secret: clientSecret,
      'payment_method_data[type]': 'sepa_debit',
      'payment_method_data[sepa_debit][iban]': iban,
      'payment_method_data[billing_details][name]': 'Nora Vidal',
      'payment_method_data[billing_details][email]': 'nora@example.com',
      ...more,
    }),
  });
  return (await answer.json()) as Answered;
}

/** A month at once, that a card or a debit may pay. */
async function orderMonth(sandbox: Sandbox, types: ('card' | 'sepa_debit')[] = ['card', 'sepa_debit']) {
  const stripe = stripeOf(sandbox);
  const { monthly } = await createPrices(stripe);
  const { id: customer } = await stripe.customers.create();
  const ordered = await stripe.subscriptions.create({
    customer,
    items: [{ price: monthly.id }],
    payment_behavior: 'default_incomplete',
    payment_settings: {
      save_default_payment_method: 'on_subscription',
      payment_method_types: types,
    },
    expand: ['latest_invoice.confirmation_secret'],
  });
  const secret = invoiceOf(ordered).confirmation_secret?.client_secret ?? '';
  return { stripe, customer, secret, subscription: ordered.id, invoice: invoiceOf(ordered).id };
}

const DE = { paid: 'DE89 3704 0044 0532 0130 00', refused: 'DE62370400440532013001' };

it('debits an account days later, and pays the invoice only then', async () => {
  const { sandbox } = await testSandbox();
  const { stripe, secret, subscription, invoice, customer } = await orderMonth(sandbox);
  expect(await debitInBrowser(sandbox, secret, DE.paid)).toMatchObject({
    status: 'processing',
    processing: null,
  });
  expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('active');
  expect((await stripe.charges.list({ customer })).data).toMatchObject([{ status: 'pending', paid: false }]);
  await sandbox.clock.advance(5 * DAY_MS - 1_000);
  expect((await stripe.invoices.retrieve(invoice)).status).toBe('open');
  await sandbox.clock.advance(1_000);
  expect((await stripe.invoices.retrieve(invoice)).status).toBe('paid');
  const [charge] = (await stripe.charges.list({ customer })).data;
  expect(charge).toMatchObject({
    status: 'succeeded',
    payment_method_details: { type: 'sepa_debit', sepa_debit: { country: 'DE', last4: '3000' } },
  });
  const mandate = charge?.payment_method_details?.sepa_debit?.mandate;
  expect(await stripe.mandates.retrieve(typeof mandate === 'string' ? mandate : '')).toMatchObject({
    status: 'active',
    type: 'multi_use',
  });
});

it('reports a debit that the bank refuses, and leaves the invoice open', async () => {
  const { sandbox } = await testSandbox();
  const { stripe, secret, subscription, invoice, customer } = await orderMonth(sandbox);
  await debitInBrowser(sandbox, secret, DE.refused);
  await sandbox.clock.advance(5 * DAY_MS);
  expect((await stripe.invoices.retrieve(invoice)).status).toBe('open');
  expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('past_due');
  expect((await stripe.charges.list({ customer })).data).toMatchObject([{ status: 'failed', paid: false }]);
});

it('renews by the stored account, with one attempt', async () => {
  const { sandbox } = await testSandbox();
  const { stripe, secret, customer } = await orderMonth(sandbox);
  await debitInBrowser(sandbox, secret, DE.paid);
  await sandbox.clock.advance(32 * DAY_MS);
  expect((await stripe.invoices.list({ customer })).data).toMatchObject([
    { status: 'open', billing_reason: 'subscription_cycle' },
    { status: 'paid' },
  ]);
  await sandbox.clock.advance(6 * DAY_MS);
  const statuses = (await stripe.invoices.list({ customer })).data.map(({ status }) => status);
  expect(statuses).toEqual(['paid', 'paid']);
});

it('asks for a mandate, a name and an address, and for an account that can be', async () => {
  const { sandbox } = await testSandbox();
  const { secret } = await orderMonth(sandbox);
  expect((await debitInBrowser(sandbox, secret, DE.paid, {})).error?.param).toBe('mandate_data');
  expect((await debitInBrowser(sandbox, secret, 'DE89370400440532013001')).error?.code).toBe(
    'invalid_bank_account_iban',
  );
  const nameless = { ...ACCEPTED, 'payment_method_data[billing_details][name]': '' };
  expect((await debitInBrowser(sandbox, secret, DE.paid, nameless)).error?.param).toBe(
    'billing_details[name]',
  );
});

it('takes no debit where only cards were asked for', async () => {
  const { sandbox } = await testSandbox();
  const { secret } = await orderMonth(sandbox, ['card']);
  expect((await debitInBrowser(sandbox, secret, DE.paid)).error?.param).toBe('payment_method');
});

it('stores an account without a debit, for what comes later', async () => {
  const { sandbox } = await testSandbox();
  const { stripe, customer } = await orderMonth(sandbox);
  const setup = await stripe.setupIntents.create({
    customer,
    allowed_payment_method_types: ['card', 'sepa_debit'],
  });
  expect((await debitInBrowser(sandbox, setup.client_secret ?? '', DE.paid)).status).toBe('succeeded');
  const { data } = await stripe.customers.listPaymentMethods(customer, { type: 'sepa_debit' });
  expect(data).toMatchObject([{ type: 'sepa_debit', sepa_debit: { last4: '3000' } }]);
});

it.each(['google_pay', 'apple_pay'] as const)('takes the card that %s hands over', async (wallet) => {
  const { sandbox } = await testSandbox();
  const { stripe, secret, customer, invoice } = await orderMonth(sandbox);
  await fetch(`${sandbox.publicUrl}/v1/payment_intents/${secret.split('_secret_')[0]}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandbox.publishableKey}` },
    body: new URLSearchParams({
      client_secret: secret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][token]': `tok_${wallet}`,
    }),
  });
  expect((await stripe.invoices.retrieve(invoice)).status).toBe('paid');
  const [charge] = (await stripe.charges.list({ customer })).data;
  expect(charge?.payment_method_details?.card?.wallet?.type).toBe(wallet);
});
