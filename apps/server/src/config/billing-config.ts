import { must } from '@trazo/plan/must';
import type { Environment } from './variables.ts';

const DAY_MS = 24 * 3_600_000;

/** Prices in cents, and the keys of the payment provider. */
export interface BillingConfig {
  /** Undefined only outside production: the sandbox takes its place. */
  readonly stripe:
    | { readonly secretKey: string; readonly publishableKey: string; readonly webhookSecret: string }
    | undefined;
  /** Of a sandbox in another process. */
  readonly sandboxUrl: string | undefined;
  readonly trialDays: number;
  readonly trialPrice: number;
  readonly subscriptionPrice: number;
  /** Whether orders without a trial may be paid by direct debit. */
  readonly takesDebits: boolean;
  /** How long access goes on while a renewal has not been paid. */
  readonly graceMs: number;
  /** Calls that reach the provider, a minute and address. */
  readonly callsPerMinute: number;
}

export function billingOf(read: Environment): BillingConfig {
  const stripe = read.STRIPE_SECRET_KEY;
  return {
    stripe: stripe === undefined ? undefined : stripeKeys(read, stripe),
    sandboxUrl: read.PAYMENT_SANDBOX_URL,
    trialDays: read.TRIAL_DAYS,
    trialPrice: read.TRIAL_PRICE,
    subscriptionPrice: read.SUBSCRIPTION_PRICE,
    takesDebits: read.DIRECT_DEBIT === undefined ? stripe === undefined : read.DIRECT_DEBIT === 'yes',
    graceMs: read.BILLING_GRACE_DAYS * DAY_MS,
    callsPerMinute: read.PAYMENTS_PER_MINUTE,
  };
}

const stripeKeys = (read: Environment, secretKey: string): NonNullable<BillingConfig['stripe']> => ({
  secretKey,
  publishableKey: must(read.STRIPE_PUBLISHABLE_KEY, 'asked for by the rules'),
  webhookSecret: must(read.STRIPE_WEBHOOK_SECRET, 'asked for by the rules'),
});
