import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { CONNECT_TIMEOUT_MS, CONNECTIONS, QUEUE_CONNECTIONS, SERVER_NAME } from './connections.ts';
import { type DatabaseAddress, locateDatabase } from './locate-database.ts';
import { reportLostConnections } from './lost-connections.ts';
import { migrate } from './migrate.ts';
import { type Notifications, openNotifications } from './notifications.ts';
import { onPool } from './pooled-transactions.ts';
import { type FreshRead, openReadReplica, type ReadReplica, type ReplicaOutcome } from './read-replica.ts';
import { refusalOf } from './refusal.ts';
import { createStorageWatch, type StorageWatch } from './storage-watch.ts';
import { openWatcher, type Watcher } from './watcher.ts';

const QUERY_TIMEOUT_MS = 30_000;
/** Shares of the client's limit: PostgreSQL cancels a statement, and frees its locks, before the client stops waiting. */
const STATEMENT_SHARE = 5 / 6;
const LOCK_SHARE = 1 / 2;
/** A transaction whose owner stopped asking holds its locks no longer than this multiple of the client's limit. */
const IDLE_TRANSACTION_SHARE = 2;

/** The started, migrated database. */
export interface Database {
  readonly query: NodePgDatabase;
  /** For lists and other reads: of the replica where there is one, and never older than `query` would be. */
  readonly read: FreshRead;
  /** Where those reads ended. */
  replicaReads(): Readonly<Record<ReplicaOutcome, number>>;
  /** Connections of the queue's own: adding a job never waits for those that open transactions hold. */
  readonly queuePool: pg.Pool;
  /** For figures and health alone. */
  readonly watch: NodePgDatabase;
  readonly storage: StorageWatch;
  /** On a connection of their own, once something listens. */
  readonly notifications: Notifications;
  /** How many connections there are, for requests and for the queue. */
  connections(): readonly PoolUse[];
  /** Whether it answers, within two seconds, and every migration has been applied. */
  isReady(): Promise<boolean>;
  /** Closes the connections; stops PostgreSQL if it is ours and no other process uses it. */
  close(): Promise<void>;
}

export interface PoolUse {
  readonly pool: 'requests' | 'queue';
  readonly most: number;
  readonly open: number;
  readonly idle: number;
  /** Who waits for one. */
  readonly waiting: number;
}

export interface DatabaseSettings extends DatabaseAddress {
  /** A standby to read from. */
  readonly readUrl?: string | undefined;
  /** Called when a connection breaks: the pool replaces it, the log should know. */
  readonly onConnectionLost: (error: Error) => void;
  /** Connections this process may open, beside those of its queue. */
  readonly connections?: number | undefined;
  readonly queueConnections?: number | undefined;
  /** Milliseconds after which the client stops waiting for a statement's answer. */
  readonly queryTimeoutMs?: number | undefined;
}

export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { connection: located, stop } = await locateDatabase(settings);
  const connection = { ...located, application_name: SERVER_NAME };
  try {
    const pool = openPool(connection, settings);
    await migrateOrClose(connection, pool);
    const replica = await openReplica(pool, settings);
    const queuePool = openQueuePool(connection, settings);
    const watcher = openWatcher(connection, settings.onConnectionLost);
    const notifications = openNotifications(connection, settings.onConnectionLost);
    return databaseOn({ pool, queuePool, replica, watcher, notifications }, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

function openPool(
  connection: pg.PoolConfig,
  { onConnectionLost, connections = CONNECTIONS, queryTimeoutMs = QUERY_TIMEOUT_MS }: DatabaseSettings,
): pg.Pool {
  const pool = new pg.Pool({
    max: connections,
    ...connection,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: queryTimeoutMs,
    statement_timeout: Math.floor(queryTimeoutMs * STATEMENT_SHARE),
    lock_timeout: Math.floor(queryTimeoutMs * LOCK_SHARE),
    idle_in_transaction_session_timeout: queryTimeoutMs * IDLE_TRANSACTION_SHARE,
    keepAlive: true,
  });
  reportLostConnections(pool, onConnectionLost);
  return pool;
}

const openQueuePool = (connection: pg.PoolConfig, settings: DatabaseSettings): pg.Pool =>
  openPool(connection, { ...settings, connections: settings.queueConnections ?? QUEUE_CONNECTIONS });

async function migrateOrClose(connection: pg.ClientConfig, pool: pg.Pool): Promise<void> {
  try {
    await migrate(connection);
  } catch (error) {
    await pool.end();
    throw refusalOf(error) ?? error;
  }
}

async function openReplica(
  primary: pg.Pool,
  { readUrl, connections = CONNECTIONS, onConnectionLost }: DatabaseSettings,
): Promise<ReadReplica | undefined> {
  if (readUrl === undefined) return undefined;
  try {
    const query = onPool(primary);
    return await openReadReplica({ primary, query, url: readUrl, connections, onConnectionLost });
  } catch (error) {
    await primary.end();
    throw error;
  }
}

interface OpenParts {
  readonly pool: pg.Pool;
  readonly queuePool: pg.Pool;
  readonly replica: ReadReplica | undefined;
  readonly watcher: Watcher;
  readonly notifications: Notifications;
}

function databaseOn(
  { pool, queuePool, replica, watcher, notifications }: OpenParts,
  stop: () => Promise<void>,
): Database {
  const query = onPool(pool);
  return {
    query,
    read: replica?.read ?? ((work) => work(query)),
    replicaReads: () => replica?.outcomes() ?? { replica: 0, behind: 0, away: 0 },
    queuePool,
    watch: watcher.query,
    storage: createStorageWatch(),
    notifications,
    connections: () => [useOf('requests', pool), useOf('queue', queuePool)],
    isReady: watcher.isReady,
    close: async () => {
      await Promise.all([
        pool.end(),
        queuePool.end(),
        replica?.close(),
        watcher.close(),
        notifications.close(),
      ]);
      await stop();
    },
  };
}

const useOf = (
  name: PoolUse['pool'],
  { options, totalCount, idleCount, waitingCount }: pg.Pool,
): PoolUse => ({
  ...{ pool: name, most: options.max, open: totalCount, idle: idleCount, waiting: waitingCount },
});
