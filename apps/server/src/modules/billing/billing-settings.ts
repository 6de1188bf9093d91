import type { Clock } from '../../platform/clock.ts';

/** Where the payment provider answers: Stripe itself, or the sandbox on this machine. */
export interface ProviderSettings {
  readonly name: 'stripe' | 'sandbox';
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** How often the library asks again by itself. */
  readonly retries?: number;
  readonly address?: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' };
}

/** What is sold and on what terms. Amounts in minor units. */
export interface Terms {
  readonly trialPrice: number;
  readonly subscriptionPrice: number;
  readonly currency: string;
  readonly currencySymbol: string;
  readonly trialDays: number;
  /** Whether orders without a trial may be paid by direct debit. */
  readonly takesDebits: boolean;
  /** How long access goes on while a renewal has not been paid. */
  readonly graceMs: number;
}

export interface BillingSettings {
  readonly provider: ProviderSettings;
  readonly terms: Terms;
  /** Calls that cost several at the provider, a minute and address. */
  readonly callsPerMinute: number;
  /** The provider's time: Stripe's is ours, the sandbox's can be moved. */
  readonly clock: Clock;
}
