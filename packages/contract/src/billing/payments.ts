import { z } from 'zod';
import { minorUnits } from './consent.ts';
import { entitlementSchema } from './entitlement.ts';

/** ISO 4217, in capitals: `EUR`. */
const currency = z.string().regex(/^[A-Z]{3}$/);

/** What there is to buy (specification §3): prices in minor units. */
export const productSchema = z.strictObject({
  trial_price: minorUnits,
  subscription_price: minorUnits,
  /** Shown before the price. */
  currency_symbol: z.string(),
  currency,
  trial_days: z.int(),
});
export type Product = z.output<typeof productSchema>;

/** How an order or a renewal can be paid; wallets hand over a card. */
export const PAYMENT_METHODS = ['card', 'sepa_debit'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** What an order placed now would cost; the trial is sold once to an account. */
export const offerSchema = z.strictObject({
  /** Paid at once. */
  first_amount: minorUnits,
  /** 0 where the first amount already pays a month. */
  trial_days: z.int(),
  renewal_amount: minorUnits,
  /** When the renewal amount would be paid for the first time. */
  renewal_date: z.iso.datetime(),
  currency,
  /** What it can be paid with. A debit takes longer than a trial lasts: a trial is paid by card. */
  payment_methods: z.array(z.enum(PAYMENT_METHODS)),
});
export type Offer = z.output<typeof offerSchema>;

/** A subscription that has begun and not yet ended. */
export const subscriptionSchema = z.strictObject({
  started_at: z.iso.datetime(),
  /** The next payment; null if there will be none. */
  next_amount: minorUnits.nullable(),
  next_date: z.iso.datetime().nullable(),
  /** What each payment comes to, or would if it were not stopped. */
  renewal_amount: minorUnits,
  currency,
  /** It was stopped, and ends when what was paid for ends; that can be taken back until then. */
  cancel_at_period_end: z.boolean(),
  ends_at: z.iso.datetime().nullable(),
  /** A renewal that has not been paid. */
  amount_due: minorUnits.nullable(),
  /** The bank wants the payer to confirm that renewal: start a payment and confirm it. */
  needs_authentication: z.boolean(),
});
export type Subscription = z.output<typeof subscriptionSchema>;

export const cardSchema = z.strictObject({
  /** `visa`, `mastercard`, … as the provider names it. */
  brand: z.string(),
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
  /** The wallet that handed it over (`apple_pay`, `google_pay`), as the provider names it. */
  wallet: z.string().nullable(),
  /** It has expired, or does before the next payment. */
  expires_before_next_payment: z.boolean(),
});

/** A bank account that is debited (SEPA). */
export const debitSchema = z.strictObject({
  /** ISO 3166. */
  country: z.string(),
  last4: z.string(),
});

export const PAYMENT_STATUSES = [
  'paid',
  'processing',
  'open',
  'failed',
  'partially_refunded',
  'refunded',
  'disputed',
] as const;

export const paymentSchema = z.strictObject({
  id: z.string(),
  amount: minorUnits,
  amount_refunded: minorUnits,
  currency,
  date: z.iso.datetime(),
  status: z.enum(PAYMENT_STATUSES),
  /** Null where it is not known: nothing was tried yet, or it was listed before methods were kept. */
  method: z.enum(PAYMENT_METHODS).nullable(),
  /** The invoice on the provider's pages. */
  invoice_url: z.url().nullable(),
});
export type Payment = z.output<typeof paymentSchema>;

/** What can be ordered: the trial with the subscription after it, or the subscription at once. */
export const ORDER_PRODUCTS = ['trial', 'pro'] as const;
export type OrderProduct = (typeof ORDER_PRODUCTS)[number];

/** Who takes the payment: Stripe, or the stand-in where no key is set. */
export const PAYMENT_PROVIDERS = ['stripe', 'sandbox'] as const;

/** What the browser needs to talk to the provider. */
export const providerFields = {
  provider: z.enum(PAYMENT_PROVIDERS),
  publishable_key: z.string(),
} as const;

/** All there is to know of an account's payments. */
export const billingSchema = z.strictObject({
  ...providerFields,
  entitlement: entitlementSchema,
  subscription: subscriptionSchema.nullable(),
  /** The last moment the last contract can be withdrawn from, also where it has ended; null once that is over. */
  withdrawable_until: z.iso.datetime().nullable(),
  /** What is charged: a card, or the account below. */
  card: cardSchema.nullable(),
  debit: debitSchema.nullable(),
  /** What can be chosen to be charged from now on. */
  payment_methods: z.array(z.enum(PAYMENT_METHODS)),
  /** From when a new order is taken of who withdrew from their last contract; null if one is taken now. */
  order_again_from: z.iso.datetime().nullable(),
  /** What an order placed now would cost; null while a subscription runs. */
  offer: offerSchema.nullable(),
  /** A month at once, for an account that may leave the trial out; null where `offer` is that already. */
  pro_offer: offerSchema.nullable(),
  /** The newest first. */
  payments: z.array(paymentSchema),
});
export type Billing = z.output<typeof billingSchema>;

/** How a payment, or the check of a new card, ended (specification §4). */
export const PAYMENT_OUTCOMES = [
  /** Paid: access is there. For a card: it is the one charged from now on. */
  'succeeded',
  /** The bank has not answered yet; access comes with its answer. */
  'processing',
  /** Declined. */
  'unsuccessful',
  /** Not finished: the bank's question was not answered, or nothing was entered. */
  'not_fulfilled',
  /** Paid with what had paid for a contract that was withdrawn from lately: not taken, and given back. */
  'refused',
] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];
