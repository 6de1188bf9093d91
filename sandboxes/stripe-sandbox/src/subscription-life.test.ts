import { expect, it } from 'vitest';
import {
  confirmInBrowser,
  createPrices,
  DAY_MS,
  intentIdOf,
  invoiceOf,
  orderTrial,
  type TestSandbox,
  testSandbox,
} from './testing/test-sandbox.ts';

const HOUR_MS = 3_600_000;

it('leads from the paid trial to a renewal, and through failures to the end', async () => {
  const test = await testSandbox();
  const { sandbox, stripe } = test;
  const ordered = await orderTrial(stripe);
  expect(ordered.status).toBe('trialing');
  expect(invoiceOf(ordered)).toMatchObject({
    status: 'open',
    amount_due: 50,
    billing_reason: 'subscription_create',
  });
  const secret = invoiceOf(ordered).confirmation_secret?.client_secret ?? '';

  const confirmed = await confirmInBrowser(sandbox, secret, '4000000000000341');
  expect(confirmed).toMatchObject({ status: 200, body: { status: 'succeeded' } });
  const inTrial = await stripe.subscriptions.retrieve(ordered.id, { expand: ['default_payment_method'] });
  expect(inTrial).toMatchObject({ status: 'trialing', default_payment_method: { card: { last4: '0341' } } });
  expect(inTrial.items.data[0]?.current_period_end).toBe(ordered.created + 7 * 86_400);

  await sandbox.clock.advance(7 * DAY_MS);
  const renewed = await stripe.subscriptions.retrieve(ordered.id, { expand: ['latest_invoice'] });
  expect(renewed.status).toBe('active');
  expect(invoiceOf(renewed)).toMatchObject({
    status: 'draft',
    amount_due: 95,
    billing_reason: 'subscription_cycle',
  });

  await sandbox.clock.advance(HOUR_MS);
  const late = await stripe.subscriptions.retrieve(ordered.id, { expand: ['latest_invoice.payments'] });
  expect(late.status).toBe('past_due');
  expect(invoiceOf(late)).toMatchObject({ status: 'open', attempt_count: 1 });
  const intent = await stripe.paymentIntents.retrieve(intentIdOf(late));
  expect(intent.last_payment_error).toMatchObject({ code: 'card_declined', decline_code: 'generic_decline' });

  const attempts: number[] = [];
  for (const days of [3, 5, 7]) {
    await sandbox.clock.advance(days * DAY_MS);
    attempts.push((await stripe.invoices.retrieve(invoiceOf(late).id)).attempt_count);
  }
  expect(attempts).toEqual([2, 3, 4]);
  const ended = await stripe.subscriptions.retrieve(ordered.id);
  expect(ended).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } });
  await sandbox.clock.advance(60 * DAY_MS);
  expect((await stripe.invoices.list({ subscription: ordered.id })).data).toHaveLength(2);
});

const paid = async ({ sandbox, stripe }: TestSandbox, card = '4242424242424242'): Promise<string> => {
  const ordered = await orderTrial(stripe);
  await confirmInBrowser(sandbox, invoiceOf(ordered).confirmation_secret?.client_secret ?? '', card);
  return ordered.id;
};

it('renews month after month on the same day, which may be the last of a short one', async () => {
  const test = await testSandbox({ systemTime: () => Date.UTC(2026, 0, 24, 10) });
  const { sandbox, stripe } = test;
  const id = await paid(test);
  const ends: string[] = [];
  for (const days of [8, 28, 31, 30]) {
    await sandbox.clock.advance(days * DAY_MS);
    const end = (await stripe.subscriptions.retrieve(id)).items.data[0]?.current_period_end ?? 0;
    ends.push(new Date(end * 1_000).toISOString());
  }
  expect(ends).toEqual([
    '2026-02-28T10:00:00.000Z',
    '2026-03-31T10:00:00.000Z',
    '2026-04-30T10:00:00.000Z',
    '2026-05-31T10:00:00.000Z',
  ]);
  const { data } = await stripe.invoices.list({ subscription: id, status: 'paid' });
  expect(data.map(({ amount_paid }) => amount_paid)).toEqual([95, 95, 95, 95, 50]);
});

it('stops at the end of the period, unless that is taken back', async () => {
  const test = await testSandbox();
  const { sandbox, stripe } = test;
  const id = await paid(test);
  const stopping = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  expect(stopping.cancel_at).toBe(stopping.items.data[0]?.current_period_end);
  const taken = await stripe.subscriptions.update(id, { cancel_at_period_end: false });
  expect(taken).toMatchObject({ cancel_at: null, canceled_at: null, cancel_at_period_end: false });
  await sandbox.clock.advance(8 * DAY_MS);
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await sandbox.clock.advance(29 * DAY_MS);
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
  await sandbox.clock.advance(DAY_MS);
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled');
  expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(2);
  await expect(stripe.subscriptions.update(id, { cancel_at_period_end: false })).rejects.toMatchObject({
    statusCode: 400,
  });
  await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ code: 'resource_missing' });
});

it('expires with its invoice if the first payment never comes', async () => {
  const test = await testSandbox();
  const { sandbox, stripe } = test;
  const { monthly } = await createPrices(stripe);
  const { id: customer } = await stripe.customers.create();
  const ordered = await stripe.subscriptions.create({
    customer,
    items: [{ price: monthly.id }],
    payment_behavior: 'default_incomplete',
    expand: ['latest_invoice.payments'],
  });
  expect(ordered.status).toBe('incomplete');
  await sandbox.clock.advance(23 * HOUR_MS - 1_000);
  expect((await stripe.subscriptions.retrieve(ordered.id)).status).toBe('incomplete');
  await sandbox.clock.advance(1_000);
  expect((await stripe.subscriptions.retrieve(ordered.id)).status).toBe('incomplete_expired');
  expect((await stripe.invoices.retrieve(invoiceOf(ordered).id)).status).toBe('void');
  const intent = await stripe.paymentIntents.retrieve(intentIdOf(ordered));
  expect(intent).toMatchObject({ status: 'canceled', cancellation_reason: 'void_invoice' });
});

it('is saved by another card', async () => {
  const test = await testSandbox();
  const { sandbox, stripe } = test;
  const id = await paid(test, '4000000000000341');
  await sandbox.clock.advance(8 * DAY_MS);
  const late = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  expect(late.status).toBe('past_due');
  const customer = String(late.customer);
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  await stripe.subscriptions.update(id, { default_payment_method: card.id });
  const invoice = await stripe.invoices.pay(invoiceOf(late).id);
  expect(invoice).toMatchObject({ status: 'paid', attempt_count: 1 });
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
  await expect(stripe.invoices.pay(invoiceOf(late).id)).rejects.toThrow('Invoice is already paid');
});

it('pays with the card the next attempt finds', async () => {
  const test = await testSandbox();
  const { sandbox, stripe } = test;
  const id = await paid(test, '4000000000000341');
  await sandbox.clock.advance(8 * DAY_MS);
  const { customer } = await stripe.subscriptions.retrieve(id);
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: String(customer) });
  await stripe.subscriptions.update(id, { default_payment_method: card.id });
  await sandbox.clock.advance(3 * DAY_MS);
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
});

it('ends with a trial that has no card, where the subscription says so', async () => {
  const test = await testSandbox();
  const { sandbox, stripe } = test;
  const { monthly } = await createPrices(stripe);
  const { id: customer } = await stripe.customers.create();
  const free = await stripe.subscriptions.create({
    customer,
    items: [{ price: monthly.id }],
    trial_period_days: 7,
    trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
    expand: ['latest_invoice'],
  });
  expect(free.status).toBe('trialing');
  expect(invoiceOf(free)).toMatchObject({ status: 'paid', amount_due: 0 });
  expect(free.pending_setup_intent).not.toBeNull();
  await sandbox.clock.advance(7 * DAY_MS);
  expect((await stripe.subscriptions.retrieve(free.id)).status).toBe('canceled');
});

it('follows a trial offer to the price of afterwards', async () => {
  const test = await testSandbox();
  const { sandbox, stripe } = test;
  const { monthly } = await createPrices(stripe);
  const week = await stripe.prices.create({
    product: String(monthly.product),
    currency: 'eur',
    unit_amount: 50,
    recurring: { interval: 'week' },
  });
  const offer = await stripe.productCatalog.trialOffers.create({
    price: week.id,
    duration: { type: 'relative', relative: { iterations: 1 } },
    end_behavior: { transition: { price: monthly.id } },
  });
  const { id: customer } = await stripe.customers.create({
    payment_method: 'pm_card_visa',
  });
  const [card] = (await stripe.customers.listPaymentMethods(customer)).data;
  const started = await stripe.subscriptions.create({
    customer,
    default_payment_method: card?.id ?? '',
    items: [{ current_trial: { trial_offer: offer.id } }],
  });
  expect(started.status).toBe('active');
  await sandbox.clock.advance(8 * DAY_MS);
  await sandbox.clock.advance(31 * DAY_MS);
  const later = await stripe.subscriptions.retrieve(started.id);
  expect(later.items.data[0]).toMatchObject({ current_trial: null, price: { id: monthly.id } });
  const { data } = await stripe.invoices.list({ subscription: started.id });
  expect(data.map(({ amount_paid }) => amount_paid)).toEqual([95, 95, 50]);
});

it('changes the price from the next period on', async () => {
  const test = await testSandbox();
  const { sandbox, stripe } = test;
  const id = await paid(test);
  const { items } = await stripe.subscriptions.retrieve(id);
  const dearer = await stripe.prices.create({
    product: String(items.data[0]?.price.product),
    currency: 'eur',
    unit_amount: 195,
    recurring: { interval: 'month' },
  });
  const change = { items: [{ id: items.data[0]?.id ?? '', price: dearer.id }] };
  await expect(stripe.subscriptions.update(id, change)).rejects.toMatchObject({
    param: 'proration_behavior',
  });
  await stripe.subscriptions.update(id, { ...change, proration_behavior: 'none' });
  await sandbox.clock.advance(8 * DAY_MS);
  const { data } = await stripe.invoices.list({ subscription: id });
  expect(data.map(({ amount_paid }) => amount_paid)).toEqual([195, 50]);
});

it('gives back no more than was paid', async () => {
  const test = await testSandbox();
  const { stripe } = test;
  const id = await paid(test);
  const intent = intentIdOf(await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.payments'] }));
  await stripe.refunds.create({ payment_intent: intent, amount: 20 });
  await expect(stripe.refunds.create({ payment_intent: intent, amount: 31 })).rejects.toMatchObject({
    code: 'amount_too_large',
  });
  await stripe.refunds.create({ payment_intent: intent });
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  const [charge] = (await stripe.charges.list({ payment_intent: intent })).data;
  expect(charge).toMatchObject({ amount_refunded: 50, refunded: true });
});

it('charges a stored card at once where it need not wait for the browser', async () => {
  const test = await testSandbox();
  const { stripe } = test;
  const { monthly } = await createPrices(stripe);
  const { id: customer } = await stripe.customers.create();
  const items = [{ price: monthly.id }];
  await expect(
    stripe.subscriptions.create({ customer, items, payment_behavior: 'error_if_incomplete' }),
  ).rejects.toThrow('no attached payment source');
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card.id } });
  const started = await stripe.subscriptions.create({ customer, items, off_session: true });
  expect(started.status).toBe('active');
});
