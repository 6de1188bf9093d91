import type Stripe from 'stripe';

/** An object that another one may refer to by its id alone. */
interface Referred {
  readonly id: string;
  readonly object: string;
}

/**
 * An object of the official library as it stands on the wire and in our state: references are ids (they become objects
 * only in an answer that was asked to expand them), and decimals are strings.
 */
export type Wire<Value> = Value extends Stripe.Decimal
  ? string
  : Value extends string | number | boolean | null | undefined
    ? Value
    : Value extends readonly (infer Item)[]
      ? Wire<Item>[]
      : Value extends object
        ? { [Key in keyof Value]: WireField<Value[Key]> }
        : Value;

type WireField<Value> = [Extract<Value, Referred>] extends [never]
  ? Wire<Value>
  : string extends Value
    ? Exclude<Value, Referred>
    : Wire<Value>;

/** Everything the sandbox keeps, by the name each object carries in its `object` field. */
export interface Objects {
  product: Wire<Stripe.Product>;
  price: Wire<Stripe.Price>;
  'product_catalog.trial_offer': Wire<Stripe.ProductCatalog.TrialOffer>;
  customer: Wire<Stripe.Customer>;
  payment_method: Wire<Stripe.PaymentMethod>;
  mandate: Wire<Stripe.Mandate>;
  setup_intent: Wire<Stripe.SetupIntent>;
  payment_intent: Wire<Stripe.PaymentIntent>;
  charge: Wire<Stripe.Charge>;
  refund: Wire<Stripe.Refund>;
  dispute: Wire<Stripe.Dispute>;
  subscription: Wire<Stripe.Subscription>;
  invoice: Wire<Stripe.Invoice>;
  invoice_payment: Wire<Stripe.InvoicePayment>;
  event: SandboxEvent;
}

export type ObjectName = keyof Objects;

/** An event holds the object as it was when it happened. */
export interface SandboxEvent extends Omit<Stripe.EventBase, 'data'> {
  readonly data: {
    readonly object: Readonly<Record<string, unknown>>;
    readonly previous_attributes?: Readonly<Record<string, unknown>>;
  };
}

/** What can pay here. */
export const METHOD_TYPES = ['card', 'sepa_debit'] as const;
export type MethodType = (typeof METHOD_TYPES)[number];

export type Subscription = Objects['subscription'];
export type SubscriptionItem = Subscription['items']['data'][number];
export type Invoice = Objects['invoice'];
export type InvoiceLine = Invoice['lines']['data'][number];
export type PaymentIntent = Objects['payment_intent'];
export type SetupIntent = Objects['setup_intent'];
export type PaymentMethod = Objects['payment_method'];
export type Mandate = Objects['mandate'];
export type Charge = Objects['charge'];
export type Price = Objects['price'];
export type Customer = Objects['customer'];
