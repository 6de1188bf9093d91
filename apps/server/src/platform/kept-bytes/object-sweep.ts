import { and, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AccountId } from '../authentication/account.ts';
import type { Clock } from '../clock.ts';
import type { ObjectStore } from '../object-store/object-store.ts';
import { type JobQueue, repeatedJob } from '../queue/job-queue.ts';
import { objectMarks } from './schema.ts';

/** Longer than any save, and than a backup reads: what it saw named is still there. */
export const GRACE_MS = 24 * 3_600_000;
const DELETED_TOGETHER = 1_000;
/** Accounts by the hundred: one after the other, a million take hours. */
const OWNERS_TOGETHER = 200;

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
 * Deletes every hour the objects that no row has named for a day, in two phases (byte-store.ts). What is too much for one job is
 * left to the next. Two at once would do no harm: a doomed object is neither claimed nor named again.
 */
export async function sweepObjects({ database, clock, jobs, objects }: ObjectSweepOptions): Promise<void> {
  await jobs.repeat(SWEEP_OBJECTS, async () => {
    const until = performance.now() + jobs.attemptMs;
    const isOver = () => performance.now() > until;
    const before = new Date(clock().getTime() - GRACE_MS);
    const due = await database
      .selectDistinct({ owner: objectMarks.accountId })
      .from(objectMarks)
      .where(lt(objectMarks.markedAt, before));
    for (let next = 0; next < due.length && !isOver(); next += OWNERS_TOGETHER) {
      const owners = due.slice(next, next + OWNERS_TOGETHER).map(({ owner }) => owner);
      await doomObjects(database, owners, before, clock());
      await deleteDoomed(database, objects, owners, isOver);
    }
  });
}

/** The first phase: none of them can be claimed once this has committed. */
export async function doomObjects(
  database: NodePgDatabase,
  owners: readonly AccountId[],
  before: Date,
  doomedAt: Date,
): Promise<void> {
  await database
    .update(objectMarks)
    .set({ doomedAt })
    .where(
      and(
        inArray(objectMarks.accountId, owners),
        lt(objectMarks.markedAt, before),
        isNull(objectMarks.doomedAt),
      ),
    );
}

/** The second: the object goes before its mark, so that one whose sweep was killed is found again. */
export async function deleteDoomed(
  database: NodePgDatabase,
  objects: ObjectStore,
  owners: readonly AccountId[],
  isOver: () => boolean = () => false,
): Promise<void> {
  while (!isOver()) {
    const doomed = await database
      .select({ key: objectMarks.objectKey })
      .from(objectMarks)
      .where(and(inArray(objectMarks.accountId, owners), isNotNull(objectMarks.doomedAt)))
      .limit(DELETED_TOGETHER);
    if (doomed.length === 0) return;
    const keys = doomed.map(({ key }) => key);
    await objects.remove(keys);
    await database
      .delete(objectMarks)
      .where(and(inArray(objectMarks.accountId, owners), inArray(objectMarks.objectKey, keys)));
  }
}
