import pg from 'pg';
import { errorCode } from '../errors/error-code.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

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

export async function locateDatabase({ databaseUrl, dataDir }: DatabaseAddress): Promise<DatabaseLocation> {
  if (databaseUrl !== undefined) {
    return { connection: { connectionString: databaseUrl }, stop: async () => undefined };
  }
  const postgres = await startEmbeddedPostgres(dataDir);
  try {
    return { connection: await embeddedConnection(postgres), stop: postgres.stop };
  } catch (error) {
    await postgres.stop();
    throw error;
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
