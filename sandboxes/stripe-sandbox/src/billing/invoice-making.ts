import { HOUR } from '../kernel/calendar.ts';
import { changed } from '../kernel/changes.ts';
import { newId, randomText } from '../kernel/identifiers.ts';
import {
  type Customer,
  type Invoice,
  type InvoiceLine,
  METHOD_TYPES,
  type PaymentIntent,
  type Subscription,
} from '../kernel/wire.ts';
import type { World } from '../kernel/world.ts';
import { newPaymentIntent } from '../methods/new-payment-intent.ts';

/** A renewal can still be changed for an hour, as with Stripe; then it is final and charged. */
const DRAFT_SECONDS = HOUR;

interface InvoiceOptions {
  readonly reason: 'subscription_create' | 'subscription_cycle';
  readonly lines: readonly InvoiceLine[];
  readonly period: { readonly start: number; readonly end: number };
}

/** A draft for a subscription. */
export function draftInvoice(world: World, subscription: Subscription, options: InvoiceOptions): Invoice {
  const { reason, lines, period } = options;
  const id = newId('in');
  const now = world.now();
  const customer = world.store.get('customer', subscription.customer);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const invoice = world.store.put<'invoice'>({
    ...emptyInvoice(customer),
    id,
    object: 'invoice',
    amount_due: total,
    amount_remaining: total,
    auto_advance: true,
    automatically_finalizes_at: reason === 'subscription_cycle' ? now + DRAFT_SECONDS : null,
    billing_reason: reason,
    created: now,
    currency: subscription.currency,
    lines: {
      object: 'list',
      data: lines.map((line) => ({ ...line, invoice: id })),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: subscription.payment_settings?.payment_method_types ?? null,
    },
    period_end: period.end,
    period_start: period.start,
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
  });
  world.emit('invoice.created', invoice);
  return invoice;
}

/** No more changes: it gets its number, and a payment intent if anything is to pay. Not charged yet. */
export function finalizeInvoice(world: World, draft: Invoice): Invoice {
  const now = world.now();
  const customer = world.store.get('customer', draft.customer ?? '');
  const sequence = customer.next_invoice_sequence ?? 1;
  world.store.keep({ ...customer, currency: draft.currency, next_invoice_sequence: sequence + 1 });
  const open: Invoice = {
    ...draft,
    automatically_finalizes_at: null,
    effective_at: now,
    hosted_invoice_url: `${world.publicUrl()}/_sandbox/invoices/${draft.id}?key=${randomText(16)}`,
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: now },
  };
  world.store.keep(open);
  world.emit('invoice.finalized', open);
  if (open.amount_due === 0) return settleInvoice(world, open);
  const intent = newPaymentIntent(world, {
    amount: open.amount_due,
    currency: open.currency,
    customer: customer.id,
    description:
      open.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
    setup_future_usage: 'off_session',
    methodTypes: METHOD_TYPES.filter((type) => open.payment_settings.payment_method_types?.includes(type)),
  });
  world.store.put({
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: open.amount_due,
    created: now,
    currency: open.currency,
    invoice: open.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
  return open;
}

/** Paid in full. */
export function settleInvoice(world: World, invoice: Invoice): Invoice {
  const now = world.now();
  const isCharged = invoice.amount_due > 0;
  const paid: Invoice = {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: isCharged ? Math.max(1, invoice.attempt_count) : 0,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  };
  world.store.keep(paid);
  world.emit('invoice.paid', paid);
  world.emit('invoice.payment_succeeded', paid);
  return paid;
}

/** Never to be paid: its intent is cancelled with it. */
export function voidInvoice(world: World, invoice: Invoice): Invoice {
  const now = world.now();
  const intent = intentOf(world, invoice);
  if (intent !== undefined && intent.status !== 'succeeded') {
    const cancelled: PaymentIntent = {
      ...intent,
      canceled_at: now,
      cancellation_reason: 'void_invoice',
      next_action: null,
      status: 'canceled',
    };
    world.store.keep(cancelled);
    world.emit('payment_intent.canceled', cancelled);
  }
  const voided: Invoice = {
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: now },
  };
  world.store.keep(voided);
  world.emit('invoice.voided', voided);
  return voided;
}

/** Still to pay, but without further automatic attempts. */
export const stopCollecting = (world: World, invoice: Invoice): Invoice =>
  changed(world, 'invoice.updated', invoice, { auto_advance: false, next_payment_attempt: null });

export function intentOf(world: World, invoice: Invoice): PaymentIntent | undefined {
  const payment = world.store.all('invoice_payment').findLast(({ invoice: of }) => of === invoice.id);
  return world.store.find('payment_intent', payment?.payment.payment_intent ?? '');
}

export const subscriptionIdOf = ({ parent }: Invoice): string | undefined =>
  parent?.subscription_details?.subscription;

/** What is the same for every invoice of a customer, or comes later. */
function emptyInvoice(customer: Customer) {
  return {
    account_country: 'ES',
    account_name: 'Trazo',
    account_tax_ids: null,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    collection_method: 'charge_automatically' as const,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: customer.tax_exempt ?? null,
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' as const },
    last_finalization_error: null,
    latest_revision: null,
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'draft' as const,
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    test_clock: null,
    total_discount_amounts: [],
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}
