import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartupProblem } from '../errors/startup-problem.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { isMigrated, migrate } from './migrate.ts';
import { refusalOf } from './refusal.ts';

const CONNECTIONS = 10;
const QUEUE_CONNECTIONS = 3;
const CONNECT_TIMEOUT_MS = 10_000;
const QUERY_TIMEOUT_MS = 30_000;
const DATABASE_NAME = 'trazo';

/** The started, migrated database. */
export interface Database {
  readonly query: NodePgDatabase;
  /** Connections of the queue's own: adding a job never waits for those that open transactions hold. */
  readonly queuePool: pg.Pool;
  /** Whether it answers and every migration has been applied. */
  isReady(): Promise<boolean>;
  /** Closes the connections; stops PostgreSQL if it is ours and nobody else uses it. */
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** A PostgreSQL elsewhere; without it one of our own is started on `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** Called when a connection breaks: the pool replaces it, the log should know. */
  readonly onConnectionLost: (problem: Error) => void;
}

export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  if (settings.databaseUrl === undefined) return openEmbedded(settings);
  const connection = { connectionString: settings.databaseUrl };
  const pool = openPool(connection, settings);
  try {
    await requireUtf8(pool);
  } catch (problem) {
    await pool.end();
    if (problem instanceof StartupProblem) throw problem;
    throw (
      refusalOf(problem) ??
      new StartupProblem(`DATABASE_URL: no PostgreSQL answers there (${reason(problem)})`)
    );
  }
  await migrateOrClose(pool);
  return databaseOn(pool, openQueuePool(connection, settings), async () => undefined);
}

/** In any other encoding a save fails over a letter that it lacks. */
async function requireUtf8(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ server_encoding: string }>('show server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding === 'UTF8') return;
  throw new StartupProblem(`DATABASE_URL: the database there must be in UTF8, not ${encoding}`);
}

async function openEmbedded(settings: DatabaseSettings): Promise<Database> {
  const postgres = await startEmbeddedPostgres(settings.dataDir);
  const connection = { host: postgres.host, user: postgres.user };
  try {
    await createDatabase({ ...connection, database: 'postgres' }, DATABASE_NAME);
    const there = { ...connection, database: DATABASE_NAME };
    const pool = openPool(there, settings);
    await migrateOrClose(pool);
    return databaseOn(pool, openQueuePool(there, settings), postgres.stop);
  } catch (problem) {
    await postgres.stop();
    throw problem;
  }
}

/** Creates a database unless it is there; two servers may do so at once. */
async function createDatabase(connection: pg.ClientConfig, name: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (problem) {
    const { code } = problem as { code?: string };
    if (code !== '42P04' && code !== '23505') throw problem;
  } finally {
    await client.end();
  }
}

function openPool(connection: pg.PoolConfig, { onConnectionLost }: DatabaseSettings): pg.Pool {
  const pool = new pg.Pool({
    max: CONNECTIONS,
    ...connection,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
  });
  // Also while somebody holds it: the pool listens only to those that are idle, and an error nobody hears ends the process.
  pool.on('connect', (client) =>
    client.on('error', (problem) => {
      // PostgreSQL may end one sooner than the word of goodbye arrives.
      if (!pool.ending) onConnectionLost(problem);
    }),
  );
  // The same once more, when the connection was idle.
  pool.on('error', () => undefined);
  return pool;
}

const openQueuePool = (connection: pg.PoolConfig, settings: DatabaseSettings): pg.Pool =>
  openPool({ ...connection, max: QUEUE_CONNECTIONS }, settings);

async function migrateOrClose(pool: pg.Pool): Promise<void> {
  try {
    await migrate(pool);
  } catch (problem) {
    await pool.end();
    throw refusalOf(problem) ?? problem;
  }
}

function databaseOn(pool: pg.Pool, queuePool: pg.Pool, stop: () => Promise<void>): Database {
  return {
    query: drizzle(pool),
    queuePool,
    isReady: async () => {
      try {
        return await isMigrated(pool);
      } catch {
        return false;
      }
    },
    close: async () => {
      await Promise.all([pool.end(), queuePool.end()]);
      await stop();
    },
  };
}

function reason(problem: unknown): string {
  const { code, message } = problem as { code?: string; message?: string };
  return code ?? message ?? 'unknown reason';
}
