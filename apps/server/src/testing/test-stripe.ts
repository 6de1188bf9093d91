import type { User } from '@trazo/contract/accounts/user';
import { createStripe, type Stripe } from '../modules/billing/provider/stripe-client.ts';
import type { TestApp } from './test-app.ts';

/** The provider's interface, seen from outside. */
export function testStripe({ sandbox }: Pick<TestApp, 'sandbox'>): Stripe {
  const { secretKey, publishableKey, webhookSecret, host, port, protocol } = sandbox;
  const address = { host, port, protocol };
  return createStripe({ name: 'sandbox', secretKey, publishableKey, webhookSecret, address });
}

/** What the provider holds of an e-mail address, under however many customers. */
export async function ownOf<Held>(
  stripe: Stripe,
  email: string,
  list: (customer: string) => Promise<{ data: Held[] }>,
): Promise<Held[]> {
  const { data: customers } = await stripe.customers.list({ email });
  return (await Promise.all(customers.map(({ id }) => list(id)))).flatMap(({ data }) => data);
}

/** What the provider holds of an account, under however many names. */
export async function heldOf(stripe: Stripe, user: User) {
  const customers = await stripe.customers.list({ email: user.user_email });
  const own = customers.data.map(({ id }) => id);
  const of = async <Held>(list: (customer: string) => Promise<{ data: Held[] }>): Promise<Held[]> =>
    (await Promise.all(own.map(list))).flatMap(({ data }) => data);
  return {
    customers: own,
    live: await of((customer) => stripe.subscriptions.list({ customer })),
    paid: await of((customer) => stripe.invoices.list({ customer, status: 'paid' })),
    open: await of((customer) => stripe.invoices.list({ customer, status: 'open' })),
    charges: await of((customer) => stripe.charges.list({ customer })),
  };
}
