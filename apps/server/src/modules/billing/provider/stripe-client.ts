import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { ApiProblem } from '../../../platform/errors/api-problem.ts';

const TIMEOUT_MS = 15_000;
const RETRIES = 2;
const RETRY_AFTER_SECONDS = 30;

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

export type { Stripe };

export const createStripe = ({ secretKey, address, retries = RETRIES }: ProviderSettings): Stripe =>
  new Stripe(secretKey, {
    ...address,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: retries,
    telemetry: false,
  });

/**
 * For a write that changes nothing when it is done twice: the library's own repetitions of it are known by this key, the next
 * try of ours is another one. The provider repeats its answer to a key for a day, even one that it had failed.
 */
export const freshKey = () => ({ idempotencyKey: randomUUID() });

/** Whether the provider has understood and refused: asking the same again would change nothing. */
export const isRefusal = (problem: unknown): boolean =>
  problem instanceof Stripe.errors.StripeInvalidRequestError ||
  problem instanceof Stripe.errors.StripeCardError;

/** Whether the provider itself failed and may have done what was asked all the same. */
export const isProviderFault = (problem: unknown): boolean => problem instanceof Stripe.errors.StripeAPIError;

/**
 * Every failure of the provider as the client is told: it does not answer, is busy, or fails. The cause goes with it, for
 * the log.
 */
export async function asking<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (problem) {
    if (!(problem instanceof Stripe.errors.StripeError)) throw problem;
    throw new ApiProblem('payment_provider_unavailable', { retryAfter: RETRY_AFTER_SECONDS, cause: problem });
  }
}
