import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { reportLostConnections } from './lost-connections.ts';
import { isMigrated } from './migrate.ts';
import { onPool } from './pooled-transactions.ts';

/** One for whether the database answers, one for the figures that are read from it. */
export const WATCHER_CONNECTIONS = 2;
/** To connect, and again to be answered: less than a balancer's check and a scrape wait. */
const LIMIT_MS = 1_000;
const IDLE_MS = 60_000;

/** Questions about the database itself, on connections of their own: they wait for no request, and no request for them. */
export interface Watcher {
  readonly query: NodePgDatabase;
  /** Whether the database answers within two seconds and every migration has been applied. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

export function openWatcher(connection: pg.ClientConfig, onConnectionLost: (error: Error) => void): Watcher {
  const pool = new pg.Pool({
    ...connection,
    max: WATCHER_CONNECTIONS,
    connectionTimeoutMillis: LIMIT_MS,
    query_timeout: LIMIT_MS,
    statement_timeout: LIMIT_MS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
  });
  reportLostConnections(pool, onConnectionLost);
  let asking: Promise<boolean> | undefined;
  const ask = () => isMigrated(pool).catch(() => false);
  return {
    query: onPool(pool),
    isReady: () => {
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      return asking;
    },
    close: () => pool.end(),
  };
}
