import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createLog } from '../log/log.ts';
import { JobQueue } from './job-queue.ts';

const HEAVY = {
  name: 'heavy',
  data: z.strictObject({ number: z.int() }),
  retries: 0,
  retrySeconds: 1,
  longestRetrySeconds: 1,
} as const;
const JOBS = [1, 2, 3].map((number) => ({ number }));

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The most jobs of the kind that a worker had in work at one moment. */
async function mostAtOnce(kind: typeof HEAVY & { readonly atOnce?: number }): Promise<number> {
  const settings = { pool: database.queuePool, log: createLog('silent'), pollSeconds: 0.5 };
  const jobs = await JobQueue.start({ ...settings, isWorker: true });
  let [running, most, done] = [0, 0, 0];
  await jobs.define(kind, async () => {
    running += 1;
    most = Math.max(most, running);
    await turn();
    running -= 1;
    done += 1;
  });
  await jobs.addAll(database.query, kind, JOBS);
  await jobs.work();
  await expect.poll(() => done, { timeout: 30_000 }).toBe(JOBS.length);
  await jobs.stop();
  return most;
}

it('a worker does jobs of a kind side by side, and one after the other where the kind asks for that', async () => {
  expect(await mostAtOnce(HEAVY)).toBe(JOBS.length);
  expect(await mostAtOnce({ ...HEAVY, atOnce: 1 })).toBe(1);
});
