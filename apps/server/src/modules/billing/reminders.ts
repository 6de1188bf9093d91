import { and, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Account, AccountId } from '../../platform/authentication/account.ts';
import { accountJob } from '../../platform/authentication/account-job.ts';
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import { repeatedJob } from '../../platform/queue/job-queue.ts';
import type { BillingMails } from './billing-mails.ts';
import { changeCustomer, lockCustomer, openOrderOf } from './billing-repository.ts';
import { expiresBefore } from './billing-view.ts';
import { billingCustomers } from './schema.ts';

export const REMIND = repeatedJob({
  name: 'remind-of-payments',
  cron: '29 * * * *',
  retries: 3,
  retrySeconds: 60,
  longestRetrySeconds: 600,
});

/** One payment each: a hundred thousand that are due at a time take longer than a job may. */
const REMIND_ACCOUNT = accountJob({
  name: 'remind-of-payment',
  retries: 10,
  retrySeconds: 30,
  longestRetrySeconds: 3600,
  workers: 2,
});

const DAY_MS = 24 * 3_600_000;
/** Card networks ask for three to seven days: looked for hourly, and sent later where mail waits, it is more than three. */
const AHEAD_MS = 4 * DAY_MS;

export interface RemindersOptions extends Pick<Foundation, 'database' | 'clock' | 'jobs'> {
  readonly mails: BillingMails;
  readonly findAccount: (tx: Transaction, id: AccountId) => Promise<Account | undefined>;
}

/** Mails the owner before each payment, once, and about a card that will expire. */
export async function registerReminders(options: RemindersOptions): Promise<void> {
  const { database, clock, jobs } = options;
  await jobs.define(REMIND_ACCOUNT, ({ accountId }) =>
    inTransaction(database, (tx) => remind(tx, accountId, options)),
  );
  await jobs.repeat(REMIND, async () => {
    const now = clock();
    const soon = new Date(now.getTime() + AHEAD_MS);
    const { renewsAt, remindedFor, state } = billingCustomers;
    const due = await database
      .select({ accountId: billingCustomers.accountId })
      .from(billingCustomers)
      .where(
        and(
          gt(renewsAt, now),
          lte(renewsAt, soon),
          or(isNull(remindedFor), ne(remindedFor, renewsAt)),
          // A trial of a day or two is halfway through before anybody is reminded.
          sql`${renewsAt} - ${now.toISOString()}::timestamptz
            <= (${renewsAt} - (${state} #>> '{running,startedAt}')::timestamptz) / 2`,
        ),
      );
    await jobs.addAll(database, REMIND_ACCOUNT, due);
  });
}

async function remind(
  tx: Transaction,
  accountId: AccountId,
  { findAccount, mails }: RemindersOptions,
): Promise<void> {
  const account = await findAccount(tx, accountId);
  const customer = await lockCustomer(tx, accountId);
  const running = customer?.state.running;
  const order = await openOrderOf(tx, accountId);
  if (account === undefined || customer === undefined || !running?.renews || order === undefined) return;
  if (customer.remindedFor !== null && customer.remindedFor.getTime() === customer.renewsAt?.getTime())
    return;
  // The provider may not have heard of it yet.
  if (order.cancelledAt !== null) return;
  const due = new Date(running.periodEnd);
  const { card, paidFor } = customer.state;
  const { currency } = order;
  const isTrial = paidFor === 'trial';
  await mails.send(tx, account, { event: 'paymentAhead', about: { running, currency, isTrial } });
  if (card !== null && expiresBefore(card, due)) {
    await mails.send(tx, account, { event: 'cardExpiring', about: { running, currency, card } });
  }
  await changeCustomer(tx, accountId, { remindedFor: customer.renewsAt });
}
