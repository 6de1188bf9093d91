import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { divideTables } from '../platform/database/division.ts';
import { ask } from './postgres-server.ts';

/** The coordinator of a Citus cluster with its workers added: with it the API tests run there (`npm run test:cluster`). */
export const CLUSTER_URL = process.env['TEST_DATABASE_URL'];

interface Node {
  readonly host: string;
  readonly port: number;
}

/** Whether a statement of this database waits for a lock; on a cluster those wait at the worker that has the row. */
export async function isLockAwaited(database: NodePgDatabase): Promise<boolean> {
  const activity = sql.raw(CLUSTER_URL === undefined ? 'pg_stat_activity' : 'citus_stat_activity');
  const { rows } = await database.execute(
    sql`select 1 from ${activity} where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return rows.length > 0;
}

const urlOf = (coordinator: string, name: string, node?: Node): string => {
  const url = new URL(coordinator);
  url.pathname = `/${name}`;
  if (node !== undefined) url.host = `${node.host}:${node.port}`;
  return url.href;
};

/** A database of its own on every node, empty; Citus leaves it to us to make them. */
export async function createClusterDatabase(coordinator: string, name: string): Promise<string> {
  const workers = await workersOf(coordinator);
  const administration = new URL(coordinator).pathname.slice(1);
  for (const node of [undefined, ...workers]) {
    await ask(
      urlOf(coordinator, administration, node),
      'set citus.enable_create_database_propagation = off',
      `create database ${name}`,
    );
    await ask(urlOf(coordinator, name, node), 'create extension citus');
  }
  const { hostname, port } = new URL(coordinator);
  await ask(
    urlOf(coordinator, name),
    `select citus_set_coordinator_host('${hostname}', ${port})`,
    ...workers.map((node) => `select citus_add_node('${node.host}', ${node.port})`),
  );
  return urlOf(coordinator, name);
}

/** As the operator does once the server has migrated it. */
export const divideClusterDatabase = (url: string): Promise<void> =>
  divideTables({ connectionString: url }, () => undefined);

export async function dropClusterDatabase(coordinator: string, name: string): Promise<void> {
  const administration = new URL(coordinator).pathname.slice(1);
  for (const node of [undefined, ...(await workersOf(coordinator))]) {
    await ask(
      urlOf(coordinator, administration, node),
      // Or the maintenance of Citus, ended by force, would be back before the database is gone.
      `alter database ${name} with allow_connections false`,
      `drop database ${name} with (force)`,
    );
  }
}

async function workersOf(coordinator: string): Promise<Node[]> {
  const client = new pg.Client(coordinator);
  await client.connect();
  const { rows } = await client.query<Node>(
    'select node_name as host, node_port::int as port from citus_get_active_worker_nodes()',
  );
  await client.end();
  return rows;
}
