import pg from 'pg';
import { errorCode } from '../errors/error-code.ts';
import { StartupError } from '../errors/startup-error.ts';
import { CONNECT_TIMEOUT_MS } from './connections.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { refusalOf, unreachable } from './refusal.ts';

const DATABASE_NAME = 'trazo';

/** Where the database is: elsewhere, or one of our own, which runs until `stop`. */
export interface DatabaseLocation {
  readonly connection: pg.ClientConfig;
  stop(): Promise<void>;
}

export interface DatabaseAddress {
  /** A PostgreSQL elsewhere; without it one of our own is started on `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
}

/** A `StartupError` where no PostgreSQL answers, where it refuses, or cannot hold every letter. */
export async function locateDatabase({ databaseUrl, dataDir }: DatabaseAddress): Promise<DatabaseLocation> {
  if (databaseUrl !== undefined) {
    const connection = { connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_TIMEOUT_MS };
    await requireUtf8(connection);
    return { connection, stop: async () => undefined };
  }
  const postgres = await startEmbeddedPostgres(dataDir);
  try {
    return { connection: await embeddedConnection(postgres), stop: postgres.stop };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** In any other encoding a save fails over a letter that it lacks. */
async function requireUtf8(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  try {
    await client.connect();
    const { rows } = await client.query<{ server_encoding: string }>('show server_encoding');
    const encoding = rows[0]?.server_encoding;
    if (encoding === 'UTF8') return;
    throw new StartupError(`DATABASE_URL: the database there must be in UTF8, not ${encoding}`);
  } catch (error) {
    throw error instanceof StartupError ? error : (refusalOf(error) ?? unreachable(error));
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function embeddedConnection({ host, user }: EmbeddedPostgres): Promise<pg.ClientConfig> {
  await createDatabase({ host, user, database: 'postgres' }, DATABASE_NAME);
  return { host, user, database: DATABASE_NAME };
}

/** Creates a database unless it is there; two servers may do so at once. */
async function createDatabase(connection: pg.ClientConfig, name: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (error) {
    const code = errorCode(error);
    if (code !== '42P04' && code !== '23505') throw error;
  } finally {
    await client.end();
  }
}
