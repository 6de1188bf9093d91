import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createLog } from '../log/log.ts';
import { JobQueue, type JobQueueSettings, repeatedJob } from './job-queue.ts';

const HOURLY = repeatedJob({
  name: 'hourly',
  cron: '0 * * * *',
  retries: 0,
  retrySeconds: 1,
  longestRetrySeconds: 1,
});

/** A pool that notes what it is asked. */
function noting(pool: pg.Pool): { readonly pool: pg.Pool; readonly statements: readonly string[] } {
  const statements: string[] = [];
  const noted = new Proxy(pool, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name !== 'query') return value.bind(target);
      return (text: unknown, ...rest: readonly unknown[]) => {
        statements.push(String(text));
        return Reflect.apply(value, target, [text, ...rest]);
      };
    },
  });
  return { pool: noted, statements };
}

async function statementsOn(engine: JobQueueSettings['engine']): Promise<string> {
  const database = await openTestDatabase();
  const { pool, statements } = noting(database.queuePool);
  const jobs = await JobQueue.start({
    pool,
    log: createLog('silent'),
    isWorker: true,
    ...(engine && { engine }),
  });
  await jobs.repeat(HOURLY, async () => undefined);
  await jobs.work();
  await jobs.stop();
  await database.close();
  return statements.join('\n');
}

describe('the queue', () => {
  it('locks by advisory locks on PostgreSQL', async () => {
    expect(await statementsOn('postgres')).toContain('pg_advisory_xact_lock');
  });

  it('does without them on an engine that has none', async () => {
    expect(await statementsOn('yugabytedb')).not.toContain('advisory');
  });
});
