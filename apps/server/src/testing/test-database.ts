import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { MIGRATIONS, migrationSteps } from '../platform/database/migrate.ts';
import { createLog } from '../platform/log/log.ts';
import { JobQueue } from '../platform/queue/job-queue.ts';
import {
  CLUSTER_URL,
  createClusterDatabase,
  divideClusterDatabase,
  dropClusterDatabase,
} from './test-cluster.ts';

/** One cluster for all test files of this checkout and user: it stays between runs and starts in a moment. */
const CHECKOUT = createHash('sha256')
  .update(import.meta.dirname)
  .digest('hex')
  .slice(0, 12);
const DATA_DIR = path.join(tmpdir(), `trazo-test-${userInfo().uid}-${CHECKOUT}`);

export interface TestDatabase extends Database {
  readonly url: string;
}

/** A PostgreSQL of another version, its user a superuser: with it the API tests run there (`npm run test:versions`). */
const POSTGRES_URL = process.env['TEST_POSTGRES_URL'];

/** A PostgreSQL that databases are made on. */
interface Server {
  urlOf(database: string): string;
  stop(): Promise<void>;
}

/** A migrated database of its own, in the real PostgreSQL; `close` drops it. */
export const openTestDatabase = (): Promise<TestDatabase> =>
  CLUSTER_URL === undefined ? openCopy() : openOnCluster(CLUSTER_URL);

const openCopy = () =>
  openOwn(async (server, client, name) => {
    const template = await templateOn(server, client);
    // A template database must have no connections: until all copies are made, no other worker migrates it.
    await client.query('select pg_advisory_lock_shared($1)', [LOCK]);
    // Whole files, where the log of changes would hold each page once more.
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });

/** The same, divided among the workers of a Citus cluster. */
async function openOnCluster(coordinator: string): Promise<TestDatabase> {
  const name = newName();
  const url = await createClusterDatabase(coordinator, name);
  const database = await openAt(url);
  await divideClusterDatabase(url);
  const close = async () => {
    await database.close();
    await dropClusterDatabase(coordinator, name);
  };
  return { ...database, url, close };
}

const newName = () => `test_${randomUUID().replaceAll('-', '')}`;

async function openOwn(
  create: (server: Server, administrator: pg.Client, name: string) => Promise<void>,
): Promise<TestDatabase> {
  const server = POSTGRES_URL === undefined ? await ownServer() : givenServer(POSTGRES_URL);
  const name = newName();
  await administer(server, (client) => create(server, client, name));
  const url = server.urlOf(name);
  const database = await openAt(url);
  return {
    ...database,
    url,
    close: async () => {
      await database.close();
      await administer(server, (client) => client.query(`drop database ${name} with (force)`));
      await server.stop();
    },
  };
}

/** Held alone by who makes the template, together by those who copy it; as long as their connections stand, at most. */
const LOCK = 1;
let made: string | undefined;

/** The name of the template database: migrating each copy takes longer than most tests. Made once for each text of the migrations. */
async function templateOn(server: Server, client: pg.Client): Promise<string> {
  if (made !== undefined) return made;
  const template = `migrated_${await hashOfMigrations()}`;
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  // No test pulls the plug: nothing need reach the disk.
  await client.query('alter system set fsync = off');
  await client.query('alter system set synchronous_commit = off');
  await client.query('select pg_reload_conf()');
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where datname like 'migrated\\_%'`,
  );
  for (const { name } of rows) if (name !== template) await client.query(`drop database ${name}`);
  if (!rows.some(({ name }) => name === template)) await client.query(`create database ${template}`);
  // Also where it exists: the process that made it may have been killed before it was done.
  const database = await openAt(server.urlOf(template));
  const settings = { pool: database.queuePool, log: createLog('silent'), isWorker: false };
  await (await JobQueue.start(settings)).stop();
  await database.close();
  await client.query('select pg_advisory_unlock($1)', [LOCK]);
  made = template;
  return template;
}

async function hashOfMigrations(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of await migrationSteps()) {
    hash.update(name).update(await readFile(path.join(MIGRATIONS, name)));
  }
  return hash.digest('hex').slice(0, 12);
}

async function administer<Result>(
  server: Server,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(server.urlOf('postgres'));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Joined once by all databases that this process has open: to leave it takes half a second, in which others are looked for. */
let joined: { readonly server: ReturnType<typeof startEmbeddedPostgres>; users: number } | undefined;

async function ownServer(): Promise<Server> {
  joined ??= { server: startEmbeddedPostgres(DATA_DIR), users: 0 };
  const mine = joined;
  mine.users += 1;
  const { host, user, stop } = await mine.server;
  return {
    urlOf: (name) => `postgres://${user}@/${name}?host=${encodeURIComponent(host)}`,
    stop: async () => {
      mine.users -= 1;
      if (mine.users > 0) return;
      joined = undefined;
      await stop();
    },
  };
}

const givenServer = (given: string): Server => ({
  urlOf: (name) => {
    const url = new URL(given);
    url.pathname = name;
    return url.href;
  },
  stop: async () => undefined,
});

const openAt = (databaseUrl: string): Promise<Database> =>
  openDatabase({ databaseUrl, dataDir: DATA_DIR, onConnectionLost: () => undefined });
