import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { errorCode } from '../errors/error-code.ts';
import { StartupError } from '../errors/startup-error.ts';
import { LIFELINE_NAME, type Running, type Startable } from './postgres-start.ts';
import { withStartLock } from './start-lock.ts';

const POLL_MS = 20;
const FADING_MS = 500;
const STOP_LOCK_MS = 1_000;
const FAST_STOP_MS = 1_500;

type Stoppable = Running & Startable;

/** Stops PostgreSQL in order, at the latest after some seconds; leaves it running if another server uses it. */
export async function stopUnlessShared(running: Stoppable): Promise<void> {
  const { folder, lifeline, socket } = running;
  try {
    await withStartLock(folder, () => stopIfAlone(running), STOP_LOCK_MS);
  } catch (error) {
    // Another process is starting right now and will use it: leave it running.
    if (!(error instanceof StartupError)) throw error;
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
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
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
