import { createHash, randomUUID } from 'node:crypto';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';

/** One cluster for all test files of this checkout and user: it stays between runs and starts in a moment. */
const CHECKOUT = createHash('sha256')
  .update(import.meta.dirname)
  .digest('hex')
  .slice(0, 12);
const DATA_DIR = path.join(tmpdir(), `trazo-test-${userInfo().uid}-${CHECKOUT}`);

export interface TestDatabase extends Database {
  readonly url: string;
}

/** A migrated database of its own, in the real PostgreSQL; `close` drops it. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const postgres = await startEmbeddedPostgres(DATA_DIR);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const administer = async (statement: string) => {
    const client = new pg.Client({ host: postgres.host, user: postgres.user, database: 'postgres' });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  // No test pulls the plug: nothing need reach the disk.
  await administer('alter system set fsync = off');
  await administer('alter system set synchronous_commit = off');
  await administer('select pg_reload_conf()');
  await administer(`create database ${name}`);
  const url = `postgres://${postgres.user}@/${name}?host=${encodeURIComponent(postgres.host)}`;
  const database = await openDatabase({
    databaseUrl: url,
    dataDir: DATA_DIR,
    onConnectionLost: () => undefined,
  });
  return {
    ...database,
    url,
    close: async () => {
      await database.close();
      await administer(`drop database ${name} with (force)`);
      await postgres.stop();
    },
  };
}
