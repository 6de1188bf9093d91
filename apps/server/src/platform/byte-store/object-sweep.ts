import { and, inArray, lt } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Clock } from '../clock.ts';
import type { ObjectStore } from '../object-store/object-store.ts';
import { type JobQueue, repeatedJob } from '../queue/job-queue.ts';
import { objectMarks } from './schema.ts';

/** Longer than any save, and than a backup reads: what it saw named is still there. */
export const GRACE_MS = 24 * 3_600_000;
const DELETED_TOGETHER = 1_000;

export const SWEEP_OBJECTS = repeatedJob({
  name: 'sweep-objects',
  cron: '51 * * * *',
  retries: 2,
  retrySeconds: 60,
  longestRetrySeconds: 600,
});

export interface ObjectSweepOptions {
  readonly database: NodePgDatabase;
  readonly clock: Clock;
  readonly jobs: JobQueue;
  readonly objects: ObjectStore;
}

/**
 * Deletes every hour the objects that no row has named for a day (byte-store.ts); what is too much for one job is left to the next.
 * An object goes before its mark, so that one whose sweep was killed is found again. Two at once would do no harm.
 */
export async function sweepObjects({ database, clock, jobs, objects }: ObjectSweepOptions): Promise<void> {
  await jobs.repeat(SWEEP_OBJECTS, async () => {
    const until = performance.now() + jobs.attemptMs;
    const isDue = lt(objectMarks.markedAt, new Date(clock().getTime() - GRACE_MS));
    while (performance.now() < until) {
      const due = await database
        .select({ owner: objectMarks.accountId, key: objectMarks.objectKey })
        .from(objectMarks)
        .where(isDue)
        .limit(DELETED_TOGETHER);
      if (due.length === 0) return;
      const keys = due.map(({ key }) => key);
      const owners = [...new Set(due.map(({ owner }) => owner))];
      await objects.remove(keys);
      await database
        .delete(objectMarks)
        .where(and(inArray(objectMarks.accountId, owners), inArray(objectMarks.objectKey, keys)));
    }
  });
}
