import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, readFile, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartupProblem } from '../errors/startup-problem.ts';
import { type PostgresBinaries, runnableBinaries } from './postgres-binaries.ts';
import { clusterArgument, ensureCluster, postgresEnvironment, SUPERUSER } from './postgres-cluster.ts';
import { type SocketFolder, socketFolder } from './postgres-socket.ts';
import { type PostgresUser, postgresUser } from './postgres-user.ts';
import { withStartLock } from './start-lock.ts';

const READY_TIMEOUT_MS = 60_000;
const POLL_MS = 20;
const LOG_LIMIT = 5_000_000;
const RESTART_PAUSE_MS = 1_000;
const LIFELINE_NAME = 'trazo lifeline';
const FADING_MS = 500;
const STOP_LOCK_MS = 1_000;
const FAST_STOP_MS = 1_500;

/** A running PostgreSQL of our own, reachable through a socket only we can enter. */
export interface EmbeddedPostgres {
  readonly host: string;
  readonly user: string;
  /** Stops PostgreSQL unless another server still uses it. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on `<dataDir>/postgres`, or joins the one that already runs there (another server, or one that was
 * killed, left it behind). Makes the cluster on the first start.
 */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const folder = await writableFolder(dataDir);
  const clusterFolder = path.join(folder, 'cluster');
  const user = await postgresUser(clusterFolder);
  const socket = await socketFolder(clusterFolder);
  try {
    return await withStartLock(folder, async () => {
      const binaries = await runnableBinaries(user, folder);
      await ensureCluster(clusterFolder, binaries, user);
      const startable = { folder, clusterFolder, socket, binaries, user };
      return keepRunning(startable, await joinOrStart(startable));
    });
  } catch (problem) {
    await socket.release();
    throw problem;
  }
}

/** Starts PostgreSQL again, or joins whoever did, when it ends without having been told to. */
function keepRunning(place: Startable, first: Running): EmbeddedPostgres {
  let running = first;
  let isStopping = false;
  const watch = () => {
    running.lifeline.once('end', () => {
      if (!isStopping) void restart();
    });
  };
  const restart = async () => {
    while (!isStopping) {
      try {
        running = await withStartLock(place.folder, () => joinOrStart(place));
        watch();
        return;
      } catch {
        // The health check reports it meanwhile.
        await delay(RESTART_PAUSE_MS, undefined, { ref: false });
      }
    }
  };
  watch();
  return {
    host: place.socket.host,
    user: SUPERUSER,
    stop: () => {
      isStopping = true;
      return stopUnlessShared({ ...place, ...running });
    },
  };
}

async function writableFolder(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'postgres');
  try {
    await mkdir(folder, { recursive: true, mode: 0o755 });
    await (await open(path.join(folder, 'start.lock'), 'a')).close();
    return folder;
  } catch (problem) {
    const { code } = problem as NodeJS.ErrnoException;
    throw new StartupProblem(`DATA_DIR: the folder ${dataDir} cannot be written to (${code})`);
  }
}

interface Running {
  /** One idle connection: as long as it stands, no other server stops PostgreSQL under us. */
  readonly lifeline: pg.Client;
  readonly child: ChildProcess | undefined;
}

interface Startable {
  readonly folder: string;
  readonly clusterFolder: string;
  readonly socket: SocketFolder;
  readonly binaries: PostgresBinaries;
  readonly user: PostgresUser;
}

async function joinOrStart(place: Startable): Promise<Running> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  let child: ChildProcess | undefined;
  for (;;) {
    const answer = await tryToConnect(place.socket.host);
    if (answer instanceof pg.Client) return { lifeline: answer, child };
    if (Date.now() > deadline) throw new StartupProblem(await notReady(place.folder));
    // Nobody listens. A PostgreSQL that is just stopping makes ours exit at once; then we try again.
    if (answer === 'nobody' && (child === undefined || child.exitCode !== null)) {
      if (child !== undefined) await delay(POLL_MS * 10);
      child = await spawnPostgres(place);
    }
    await delay(POLL_MS);
  }
}

async function tryToConnect(host: string): Promise<pg.Client | 'nobody' | 'not yet'> {
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
  } catch (problem) {
    await client.end().catch(() => undefined);
    const { code } = problem as NodeJS.ErrnoException;
    return code === 'ECONNREFUSED' || code === 'ENOENT' ? 'nobody' : 'not yet';
  }
}

async function spawnPostgres({ folder, clusterFolder, binaries, user }: Startable): Promise<ChildProcess> {
  const logFile = path.join(folder, 'postgres.log');
  if (((await stat(logFile).catch(() => undefined))?.size ?? 0) > LOG_LIMIT) await truncate(logFile);
  const log = await open(logFile, 'a', 0o600);
  try {
    const settings = ['listen_addresses=', 'unix_socket_directories=.', 'unix_socket_permissions=0700'];
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

type Stoppable = Running & Startable;

async function stopUnlessShared(running: Stoppable): Promise<void> {
  const { folder, lifeline, socket } = running;
  try {
    await withStartLock(folder, () => stopIfAlone(running), STOP_LOCK_MS);
  } catch (problem) {
    // Somebody is starting right now and will use it: leave it to them.
    if (!(problem instanceof StartupProblem)) throw problem;
  } finally {
    await lifeline.end().catch(() => undefined);
    await socket.release();
  }
}

async function stopIfAlone({ clusterFolder, lifeline, child }: Stoppable): Promise<void> {
  if (await isShared(lifeline)) return;
  await lifeline.end().catch(() => undefined);
  const pid = await postmasterPid(clusterFolder);
  if (pid === undefined) return;
  signal(pid, 'SIGINT');
  if (await hasStopped(clusterFolder, child, FAST_STOP_MS)) return;
  signal(pid, 'SIGQUIT');
  await hasStopped(clusterFolder, child, FAST_STOP_MS / 2);
}

/** Whether another server's lifeline stands. One of a server that has just ended takes a moment to disappear. */
async function isShared(lifeline: pg.Client): Promise<boolean> {
  const deadline = Date.now() + FADING_MS;
  for (;;) {
    const others = await lifeline
      .query(
        `select 1 from pg_stat_activity
         where application_name like $1 and backend_type = 'client backend' and pid <> pg_backend_pid()`,
        [`${LIFELINE_NAME}%`],
      )
      .catch(() => undefined);
    if (others === undefined || others.rows.length === 0) return false;
    if (Date.now() > deadline) return true;
    await delay(POLL_MS);
  }
}

async function postmasterPid(clusterFolder: string): Promise<number | undefined> {
  const text = await readFile(path.join(clusterFolder, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return pid > 1 ? pid : undefined;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'ESRCH') throw problem;
  }
}

async function hasStopped(
  clusterFolder: string,
  child: ChildProcess | undefined,
  timeoutMs: number,
): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const gone = child
      ? child.exitCode !== null || child.signalCode !== null
      : (await postmasterPid(clusterFolder)) === undefined;
    if (gone) return true;
    await delay(POLL_MS);
  }
  return false;
}
