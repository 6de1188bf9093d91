import { PAYMENT_METHODS, type PaymentMethod } from '@trazo/contract/billing/payments';
import { must } from '@trazo/plan/must';
import type { Stripe } from './stripe-client.ts';

/** A subscription as the provider has it. Moments are in milliseconds. */
export interface SubscriptionFacts {
  readonly id: string;
  readonly status: Stripe.Subscription.Status;
  /** The order of ours that it was made for. */
  readonly orderId: string | undefined;
  readonly created: number;
  readonly isLive: boolean;
  readonly stops: boolean;
  /** When the running period ends, or the whole, if it stops earlier. */
  readonly periodEnd: number;
  readonly trialEnd: number | null;
  readonly renewalAmount: number;
  readonly currency: string;
}

/** An invoice is a draft before that. */
const FINISHED = ['open', 'paid', 'void', 'uncollectible'] as const;

/** A finished invoice of a subscription. */
export interface InvoiceFacts {
  readonly id: string;
  readonly subscriptionId: string;
  readonly status: (typeof FINISHED)[number];
  readonly created: number;
  readonly paidAt: number | null;
  readonly isFirst: boolean;
  /** Whether the bank was ever asked: a renewal is finished a moment before. */
  readonly isTried: boolean;
  readonly amount: number;
  readonly amountRefunded: number;
  readonly currency: string;
  /** Until when what it pays for lasts; 0 where it pays for no period. */
  readonly coversUntil: number;
  readonly isRefunded: boolean;
  readonly isDisputed: boolean;
  readonly url: string | null;
  readonly intentId: string | undefined;
  /** Of an open invoice. */
  readonly intent: IntentFacts | undefined;
  /** What paid it, or is tried with; undefined where nothing was. */
  readonly method: PaymentMethod | undefined;
  /** The provider's fingerprint of the card or account that paid it. */
  readonly fingerprint: string | undefined;
}

export interface IntentFacts {
  readonly status: Stripe.PaymentIntent.Status;
  readonly clientSecret: string | null;
  readonly hasFailed: boolean;
  readonly method: PaymentMethod | undefined;
}

export interface CardFacts {
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  /** By the provider's name. */
  readonly wallet: string | null;
}

/** A bank account that is debited. */
export interface DebitFacts {
  readonly country: string;
  readonly last4: string;
}

/** All the provider knows of one customer's payments. */
export interface ProviderFacts {
  /** The newest first. */
  readonly subscriptions: readonly SubscriptionFacts[];
  /** The newest first. */
  readonly invoices: readonly InvoiceFacts[];
  /** What is charged: a card or an account. */
  readonly card: CardFacts | null;
  readonly debit: DebitFacts | null;
}

const ENDED: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

const milliseconds = (seconds: number): number => seconds * 1_000;
const idOf = (reference: string | { id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

export function subscriptionFacts(subscription: Stripe.Subscription): SubscriptionFacts {
  const { items, cancel_at: cancelAt } = subscription;
  const periodEnd = Math.max(...items.data.map((item) => item.current_period_end));
  return {
    id: subscription.id,
    status: subscription.status,
    orderId: subscription.metadata.order,
    created: milliseconds(subscription.created),
    isLive: !ENDED.has(subscription.status),
    stops: subscription.cancel_at_period_end || cancelAt !== null,
    periodEnd: milliseconds(cancelAt ?? periodEnd),
    trialEnd: subscription.trial_end === null ? null : milliseconds(subscription.trial_end),
    renewalAmount: items.data.reduce(
      (total, { price, quantity = 1 }) =>
        total + must(price.unit_amount, 'a price of ours has one amount') * quantity,
      0,
    ),
    currency: subscription.currency.toUpperCase(),
  };
}

type MethodReference = string | Stripe.PaymentMethod | null | undefined;

export function cardFacts(method: MethodReference): CardFacts | null {
  if (typeof method !== 'object' || method?.card === undefined || method.card === null) return null;
  const { brand, last4, exp_month: expMonth, exp_year: expYear, wallet } = method.card;
  return { brand, last4, expMonth, expYear, wallet: wallet?.type ?? null };
}

export function debitFacts(method: MethodReference): DebitFacts | null {
  if (typeof method !== 'object' || !method?.sepa_debit) return null;
  const { country, last4 } = method.sepa_debit;
  return {
    country: must(country, 'a debit names the country of its account'),
    last4: must(last4, 'a debit names the end of its account'),
  };
}

/** One of the methods we know, by the provider's name. */
export const methodNamed = (type: string | undefined): PaymentMethod | undefined =>
  PAYMENT_METHODS.find((known) => known === type);

/** What was paid for one invoice, and what became of it. */
interface Settlement {
  readonly amountRefunded: number;
  readonly isRefunded: boolean;
  readonly isDisputed: boolean;
  readonly method: PaymentMethod | undefined;
  readonly fingerprint: string | undefined;
}
const UNDISTURBED: Settlement = {
  amountRefunded: 0,
  isRefunded: false,
  isDisputed: false,
  method: undefined,
  fingerprint: undefined,
};

export interface InvoiceSurroundings {
  /** By payment intent. */
  readonly settlements: ReadonlyMap<string, Settlement>;
  readonly intents: ReadonlyMap<string, IntentFacts>;
}

/** The payment intent an invoice is paid with. */
export function intentOf({ payments, confirmation_secret: secret }: Stripe.Invoice): string | undefined {
  const [payment] = payments?.data.toSorted((a, b) => Number(b.is_default) - Number(a.is_default)) ?? [];
  return idOf(payment?.payment.payment_intent) ?? secret?.client_secret.split('_secret_')[0];
}

/** Undefined for a draft, and for what belongs to no subscription. */
export function invoiceFacts(
  invoice: Stripe.Invoice,
  { settlements, intents }: InvoiceSurroundings,
): InvoiceFacts | undefined {
  const { id, parent, lines } = invoice;
  const { paid_at: paidAt } = invoice.status_transitions;
  const status = FINISHED.find((one) => one === invoice.status);
  const subscriptionId = idOf(parent?.subscription_details?.subscription);
  if (subscriptionId === undefined || status === undefined) return undefined;
  const periods = lines.data.filter((line) => line.parent?.type === 'subscription_item_details');
  const intentId = intentOf(invoice);
  const settlement = (intentId === undefined ? undefined : settlements.get(intentId)) ?? UNDISTURBED;
  const intent = intentId === undefined ? undefined : intents.get(intentId);
  const isFirst = invoice.billing_reason === 'subscription_create';
  return {
    id,
    subscriptionId,
    status,
    created: milliseconds(invoice.created),
    paidAt: paidAt === null ? null : milliseconds(paidAt),
    isTried: invoice.attempted,
    isFirst,
    amount: status === 'paid' ? invoice.amount_paid : invoice.amount_due,
    currency: invoice.currency.toUpperCase(),
    coversUntil:
      periods.length === 0
        ? 0
        : milliseconds(
            Math.max(...periods.map(({ period }) => period.end)) + (isFirst ? lateness(invoice) : 0),
          ),
    ...settlement,
    method: settlement.method ?? intent?.method,
    url: invoice.hosted_invoice_url ?? null,
    intentId,
    intent,
  };
}

/** A card is asked at once or not at all; what takes longer than this is a debit on its way. */
const LATE_SECONDS = 24 * 3_600;

/**
 * How long the money of a first invoice was on its way, in seconds. A debit takes days, and access begins when it has
 * arrived: what it pays for lasts as much longer, so that no day is paid that could not be used.
 */
function lateness({ created, status_transitions: { paid_at: paidAt } }: Stripe.Invoice): number {
  const seconds = paidAt === null ? 0 : paidAt - created;
  return seconds > LATE_SECONDS ? seconds : 0;
}

export const intentFacts = (intent: Stripe.PaymentIntent): IntentFacts => ({
  status: intent.status,
  clientSecret: intent.client_secret,
  hasFailed: intent.last_payment_error !== null,
  method: methodNamed(typeof intent.payment_method === 'object' ? intent.payment_method?.type : undefined),
});
