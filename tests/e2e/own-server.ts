import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from './journey.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const PORT = Number(process.env['E2E_PORT'] ?? 3999) + 3;

/** A server that a journey may stop and start again, always at the same address and on the same data. */
export interface OwnServer {
  readonly origin: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Stops it for good. */
  close(): Promise<void>;
}

export async function ownServer(): Promise<OwnServer> {
  const origin = `http://localhost:${PORT}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'trazo-e2e-own-'));
  let running: ChildProcess | undefined;
  const stop = async () => {
    if (running === undefined) return;
    const ended = once(running, 'exit');
    running.kill('SIGTERM');
    await ended;
    running = undefined;
  };
  return {
    origin,
    start: async () => {
      running = spawn(process.execPath, ['apps/server/src/main.ts'], {
        cwd: ROOT,
        stdio: 'ignore',
        env: { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, PUBLIC_URL: origin, RENDERERS: '1' },
      });
      const isReady = async () =>
        fetch(`${origin}/api/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        );
      // It makes its database first, beside everything else that is tested.
      await expect.poll(isReady, { timeout: 180_000 }).toBe(true);
    },
    stop,
    close: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
