import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { type Confirmation, confirmationOf, confirmationOfStatus, type ToConfirm } from './card-entry.ts';

let loaded: { readonly key: string; readonly stripe: Promise<Stripe | null> } | undefined;

/** The provider's library, fetched once; a key that changes fetches it again, and so does an attempt that failed. */
export function stripeOf(publishableKey: string): Promise<Stripe | null> {
  if (loaded?.key !== publishableKey) {
    const stripe = loadStripe(publishableKey).catch(() => {
      loaded = undefined;
      return null;
    });
    loaded = { key: publishableKey, stripe };
  }
  return loaded.stripe;
}

/** Lets the payer's bank ask what it has to ask, in a window of its own. */
export async function answerBankOfStripe(
  { clientSecret }: ToConfirm,
  publishableKey: string,
): Promise<Confirmation> {
  const stripe = await stripeOf(publishableKey);
  if (stripe === null) return { kind: 'unreachable' };
  const { error, paymentIntent, setupIntent } = await stripe.handleNextAction({ clientSecret });
  if (error !== undefined) return confirmationOf(error);
  return confirmationOfStatus((paymentIntent ?? setupIntent).status);
}
