import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createLog } from '../log/log.ts';
import { JobQueue, repeatedJob } from './job-queue.ts';

const NIGHTLY = repeatedJob({
  name: 'nightly',
  // Two hours ago, and not again today.
  cron: `0 ${(new Date().getUTCHours() + 22) % 24} * * *`,
  retries: 0,
  retrySeconds: 1,
  longestRetrySeconds: 1,
});

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('what was to be done while no server ran is done once when one runs again', async () => {
  let done = 0;
  const start = async () => {
    const settings = { log: createLog('silent'), isWorker: true, pollSeconds: 0.5 };
    const jobs = await JobQueue.start({ pool: database.queuePool, ...settings });
    await jobs.repeat(NIGHTLY, async () => {
      done += 1;
    });
    await jobs.work();
    return jobs;
  };
  const first = await start();
  await first.stop();
  expect(done).toBe(0);
  const { query } = database;
  await query.execute(sql`update jobs.schedule set created_on = now() - interval '3 days'`);
  await query.execute(sql`update jobs.version set cron_on = now() - interval '2 days'`);
  const second = await start();
  await expect.poll(() => done, { timeout: 90_000, interval: 500 }).toBe(1);
  await second.stop();
});
