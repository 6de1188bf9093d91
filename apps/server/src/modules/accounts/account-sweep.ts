import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type JobQueue, repeatedJob } from '../../platform/queue/job-queue.ts';
import { deleteExpiredKeys } from './account-key-repository.ts';
import type { KnownDevices } from './known-devices.ts';
import type { SessionService } from './session-service.ts';

export const SWEEP = repeatedJob({
  name: 'sweep-accounts',
  cron: '17 * * * *',
  retries: 2,
  retrySeconds: 60,
  longestRetrySeconds: 600,
});

/** Sessions, keys and known devices that have ended by themselves are deleted every hour. */
export async function sweepAccounts(options: {
  readonly database: NodePgDatabase;
  readonly clock: Clock;
  readonly jobs: JobQueue;
  readonly sessions: SessionService;
  readonly devices: KnownDevices;
}): Promise<void> {
  const { database, clock, jobs, sessions, devices } = options;
  await jobs.repeat(SWEEP, async () => {
    await sessions.sweep();
    await devices.sweep();
    await inTransaction(database, (tx) => deleteExpiredKeys(tx, clock()));
  });
}
