import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from './database.ts';

it('outlives a connection that breaks while somebody holds it and asks nothing', async () => {
  const elsewhere = await openTestDatabase();
  onTestFinished(() => elsewhere.close());
  const lost: Error[] = [];
  const database = await openDatabase({
    databaseUrl: elsewhere.url,
    dataDir: '',
    onConnectionLost: (problem) => lost.push(problem),
  });
  onTestFinished(() => database.close());
  const held = await database.queuePool.connect();
  onTestFinished(() => held.release(true));
  const { rows } = await held.query<{ pid: number }>('select pg_backend_pid() as pid');
  await elsewhere.query.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
  // PostgreSQL says why it ends the connection, and then the socket may break too: one loss, told once or twice.
  await expect.poll(() => lost.length, { timeout: 30_000 }).toBeGreaterThan(0);
  await expect(held.query('select 1')).rejects.toThrow();
  expect(await database.isReady()).toBe(true);
});
