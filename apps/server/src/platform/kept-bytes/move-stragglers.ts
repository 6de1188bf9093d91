import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ObjectStore } from '../object-store/object-store.ts';
import { type JobQueue, repeatedJob } from '../queue/job-queue.ts';
import { moveBytes } from './move-bytes.ts';

export const MOVE_STRAGGLERS = repeatedJob({
  name: 'move-stragglers',
  cron: '11 4 * * *',
  retries: 2,
  retrySeconds: 600,
  longestRetrySeconds: 3_600,
});

/** Moves to the bucket every night what went to the database while the bucket did not answer; the next night goes on. */
export async function moveStragglers({
  database,
  jobs,
  objects,
}: {
  readonly database: NodePgDatabase;
  readonly jobs: JobQueue;
  readonly objects: ObjectStore;
}): Promise<void> {
  await jobs.repeat(MOVE_STRAGGLERS, async () => {
    const until = performance.now() + jobs.attemptMs;
    const isOver = () => performance.now() > until;
    for await (const _moved of moveBytes({ database, objects, to: 's3', isOver }));
  });
}
