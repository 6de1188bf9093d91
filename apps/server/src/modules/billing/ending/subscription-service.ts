import { randomUUID } from 'node:crypto';
import type { Account, AccountId } from '../../../platform/authentication/account.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Foundation } from '../../../platform/foundation/foundation.ts';
import type { JobQueue } from '../../../platform/queue/job-queue.ts';
import type { BillingMails } from '../billing-mails.ts';
import {
  changeCustomer,
  lockCustomer,
  ordersOf,
  paymentsOf,
  withdrawnFrom,
  withdrawOrder,
} from '../billing-repository.ts';
import { asking, freshKey, isRefusal, type Stripe } from '../provider/stripe-client.ts';
import { billingDeclarations } from '../schema.ts';
import type { SyncCustomer, Synced } from '../sync/customer-sync.ts';
import { SYNC_ACCOUNT } from '../sync/sync-jobs.ts';
import { confirmDuringOutage } from './cancellation-during-outage.ts';
import { cancelOrder, resumeOrder } from './cancelled-order.ts';
import { withdrawableOf } from './withdrawable.ts';

export interface Withdrawal {
  readonly receivedAt: Date;
  readonly amount: number;
  readonly currency: string;
}

/** Ending a subscription, and taking that back. Each fails with `no_subscription` where there is nothing to do it to. */
export interface SubscriptionService {
  /**
   * At the end of what was paid for, or is being paid for; at once where the renewal is unpaid. Received is received, also
   * while the provider does not answer.
   */
  stop(account: Account): Promise<void>;
  resume(accountId: AccountId): Promise<void>;
  /** Received is received: the money goes back as soon as the provider answers. */
  withdraw(account: Account): Promise<Withdrawal>;
}

export interface SubscriptionServiceOptions extends Pick<Foundation, 'database' | 'clock'> {
  readonly stripe: Stripe;
  readonly jobs: Pick<JobQueue, 'add'>;
  readonly mails: BillingMails;
  readonly sync: SyncCustomer;
}

export function createSubscriptionService(options: SubscriptionServiceOptions): SubscriptionService {
  const { database, stripe, clock, jobs, mails, sync } = options;

  const renewAgain = (subscriptionId: string): Promise<void> =>
    asking(async () => {
      try {
        await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false }, freshKey());
      } catch (error) {
        // It has ended since it was read: the next reading says so.
        if (!isRefusal(error)) throw error;
      }
    });

  return {
    stop: async (account) => {
      const accountId = account.id;
      const synced = await sync(accountId).catch(onlyAway);
      const isAway = synced instanceof ApiError;
      if (!isAway && !(synced && isCancellable(synced))) throw new ApiError('no_subscription');
      await inTransaction(database, async (tx) => {
        const isContract = await cancelOrder(tx, accountId, clock());
        if (isAway && !isContract) throw synced;
        // Whatever happens to this request: it does not renew.
        await jobs.add(tx, SYNC_ACCOUNT, { accountId });
      });
      const after = isAway ? synced : await sync(accountId).catch(onlyAway);
      if (!(after instanceof ApiError)) return;
      await inTransaction(database, (tx) => confirmDuringOutage(tx, account, clock(), mails));
    },

    resume: async (accountId) => {
      const running = (await sync(accountId))?.state.running;
      if (!running) throw new ApiError('no_subscription');
      await inTransaction(database, (tx) => resumeOrder(tx, accountId, clock()));
      if (!running.renews) await renewAgain(running.id);
      if (!(await sync(accountId))?.state.running?.renews) throw new ApiError('no_subscription');
    },

    withdraw: async (account) => {
      const declared = await inTransaction(database, async (tx) => {
        const customer = await lockCustomer(tx, account.id);
        const orders = await ordersOf(tx, account.id);
        const receivedAt = clock();
        const found = withdrawableOf(orders, await paymentsOf(tx, account.id), receivedAt);
        if (customer === undefined) throw new ApiError('no_subscription');
        if (typeof found === 'string') throw new ApiError(found);
        const { order, amount } = found;
        await tx.insert(billingDeclarations).values({
          id: randomUUID(),
          accountId: account.id,
          kind: 'withdrawal',
          name: `${account.name} ${account.surname}`.trim(),
          reason: '',
          receivedAt,
        });
        await withdrawOrder(tx, order, receivedAt);
        const withdrawn = withdrawnFrom(await ordersOf(tx, account.id));
        const { running } = customer.state;
        const isOver = running !== null && withdrawn.has(running.id);
        const state = { ...customer.state, ...(isOver && { running: null }), paidUntil: null, paidFor: null };
        await changeCustomer(tx, account.id, { state, renewsAt: null });
        await mails.send(tx, account, { event: 'withdrawn', about: { order, receivedAt, amount } });
        // Whatever happens to this request: the money goes back.
        await jobs.add(tx, SYNC_ACCOUNT, { accountId: account.id });
        return { receivedAt, amount, currency: order.currency };
      });
      await sync(account.id).catch(onlyAway);
      return declared;
    },
  };
}

/** That the provider does not answer is no failure where what was declared is written down. */
function onlyAway(error: unknown): ApiError {
  if (error instanceof ApiError && error.code === 'payment_provider_unavailable') return error;
  throw error;
}

/** It runs, or it will as soon as the bank has said yes. */
const isCancellable = ({ state, openOrder, facts }: Synced): boolean =>
  state.running !== null ||
  facts.invoices.some(
    ({ subscriptionId, intent }) =>
      subscriptionId === openOrder?.subscriptionId && intent?.status === 'processing',
  );
