import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@trazo/server/platform/database/embedded-postgres';
import { freePort } from '@trazo/server/testing/free-port';
import pg from 'pg';
import { answers, start, stop } from '../processes.ts';

/** Our server and the bare one, each a process of its own, on the same PostgreSQL. */
export interface Stage {
  readonly ours: string;
  readonly bare: string;
  readonly databaseUrl: string;
  /** Bytes of write-ahead log that PostgreSQL has written so far. */
  logPosition(): Promise<number>;
  /** Stops both and the database, and clears up. */
  leave(): Promise<void>;
}

export async function setStage(): Promise<Stage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'trazo-bench-'));
  const postgres = await startEmbeddedPostgres(folder);
  const client = new pg.Client({ host: postgres.host, user: postgres.user, database: 'postgres' });
  await client.connect();
  await client.query('create database bench');
  const DATABASE_URL = `postgres:///bench?host=${encodeURIComponent(postgres.host)}&user=${postgres.user}`;
  const ports = { ours: await freePort(), bare: await freePort() };
  const ours = start(import.meta.resolve('@trazo/server/main'), ports.ours, {
    DATABASE_URL,
    DATA_DIR: folder,
    RENDERERS: '1',
    // The bare one keeps no log either.
    LOG_LEVEL: 'warn',
    CREDENTIALS_PER_MINUTE: '1000000',
    CREDENTIALS_PER_ACCOUNT: '1000000',
  });
  await answers(`http://127.0.0.1:${ports.ours}/api/health/ready`);
  const bare = start(import.meta.resolve('./bare.ts'), ports.bare, { DATABASE_URL });
  await answers(`http://127.0.0.1:${ports.bare}/list/00000000-0000-4000-8000-000000000000`);
  return {
    ours: `http://127.0.0.1:${ports.ours}`,
    bare: `http://127.0.0.1:${ports.bare}`,
    databaseUrl: DATABASE_URL,
    logPosition: async () => {
      const { rows } = await client.query<{ bytes: string }>(
        `select pg_current_wal_insert_lsn() - '0/0' as bytes`,
      );
      return Number(rows[0]?.bytes);
    },
    leave: async () => {
      await client.end();
      await Promise.all([stop(ours), stop(bare)]);
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
