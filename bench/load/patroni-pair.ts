import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@trazo/server/testing/free-port';
import { ask, giveToPostgres, runningAs } from '@trazo/server/testing/postgres-server';
import { HAPROXY } from './balancer.ts';
import { AS_DEBIAN_HAS_IT, deployedFile } from './deployed-file.ts';
import type { LoadDatabase } from './load-database.ts';

const DEPLOY = path.join(import.meta.dirname, '../../deploy/patroni');
const ETCD = '/usr/bin/etcd';
const PATRONI = '/usr/bin/patroni';
const USER = 'postgres';
const PASSWORD = 'of-this-run';
const DATABASE = 'trazo';
const START_MS = 120_000;
const NODES = 2;

/** Debian's `patroni` and `etcd-server`. */
export const hasPatroni = (): boolean => existsSync(ETCD) && existsSync(PATRONI);

interface Node {
  readonly name: string;
  readonly port: number;
  /** Where Patroni says what the node is. */
  readonly rest: number;
  readonly data: string;
  patroni: ChildProcess;
}

/**
 * Two nodes under Patroni and its HAProxy, as `deploy/patroni` has them, with one etcd. The machine of the primary fails: its Patroni
 * and its PostgreSQL end at once; back again, it has to become a standby.
 */
export async function startPatroniPair(bin: string, folder: string): Promise<LoadDatabase> {
  const stack = new AsyncDisposableStack();
  try {
    return await startOn(stack, bin, folder);
  } catch (error) {
    await stack.disposeAsync();
    throw error;
  }
}

async function startOn(stack: AsyncDisposableStack, bin: string, folder: string): Promise<LoadDatabase> {
  const home = path.join(folder, 'patroni');
  await mkdir(home);
  giveToPostgres(home);
  const begin = (program: string, args: readonly string[], environment: Record<string, string>) =>
    spawn(program, args, {
      ...runningAs(),
      cwd: home,
      env: { PATH: '/usr/bin:/bin', HOME: home, LC_ALL: 'C.UTF-8', ...environment },
      stdio: 'ignore',
    });
  const etcd = await startEtcd(begin, home);
  stack.defer(() => ended(etcd.process, 'SIGTERM'));
  const nodes: Node[] = [];
  for (let number = 1; number <= NODES; number += 1) {
    const own = { name: `node${number}`, port: await freePort(), rest: await freePort() };
    const place = { ...own, data: path.join(home, `node${number}`) };
    const node = { ...place, patroni: begin(...patroniOf(place, etcd.address, bin)) };
    nodes.push(node);
    stack.defer(() => ended(node.patroni, 'SIGTERM'));
    await until(() => says(own.rest, number === 1 ? '/primary' : '/replica'), own.name);
  }
  const [primaryPort, replicaPort] = [await freePort(), await freePort()];
  const balancer = await startDeployedBalancer(folder, nodes, [primaryPort, replicaPort]);
  stack.defer(() => ended(balancer, 'SIGTERM'));
  const urlAt = (port: number, database = DATABASE) =>
    `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/${database}`;
  const { port: first } = await primaryOf(nodes);
  await ask(urlAt(first, 'postgres'), `create database ${DATABASE}`);
  await until(() => leadsToPrimary(urlAt(primaryPort)), 'the primary behind HAProxy');
  let lost: Node | undefined;
  return {
    ports: [primaryPort],
    urlAt,
    fault: {
      name: 'the primary under Patroni',
      begin: async () => {
        lost = await primaryOf(nodes);
        await losesItsMachine(lost);
      },
      end: async () => {
        if (lost === undefined) return;
        lost.patroni = begin(...patroniOf(lost, etcd.address, bin));
        await until(() => says(lost?.rest ?? 0, '/replica'), `${lost.name} as a standby`);
      },
    },
    stop: () => stack.disposeAsync(),
  };
}

type Begin = (program: string, args: readonly string[], environment: Record<string, string>) => ChildProcess;

async function startEtcd(begin: Begin, home: string) {
  const [client, peer] = [await freePort(), await freePort()];
  const [address, peerUrl] = [`127.0.0.1:${client}`, `http://127.0.0.1:${peer}`];
  const args = ['--data-dir', path.join(home, 'etcd'), '--name', 'one'];
  const clients = [
    '--listen-client-urls',
    `http://${address}`,
    '--advertise-client-urls',
    `http://${address}`,
  ];
  const peers = ['--listen-peer-urls', peerUrl, '--initial-advertise-peer-urls', peerUrl];
  const cluster = ['--initial-cluster', `one=${peerUrl}`];
  const started = begin(ETCD, [...args, ...clients, ...peers, ...cluster], {});
  await until(() => says(client, '/health'), 'etcd');
  return { address, process: started };
}

/** The example's file, and what differs from node to node. */
function patroniOf(
  { name, port, rest, data }: Omit<Node, 'patroni'>,
  etcd: string,
  bin: string,
): Parameters<Begin> {
  const [postgres, api] = [`127.0.0.1:${port}`, `127.0.0.1:${rest}`];
  const environment = {
    PATRONI_NAME: name,
    PATRONI_ETCD3_HOSTS: etcd,
    PATRONI_RESTAPI_LISTEN: api,
    PATRONI_RESTAPI_CONNECT_ADDRESS: api,
    PATRONI_RESTAPI_USERNAME: 'patroni',
    PATRONI_RESTAPI_PASSWORD: PASSWORD,
    PATRONI_POSTGRESQL_LISTEN: postgres,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: postgres,
    PATRONI_POSTGRESQL_DATA_DIR: data,
    PATRONI_POSTGRESQL_BIN_DIR: bin,
    PATRONI_POSTGRESQL_PGPASS: `${data}.pgpass`,
    PATRONI_SUPERUSER_USERNAME: USER,
    PATRONI_SUPERUSER_PASSWORD: PASSWORD,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: PASSWORD,
  };
  return [PATRONI, [path.join(DEPLOY, 'patroni.yaml')], environment];
}

/** The example's file with the ports of this machine. */
async function startDeployedBalancer(
  folder: string,
  nodes: readonly Node[],
  [primary, replica]: readonly [number, number],
): Promise<ChildProcess> {
  const text = await deployedFile('patroni/haproxy.cfg', [
    [AS_DEBIAN_HAS_IT, ''],
    [/bind :5432/, `bind 127.0.0.1:${primary}`],
    [/bind :5433/, `bind 127.0.0.1:${replica}`],
    ...nodes.map(({ name, port, rest }) => {
      const server = new RegExp(`server ${name} .*`, 'g');
      return [server, `server ${name} 127.0.0.1:${port} check port ${rest}`] as const;
    }),
  ]);
  const file = path.join(folder, 'haproxy-patroni.cfg');
  await writeFile(file, text);
  const child = spawn(HAPROXY, ['-db', '-f', file], { stdio: 'ignore' });
  await once(child, 'spawn');
  return child;
}

async function primaryOf(nodes: readonly Node[]): Promise<Node> {
  for (const node of nodes) if (await says(node.rest, '/primary')) return node;
  throw new Error('no node is the primary');
}

async function losesItsMachine({ patroni, data }: Node): Promise<void> {
  const postmaster = Number.parseInt(await readFile(path.join(data, 'postmaster.pid'), 'utf8'), 10);
  process.kill(postmaster, 'SIGKILL');
  await ended(patroni, 'SIGKILL');
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

const says = async (port: number, where: string): Promise<boolean> => {
  const answer = await fetch(`http://127.0.0.1:${port}${where}`).catch(() => undefined);
  return answer?.ok ?? false;
};

/** Until its first checks are done, HAProxy sends every other connection to the standby. */
async function leadsToPrimary(url: string): Promise<boolean> {
  for (let connection = 0; connection < 2 * NODES; connection += 1) {
    const isWritten = await ask(url, 'create temporary table written ()').then(
      () => true,
      () => false,
    );
    if (!isWritten) return false;
  }
  return true;
}

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  const end = performance.now() + START_MS;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`${what} does not come up`);
    await delay(200);
  }
}
