import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@trazo/server/testing/free-port';
import {
  ask,
  debianPostgres,
  giveToPostgres,
  initialise,
  postgresOn,
  runProgram,
} from '@trazo/server/testing/postgres-server';
import type { LoadDatabase } from './load-database.ts';

const USER = 'trazo';
const DATABASE = 'trazo';

/** A primary that does not answer this long is taken for lost. */
const DETECTED_AFTER_MS = 1_000;

/** Where Debian's packages put PostgreSQL's programs; the embedded one has no `pg_basebackup`. */
export const findPostgres = (): string | undefined =>
  process.env['POSTGRES_BIN'] ?? debianPostgres('bin/pg_basebackup');

/**
 * A primary and its streaming standby: what the primary acknowledges, both have on their disk. The primary fails as by a power cut;
 * the standby takes over by script, as Patroni would have it.
 */
export async function startPostgresPair(bin: string, folder: string): Promise<LoadDatabase> {
  const home = { bin, folder: path.join(folder, 'postgres') };
  await mkdir(home.folder);
  giveToPostgres(home.folder);
  const primary = postgresOn(home, path.join(home.folder, 'primary'), await freePort());
  const standby = postgresOn(home, path.join(home.folder, 'standby'), await freePort());
  const urlAt = (port: number, database = DATABASE) => `postgres://${USER}@127.0.0.1:${port}/${database}`;
  const administration = urlAt(primary.port, 'postgres');
  await initialise(home, primary.data, USER, SETTINGS);
  await primary.start();
  await ask(administration, `create database ${DATABASE}`);
  const source = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', USER];
  await runProgram(home, 'pg_basebackup', '-D', standby.data, '-R', '-c', 'fast', ...source);
  await standby.start();
  await ask(administration, `alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()');
  return {
    ports: [primary.port, standby.port],
    urlAt: (port) => urlAt(port),
    fault: {
      name: 'the primary database',
      begin: async () => {
        primary.kill();
        await delay(DETECTED_AFTER_MS);
        await standby.promote();
      },
      end: async () => undefined,
    },
    stop: async () => {
      for (const server of [primary, standby]) await server.stop();
    },
  };
}

const SETTINGS = `
max_connections = 200
hot_standby = on
`;
