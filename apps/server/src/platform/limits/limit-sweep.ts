import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type JobQueue, repeatedJob } from '../queue/job-queue.ts';
import { forgetEndedWindows } from './rate-window-store.ts';

export const SWEEP_LIMITS = repeatedJob({
  name: 'sweep-limits',
  cron: '*/2 * * * *',
  retries: 0,
  retrySeconds: 1,
  longestRetrySeconds: 1,
});

/**
 * Counters are deleted minutes after their window has ended, also without further requests: the privacy policy
 * says so.
 */
export async function registerLimitSweep(database: NodePgDatabase, jobs: JobQueue): Promise<void> {
  await jobs.repeat(SWEEP_LIMITS, () => forgetEndedWindows(database));
}
