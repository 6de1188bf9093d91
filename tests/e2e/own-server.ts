import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from './journey.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
/** So much of what a server said last is worth reading. */
const SAID = 4_000;
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
    const server = running;
    running = undefined;
    if (server === undefined || hasEnded(server)) return;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
  return {
    origin,
    start: async () => {
      let said = '';
      const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
        cwd: ROOT,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          // A bundler that an earlier journey ran in this process has set it to production.
          NODE_ENV: 'development',
          PORT: String(PORT),
          DATA_DIR: dataDir,
          PUBLIC_URL: origin,
          RENDERERS: '1',
        },
      });
      running = server;
      for (const output of [server.stdout, server.stderr])
        output.on('data', (chunk) => {
          said = (said + chunk).slice(-SAID);
        });
      const isReady = async () => {
        if (hasEnded(server)) throw new Error(`the server has ended: ${said}`);
        return fetch(`${origin}/api/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        );
      };
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

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;
