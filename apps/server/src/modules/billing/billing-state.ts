import { z } from 'zod';

const moment = z.iso.datetime();
const amount = z.int();

/** A renewal that has not been paid. */
const dueSchema = z.strictObject({
  invoiceId: z.string(),
  amount,
  since: moment,
  /** The bank asks its customer first. */
  needsAuthentication: z.boolean(),
});

const runningSchema = z.strictObject({
  id: z.string(),
  startedAt: moment,
  /** Whether it goes on by itself when the paid period ends. */
  renews: z.boolean(),
  /** When the running period ends: it renews then, or ends. */
  periodEnd: moment,
  renewalAmount: amount,
  due: dueSchema.nullable(),
});

const cardSchema = z.strictObject({
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
  wallet: z.string().nullable().default(null),
});

const debitSchema = z.strictObject({ country: z.string(), last4: z.string() });

/** What is kept of an account's payments, as last read from the provider. Moments in ISO 8601, amounts in minor units. */
export const billingStateSchema = z.strictObject({
  /** Until when invoices reach that were paid and neither given back nor disputed. */
  paidUntil: moment.nullable(),
  paidFor: z.enum(['trial', 'month']).nullable(),
  /** Whether anything was ever paid, even if it was given back. */
  hasPaid: z.boolean(),
  /** The trial is sold once. */
  hadTrial: z.boolean(),
  /** The subscription, from its first payment until it ends. */
  running: runningSchema.nullable(),
  /** What is charged: a card or an account. */
  card: cardSchema.nullable(),
  debit: debitSchema.nullable().default(null),
});
export type BillingState = z.output<typeof billingStateSchema>;

/** An account that has never paid. */
export const NOTHING_PAID: BillingState = {
  paidUntil: null,
  paidFor: null,
  hasPaid: false,
  hadTrial: false,
  running: null,
  card: null,
  debit: null,
};
