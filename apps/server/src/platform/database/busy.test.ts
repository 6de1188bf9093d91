import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { toApiError } from '../http/to-api-error.ts';
import { isDatabaseAway, isDatabaseBusy } from './busy.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('tells a database whose connections are all taken, and asks to try again', async () => {
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const taken = await pool.connect();
  pool.options.connectionTimeoutMillis = 20;
  const error: unknown = await drizzle(pool)
    .execute(sql`select 1`)
    .catch((reason: unknown) => reason);
  taken.release();
  await pool.end();
  expect(isDatabaseBusy(error)).toBe(true);
  expect(toApiError(error)).toMatchObject({ code: 'server_busy', retryAfter: expect.any(Number) });
});

it('tells no other failure so', async () => {
  const error: unknown = await database.query.execute(sql`select no`).catch((reason: unknown) => reason);
  expect(isDatabaseBusy(error)).toBe(false);
  expect(toApiError(error)).toMatchObject({ code: 'internal' });
});

it.each([
  Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' }),
  Object.assign(new Error('connect ENOENT /x/.s.PGSQL.5432'), { code: 'ENOENT', syscall: 'connect' }),
  Object.assign(new Error('the database system is shutting down'), { code: '57P03' }),
  Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
  new Error('Connection terminated unexpectedly'),
  new Error('Connection terminated due to connection timeout'),
])('knows a database that is away, and says to come again: %s', (lost) => {
  for (const error of [lost, new Error('Failed query: select 1', { cause: lost })]) {
    expect(isDatabaseAway(error)).toBe(true);
    expect(toApiError(error)).toMatchObject({ code: 'not_ready', retryAfter: 2, cause: error });
  }
});

it('takes a standby that is not promoted yet for a database that is away', async () => {
  const client = new pg.Client({
    connectionString: database.url,
    options: '-c default_transaction_read_only=on',
  });
  await client.connect();
  const error: unknown = await client.query('create table written ()').catch((reason: unknown) => reason);
  await client.end();
  expect(isDatabaseAway(error)).toBe(true);
});

it.each([
  Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }),
  Object.assign(new Error('duplicate key'), { code: '23505' }),
  new TypeError('fetch failed'),
  'away',
  undefined,
])('takes nothing else for that: %s', (error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
