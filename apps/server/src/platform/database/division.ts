import pg from 'pg';
import { StartupError } from '../errors/startup-error.ts';

/** What divides each table (ADR 94): the account, but for these. */
const OWN_COLUMN: ReadonlyMap<string, string> = new Map([
  ['accounts', 'id'],
  // Asked for without an account: divided by what they are asked for.
  ['lookups', 'key'],
  ['billing_events', 'id'],
  ['billing_withdrawals', 'mark'],
  ['erasures', 'id'],
]);
/** Bookkeeping, what operators do, and counts that are swept every minute: they do not grow with use, and stay on one server. */
const UNDIVIDED: ReadonlySet<string> = new Set([
  'migrations',
  'migration_lock',
  'rate_windows',
  'operators',
  'operator_recovery_codes',
  'operator_passes',
  'operator_acts',
  'feature_switches',
  'announcements',
  'usage_days',
  'backups',
]);
/** Those that lie beside the account they belong to. */
const DIVIDES_OTHERS = 'accounts';

/** The column a table is divided by; undefined for one that stays whole. */
export const columnDividing = (table: string): string | undefined =>
  UNDIVIDED.has(table) ? undefined : (OWN_COLUMN.get(table) ?? 'account_id');

interface ForeignKey {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly definition: string;
}

/**
 * Divides the tables of a Citus coordinator among its workers, rows and all; what is divided already is left alone, so that
 * a later migration's tables can follow. All of it in one transaction: it happens as a whole or not at all. Calls `print` with
 * what was done. Other statements on the tables wait meanwhile.
 */
export async function divideTables(
  connection: pg.ClientConfig,
  print: (line: string) => void,
): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await requireCluster(client);
    const tables = await tablesOf(client);
    const divided = await dividedOf(client);
    const left = tables.filter((table) => columnDividing(table) !== undefined && !divided.has(table));
    await client.query('begin');
    const references = await foreignKeysOf(client, new Set(left));
    for (const { from, name } of references)
      await client.query(`alter table ${from} drop constraint ${name}`);
    for (const table of inOrder(left)) print(await divide(client, table));
    for (const { from, name, definition } of references) {
      await client.query(`alter table ${from} add constraint ${name} ${definition}`);
    }
    await client.query('commit');
    // The rows are with the workers: what the coordinator held of them is only in the way of its disk.
    for (const table of tables.filter((name) => columnDividing(name) !== undefined)) {
      await client.query('select truncate_local_data_after_distributing_table($1::regclass)', [table]);
    }
    for (const table of tables.filter((name) => divided.has(name))) print(`${table}: was divided already`);
    for (const table of tables.filter((name) => columnDividing(name) === undefined)) {
      print(`${table}: stays on the coordinator`);
    }
  } finally {
    await client.end();
  }
}

async function requireCluster(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`select from pg_extension where extname = 'citus'`);
  if (rows.length === 0) throw new StartupError('DATABASE_URL: the database there has no extension citus');
  const { rows: workers } = await client.query('select from citus_get_active_worker_nodes()');
  if (workers.length === 0) throw new StartupError('DATABASE_URL: the Citus there has no workers yet');
  const { rows: migrated } = await client.query(`select from pg_tables where tablename = 'lookups'`);
  if (migrated.length === 0)
    throw new StartupError('DATABASE_URL: start the server once to run the migrations');
}

async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname`,
  );
  return rows.map(({ name }) => name);
}

async function dividedOf(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select logicalrelid::text as name from pg_dist_partition where partmethod = 'h'`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Those that concern the tables: a divided table takes none to or from one that is not divided yet. */
async function foreignKeysOf(client: pg.Client, tables: ReadonlySet<string>): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conname as name, conrelid::regclass::text as from, confrelid::regclass::text as to,
      pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0 order by conname`,
  );
  return rows.filter(({ from, to }) => tables.has(from) || tables.has(to));
}

const inOrder = (tables: readonly string[]): string[] => [
  ...tables.filter((table) => table === DIVIDES_OTHERS),
  ...tables.filter((table) => table !== DIVIDES_OTHERS),
];

async function divide(client: pg.Client, table: string): Promise<string> {
  const column = columnDividing(table) ?? 'account_id';
  const isOfAccounts = column === 'account_id' && table !== DIVIDES_OTHERS;
  const beside = isOfAccounts ? DIVIDES_OTHERS : 'none';
  await client.query('select create_distributed_table($1::regclass, $2, colocate_with => $3)', [
    table,
    column,
    beside,
  ]);
  return `${table}: divided by ${column}${isOfAccounts ? `, beside ${DIVIDES_OTHERS}` : ''}`;
}
