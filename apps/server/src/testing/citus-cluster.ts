import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ask } from './test-cluster.ts';

const run = promisify(execFile);
const WORKERS = 2;
const LIBRARIES = '/usr/lib/postgresql';

/** A worker of a cluster. */
interface Worker {
  /** Ends it as a power cut does. */
  kill(): void;
  start(): Promise<void>;
}

export interface Cluster {
  /** Of its coordinator. */
  readonly url: string;
  readonly workers: readonly Worker[];
  stop(): Promise<void>;
}

/** Where PostgreSQL's programs are that can load Citus: `CITUS_BIN`, or as Debian's packages put them. */
export function findCitus(): string | undefined {
  const { CITUS_BIN } = process.env;
  if (CITUS_BIN !== undefined) return CITUS_BIN;
  if (!existsSync(LIBRARIES)) return undefined;
  const version = readdirSync(LIBRARIES).find((name) =>
    existsSync(path.join(LIBRARIES, name, 'lib/citus.so')),
  );
  return version === undefined ? undefined : path.join(LIBRARIES, version, 'bin');
}

/**
 * A coordinator and two workers of this machine, on ports that are free. Unless `isDurable` they write no row to the disk for good:
 * what one has acknowledged may be gone when it is killed.
 */
export async function startCitus(bin: string, { isDurable = false } = {}): Promise<Cluster> {
  const user = unprivileged();
  const folder = await mkdtemp(path.join(tmpdir(), 'trazo-citus-'));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  // Not the home of who starts them: Citus looks there for certificates.
  const env = { ...process.env, HOME: folder };
  const start = (program: string, ...args: string[]) =>
    run(path.join(bin, program), args, { ...user, env, cwd: folder });
  const nodes = await Promise.all(
    Array.from({ length: WORKERS + 1 }, async (_, number) => {
      const data = path.join(folder, `node-${number}`);
      const port = await freePort();
      await start('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync');
      await appendFile(path.join(data, 'postgresql.conf'), settings(port) + (isDurable ? '' : NOT_DURABLE));
      const launch = async () => {
        await start('pg_ctl', '-D', data, '-l', path.join(folder, `${number}.log`), '-w', 'start');
      };
      await launch();
      return { data, url: `postgres://postgres@127.0.0.1:${port}/postgres`, port, launch };
    }),
  );
  const [coordinator, ...workers] = nodes;
  if (coordinator === undefined) throw new Error('no coordinator was started');
  for (const { url } of nodes) await ask(url, 'create extension citus');
  await ask(
    coordinator.url,
    `select citus_set_coordinator_host('127.0.0.1', ${coordinator.port})`,
    ...workers.map(({ port }) => `select citus_add_node('127.0.0.1', ${port})`),
  );
  return {
    url: coordinator.url,
    workers: workers.map(({ data, launch }) => ({
      kill: () => process.kill(postmasterOf(data), 'SIGKILL'),
      start: launch,
    })),
    stop: async () => {
      for (const { data } of nodes)
        await start('pg_ctl', '-D', data, '-m', 'immediate', 'stop').catch(() => undefined);
      await rm(folder, { recursive: true });
    },
  };
}

const settings = (port: number): string => `
shared_preload_libraries = 'citus'
port = ${port}
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 300
max_prepared_transactions = 600
citus.shard_count = 8
`;

const NOT_DURABLE = `
fsync = off
synchronous_commit = off
`;

const postmasterOf = (data: string): number =>
  Number.parseInt(readFileSync(path.join(data, 'postmaster.pid'), 'utf8'), 10);

/** PostgreSQL refuses to run as root. */
function unprivileged(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: id('-u'), gid: id('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
