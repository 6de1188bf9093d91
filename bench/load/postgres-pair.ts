import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../processes.ts';
import type { LoadDatabase } from './load-database.ts';

const run = promisify(execFile);
const LIBRARIES = '/usr/lib/postgresql';
const USER = 'trazo';
const DATABASE = 'trazo';

/** A primary that does not answer this long is taken for lost. */
const DETECTED_AFTER_MS = 1_000;

/** Where Debian's packages put PostgreSQL's programs; the embedded one has no `pg_basebackup`. */
export function findPostgres(): string | undefined {
  if (process.env['POSTGRES_BIN'] !== undefined) return process.env['POSTGRES_BIN'];
  if (!existsSync(LIBRARIES)) return undefined;
  const bins = readdirSync(LIBRARIES).map((version) => path.join(LIBRARIES, version, 'bin'));
  return bins.find((bin) => existsSync(path.join(bin, 'pg_basebackup')));
}

/**
 * A primary and its streaming standby: what the primary acknowledges, both have on their disk. The primary fails as by a power cut;
 * the standby takes over by script, as Patroni would have it.
 */
export async function startPostgresPair(bin: string, folder: string): Promise<LoadDatabase> {
  const [primaryPort, standbyPort] = [await freePort(), await freePort()];
  const home = path.join(folder, 'postgres');
  await mkdir(home);
  const user = unprivileged();
  if (user !== undefined) chownSync(home, user.uid, user.gid);
  const start = (program: string, ...args: string[]) =>
    run(path.join(bin, program), args, { ...user, cwd: home, env: { ...process.env, HOME: home } });
  const [primary, standby] = [path.join(home, 'primary'), path.join(home, 'standby')];
  const launch = (data: string, port: number, ...more: string[]) =>
    start('pg_ctl', '-D', data, '-l', `${data}.log`, '-o', [`-p ${port}`, ...more].join(' '), '-w', 'start');
  await start('initdb', '-D', primary, '-U', USER, '-A', 'trust', '-E', 'UTF8');
  await appendFile(path.join(primary, 'postgresql.conf'), SETTINGS(home));
  await launch(primary, primaryPort);
  await ask(primaryPort, 'postgres', `create database ${DATABASE}`);
  const source = ['-h', '127.0.0.1', '-p', String(primaryPort), '-U', USER];
  await start('pg_basebackup', '-D', standby, '-R', '-c', 'fast', ...source);
  await launch(standby, standbyPort);
  await ask(primaryPort, 'postgres', `alter system set synchronous_standby_names = '*'`);
  await ask(primaryPort, 'postgres', 'select pg_reload_conf()');
  return {
    ports: [primaryPort, standbyPort],
    urlAt: (port) => `postgres://${USER}@127.0.0.1:${port}/${DATABASE}`,
    fault: {
      name: 'the primary database',
      begin: async () => {
        process.kill(pidOf(primary), 'SIGKILL');
        await delay(DETECTED_AFTER_MS);
        await start('pg_ctl', '-D', standby, '-w', 'promote');
      },
      end: async () => undefined,
    },
    stop: async () => {
      for (const data of [primary, standby]) {
        await start('pg_ctl', '-D', data, '-m', 'immediate', 'stop').catch(() => undefined);
      }
    },
  };
}

const SETTINGS = (home: string): string => `
listen_addresses = '127.0.0.1'
unix_socket_directories = '${home}'
max_connections = 200
hot_standby = on
`;

const pidOf = (data: string): number =>
  Number.parseInt(readFileSync(path.join(data, 'postmaster.pid'), 'utf8'), 10);

async function ask(port: number, database: string, statement: string): Promise<void> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: USER, database });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: idOf('-u'), gid: idOf('-g') };
}
