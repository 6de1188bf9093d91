import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { errorCode } from '../errors/error-code.ts';
import { StartupError } from '../errors/startup-error.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { clusterArgument, postgresEnvironment, SUPERUSER } from './postgres-cluster.ts';
import type { SocketFolder } from './postgres-socket.ts';
import type { PostgresUser } from './postgres-user.ts';

const READY_TIMEOUT_MS = 60_000;
const POLL_MS = 20;
const LOG_LIMIT = 5_000_000;

/** How connections are called that keep other servers from stopping PostgreSQL. */
export const LIFELINE_NAME = 'trazo lifeline';

/** A PostgreSQL that answers. */
export interface Running {
  /** One idle connection: as long as it stands, no other server stops PostgreSQL under us. */
  readonly lifeline: pg.Client;
  readonly child: ChildProcess | undefined;
}

/** Where PostgreSQL runs, and as whom. */
export interface Startable {
  readonly folder: string;
  readonly clusterFolder: string;
  readonly socket: SocketFolder;
  readonly binaries: PostgresBinaries;
  readonly user: PostgresUser;
}

/** Joins the PostgreSQL that runs there, or starts one. Only to be called under the start lock. */
export async function joinOrStart(cluster: Startable): Promise<Running> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  let child: ChildProcess | undefined;
  for (;;) {
    const answer = await tryToConnect(cluster.socket.host);
    if (answer instanceof pg.Client) return { lifeline: answer, child };
    if (Date.now() > deadline) throw new StartupError(await notReady(cluster.folder));
    // No process listens. A PostgreSQL that is just stopping makes ours exit at once; then we try again.
    if (answer === 'none' && (child === undefined || hasEnded(child))) {
      if (child !== undefined) await delay(POLL_MS * 10);
      child = await spawnPostgres(cluster);
    }
    await delay(POLL_MS);
  }
}

/** By itself or by a signal. */
const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

async function tryToConnect(host: string): Promise<pg.Client | 'none' | 'not yet'> {
  const client = new pg.Client({
    host,
    user: SUPERUSER,
    database: 'postgres',
    application_name: `${LIFELINE_NAME} ${process.pid}`,
    connectionTimeoutMillis: 5_000,
  });
  // A lost connection also ends, which is what is watched.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    const code = errorCode(error);
    return code === 'ECONNREFUSED' || code === 'ENOENT' ? 'none' : 'not yet';
  }
}

async function spawnPostgres({ folder, clusterFolder, binaries, user }: Startable): Promise<ChildProcess> {
  const logFile = path.join(folder, 'postgres.log');
  if (((await stat(logFile).catch(() => undefined))?.size ?? 0) > LOG_LIMIT) await truncate(logFile);
  const log = await open(logFile, 'a', 0o600);
  try {
    const settings = [
      'listen_addresses=',
      'unix_socket_directories=.',
      'unix_socket_permissions=0700',
      // Else its log quotes the rows in a failure's details: addresses in use, for one.
      'log_error_verbosity=terse',
    ];
    const child = spawn(
      binaries.postgres,
      ['-D', clusterArgument(clusterFolder), ...settings.flatMap((setting) => ['-c', setting])],
      {
        ...user.identity,
        cwd: clusterFolder,
        env: postgresEnvironment,
        // Its own process group: Ctrl+C reaches the server, which then stops PostgreSQL in order.
        detached: true,
        stdio: ['ignore', log.fd, log.fd],
      },
    );
    await once(child, 'spawn');
    child.unref();
    return child;
  } finally {
    await log.close();
  }
}

async function notReady(folder: string): Promise<string> {
  const log = await readFile(path.join(folder, 'postgres.log'), 'utf8').catch(() => '');
  return `PostgreSQL did not start (see ${path.join(folder, 'postgres.log')}): ${log.trim().split('\n').at(-1)}`;
}
