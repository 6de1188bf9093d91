import { expect, it } from 'vitest';
import {
  confirmInBrowser,
  DAY_MS,
  intentIdOf,
  invoiceOf,
  orderTrial,
  testSandbox,
} from './testing/test-sandbox.ts';

const secretOf = (ordered: Parameters<typeof invoiceOf>[0]): string =>
  invoiceOf(ordered).confirmation_secret?.client_secret ?? '';

const RENEWED_MS = 7 * DAY_MS + 3_600_000;

it.each([
  ['4242424242424242', 'visa'],
  ['5555555555554444', 'mastercard'],
])('%s pays, is stored and pays again', async (number, brand) => {
  const test = await testSandbox();
  const { sandbox, stripe } = test;
  const ordered = await orderTrial(stripe);
  const { status, body } = await confirmInBrowser(sandbox, secretOf(ordered), number);
  expect([status, body.status]).toEqual([200, 'succeeded']);
  await sandbox.clock.advance(RENEWED_MS);
  const renewed = await stripe.subscriptions.retrieve(ordered.id, {
    expand: ['latest_invoice', 'default_payment_method'],
  });
  expect(renewed).toMatchObject({ status: 'active', default_payment_method: { card: { brand } } });
  expect(invoiceOf(renewed)).toMatchObject({ status: 'paid', amount_paid: 95 });
});

it.each([
  ['4000000000000002', 'card_declined', 'generic_decline'],
  ['4000000000009995', 'card_declined', 'insufficient_funds'],
  ['4000000000009987', 'card_declined', 'lost_card'],
  ['4000000000009979', 'card_declined', 'stolen_card'],
  ['4000000000000069', 'expired_card', undefined],
  ['4000000000000127', 'incorrect_cvc', undefined],
  ['4000000000000119', 'processing_error', undefined],
  // A real number: test mode takes no money from it.
  ['4111111111111111', 'card_declined', 'test_mode_live_card'],
])('%s is declined: %s, %s; another card then pays', async (number, code, declineCode) => {
  const test = await testSandbox();
  const { sandbox, stripe } = test;
  const ordered = await orderTrial(stripe);
  const { status, body } = await confirmInBrowser(sandbox, secretOf(ordered), number);
  expect(status).toBe(402);
  expect(body.error).toMatchObject({ type: 'card_error', code });
  expect(body.error?.decline_code).toBe(declineCode);
  const intent = await stripe.paymentIntents.retrieve(intentIdOf(ordered));
  expect(intent).toMatchObject({ status: 'requires_payment_method', last_payment_error: { code } });
  expect((await stripe.invoices.retrieve(invoiceOf(ordered).id)).status).toBe('open');
  await confirmInBrowser(sandbox, secretOf(ordered), '4242424242424242');
  expect((await stripe.invoices.retrieve(invoiceOf(ordered).id)).status).toBe('paid');
});

it.each([
  ['4242424242424241', { code: 'incorrect_number' }, {}],
  ['4242424242424242', { code: 'invalid_expiry_month' }, { 'payment_method_data[card][exp_month]': '13' }],
  ['4242424242424242', { code: 'invalid_expiry_year' }, { 'payment_method_data[card][exp_year]': '2020' }],
  ['4242424242424242', { code: 'invalid_cvc' }, { 'payment_method_data[card][cvc]': '1' }],
])('%s with a slip of the pen: %o', async (number, error, more) => {
  const test = await testSandbox();
  const { sandbox, stripe } = test;
  const ordered = await orderTrial(stripe);
  const { status, body } = await confirmInBrowser(sandbox, secretOf(ordered), number, more);
  expect(status).toBe(402);
  expect(body.error).toMatchObject(error);
});

/** Presses a button of the page; where the browser is sent then. */
async function pressed(page: string, outcome: 'complete' | 'fail'): Promise<URL> {
  const secret = new URL(page).searchParams.get('client_secret') ?? '';
  const shown = await fetch(page, { headers: { 'accept-language': 'de-AT,de;q=0.9' } });
  expect(await shown.text()).toContain('Bestätigen Sie, dass Sie es sind');
  const answer = await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ client_secret: secret, outcome }),
  });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location') ?? '');
}

it.each([
  ['4000002500003155', 'paid'],
  ['4000002760003184', 'open'],
])('%s asks for authentication; its renewal is then %s', async (number, renewal) => {
  const test = await testSandbox();
  const { sandbox, stripe } = test;
  const ordered = await orderTrial(stripe);
  const back = { return_url: 'http://localhost:3000/builder/register?step=3' };
  const { body } = await confirmInBrowser(sandbox, secretOf(ordered), number, back);
  expect(body).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } });
  const page = body.next_action?.redirect_to_url?.url ?? '';
  const returned = await pressed(page, 'complete');
  expect(Object.fromEntries(returned.searchParams)).toEqual({
    step: '3',
    payment_intent: intentIdOf(ordered),
    payment_intent_client_secret: secretOf(ordered),
    redirect_status: 'succeeded',
  });
  expect((await stripe.invoices.retrieve(invoiceOf(ordered).id)).status).toBe('paid');
  await sandbox.clock.advance(RENEWED_MS);
  const renewed = await stripe.subscriptions.retrieve(ordered.id, { expand: ['latest_invoice.payments'] });
  expect(invoiceOf(renewed).status).toBe(renewal);
  if (renewal === 'paid') return;

  expect(renewed.status).toBe('past_due');
  const types = (await stripe.events.list({ limit: 20 })).data.map(({ type }) => type);
  expect(types).toContain('invoice.payment_action_required');
  expect(await stripe.paymentIntents.retrieve(intentIdOf(renewed))).toMatchObject({
    status: 'requires_action',
    last_payment_error: { decline_code: 'authentication_required' },
  });
  sandbox.control.authenticate(intentIdOf(renewed), true);
  expect((await stripe.subscriptions.retrieve(ordered.id)).status).toBe('active');
});

it('takes a failed authentication for a payment that may be tried again', async () => {
  const test = await testSandbox();
  const { sandbox, stripe } = test;
  const ordered = await orderTrial(stripe);
  const back = { return_url: 'http://localhost:3000/back' };
  const { body } = await confirmInBrowser(sandbox, secretOf(ordered), '4000002760003184', back);
  const page = body.next_action?.redirect_to_url?.url ?? '';
  expect((await pressed(page, 'fail')).searchParams.get('redirect_status')).toBe('failed');
  expect(await stripe.paymentIntents.retrieve(intentIdOf(ordered))).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_authentication_failure' },
  });
  expect((await fetch(page.replace(/.{6}$/, 'wrong!'))).status).toBe(404);
});

it('declines after authentication where there is no money', async () => {
  const test = await testSandbox();
  const { sandbox, stripe } = test;
  const ordered = await orderTrial(stripe);
  await confirmInBrowser(sandbox, secretOf(ordered), '4000008260003178');
  sandbox.control.authenticate(intentIdOf(ordered), true);
  expect(await stripe.paymentIntents.retrieve(intentIdOf(ordered))).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { decline_code: 'insufficient_funds' },
  });
});

it.each([
  ['4000000000007015', 'paid', 'succeeded'],
  ['4000000000007023', 'open', 'requires_payment_method'],
])('%s is in processing for a while, then %s', async (number, invoice, intent) => {
  const test = await testSandbox();
  const { sandbox, stripe } = test;
  const ordered = await orderTrial(stripe);
  const { status, body } = await confirmInBrowser(sandbox, secretOf(ordered), number);
  expect([status, body.status]).toEqual([200, 'processing']);
  const again = await confirmInBrowser(sandbox, secretOf(ordered), '4242424242424242');
  expect(again.body.error?.code).toBe('payment_intent_unexpected_state');
  await sandbox.clock.advance(59_000);
  expect((await stripe.invoices.retrieve(invoiceOf(ordered).id)).status).toBe('open');
  await sandbox.clock.advance(1_000);
  expect((await stripe.invoices.retrieve(invoiceOf(ordered).id)).status).toBe(invoice);
  expect((await stripe.paymentIntents.retrieve(intentIdOf(ordered))).status).toBe(intent);
});

it('has a card whose payment is disputed', async () => {
  const test = await testSandbox();
  const { sandbox, stripe } = test;
  const ordered = await orderTrial(stripe);
  await confirmInBrowser(sandbox, secretOf(ordered), '4000000000000259');
  const [charge] = (await stripe.charges.list({ customer: String(ordered.customer) })).data;
  expect(charge).toMatchObject({ disputed: true, paid: true });
  const { data: disputes } = await stripe.disputes.list({ charge: charge?.id ?? '' });
  expect(disputes).toMatchObject([{ status: 'needs_response', amount: 50, reason: 'fraudulent' }]);
  await expect(stripe.refunds.create({ charge: charge?.id ?? '' })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
});

it('lets a card run out', async () => {
  const test = await testSandbox();
  const { sandbox, stripe } = test;
  const ordered = await orderTrial(stripe);
  const soon = { 'payment_method_data[card][exp_month]': '2', 'payment_method_data[card][exp_year]': '26' };
  await confirmInBrowser(sandbox, secretOf(ordered), '4242424242424242', soon);
  await sandbox.clock.advance(67 * DAY_MS);
  const late = await stripe.subscriptions.retrieve(ordered.id, { expand: ['latest_invoice.payments'] });
  expect(late.status).toBe('past_due');
  expect((await stripe.paymentIntents.retrieve(intentIdOf(late))).last_payment_error?.code).toBe(
    'expired_card',
  );
});

it('stores a card without a payment, after authentication where it is wanted', async () => {
  const test = await testSandbox();
  const { sandbox, stripe } = test;
  const { id: customer } = await stripe.customers.create();
  const outcomes: (string | undefined)[] = [];
  for (const number of ['4242424242424242', '4000002500003155', '4000000000000002']) {
    const { id, client_secret: secret } = await stripe.setupIntents.create({ customer });
    const { status, body } = await confirmInBrowser(sandbox, secret ?? '', number);
    if (body.status === 'requires_action') sandbox.control.authenticate(id, true);
    outcomes.push(status === 200 ? (await stripe.setupIntents.retrieve(id)).status : body.error?.code);
  }
  expect(outcomes).toEqual(['succeeded', 'succeeded', 'card_declined']);
  const { data } = await stripe.customers.listPaymentMethods(customer);
  expect(data.map(({ card }) => card?.last4)).toEqual(['3155', '4242']);
});

it('keeps card numbers to itself', async () => {
  const test = await testSandbox();
  const { sandbox, stripe } = test;
  const ordered = await orderTrial(stripe);
  const { body } = await confirmInBrowser(sandbox, secretOf(ordered), '4242424242424242');
  const events = await stripe.events.list({ limit: 100 });
  expect(JSON.stringify([body, events])).not.toContain('4242424242424242');
  expect(Object.keys(body)).not.toContain('customer');
});
