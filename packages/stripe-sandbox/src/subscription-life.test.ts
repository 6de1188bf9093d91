import { expect, it } from 'vitest';
import {
  confirmInBrowser,
  DAY_MS,
  intentIdOf,
  invoiceOf,
  orderTrial,
  testSandbox,
} from './testing/test-sandbox.ts';

const HOUR_MS = 3_600_000;

it('leads from the paid trial to a renewal, and through failures to the end', async () => {
  await using test = await testSandbox();
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
