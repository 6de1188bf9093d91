import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const START_MS = 30_000;

/** A module (its file address) as a process of its own; it ends with this one at the latest. */
export function start(module: string, port: number, environment: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [fileURLToPath(module)], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Also when the measurement fails.
  process.once('exit', () => child.kill('SIGKILL'));
  return child;
}

/** Ends a process as an operator would, and waits for it. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** Waits until an address answers; throws after half a minute. */
export async function answers(url: string): Promise<void> {
  const until = Date.now() + START_MS;
  while (Date.now() < until) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await delay(50);
  }
  throw new Error(`${url} does not answer`);
}
