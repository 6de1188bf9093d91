import { and, gt, lte } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Account, AccountId } from '../../platform/authentication/account.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import { type JobQueue, repeatedJob } from '../../platform/queue/job-queue.ts';
import type { BillingMails } from './billing-mails.ts';
import { lockCustomer, openOrderOf } from './billing-repository.ts';
import { expiresBefore } from './billing-view.ts';
import { billingCustomers } from './schema.ts';

export const REMIND = repeatedJob({
  name: 'remind-of-payments',
  cron: '29 * * * *',
  retries: 3,
  retrySeconds: 60,
  longestRetrySeconds: 600,
});

const DAY_MS = 24 * 3_600_000;
/** Between the three and seven days that card networks ask for. */
const AHEAD_MS = 3 * DAY_MS;

export interface RemindersOptions {
  readonly database: NodePgDatabase;
  readonly clock: Clock;
  readonly jobs: JobQueue;
  readonly mails: BillingMails;
  readonly findAccount: (tx: Transaction, id: AccountId) => Promise<Account | undefined>;
}

/** Before each payment its owner is told of it, once, and of a card that will not do. */
export async function registerReminders(options: RemindersOptions): Promise<void> {
  const { database, clock, jobs } = options;
  await jobs.repeat(REMIND, async () => {
    const now = clock();
    const soon = new Date(now.getTime() + AHEAD_MS);
    const due = await database
      .select({ accountId: billingCustomers.accountId })
      .from(billingCustomers)
      .where(and(gt(billingCustomers.renewsAt, now), lte(billingCustomers.renewsAt, soon)));
    for (const { accountId } of due) {
      await inTransaction(database, (tx) => remind(tx, accountId, now, options));
    }
  });
}

async function remind(
  tx: Transaction,
  accountId: AccountId,
  now: Date,
  { findAccount, mails }: RemindersOptions,
): Promise<void> {
  const account = await findAccount(tx, accountId);
  const customer = await lockCustomer(tx, accountId);
  const running = customer?.state.running;
  const order = await openOrderOf(tx, accountId);
  if (account === undefined || customer === undefined || !running?.renews || order === undefined) return;
  // The provider may not have heard of it yet.
  if (order.cancelledAt !== null) return;
  const due = new Date(running.periodEnd);
  if (due.getTime() - now.getTime() > aheadFor(new Date(running.startedAt), due)) return;
  const { card, paidFor } = customer.state;
  await mails.reminder(tx, account, running, order.currency, paidFor === 'trial');
  if (card !== null && expiresBefore(card, due)) {
    await mails.cardExpiring(tx, account, running, order.currency, card);
  }
}

/** A trial of a day or two is halfway through before anybody is reminded. */
const aheadFor = (started: Date, due: Date): number =>
  Math.min(AHEAD_MS, (due.getTime() - started.getTime()) / 2);
