import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import type { JobKind, JobQueue } from '../queue/job-queue.ts';
import { forgetEndedWindows } from './rate-window-store.ts';

export const SWEEP_LIMITS = {
  name: 'sweep-limits',
  data: z.strictObject({}),
  retries: 0,
  retrySeconds: 1,
  longestRetrySeconds: 1,
} as const satisfies JobKind<Record<never, never>>;

const EVERY_TWO_MINUTES = '*/2 * * * *';

/**
 * Who was counted is forgotten minutes after the window has ended, also where nobody comes any more: the privacy policy
 * says so.
 */
export async function registerLimitSweep(database: NodePgDatabase, jobs: JobQueue): Promise<void> {
  await jobs.define(SWEEP_LIMITS, () => forgetEndedWindows(database));
  await jobs.repeat(SWEEP_LIMITS, EVERY_TWO_MINUTES, {});
}
