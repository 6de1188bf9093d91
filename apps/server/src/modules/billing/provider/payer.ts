import type { Account } from '../../../platform/authentication/account.ts';
import { asking, freshKey, type Stripe } from './stripe-client.ts';

/** Tells the provider who pays, as the account says it now. */
export async function describePayer(stripe: Stripe, customerId: string, account: Account): Promise<void> {
  const { email, name, surname, language } = account;
  await stripe.customers.update(
    customerId,
    { email, name: `${name} ${surname}`.trim(), preferred_locales: [language] },
    freshKey(),
  );
}

/**
 * Takes from the provider who it was that paid, and the cards with it: what was paid stays there under a number that names
 * no person. Done again, it finds nothing left; a payment that comes later may bring its card back.
 */
export const forgetPayer = (stripe: Stripe, customerId: string): Promise<void> =>
  asking(async () => {
    const customer = await stripe.customers.retrieve(customerId);
    if (customer.deleted === true) return;
    const cards = stripe.paymentMethods.list({ customer: customerId, type: 'card', limit: 100 });
    for await (const { id } of cards) {
      // What is detached cannot be changed any more.
      const billing_details = { address: '', email: '', name: '', phone: '' } as const;
      await stripe.paymentMethods.update(id, { billing_details }, freshKey());
      await stripe.paymentMethods.detach(id, {}, freshKey());
    }
    if (customer.email === null && !customer.name && !customer.phone) return;
    await stripe.customers.update(customerId, { email: '', name: '', phone: '' }, freshKey());
  });
