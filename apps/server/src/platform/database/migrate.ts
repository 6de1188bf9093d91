import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { programFile } from '@trazo/program-files/program-files';
import pg from 'pg';
import { errorCode } from '../errors/error-code.ts';
import { CONNECT_TIMEOUT_MS } from './connections.ts';

export const MIGRATIONS = programFile('apps/server/src/platform/database/migrations');
const STEP_NAME = /^\d{4}_[a-z0-9_]+\.sql$/;
const INDEX_STEP = /^create (?:unique )?index concurrently if not exists (\w+)/;
const LOCK_POLL_MS = 250;
/** Not to be had at once, or, where every transaction is serializable, only by another attempt. */
const HELD_BY_ANOTHER = new Set(['55P03', '40001']);
/** Two servers may create the bookkeeping tables at the same moment; PostgreSQL then refuses one of them. */
const CREATED_BY_ANOTHER = new Set(['23505', '42P07', '42710']);

/**
 * The steps there are, in order. Each may safely run twice. The first ones are the schema of each module, of several statements; a
 * step after them is one statement.
 */
export async function migrationSteps(folder = MIGRATIONS): Promise<string[]> {
  return (await readdir(folder)).filter((name) => STEP_NAME.test(name)).sort();
}

/**
 * Brings the database to the newest step. One server at a time: a row is locked meanwhile, which any engine that
 * speaks PostgreSQL understands. With `only` these steps and no others, as a backup needs them that an older release made. A step
 * runs by itself, outside that transaction, and is then noted down. It may take as long as it takes, on connections of its own
 * without the time limits of those that serve requests.
 */
export async function migrate(
  connection: pg.ClientConfig,
  folder = MIGRATIONS,
  only?: readonly string[],
): Promise<void> {
  const steps = only ?? (await migrationSteps(folder));
  await withClient(connection, async (worker) => {
    await createBookkeeping(worker);
    const known = await appliedSteps(worker);
    if (steps.every((name) => known.has(name))) return;
    await withClient(connection, async (keeper) => {
      await lock(keeper);
      const done = await appliedSteps(worker);
      for (const name of steps) {
        if (done.has(name)) continue;
        const statement = await readFile(path.join(folder, name), 'utf8');
        await dropInvalidIndex(worker, statement);
        await worker.query(statement);
        await worker.query('insert into migrations (name) values ($1)', [name]);
      }
    });
  });
}

/** Whether every step of this server has been applied. */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const done = await appliedSteps(pool);
  return (await migrationSteps()).every((name) => done.has(name));
}

/** Ends the connection afterwards, and with it whatever transaction is open on it. */
async function withClient<Result>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  // The statement in work fails with it; an unhandled error ends the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Whatever the database or its user has for a default.
    await client.query('set statement_timeout = 0');
    await client.query('set lock_timeout = 0');
    await client.query('set idle_in_transaction_session_timeout = 0');
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Polls instead of waiting for the row: a waiting statement holds a snapshot, which the holder's `create index concurrently`
 * waits for in turn, and no engine sees that deadlock.
 */
async function lock(keeper: pg.Client): Promise<void> {
  for (;;) {
    await keeper.query('begin');
    try {
      await keeper.query('select id from migration_lock where id = 1 for update nowait');
      return;
    } catch (error) {
      if (!HELD_BY_ANOTHER.has(errorCode(error) ?? '')) throw error;
    }
    await keeper.query('rollback');
    await delay(LOCK_POLL_MS);
  }
}

/** What a concurrent build leaves that was interrupted: `if not exists` would take it for the index. */
async function dropInvalidIndex(worker: pg.Client, statement: string): Promise<void> {
  const [, name] = INDEX_STEP.exec(statement) ?? [];
  if (name === undefined) return;
  const { rows } = await worker.query(
    'select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [name],
  );
  if (rows.length > 0) await worker.query(`drop index concurrently if exists ${name}`);
}

async function createBookkeeping(worker: pg.Client): Promise<void> {
  const statements = [
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    'create table if not exists migration_lock (id integer primary key)',
    'insert into migration_lock (id) values (1) on conflict do nothing',
  ];
  for (const statement of statements) {
    await worker.query(statement).catch((error: { code?: string }) => {
      if (!CREATED_BY_ANOTHER.has(error.code ?? '')) throw error;
    });
  }
}

async function appliedSteps(on: pg.Pool | pg.Client): Promise<Set<string>> {
  const { rows } = await on.query<{ name: string }>('select name from migrations');
  return new Set(rows.map(({ name }) => name));
}
