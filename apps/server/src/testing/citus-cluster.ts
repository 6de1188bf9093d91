import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';
import {
  ask,
  debianPostgres,
  giveToPostgres,
  initialise,
  NOT_DURABLE,
  type PostgresServer,
  postgresOn,
} from './postgres-server.ts';

const WORKERS = 2;

export interface Cluster {
  /** Of its coordinator. */
  readonly url: string;
  readonly workers: readonly Pick<PostgresServer, 'kill' | 'start'>[];
  stop(): Promise<void>;
}

/** Where PostgreSQL's programs are that can load Citus: `CITUS_BIN`, or as Debian's packages put them. */
export const findCitus = (): string | undefined => process.env['CITUS_BIN'] ?? debianPostgres('lib/citus.so');

/**
 * A coordinator and two workers of this machine, on ports that are free. Unless `isDurable` they write no row to the disk for good:
 * what one has acknowledged may be gone when it is killed.
 */
export async function startCitus(bin: string, { isDurable = false } = {}): Promise<Cluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'trazo-citus-'));
  giveToPostgres(folder);
  const home = { bin, folder };
  const nodes = await Promise.all(
    Array.from({ length: WORKERS + 1 }, async (_, number) => {
      const data = path.join(folder, `node-${number}`);
      await initialise(home, data, 'postgres', SETTINGS + (isDurable ? '' : NOT_DURABLE));
      const node = postgresOn(home, data, await freePort());
      await node.start();
      return { ...node, url: `postgres://postgres@127.0.0.1:${node.port}/postgres` };
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
    workers,
    stop: async () => {
      for (const node of nodes) await node.stop();
      await rm(folder, { recursive: true });
    },
  };
}

const SETTINGS = `
shared_preload_libraries = 'citus'
max_connections = 300
max_prepared_transactions = 600
citus.shard_count = 8
`;
