import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '../errors/startup-error.ts';

const RETRY_MS = 25;
const SQLITE_BUSY = 5;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

/**
 * Runs a task while no other process runs one for the same folder. The lock is the operating system's own (through
 * SQLite, which Node carries), so a killed process cannot leave it behind.
 */
export async function withStartLock<Result>(
  folder: string,
  task: () => Promise<Result>,
  timeoutMs = 90_000,
): Promise<Result> {
  const lock = new DatabaseSync(path.join(folder, 'start.lock'), { timeout: 0 });
  try {
    await acquire(lock, folder, Date.now() + timeoutMs);
    return await task();
  } finally {
    lock.close();
  }
}

async function acquire(lock: DatabaseSync, folder: string, deadline: number): Promise<void> {
  for (;;) {
    try {
      lock.exec('BEGIN EXCLUSIVE');
      return;
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (Date.now() > deadline) throw new StartupError(`another process holds the lock on ${folder}`);
      await delay(RETRY_MS);
    }
  }
}
