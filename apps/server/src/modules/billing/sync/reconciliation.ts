import type { Retention } from '@trazo/company/retention';
import { and, between, eq, exists, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Foundation } from '../../../platform/foundation/foundation.ts';
import { type JobKind, repeatedJob } from '../../../platform/queue/job-queue.ts';
import { billingCustomers, billingOrders, billingPayments } from '../schema.ts';
import { defineRetention } from './retention.ts';
import { CLOSE_DELETED, SYNC_ACCOUNT } from './sync-jobs.ts';

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

export interface ReconciliationOptions extends Pick<Foundation, 'database' | 'clock' | 'jobs'> {
  readonly retention: Retention;
}

/** Sixteen: ids of accounts are random, so each has as many of them. */
const FIRST_DIGITS = [...'0123456789abcdef'];

/** Accounts by the first digit of their id, one slice after the other: all at once would take a worker longer than a job may. */
export const RECONCILE_SLICE = {
  name: 'reconcile-payments-of',
  data: z.strictObject({ digit: z.enum(FIRST_DIGITS) }),
  subject: ({ digit }) => digit,
  retries: 5,
  retrySeconds: 60,
  longestRetrySeconds: 3600,
  atOnce: 1,
} as const satisfies JobKind<{ digit: string }>;

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
    await closeUnbegun(database, new Date(now - UNBEGUN_MS), new Date(now));
    await deletePastRetention();
    // Last: what was just closed or deleted is not read again.
    await jobs.addAll(
      database,
      RECONCILE_SLICE,
      FIRST_DIGITS.map((digit) => ({ digit })),
    );
  });
  await jobs.define(RECONCILE_SLICE, async ({ digit }) => {
    const since = new Date(clock().getTime() - DISPUTABLE_MS);
    await jobs.addAll(database, SYNC_ACCOUNT, await accountsToRead(database, digit, since));
    await jobs.addAll(database, CLOSE_DELETED, await deletedToClose(database, digit, since));
  });
}

const LOWEST = '00000000-0000-0000-0000-000000000000';
const HIGHEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const beginsWith = (id: AnyPgColumn, digit: string) =>
  between(id, digit + LOWEST.slice(1), digit + HIGHEST.slice(1));

/** Ordered, and either still open or of late: a withdrawal may wait for its refund. */
const accountsToRead = (database: NodePgDatabase, digit: string, since: Date) =>
  database
    .select({ accountId: billingCustomers.accountId })
    .from(billingCustomers)
    .where(
      and(
        beginsWith(billingCustomers.accountId, digit),
        isNotNull(billingCustomers.customerId),
        or(
          exists(
            database
              .select({ one: sql`1` })
              .from(billingOrders)
              .where(
                and(
                  eq(billingOrders.accountId, billingCustomers.accountId),
                  or(isNull(billingOrders.closedAt), gt(billingOrders.closedAt, since)),
                ),
              ),
          ),
          exists(
            database
              .select({ one: sql`1` })
              .from(billingPayments)
              .where(
                and(
                  eq(billingPayments.accountId, billingCustomers.accountId),
                  gt(billingPayments.madeAt, since),
                ),
              ),
          ),
        ),
      ),
    );

/** Whose account is gone while the bank was still looking at a payment. */
const deletedToClose = (database: NodePgDatabase, digit: string, since: Date) =>
  database
    .selectDistinct({ accountId: billingPayments.accountId, customerId: billingPayments.customerId })
    .from(billingPayments)
    .leftJoin(billingCustomers, eq(billingCustomers.accountId, billingPayments.accountId))
    .where(
      and(
        beginsWith(billingPayments.accountId, digit),
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
