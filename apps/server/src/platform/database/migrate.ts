import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';

export const MIGRATIONS = path.join(import.meta.dirname, 'migrations');
const STEP_NAME = /^\d{4}_[a-z0-9_]+\.sql$/;
/** Two servers may create the bookkeeping tables at the same moment; PostgreSQL then refuses one of them. */
const CREATED_BY_ANOTHER = new Set(['23505', '42P07', '42710']);

/** The steps there are, in order: each file one statement that may safely run twice. */
export async function migrationSteps(): Promise<string[]> {
  return (await readdir(MIGRATIONS)).filter((name) => STEP_NAME.test(name)).sort();
}

/**
 * Brings the database to the newest step. One server at a time: a row is locked meanwhile, which any engine that
 * speaks PostgreSQL understands. A step runs by itself, outside that transaction, and is then noted down.
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  await createBookkeeping(pool);
  const keeper = await pool.connect();
  try {
    await keeper.query('begin');
    await keeper.query('select id from migration_lock where id = 1 for update');
    const done = await appliedSteps(pool);
    for (const name of await migrationSteps()) {
      if (done.has(name)) continue;
      await pool.query(await readFile(path.join(MIGRATIONS, name), 'utf8'));
      await pool.query('insert into migrations (name) values ($1)', [name]);
    }
    await keeper.query('commit');
  } finally {
    keeper.release();
  }
}

/** Whether every step of this server has been applied. */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const done = await appliedSteps(pool);
  return (await migrationSteps()).every((name) => done.has(name));
}

async function createBookkeeping(pool: pg.Pool): Promise<void> {
  const statements = [
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    'create table if not exists migration_lock (id integer primary key)',
    'insert into migration_lock (id) values (1) on conflict do nothing',
  ];
  for (const statement of statements) {
    await pool.query(statement).catch((problem: { code?: string }) => {
      if (!CREATED_BY_ANOTHER.has(problem.code ?? '')) throw problem;
    });
  }
}

async function appliedSteps(pool: pg.Pool): Promise<Set<string>> {
  const { rows } = await pool.query<{ name: string }>('select name from migrations');
  return new Set(rows.map(({ name }) => name));
}
