import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { backupAge } from '../../platform/backup/backup-log.ts';
import type { Database } from '../../platform/database/database.ts';
import { LISTENING_CONNECTIONS } from '../../platform/database/notifications.ts';
import { WATCHER_CONNECTIONS } from '../../platform/database/watcher.ts';
import type { PoolLoad } from '../../platform/renderer-pool/renderer-pool.ts';
import type { Metrics } from '../../platform/telemetry/metrics.ts';
import { VERSION } from '../../platform/version.ts';

/** Several processes, each asked every few seconds, look at the same tables. */
const REMEMBERED_MS = 10_000;

export interface WatchedParts {
  readonly metrics: Metrics;
  readonly database: Database;
  readonly renderer: { load(): PoolLoad };
  readonly role: 'all' | 'web' | 'worker';
}

/** What stands behind a request: renderers, connections, jobs and mails. What lies in the database is the same for all processes. */
export function watchParts({ metrics, database, renderer, role }: WatchedParts): void {
  metrics.watch({
    name: 'app_info',
    help: 'Which release this process is, and what it does',
    labelNames: ['version', 'role'],
    read: () => [{ labels: { version: VERSION, role }, value: 1 }],
  });
  metrics.watch({
    name: 'app_database_up',
    help: 'Whether the database answers and has every migration',
    labelNames: [],
    read: async () => [{ labels: {}, value: (await database.isReady()) ? 1 : 0 }],
  });
  watchRenderers(metrics, renderer);
  watchConnections(metrics, database);
  watchReplica(metrics, database);
  const standing = remembered(() => readStanding(database));
  watchServerConnections(metrics, standing);
  watchJobs(metrics, standing);
  watchMails(metrics, standing);
  watchBackups(metrics, standing);
}

function watchRenderers(metrics: Metrics, renderer: { load(): PoolLoad }): void {
  metrics.watch({
    name: 'app_render_queue_length',
    help: 'Documents that wait for a process',
    labelNames: [],
    read: () => [{ labels: {}, value: renderer.load().waiting }],
  });
  metrics.watch({
    name: 'app_renderers',
    help: 'Typesetting processes, by what they do',
    labelNames: ['state'],
    read: () => {
      const { processes, free } = renderer.load();
      return [
        { labels: { state: 'free' }, value: free },
        { labels: { state: 'busy' }, value: processes - free },
      ];
    },
  });
}

function watchReplica(metrics: Metrics, database: Database): void {
  metrics.watch({
    name: 'app_replica_reads',
    help: 'Reads since the start that the replica served, or the primary because it was behind or away',
    labelNames: ['outcome'],
    read: () =>
      Object.entries(database.replicaReads()).map(([outcome, value]) => ({ labels: { outcome }, value })),
  });
}

function watchConnections(metrics: Metrics, database: Database): void {
  metrics.watch({
    name: 'app_database_connections',
    help: 'Connections of this process, by pool and state; `most` is how many it may open',
    labelNames: ['pool', 'state'],
    read: () => [
      ...database.connections().flatMap(({ pool, most, open, idle }) => [
        { labels: { pool, state: 'busy' }, value: open - idle },
        { labels: { pool, state: 'idle' }, value: idle },
        { labels: { pool, state: 'most' }, value: most },
      ]),
      { labels: { pool: 'watcher', state: 'most' }, value: WATCHER_CONNECTIONS },
      { labels: { pool: 'notifications', state: 'most' }, value: LISTENING_CONNECTIONS },
    ],
  });
  metrics.watch({
    name: 'app_database_waiting',
    help: 'Who waits for a connection',
    labelNames: ['pool'],
    read: () => database.connections().map(({ pool, waiting }) => ({ labels: { pool }, value: waiting })),
  });
}

const serverRow = z.object({ used: z.number(), most: z.number() });
const jobRows = z.array(
  z.object({ name: z.string(), state: z.string(), jobs: z.number(), oldest: z.number() }),
);
const mailRow = z.object({ waiting: z.number(), oldest: z.number() });

/** What stands in the database, the same for all processes; one question after the other, on one connection. */
interface Standing {
  readonly server: z.output<typeof serverRow>;
  readonly jobs: z.output<typeof jobRows>;
  readonly mails: z.output<typeof mailRow>;
  readonly backupAge: number;
}

async function readStanding({ watch }: Database): Promise<Standing> {
  const server = await watch.execute(sql`
    select count(*)::int as used, current_setting('max_connections')::int as most
    from pg_stat_activity where backend_type is null or backend_type = 'client backend'`);
  // A job that is not yet due waits for its moment, not for a worker.
  const jobs = await watch.execute(sql`
    select name, case when state = 'retry' then 'created' else state::text end as state, count(*)::int as jobs,
      greatest(0, extract(epoch from now() - min(coalesce(started_on, start_after))))::float8 as oldest
    from jobs.job where state in ('created', 'retry', 'active', 'failed') and start_after <= now()
    group by 1, 2`);
  const mails = await watch.execute(sql`
    select count(*)::int as waiting,
      coalesce(greatest(0, extract(epoch from now() - min(queued_at))), 0)::float8 as oldest
    from mails where sent_at is null and given_up_at is null`);
  return {
    server: serverRow.parse(server.rows[0]),
    jobs: jobRows.parse(jobs.rows),
    mails: mailRow.parse(mails.rows[0]),
    backupAge: await backupAge(watch),
  };
}

/** What all processes and everybody else have open, of what the database allows. */
function watchServerConnections(metrics: Metrics, standing: () => Promise<Standing>): void {
  metrics.watch({
    name: 'app_database_server_connections',
    help: 'Connections of all processes to the database, and how many it allows',
    labelNames: ['state'],
    read: async () => {
      const { used, most } = (await standing()).server;
      return [
        { labels: { state: 'used' }, value: used },
        { labels: { state: 'most' }, value: most },
      ];
    },
  });
}

function watchJobs(metrics: Metrics, standing: () => Promise<Standing>): void {
  metrics.watch({
    name: 'app_jobs',
    help: 'Jobs of all processes that wait (created), are done (active) or were given up (failed)',
    labelNames: ['queue', 'state'],
    read: async () =>
      (await standing()).jobs.map(({ name, state, jobs }) => ({
        labels: { queue: name, state },
        value: jobs,
      })),
  });
  metrics.watch({
    name: 'app_job_oldest_seconds',
    help: 'How long the oldest job has been due, or in work',
    labelNames: ['queue', 'state'],
    read: async () =>
      (await standing()).jobs
        .filter(({ state }) => state !== 'failed')
        .map(({ name, state, oldest }) => ({ labels: { queue: name, state }, value: oldest })),
  });
}

function watchMails(metrics: Metrics, standing: () => Promise<Standing>): void {
  metrics.watch({
    name: 'app_mails_waiting',
    help: 'Mails that have not left yet',
    labelNames: [],
    read: async () => [{ labels: {}, value: (await standing()).mails.waiting }],
  });
  metrics.watch({
    name: 'app_mail_oldest_seconds',
    help: 'How long the oldest of them has been waiting',
    labelNames: [],
    read: async () => [{ labels: {}, value: (await standing()).mails.oldest }],
  });
}

function watchBackups(metrics: Metrics, standing: () => Promise<Standing>): void {
  metrics.watch({
    name: 'app_backup_age_seconds',
    help: 'Since the last backup was begun; without any, since the installation',
    labelNames: [],
    read: async () => [{ labels: {}, value: (await standing()).backupAge }],
  });
}

/** The last answer, while it is young; one question at a time. */
function remembered<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let last: { readonly at: number; readonly value: Promise<Value> } | undefined;
  return () => {
    if (last === undefined || performance.now() - last.at > REMEMBERED_MS) {
      const value = ask();
      last = { at: performance.now(), value };
      value.catch(() => {
        last = undefined;
      });
    }
    return last.value;
  };
}
