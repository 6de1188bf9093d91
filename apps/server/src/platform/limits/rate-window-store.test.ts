import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { rateWindows } from '../database/schema.ts';
import { createLog } from '../log/log.ts';
import { JobQueue } from '../queue/job-queue.ts';
import { registerLimitSweep, SWEEP_LIMITS } from './limit-sweep.ts';
import { countUse, takeBackUse } from './rate-window-store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('countUse', () => {
  it('counts each subject and each person apart', async () => {
    const use = { subject: 'previews', who: '192.0.2.1', windowMs: 60_000 };
    expect((await countUse(database.query, use)).hits).toBe(1);
    const second = await countUse(database.query, use);
    expect(second.hits).toBe(2);
    expect(second.remainingMs).toBeGreaterThan(0);
    expect(second.remainingMs).toBeLessThanOrEqual(60_000);
    expect((await countUse(database.query, { ...use, who: '192.0.2.2' })).hits).toBe(1);
    expect((await countUse(database.query, { ...use, subject: 'thumbnails' })).hits).toBe(1);
  });

  it('loses no use when many come at once', async () => {
    const use = { subject: 'previews', who: 'many', windowMs: 60_000 };
    const all = await Promise.all(Array.from({ length: 40 }, () => countUse(database.query, use)));
    expect(all.map(({ hits }) => hits).sort((a, b) => a - b)).toEqual(Array.from(all, (_, i) => i + 1));
  });

  it('takes a use back, and never below none', async () => {
    const use = { subject: 'previews', who: 'forgiven', windowMs: 60_000 };
    await takeBackUse(database.query, use);
    await countUse(database.query, use);
    await countUse(database.query, use);
    await takeBackUse(database.query, use);
    expect((await countUse(database.query, use)).hits).toBe(2);
    for (let times = 0; times < 5; times += 1) await takeBackUse(database.query, use);
    expect((await countUse(database.query, use)).hits).toBe(1);
  });

  it('starts again when the window has ended', async () => {
    const use = { subject: 'previews', who: 'short', windowMs: 0 };
    await countUse(database.query, use);
    expect((await countUse(database.query, use)).hits).toBe(1);
  });

  it('keeps no address', async () => {
    await countUse(database.query, { subject: 'previews', who: '198.51.100.7', windowMs: 60_000 });
    expect(JSON.stringify(await database.query.select().from(rateWindows))).not.toContain('198.51');
  });
});

it('a counted address is deleted within minutes, also without another request', async () => {
  const { query } = database;
  await query.delete(rateWindows);
  await countUse(query, { subject: 'previews', who: 'gone', windowMs: -120_000 });
  await countUse(query, { subject: 'previews', who: 'here', windowMs: 60_000 });
  const settings = { pool: database.queuePool, log: createLog('silent'), isWorker: false };
  const jobs = await JobQueue.start(settings);
  await registerLimitSweep(query, jobs);
  const { rows } = await query.execute(sql`select cron from jobs.schedule where name = ${SWEEP_LIMITS.name}`);
  expect(rows).toEqual([{ cron: '*/2 * * * *' }]);
  await jobs.add(query, SWEEP_LIMITS, {});
  await jobs.workOnce();
  await jobs.stop();
  expect(await query.select().from(rateWindows)).toHaveLength(1);
});
