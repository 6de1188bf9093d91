import { expect, it } from 'vitest';
import type { Sandbox } from './server.ts';
import official from './testing/official-objects.json' with { type: 'json' };
import { confirmInBrowser, intentIdOf, invoiceOf, orderTrial, testSandbox } from './testing/test-sandbox.ts';

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields of the examples that the interface of the installed library no longer has, or shows only when asked. */
const GONE = new Set(['charge.refunds', 'invoice.subscription']);
/** Fields the installed library's types have (the compiler says so), and the examples do not show. */
const NEWER = new Set([
  'charge.outcome.risk_level',
  'dispute.evidence_details.submission_method',
  'dispute.intended_submission_method',
  'event.data.previous_attributes',
  'invoice_payment.payment.payment_intent',
  'payment_intent.allowed_payment_method_types',
  'payment_intent.payment_record',
  'product.tax_details',
  'setup_intent.allowed_payment_method_types',
  'setup_intent.customer_account',
  'setup_intent.managed_payments',
  'subscription.billing_mode.flexible.proration_discounts',
  'subscription.cancellation_details.feedback_option',
  'subscription.trial_settings.end_behavior.billing_cycle_anchor',
  'subscription_item.current_trial',
]);
/** What is inside depends on a `type` beside it: the examples show every type at once, or another one. */
const BY_TYPE = new Set(['object', 'parent', 'payment_method_details', 'payment_method_options', 'pricing']);

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

/** Every difference between an object of ours and the example, by path. */
function differences(ours: Tree, example: Tree, path: string): string[] {
  const missing = Object.keys(example).filter((key) => !(key in ours) && !GONE.has(`${path}.${key}`));
  const surplus = Object.keys(ours).filter((key) => !(key in example) && !NEWER.has(`${path}.${key}`));
  const inner = Object.keys(ours).flatMap((key) => {
    const [own, shown] = [ours[key], example[key]];
    if (own === null || shown === null || shown === undefined) return [];
    if (kindOf(own) !== kindOf(shown)) return [`${path}.${key}: ${kindOf(own)}, not ${kindOf(shown)}`];
    if (key === 'metadata' || BY_TYPE.has(key) || !isTree(own) || !isTree(shown)) return [];
    return differences(own, shown, `${path}.${key}`);
  });
  return [
    ...missing.map((key) => `${path}.${key} is missing`),
    ...surplus.map((key) => `${path}.${key} is unknown`),
    ...inner,
  ];
}

async function rawOf({ publicUrl, secretKey }: Sandbox, path: string): Promise<Tree> {
  const answer = await fetch(`${publicUrl}/v1/${path}`, {
    headers: { authorization: `Bearer ${secretKey}` },
  });
  expect(answer.status, path).toBe(200);
  const body: unknown = await answer.json();
  if (!isTree(body)) throw new Error(`${path} is no object`);
  return body;
}

it('answers with objects of the official shape', async () => {
  const test = await testSandbox();
  const { sandbox, stripe } = test;
  const ordered = await orderTrial(stripe);
  const secret = invoiceOf(ordered).confirmation_secret?.client_secret ?? '';
  await confirmInBrowser(sandbox, secret, '4242424242424242');
  const customer = String(ordered.customer);
  const setup = await stripe.setupIntents.create({ customer, allowed_payment_method_types: ['sepa_debit'] });
  const account = await stripe.setupIntents.confirm(setup.id, {
    mandate_data: { customer_acceptance: { type: 'online', online: {} } },
    payment_method_data: {
      type: 'sepa_debit',
      sepa_debit: { iban: 'DE89370400440532013000' },
      billing_details: { name: 'Ana', email: 'ana@example.com' },
    },
  });
  const [charge] = (await stripe.charges.list({ customer })).data;
  const dispute = sandbox.control.dispute(charge?.id ?? '');
  sandbox.control.closeDispute(dispute.id, 'won');
  const [method] = (await stripe.paymentMethods.list({ customer, type: 'card' })).data;
  const other = await orderTrial(stripe);
  await stripe.paymentIntents.confirm(intentIdOf(other), { payment_method: 'pm_card_visa' });
  const refund = await stripe.refunds.create({ payment_intent: intentIdOf(other) });
  const gone = await stripe.customers.create();
  await stripe.customers.del(gone.id);
  const [payment] = (await stripe.invoicePayments.list({ invoice: invoiceOf(ordered).id })).data;
  const [event] = (await stripe.events.list({ type: 'charge.refunded' })).data;

  const paths: Readonly<Record<string, string>> = {
    charge: `charges/${charge?.id}`,
    customer: `customers/${customer}`,
    deleted_customer: `customers/${gone.id}`,
    dispute: `disputes/${dispute.id}`,
    event: `events/${event?.id}`,
    invoice: `invoices/${invoiceOf(ordered).id}`,
    mandate: `mandates/${account.mandate}`,
    invoice_payment: `invoice_payments/${payment?.id}`,
    payment_intent: `payment_intents/${intentIdOf(ordered)}`,
    payment_method: `payment_methods/${method?.id}`,
    price: `prices/${ordered.items.data[0]?.price.id}`,
    product: `products/${ordered.items.data[0]?.price.product}`,
    refund: `refunds/${refund.id}`,
    setup_intent: `setup_intents/${setup.id}`,
    subscription: `subscriptions/${ordered.id}`,
  };
  const examples: Readonly<Record<string, Tree>> = official.resources;
  const found: string[] = [];
  for (const [name, path] of Object.entries(paths)) {
    found.push(...differences(await rawOf(sandbox, path), examples[name] ?? {}, name));
  }
  const subscription = await rawOf(sandbox, paths['subscription'] ?? '');
  const invoice = await rawOf(sandbox, paths['invoice'] ?? '');
  for (const [name, list] of [
    ['subscription_item', subscription['items']],
    ['line_item', invoice['lines']],
  ] as const) {
    const items = isTree(list) && Array.isArray(list['data']) ? list['data'] : [];
    expect(items.length, name).toBeGreaterThan(0);
    for (const item of items) if (isTree(item)) found.push(...differences(item, examples[name] ?? {}, name));
  }
  expect(found).toEqual([]);
});
