import { and, lte, sql } from 'drizzle-orm';
import type { Foundation } from '../../../platform/foundation/foundation.ts';
import { repeatedJob } from '../../../platform/queue/job-queue.ts';
import { billingCustomers } from '../schema.ts';
import { SYNC_ACCOUNT } from './sync-jobs.ts';

export const END_OVERDUE = repeatedJob({
  name: 'end-overdue-subscriptions',
  cron: '53 * * * *',
  retries: 3,
  retrySeconds: 60,
  longestRetrySeconds: 600,
});

export interface OverdueOptions extends Pick<Foundation, 'database' | 'clock' | 'jobs'> {
  readonly graceMs: number;
}

/**
 * An account whose renewal is unpaid beyond the grace period is read again, and so ended, within the hour: its mail said that it ends
 * then, and the bank must not be asked once more.
 */
export async function registerOverdue({ database, clock, jobs, graceMs }: OverdueOptions): Promise<void> {
  await jobs.repeat(END_OVERDUE, async () => {
    const paidBefore = new Date(clock().getTime() - graceMs).toISOString();
    const { accountId, state } = billingCustomers;
    const overdue = await database
      .select({ accountId })
      .from(billingCustomers)
      .where(
        and(
          sql`jsonb_typeof(${state} #> '{running,due}') = 'object'`,
          lte(sql`(${state} ->> 'paidUntil')::timestamptz`, paidBefore),
        ),
      );
    await jobs.addAll(database, SYNC_ACCOUNT, overdue);
  });
}
