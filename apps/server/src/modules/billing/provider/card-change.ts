import type { FastifyBaseLogger } from 'fastify';
import type { AccountId } from '../../../platform/authentication/account.ts';
import type { Foundation } from '../../../platform/foundation/foundation.ts';
import { type CustomerRow, findCustomer, setApplied } from '../billing-repository.ts';
import { asking, freshKey, isRefusal, type Stripe } from './stripe-client.ts';

export interface CardChangeOptions extends Pick<Foundation, 'database' | 'log'> {
  readonly stripe: Stripe;
}

/**
 * Once the bank has confirmed a new card: it is the one charged from now on, and a renewal that was not paid is tried with
 * it. Done again after an interruption, it changes nothing twice. Where another change was begun meanwhile, that one is
 * applied after this one: the newest card is the one in use, in whichever order the readings end.
 */
export async function applyNewCard(options: CardChangeOptions, accountId: AccountId): Promise<void> {
  for (;;) {
    const customer = await findCustomer(options.database, accountId);
    if (customer === undefined || customer.setupApplied) return;
    const { setupIntent, customerId } = customer;
    if (setupIntent === null || customerId === null) return;
    const isSettled = await applyCardOf(options, { ...customer, setupIntent, customerId });
    if (!isSettled) return;
    await setApplied(options.database, accountId, setupIntent);
  }
}

type Changing = CustomerRow & { readonly setupIntent: string; readonly customerId: string };

/** False while the bank has not decided. */
const applyCardOf = (
  { stripe, log }: CardChangeOptions,
  { setupIntent, customerId, state }: Changing,
): Promise<boolean> =>
  asking(async () => {
    const intent = await stripe.setupIntents.retrieve(setupIntent);
    if (intent.status === 'canceled') return true;
    const { payment_method: method } = intent;
    const card = typeof method === 'string' ? method : method?.id;
    if (intent.status !== 'succeeded' || card === undefined) return false;
    const invoice_settings = { default_payment_method: card };
    await stripe.customers.update(customerId, { invoice_settings }, freshKey());
    const { running } = state;
    if (running !== null) {
      await inspite(log, () =>
        stripe.subscriptions.update(running.id, { default_payment_method: card }, freshKey()),
      );
    }
    const open = await stripe.invoices.list({ customer: customerId, status: 'open' });
    for (const { id, billing_reason } of open.data) {
      if (billing_reason === 'subscription_create') continue;
      await inspite(log, () => stripe.invoices.pay(id, { payment_method: card }, freshKey()));
    }
    return true;
  });

/** A card that is declined, or a subscription that has just ended: the next reading tells. */
async function inspite(log: FastifyBaseLogger, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    log.info({ err: error }, 'the payment provider refused');
  }
}
