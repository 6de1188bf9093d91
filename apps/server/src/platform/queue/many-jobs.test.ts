import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createLog } from '../log/log.ts';
import { JobQueue } from './job-queue.ts';

const COUNTING = {
  name: 'counting',
  data: z.strictObject({ number: z.int() }),
  subject: ({ number }: { number: number }) => String(number),
  retries: 3,
  retrySeconds: 1,
  longestRetrySeconds: 1,
} as const;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('many jobs are added in few statements, those of one subject once, as if one by one', async () => {
  const { query, queuePool } = database;
  const jobs = await JobQueue.start({ pool: queuePool, log: createLog('silent'), isWorker: false });
  await jobs.define(COUNTING, async () => undefined);
  await jobs.add(query, COUNTING, { number: 7 });
  const asked = vi.spyOn(query, 'execute');
  const numbers = Array.from({ length: 2_500 }, (_, number) => ({ number }));
  await jobs.addAll(query, COUNTING, [...numbers, { number: 8 }]);
  expect(asked.mock.calls.length).toBeLessThan(10);
  asked.mockRestore();
  const { rows } = await query.execute(sql`
    select count(*)::int as jobs, count(distinct data ->> 'number')::int as numbers, min(retry_limit) as retries
    from jobs.job where name = 'counting'`);
  expect(rows).toEqual([{ jobs: 2_500, numbers: 2_500, retries: 3 }]);
  await jobs.addAll(query, COUNTING, []);
  await jobs.stop();
});
