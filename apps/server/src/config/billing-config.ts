import { StartupError } from '../platform/errors/startup-error.ts';
import { required } from './read-variables.ts';
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
  const stripe = stripeSecretOf(read);
  return {
    stripe: stripe === undefined ? undefined : stripeKeys(read, stripe),
    sandboxUrl: sandboxUrlOf(read),
    trialDays: read.TRIAL_DAYS,
    trialPrice: read.TRIAL_PRICE,
    subscriptionPrice: read.SUBSCRIPTION_PRICE,
    takesDebits: read.DIRECT_DEBIT === undefined ? stripe === undefined : read.DIRECT_DEBIT === 'yes',
    graceMs: read.BILLING_GRACE_DAYS * DAY_MS,
    callsPerMinute: read.PAYMENTS_PER_MINUTE,
  };
}

function stripeSecretOf(read: Environment): string | undefined {
  if (read.NODE_ENV === 'production') return required(read, 'STRIPE_SECRET_KEY', 'in production');
  // The sandbox lives inside the server that people pay at; a worker's own would know none of them, and end what they paid for.
  const why = 'with ROLE=worker, which cannot reach the payment sandbox inside another process';
  const isApart = read.ROLE === 'worker' && read.PAYMENT_SANDBOX_URL === undefined;
  return isApart ? required(read, 'STRIPE_SECRET_KEY', why) : read.STRIPE_SECRET_KEY;
}

function sandboxUrlOf(read: Environment): string | undefined {
  if (read.PAYMENT_SANDBOX_URL === undefined) return undefined;
  if (read.NODE_ENV === 'production')
    throw new StartupError(
      'PAYMENT_SANDBOX_URL is not allowed in production: the sandbox accepts test cards as payment',
    );
  if (read.STRIPE_SECRET_KEY !== undefined)
    throw new StartupError(
      'PAYMENT_SANDBOX_URL and STRIPE_SECRET_KEY name two providers: set only one of them',
    );
  return read.PAYMENT_SANDBOX_URL;
}

const stripeKeys = (read: Environment, secretKey: string): NonNullable<BillingConfig['stripe']> => ({
  secretKey,
  publishableKey: sameMode(
    secretKey,
    required(read, 'STRIPE_PUBLISHABLE_KEY', 'together with STRIPE_SECRET_KEY'),
  ),
  webhookSecret: required(read, 'STRIPE_WEBHOOK_SECRET', 'together with STRIPE_SECRET_KEY'),
});

/** Card details that a key for tests takes are unknown to a live one, and the other way round. */
function sameMode(secretKey: string, publishableKey: string): string {
  const [secret, publishable] = [secretKey, publishableKey].map((key) => /_(live|test)_/.exec(key)?.[1]);
  if (secret === publishable || secret === undefined || publishable === undefined) return publishableKey;
  throw new StartupError(
    `STRIPE_PUBLISHABLE_KEY must be for the same mode as STRIPE_SECRET_KEY: ${secret}, not ${publishable}`,
  );
}
