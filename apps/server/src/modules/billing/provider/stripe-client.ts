import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { ProviderSettings } from '../billing-settings.ts';

const TIMEOUT_MS = 15_000;
const RETRIES = 2;
const RETRY_AFTER_SECONDS = 30;

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
export const isRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError;

/** Whether the provider itself failed and may have done what was asked all the same. */
export const isProviderFault = (error: unknown): boolean => error instanceof Stripe.errors.StripeAPIError;

/**
 * Every failure of the provider as our API reports it: no answer, busy, or an error. The cause goes with it, for
 * the log.
 */
export async function asking<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new ApiError('payment_provider_unavailable', { retryAfter: RETRY_AFTER_SECONDS, cause: error });
  }
}
