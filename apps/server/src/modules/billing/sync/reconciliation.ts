import type { Retention } from '@trazo/company/retention';
import { and, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Clock } from '../../../platform/clock.ts';
import { type JobQueue, repeatedJob } from '../../../platform/queue/job-queue.ts';
import { billingCustomers, billingOrders, billingPayments } from '../schema.ts';
import { defineRetention } from './retention.ts';
import { SETTLE_FORMER, SYNC_ACCOUNT } from './sync-jobs.ts';

export const RECONCILE = repeatedJob({
  name: 'reconcile-payments',
  cron: '41 4 * * *',
  retries: 5,
  retrySeconds: 60,
  longestRetrySeconds: 3600,
});

const DAY_MS = 24 * 3_600_000;
/** Banks take disputes for about four months. */
const DISPUTABLE_MS = 150 * DAY_MS;
/** An abandoned order, of which the provider knows nothing. */
const UNBEGUN_MS = 2 * DAY_MS;

export interface ReconciliationOptions {
  readonly database: NodePgDatabase;
  readonly clock: Clock;
  readonly jobs: JobQueue;
  readonly retention: Retention;
}

/**
 * Once a day every account whose payments may have changed is read again, for events that never came; and what need not be
 * kept any longer is deleted.
 */
export async function registerReconciliation({
  database,
  clock,
  jobs,
  retention,
}: ReconciliationOptions): Promise<void> {
  const deletePastRetention = await defineRetention({ database, jobs, clock, retention });
  await jobs.repeat(RECONCILE, async () => {
    const now = clock().getTime();
    const since = new Date(now - DISPUTABLE_MS);
    await jobs.addAll(database, SYNC_ACCOUNT, await accountsToRead(database, since));
    await jobs.addAll(database, SETTLE_FORMER, await formerToSettle(database, since));
    await closeUnbegun(database, new Date(now - UNBEGUN_MS), new Date(now));
    await deletePastRetention();
  });
}

const accountsToRead = (database: NodePgDatabase, since: Date) =>
  database
    .selectDistinct({ accountId: billingCustomers.accountId })
    .from(billingCustomers)
    .leftJoin(billingOrders, eq(billingOrders.accountId, billingCustomers.accountId))
    .leftJoin(billingPayments, eq(billingPayments.accountId, billingCustomers.accountId))
    .where(
      and(
        isNotNull(billingCustomers.customerId),
        or(
          // Ordered, and either still open or of late: a withdrawal may wait for its refund.
          and(isNotNull(billingOrders.id), isNull(billingOrders.closedAt)),
          gt(billingOrders.closedAt, since),
          gt(billingPayments.madeAt, since),
        ),
      ),
    );

/** Whose account is gone while the bank was still looking at a payment. */
const formerToSettle = (database: NodePgDatabase, since: Date) =>
  database
    .selectDistinct({ accountId: billingPayments.accountId, customerId: billingPayments.customerId })
    .from(billingPayments)
    .leftJoin(billingCustomers, eq(billingCustomers.accountId, billingPayments.accountId))
    .where(
      and(
        isNull(billingCustomers.accountId),
        inArray(billingPayments.status, ['processing', 'open']),
        gt(billingPayments.madeAt, since),
      ),
    );

const closeUnbegun = (database: NodePgDatabase, before: Date, now: Date) =>
  database
    .update(billingOrders)
    .set({ closedAt: now })
    .where(
      and(
        isNull(billingOrders.closedAt),
        isNull(billingOrders.subscriptionId),
        lt(billingOrders.orderedAt, before),
        sql`not exists (
          select 1 from billing_customers
          where billing_customers.account_id = ${billingOrders.accountId} and customer_id is not null
            and (read_at is null or read_at < ${billingOrders.orderedAt})
        )`,
      ),
    );
