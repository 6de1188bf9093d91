import { accountJob } from '../../platform/authentication/account-job.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import { repeatedJob } from '../../platform/queue/job-queue.ts';
import type { PlanFolding } from '../plans/plan-folding.ts';
import { lockHoldings } from '../plans/plan-repository.ts';
import { keep } from './version-keeping.ts';
import { deleteExpired, duePlans, ownersOfDue, settleDue } from './version-repository.ts';

export const HOURLY = repeatedJob({
  name: 'keep-versions',
  cron: '13 * * * *',
  retries: 2,
  retrySeconds: 60,
  longestRetrySeconds: 600,
});

/** One account each, as their plans are written at once. */
export const KEEP_OF = accountJob({
  name: 'keep-versions-of',
  retries: 5,
  retrySeconds: 60,
  longestRetrySeconds: 3600,
});

interface HourlyOptions extends Pick<Foundation, 'database' | 'clock' | 'jobs'> {
  readonly folding: PlanFolding;
}

/** Keeps every hour a version of what was changed in it, and lets go of versions whose time is over. */
export async function keepHourlyVersions({ database, clock, jobs, folding }: HourlyOptions): Promise<void> {
  await jobs.repeat(HOURLY, async () => {
    await deleteExpired(database, clock());
    const owners = await ownersOfDue(database);
    await jobs.addAll(
      database,
      KEEP_OF,
      owners.map((accountId) => ({ accountId })),
    );
  });
  await jobs.define(KEEP_OF, async ({ accountId }) => {
    for (const id of await duePlans(database, accountId)) {
      await inTransaction(database, async (tx) => {
        await lockHoldings(tx, accountId);
        const plan = await folding.foldLocked(tx, accountId, id);
        if (plan === undefined) return;
        await keep(tx, clock(), { plan, reason: 'work', by: null });
        await settleDue(tx, accountId, id);
      });
    }
  });
}
