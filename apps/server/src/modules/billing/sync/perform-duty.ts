import { asking, freshKey, isRefusal, type Stripe } from '../provider/stripe-client.ts';
import type { Duty } from './provider-duties.ts';

/** What was done already is refused by the provider: the next reading shows it. */
export async function perform(stripe: Stripe, duty: Duty): Promise<void> {
  try {
    switch (duty.kind) {
      case 'end':
        await stripe.subscriptions.cancel(duty.subscriptionId, {}, freshKey());
        return;
      case 'stop':
        await stripe.subscriptions.update(duty.subscriptionId, { cancel_at_period_end: true }, freshKey());
        return;
      case 'refund':
        // All that is left of it: what was given back already is refused.
        await stripe.refunds.create(
          { payment_intent: duty.intentId, metadata: { invoice: duty.invoiceId } },
          freshKey(),
        );
        return;
      case 'void':
        await stripe.invoices.voidInvoice(duty.invoiceId, {}, freshKey());
        return;
    }
  } catch (error) {
    if (!isRefusal(error)) await asking(() => Promise.reject(error));
  }
}
