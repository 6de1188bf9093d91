import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createLog } from '../log/log.ts';
import { JobQueue } from './job-queue.ts';

const NAMING = {
  name: 'naming',
  data: z.strictObject({ email: z.string() }),
  retries: 0,
  retrySeconds: 1,
  longestRetrySeconds: 1,
} as const;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function start(isWorker: boolean): Promise<JobQueue> {
  const settings = { log: createLog('silent'), isWorker, takenUpAgainSeconds: 3 };
  const jobs = await JobQueue.start({ pool: database.queuePool, ...settings });
  await jobs.define(NAMING, async ({ email }) => {
    if (email.startsWith('fails')) throw new Error('failed');
  });
  return jobs;
}

it('what a job was about is deleted soon after it is done, or given up', async () => {
  const { query } = database;
  const kept = async () => (await query.execute(sql`select data from jobs.job where name = 'naming'`)).rows;
  const first = await start(false);
  await first.add(query, NAMING, { email: 'ada@example.com' });
  await first.add(query, NAMING, { email: 'fails@example.com' });
  await first.workOnce();
  await first.add(query, NAMING, { email: 'waits@example.com' });
  await first.stop();
  expect(await kept()).toHaveLength(3);
  await query.execute(
    sql`update jobs.job set completed_on = now() - interval '2 hours' where completed_on < now()`,
  );
  const second = await start(true);
  await expect.poll(kept, { timeout: 60_000 }).toEqual([{ data: { email: 'waits@example.com' } }]);
  await second.stop();
});
