import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { AccountId } from '../../../platform/authentication/account.ts';
import { changeCustomer, findCustomer } from '../billing-repository.ts';
import { asking, freshKey, isRefusal, type Stripe } from './stripe-client.ts';

export interface CardChangeOptions {
  readonly database: NodePgDatabase;
  readonly stripe: Stripe;
  readonly log: FastifyBaseLogger;
}

/**
 * Once the bank has confirmed a new card: it is the one charged from now on, and a renewal that was not paid is tried with
 * it. Done again after an interruption, it changes nothing twice.
 */
export async function applyNewCard(
  { database, stripe, log }: CardChangeOptions,
  accountId: AccountId,
): Promise<void> {
  const customer = await findCustomer(database, accountId);
  if (customer === undefined || customer.setupApplied || customer.setupIntent === null) return;
  const { setupIntent, customerId, state } = customer;
  if (customerId === null) return;
  await asking(async () => {
    const intent = await stripe.setupIntents.retrieve(setupIntent);
    if (intent.status === 'canceled') await changeCustomer(database, accountId, { setupApplied: true });
    const { payment_method: method } = intent;
    const card = typeof method === 'string' ? method : method?.id;
    if (intent.status !== 'succeeded' || card === undefined) return;
    const invoice_settings = { default_payment_method: card };
    await stripe.customers.update(customerId, { invoice_settings }, freshKey());
    if (state.running !== null) {
      await inspite(log, () =>
        stripe.subscriptions.update(state.running?.id ?? '', { default_payment_method: card }, freshKey()),
      );
    }
    const open = await stripe.invoices.list({ customer: customerId, status: 'open' });
    for (const { id, billing_reason } of open.data) {
      if (billing_reason === 'subscription_create') continue;
      await inspite(log, () => stripe.invoices.pay(id, { payment_method: card }, freshKey()));
    }
    await changeCustomer(database, accountId, { setupApplied: true });
  });
}

/** A card that is declined, or a subscription that has just ended: the next reading tells. */
async function inspite(log: FastifyBaseLogger, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (problem) {
    if (!isRefusal(problem)) throw problem;
    log.info({ err: problem }, 'the payment provider refused');
  }
}
