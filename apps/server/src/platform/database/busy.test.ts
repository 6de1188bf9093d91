import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { toApiProblem } from '../errors/to-api-problem.ts';
import { isDatabaseBusy } from './busy.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('tells a database whose connections are all taken, and asks to try again', async () => {
  const pool = new pg.Pool({ connectionString: database.url, max: 1, connectionTimeoutMillis: 20 });
  const taken = await pool.connect();
  const problem: unknown = await drizzle(pool)
    .execute(sql`select 1`)
    .catch((reason: unknown) => reason);
  taken.release();
  await pool.end();
  expect(isDatabaseBusy(problem)).toBe(true);
  expect(toApiProblem(problem)).toMatchObject({ code: 'server_busy', retryAfter: expect.any(Number) });
});

it('tells no other failure so', async () => {
  const problem: unknown = await database.query.execute(sql`select no`).catch((reason: unknown) => reason);
  expect(isDatabaseBusy(problem)).toBe(false);
  expect(toApiProblem(problem)).toMatchObject({ code: 'internal' });
});
