import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '@trazo/server/platform/database/embedded-postgres';
import pg from 'pg';

const START_MS = 30_000;

/** Our server and the bare one, each a process of its own, on the same PostgreSQL. */
export interface Stage {
  readonly ours: string;
  readonly bare: string;
  readonly databaseUrl: string;
  /** Stops both and the database, and clears up. */
  leave(): Promise<void>;
}

export async function setStage(): Promise<Stage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'trazo-bench-'));
  const postgres = await startEmbeddedPostgres(folder);
  const client = new pg.Client({ host: postgres.host, user: postgres.user, database: 'postgres' });
  await client.connect();
  await client.query('create database bench');
  await client.end();
  const DATABASE_URL = `postgres:///bench?host=${encodeURIComponent(postgres.host)}&user=${postgres.user}`;
  const ports = { ours: await freePort(), bare: await freePort() };
  const ours = start('@trazo/server/main', ports.ours, {
    DATABASE_URL,
    DATA_DIR: folder,
    RENDERERS: '1',
    // The bare one keeps no log either.
    LOG_LEVEL: 'warn',
    CREDENTIALS_PER_MINUTE: '1000000',
    CREDENTIALS_PER_ACCOUNT: '1000000',
  });
  await answers(`http://127.0.0.1:${ports.ours}/api/health/ready`);
  const bare = start('./bare.ts', ports.bare, { DATABASE_URL });
  await answers(`http://127.0.0.1:${ports.bare}/list/00000000-0000-4000-8000-000000000000`);
  return {
    ours: `http://127.0.0.1:${ports.ours}`,
    bare: `http://127.0.0.1:${ports.bare}`,
    databaseUrl: DATABASE_URL,
    leave: async () => {
      await Promise.all([stop(ours), stop(bare)]);
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function start(module: string, port: number, environment: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.resolve(module))], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Also when the measurement fails.
  process.once('exit', () => child.kill('SIGKILL'));
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  await ended;
}

async function answers(url: string): Promise<void> {
  const until = Date.now() + START_MS;
  while (Date.now() < until) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await delay(50);
  }
  throw new Error(`${url} does not answer`);
}
