import { setTimeout as delay } from 'node:timers/promises';
import { must } from '@trazo/plan/must';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartupError } from '../errors/startup-error.ts';
import { reportLostConnections } from './lost-connections.ts';
import { logger } from './statement-events.ts';

/** A standby that hangs costs a reader no longer than this; a new connection takes a little more. */
const CHECK_TIMEOUT_MS = 300;
const CONNECT_TIMEOUT_MS = 1_000;
const READ_TIMEOUT_MS = 5_000;
/** How often, and after which pauses, a standby that is behind is looked at again before the primary is asked. */
const PAUSES_MS = [0, 5, 15] as const;
/** After it failed nothing is read there for this long. */
const AWAY_MS = 5_000;

/** Reads what is at least as new as all that was committed when it is called, from wherever that is. */
export type FreshRead = <Result>(work: (on: NodePgDatabase) => Promise<Result>) => Promise<Result>;

/** Where reads ended: at the replica, or at the primary because the replica was behind or could not be asked. */
export type ReplicaOutcome = 'replica' | 'behind' | 'away';

export interface ReadReplica {
  readonly read: FreshRead;
  readonly outcomes: () => Readonly<Record<ReplicaOutcome, number>>;
  close(): Promise<void>;
}

export interface ReadReplicaSettings {
  readonly primary: pg.Pool;
  /** What reads go to where the replica cannot serve them. */
  readonly query: NodePgDatabase;
  readonly url: string;
  readonly connections: number;
  readonly onConnectionLost: (error: Error) => void;
}

/**
 * A standby of the primary, or a balancer over several. Each read asks the primary how far its log has got, and is made at the
 * standby, on the connection it asked, only if that has replayed as much: what is read is never older than the reader's last write,
 * whichever process that went through.
 */
export async function openReadReplica(settings: ReadReplicaSettings): Promise<ReadReplica> {
  const { primary, query, onConnectionLost } = settings;
  const pool = openPool(settings);
  await requireSameCluster(primary, pool, onConnectionLost);
  const counts = { replica: 0, behind: 0, away: 0 };
  const databases = new WeakMap<pg.PoolClient, NodePgDatabase>();
  let awayUntil = 0;

  const databaseOn = (client: pg.PoolClient): NodePgDatabase => {
    const database = databases.get(client) ?? drizzle(client, { logger });
    databases.set(client, database);
    return database;
  };

  /** Undefined where the standby is behind. */
  const atReplica = async <Result>(
    needed: string,
    work: (on: NodePgDatabase) => Promise<Result>,
  ): Promise<{ readonly result: Result } | undefined> => {
    const client = await pool.connect();
    let isBroken = true;
    try {
      const result = (await hasReplayed(client, needed))
        ? { result: await work(databaseOn(client)) }
        : undefined;
      isBroken = false;
      return result;
    } finally {
      client.release(isBroken);
    }
  };

  return {
    read: async (work) => {
      if (performance.now() < awayUntil) {
        counts.away += 1;
        return work(query);
      }
      const needed = await logPosition(primary);
      try {
        const found = await atReplica(needed, work);
        counts[found === undefined ? 'behind' : 'replica'] += 1;
        if (found !== undefined) return found.result;
      } catch (error) {
        counts.away += 1;
        awayUntil = performance.now() + AWAY_MS;
        onConnectionLost(error instanceof Error ? error : new Error(String(error)));
      }
      return work(query);
    },
    outcomes: () => ({ ...counts }),
    close: () => pool.end(),
  };
}

function openPool({ url, connections, onConnectionLost }: ReadReplicaSettings): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: READ_TIMEOUT_MS,
    keepAlive: true,
  });
  reportLostConnections(pool, onConnectionLost);
  return pool;
}

/** What is inserted, not only flushed: also a commit that was acknowledged before it reached the disk is in it. */
async function logPosition(primary: pg.Pool): Promise<string> {
  const { rows } = await primary.query<{ lsn: string }>('select pg_current_wal_insert_lsn()::text as lsn');
  return must(rows[0], 'one row').lsn;
}

/** A server that is no standby (any more) has replayed nothing. */
async function hasReplayed(client: pg.PoolClient, needed: string): Promise<boolean> {
  for (const pause of PAUSES_MS) {
    if (pause > 0) await delay(pause);
    const { rows } = await client.query<{ current: boolean | null }>({
      text: 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as current',
      values: [needed],
      ...{ query_timeout: CHECK_TIMEOUT_MS },
    });
    if (rows[0]?.current === true) return true;
  }
  return false;
}

const CLUSTER = 'select system_identifier::text as id from pg_control_system()';

/** A standby that does not answer is waited for; one of something else would never be right. */
async function requireSameCluster(
  primary: pg.Pool,
  replica: pg.Pool,
  onConnectionLost: (error: Error) => void,
): Promise<void> {
  const idOf = async (pool: pg.Pool) => (await pool.query<{ id: string }>(CLUSTER)).rows[0]?.id;
  const own = await idOf(primary);
  let other: string | undefined;
  try {
    other = await idOf(replica);
  } catch (error) {
    onConnectionLost(error instanceof Error ? error : new Error(String(error)));
    return;
  }
  if (other === own) return;
  await replica.end();
  throw new StartupError('DATABASE_READ_URL: the database there is not a standby of the one at DATABASE_URL');
}
