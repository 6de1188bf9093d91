import {
  cardFacts,
  debitFacts,
  type IntentFacts,
  type InvoiceSurroundings,
  intentFacts,
  intentOf,
  invoiceFacts,
  methodNamed,
  type ProviderFacts,
  subscriptionFacts,
} from './provider-facts.ts';
import type { Stripe } from './stripe-client.ts';

const PAGE = 100;
/** Eight years of months. */
const OBJECTS = 100;
/** Declined attempts among them: a card that is declined hides no refund of what was paid before. */
const ATTEMPTS = 1_000;
/** A dispute the bank decided for us, or that was never one. */
const SETTLED_DISPUTES: ReadonlySet<string> = new Set(['won', 'warning_closed', 'prevented']);

/** Reads all the provider holds of a customer, uncached. */
export async function readProvider(stripe: Stripe, customer: string): Promise<ProviderFacts> {
  const [subscriptions, invoices, charges, owner] = await Promise.all([
    stripe.subscriptions
      .list({ customer, status: 'all', limit: PAGE, expand: ['data.default_payment_method'] })
      .autoPagingToArray({ limit: OBJECTS }),
    stripe.invoices
      .list({ customer, limit: PAGE, expand: ['data.payments', 'data.confirmation_secret'] })
      .autoPagingToArray({ limit: OBJECTS }),
    succeededCharges(stripe, customer),
    stripe.customers.retrieve(customer, { expand: ['invoice_settings.default_payment_method'] }),
  ]);
  const surroundings = {
    settlements: await settlementsOf(stripe, charges),
    intents: await intentsOf(stripe, invoices),
  };
  const newestFirst = subscriptions.toSorted((a, b) => b.created - a.created);
  const methods = [
    ...newestFirst.map((subscription) => subscription.default_payment_method),
    owner.deleted === true ? null : owner.invoice_settings.default_payment_method,
  ];
  const used = methods.find((method) => cardFacts(method) !== null || debitFacts(method) !== null);
  return {
    subscriptions: newestFirst.map(subscriptionFacts),
    invoices: invoices
      .map((invoice) => invoiceFacts(invoice, surroundings))
      .filter((invoice) => invoice !== undefined)
      .toSorted((a, b) => b.created - a.created),
    card: cardFacts(used),
    debit: debitFacts(used),
  };
}

async function succeededCharges(stripe: Stripe, customer: string): Promise<Stripe.Charge[]> {
  const succeeded: Stripe.Charge[] = [];
  let attempts = 0;
  for await (const charge of stripe.charges.list({ customer, limit: PAGE })) {
    if (charge.status === 'succeeded') succeeded.push(charge);
    attempts += 1;
    if (succeeded.length === OBJECTS || attempts === ATTEMPTS) break;
  }
  return succeeded;
}

async function settlementsOf(
  stripe: Stripe,
  charges: readonly Stripe.Charge[],
): Promise<InvoiceSurroundings['settlements']> {
  const settled = await Promise.all(
    charges.map(async (charge) => {
      const { payment_intent: intent, amount_refunded: amountRefunded, refunded, disputed } = charge;
      const intentId = typeof intent === 'string' ? intent : (intent?.id ?? charge.id);
      const isDisputed = disputed && (await hasOpenDispute(stripe, charge.id));
      const { type, card, sepa_debit: debit } = charge.payment_method_details ?? {};
      const fingerprint = (card ?? debit)?.fingerprint ?? undefined;
      const facts = { amountRefunded, isRefunded: refunded, isDisputed };
      return [intentId, { ...facts, method: methodNamed(type), fingerprint }] as const;
    }),
  );
  return new Map(settled);
}

async function hasOpenDispute(stripe: Stripe, charge: string): Promise<boolean> {
  const { data } = await stripe.disputes.list({ charge, limit: PAGE });
  return data.length === 0 || data.some(({ status }) => !SETTLED_DISPUTES.has(status));
}

/** Those that open invoices wait for. */
async function intentsOf(
  stripe: Stripe,
  invoices: readonly Stripe.Invoice[],
): Promise<ReadonlyMap<string, IntentFacts>> {
  const waiting = invoices.filter(({ status }) => status === 'open').map(intentOf);
  const found = await Promise.all(
    waiting.filter((id) => id !== undefined).map(async (id) => [id, await intentOfId(stripe, id)] as const),
  );
  return new Map(found);
}

const intentOfId = async (stripe: Stripe, id: string): Promise<IntentFacts> =>
  intentFacts(await stripe.paymentIntents.retrieve(id, { expand: ['payment_method'] }));
