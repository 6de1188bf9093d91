import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Clock } from '../../platform/clock.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import type { AccountHoldings } from '../accounts/account-holdings.ts';
import { changeOrder, lockCustomer, openOrderOf, ordersOf } from './billing-repository.ts';
import type { BillingView } from './billing-view.ts';
import type { SyncCustomer } from './customer-sync.ts';
import { end } from './orders.ts';
import type { Stripe } from './stripe-client.ts';
import { END_SUBSCRIPTION } from './sync-jobs.ts';

export interface BillingHoldingsOptions {
  readonly database: NodePgDatabase;
  readonly stripe: Stripe;
  readonly clock: Clock;
  readonly jobs: JobQueue;
  readonly sync: SyncCustomer;
  readonly view: BillingView;
}

/**
 * Payments when their account is exported or deleted. The subscription ends before anything is deleted; what was paid and
 * agreed to stays as long as the law asks (specification §9), under an id that names nobody.
 */
export const createBillingHoldings = (options: BillingHoldingsOptions): AccountHoldings => {
  const { database, stripe, clock, jobs, sync, view } = options;
  return {
    exported: async function* ({ id }) {
      const { payments, card, subscription } = await view(id);
      const orders = (await ordersOf(database, id)).map((order) => ({
        ordered_at: order.orderedAt,
        first_amount: order.firstAmount,
        renewal_amount: order.renewalAmount,
        currency: order.currency,
        agreed_to: order.text,
        text_version: order.textVersion,
        withdrawn_at: order.withdrawnAt,
        ended_at: order.closedAt,
      }));
      const json = JSON.stringify({ subscription, card, orders, payments }, undefined, 2);
      yield { path: 'payments.json', bytes: Buffer.from(`${json}\n`) };
    },

    beforeDeletion: async (accountId) => {
      // The provider may have made a subscription that we have not heard of yet.
      await sync(accountId);
      const order = await openOrderOf(database, accountId);
      if (order?.subscriptionId != null) await end(stripe, order.subscriptionId);
    },

    delete: async (tx, accountId) => {
      await lockCustomer(tx, accountId);
      const order = await openOrderOf(tx, accountId);
      if (order === undefined) return;
      await changeOrder(tx, order.id, { closedAt: clock() });
      // One that was begun between the two steps.
      const { subscriptionId } = order;
      if (subscriptionId !== null) await jobs.add(tx, END_SUBSCRIPTION, { subscriptionId });
    },
  };
};
