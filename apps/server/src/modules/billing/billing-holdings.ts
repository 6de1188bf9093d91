import type { Foundation } from '../../platform/foundation/foundation.ts';
import type { AccountHoldings } from '../../platform/personal-data/account-holdings.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import {
  changeOrder,
  declarationsOf,
  findCustomer,
  lockCustomer,
  openOrderOf,
  ordersOf,
  setDeletionReceived,
  setOrdersLate,
} from './billing-repository.ts';
import type { BillingView } from './billing-view.ts';
import { end } from './orders/orders.ts';
import type { Stripe } from './provider/stripe-client.ts';
import type { SyncCustomer } from './sync/customer-sync.ts';
import type { CloseDeletedCustomer } from './sync/deleted-customer.ts';
import { CLOSE_DELETED, DESCRIBE_PAYER } from './sync/sync-jobs.ts';

export interface BillingHoldingsOptions extends Pick<Foundation, 'database' | 'clock'> {
  readonly stripe: Stripe;
  readonly jobs: Pick<JobQueue, 'add'>;
  readonly sync: SyncCustomer;
  readonly closeDeletedCustomer: CloseDeletedCustomer;
  readonly view: BillingView;
}

/**
 * Payments when their account is exported or deleted. The subscription ends before anything is deleted; what was paid and
 * agreed to stays as long as the law asks (specification §9), under an id that leads to no person.
 */
export const createBillingHoldings = (options: BillingHoldingsOptions): AccountHoldings => {
  const { database, stripe, clock, jobs, sync, closeDeletedCustomer, view } = options;
  return {
    exported: async function* (account) {
      const { id } = account;
      const { payments, card, subscription } = await view(account);
      const orders = (await ordersOf(database, id)).map((order) => ({
        ordered_at: order.orderedAt,
        first_amount: order.firstAmount,
        renewal_amount: order.renewalAmount,
        currency: order.currency,
        agreed_to: order.text,
        text_version: order.textVersion,
        cancelled_at: order.cancelledAt,
        withdrawn_at: order.withdrawnAt,
        ended_at: order.closedAt,
      }));
      const declarations = (await declarationsOf(database, id)).map(({ kind, name, reason, receivedAt }) => ({
        kind,
        name,
        reason,
        received_at: receivedAt,
      }));
      const json = JSON.stringify({ subscription, card, orders, payments, declarations }, undefined, 2);
      yield { path: 'payments.json', bytes: Buffer.from(`${json}\n`) };
    },

    described: async (tx, accountId) => {
      const { customerId = null } = (await findCustomer(tx, accountId)) ?? {};
      if (customerId !== null) await jobs.add(tx, DESCRIBE_PAYER, { accountId });
    },

    beforeDeletion: async (accountId, sinceMs) => {
      await setDeletionReceived(database, accountId, new Date(clock().getTime() - sinceMs));
      // The provider may have made a subscription that we have not heard of yet.
      await sync(accountId);
      const order = await openOrderOf(database, accountId);
      if (order?.subscriptionId != null) await end(stripe, order.subscriptionId);
      const { customerId = null } = (await findCustomer(database, accountId)) ?? {};
      if (customerId !== null) await closeDeletedCustomer(accountId, customerId);
    },

    beforeErasure: async (tx, accountId) => {
      const { customerId = null } = (await lockCustomer(tx, accountId)) ?? {};
      const order = await openOrderOf(tx, accountId);
      if (order !== undefined) await changeOrder(tx, order, { closedAt: clock() });
      await setOrdersLate(tx, accountId);
      // One that was begun between the two steps.
      if (customerId !== null) await jobs.add(tx, CLOSE_DELETED, { accountId, customerId });
    },
  };
};
