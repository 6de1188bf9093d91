import { once } from 'node:events';
import { must } from '@trazo/plan/must';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import { migrate, migrationSteps } from '../database/migrate.ts';
import type { ObjectStore } from '../object-store/object-store.ts';
import { readStoredJobs, type StoredJobs, storedJobsSchema, writeStoredJobs } from '../queue/stored-jobs.ts';
import { BackupError } from './backup-error.ts';
import { bytesFrame, type Frame, jsonFrame } from './frames.ts';
import { loadObject, type NamedObject, objectFrames, objectSchema } from './object-frames.ts';

const FORMAT = 1;
const SUBJECT = 'business plans';
/** Bookkeeping, and what counts for a minute. */
const LEFT_OUT = ['migrations', 'migration_lock', 'rate_windows', 'object_marks'];

const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()).min(1) });
type Table = z.output<typeof tableSchema>;

const manifestSchema = z.object({
  kind: z.literal('manifest'),
  subject: z.literal(SUBJECT),
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** The migrations it was made after. */
  steps: z.array(z.string()),
  /** A table follows those it refers to. */
  tables: z.array(tableSchema),
  jobs: storedJobsSchema,
});
export type Manifest = z.output<typeof manifestSchema>;

const tableBegins = z.object({ kind: z.literal('table'), name: z.string() });
const tableEnds = z.object({ kind: z.literal('end'), name: z.string(), rows: z.number() });
const completeSchema = z.object({ kind: z.literal('complete') });

/** How many rows of each table. */
export type RowCounts = ReadonlyMap<string, number>;

/** Tables are made by the first server that starts: before it, there is nothing to copy. */
export async function requireTables(connection: pg.ClientConfig): Promise<void> {
  const client = await connect(connection);
  try {
    const { rows } = await client.query(
      `select from pg_tables where schemaname = 'public' and tablename = 'migrations'`,
    );
    if (rows.length === 0)
      throw new BackupError('the database has no tables yet: start a server, which makes them');
  } finally {
    await client.end();
  }
}

/** All tables as they were at one moment, while the product goes on. */
export async function* databaseFrames(
  connection: pg.ClientConfig,
  { now, objects }: { now: Date; objects: ObjectStore | undefined },
  counted: (counts: RowCounts) => void,
): AsyncGenerator<Buffer> {
  const client = await connect(connection);
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const manifest = await manifestOf(client, now);
    yield jsonFrame(manifest);
    const counts = new Map<string, number>();
    for (const { name, columns } of manifest.tables) {
      yield jsonFrame({ kind: 'table', name } satisfies z.input<typeof tableBegins>);
      const rows = client.query(copyTo(`copy ${nameOf(client, name, columns)} to stdout`));
      for await (const chunk of rows) yield bytesFrame(chunk);
      counts.set(name, rows.rowCount);
      yield jsonFrame({ kind: 'end', name, rows: rows.rowCount } satisfies z.input<typeof tableEnds>);
    }
    yield* objectFrames(client, objects, ({ objects: count, lost }) => {
      if (count > 0) counts.set('objects', count);
      if (lost > 0) counts.set('objects missing in the bucket', lost);
    });
    yield jsonFrame({ kind: 'complete' } satisfies z.input<typeof completeSchema>);
    counted(counts);
  } finally {
    await client.end();
  }
}

async function manifestOf(client: pg.Client, now: Date): Promise<Manifest> {
  const { rows: steps } = await client.query<{ name: string }>('select name from migrations order by name');
  const jobs: StoredJobs = await readStoredJobs(client);
  return {
    kind: 'manifest',
    subject: SUBJECT,
    format: FORMAT,
    madeAt: now.toISOString(),
    steps: steps.map(({ name }) => name),
    tables: await tablesOf(client),
    jobs,
  };
}

async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and not c.relname = any ($1)
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by c.relname order by c.relname`,
    [LEFT_OUT],
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to
    from pg_constraint where contype = 'f' and conrelid <> confrelid and conparentid = 0`,
  );
  const ordered = new Map<string, Table>();
  const add = (table: Table): void => {
    if (ordered.has(table.name)) return;
    for (const { to } of references.filter(({ from }) => from === table.name)) {
      add(
        must(
          rows.find(({ name }) => name === to),
          `${to}, which ${table.name} refers to`,
        ),
      );
    }
    ordered.set(table.name, table);
  };
  for (const table of rows) add(table);
  return [...ordered.values()];
}

/** Reads a backup to its end without doing anything with it: what is damaged, incomplete or not ours is refused. */
export async function checkFrames(
  frames: AsyncIterable<Frame>,
): Promise<{ manifest: Manifest; rows: RowCounts }> {
  const rows = new Map<string, number>();
  const manifest = await eachTable(
    frames,
    async (_table, chunks) => {
      for await (const _chunk of chunks);
    },
    (name, count) => rows.set(name, count),
    async () => void rows.set('objects', (rows.get('objects') ?? 0) + 1),
  );
  const known = new Set(await migrationSteps());
  const unknown = manifest.steps.find((step) => !known.has(step));
  if (unknown !== undefined) throw new BackupError(`it was made by a newer release, which knows ${unknown}`);
  return { manifest, rows };
}

/** Loads a checked backup into an empty database: everything in one transaction, so all of it or nothing. */
export async function loadFrames(
  pool: pg.Pool,
  connection: pg.ClientConfig,
  manifest: Manifest,
  frames: AsyncIterable<Frame>,
): Promise<void> {
  await migrate(connection, undefined, manifest.steps);
  const client = await connect(connection);
  try {
    await client.query('begin');
    const loaded = new Map<string, number>();
    await eachTable(
      frames,
      async ({ name, columns }, chunks) => {
        const stream = client.query(copyFrom(`copy ${nameOf(client, name, columns)} from stdin`));
        const failed = once(stream, 'error').then(([error]) => Promise.reject(error));
        const finished = once(stream, 'finish');
        failed.catch(() => undefined);
        finished.catch(() => undefined);
        for await (const chunk of chunks) {
          if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), failed]);
        }
        stream.end();
        await Promise.race([finished, failed]);
        loaded.set(name, stream.rowCount);
      },
      (name, rows) => {
        if (loaded.get(name) !== rows) throw new BackupError(`${name} has not all its rows`);
      },
      (object, bytes) => loadObject(client, object, bytes),
    );
    await writeStoredJobs(pool, client, manifest.jobs);
    await client.query('commit');
  } finally {
    await client.end();
  }
  await migrate(connection);
}

/** Says why a database is not one to restore to. */
export async function requireEmpty(connection: pg.ClientConfig, { steps, tables }: Manifest): Promise<void> {
  const client = await connect(connection);
  try {
    const { rows: there } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    const names = new Set(there.map(({ name }) => name));
    for (const { name } of tables.filter((table) => names.has(table.name))) {
      const { rows } = await client.query(`select from ${client.escapeIdentifier(name)} limit 1`);
      if (rows.length > 0) throw new BackupError(`the database is not empty: there are rows in ${name}`);
    }
    if (!names.has('migrations')) return;
    const { rows: done } = await client.query<{ name: string }>('select name from migrations');
    const later = done.find(({ name }) => !steps.includes(name));
    if (later !== undefined) {
      throw new BackupError(
        `the database was migrated by a later release (${later.name}): restore into a new, empty database`,
      );
    }
  } finally {
    await client.end();
  }
}

/** Goes through a backup in its order, and demands it whole. */
async function eachTable(
  frames: AsyncIterable<Frame>,
  read: (table: Table, chunks: AsyncIterable<Buffer>) => Promise<void>,
  ended: (name: string, rows: number) => void,
  readObject: (object: NamedObject, bytes: Buffer) => Promise<void>,
): Promise<Manifest> {
  const all = frames[Symbol.asyncIterator]();
  const next = async (): Promise<Frame> => {
    const { done, value } = await all.next();
    if (done === true) throw new BackupError('the file is truncated');
    return value;
  };
  const json = async (): Promise<unknown> => {
    const frame = await next();
    if (frame.kind !== 'json') throw new BackupError('its parts are out of order');
    return frame.value;
  };
  const { data: manifest } = manifestSchema.safeParse(await json());
  if (manifest === undefined)
    throw new BackupError('it is not of this product, or of a format we do not know');
  for (const table of manifest.tables) {
    const begins = tableBegins.safeParse(await json());
    if (begins.data?.name !== table.name) throw new BackupError(`the table ${table.name} is missing`);
    let last: unknown;
    const chunks = async function* chunks(): AsyncGenerator<Buffer> {
      for (let frame = await next(); ; frame = await next()) {
        if (frame.kind === 'json') {
          last = frame.value;
          return;
        }
        yield frame.bytes;
      }
    };
    await read(table, chunks());
    const end = tableEnds.safeParse(last);
    if (end.data?.name !== table.name) throw new BackupError(`table ${table.name} is incomplete`);
    ended(table.name, end.data.rows);
  }
  let last = await json();
  for (let object = objectSchema.safeParse(last); object.success; object = objectSchema.safeParse(last)) {
    const frame = await next();
    if (frame.kind !== 'bytes') throw new BackupError(`the object ${object.data.key} is missing`);
    await readObject(object.data, frame.bytes);
    last = await json();
  }
  if (!completeSchema.safeParse(last).success) throw new BackupError('the file is truncated');
  if ((await all.next()).done !== true) throw new BackupError('there is data after the end');
  return manifest;
}

const nameOf = (client: pg.Client, name: string, columns: readonly string[]): string =>
  `${client.escapeIdentifier(name)} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')})`;

async function connect(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000, keepAlive: true });
  // The statement in work fails with it; an unhandled error ends the process.
  client.on('error', () => undefined);
  await client.connect();
  // Whatever the database or its user has for a default.
  await client.query('set statement_timeout = 0');
  await client.query('set idle_in_transaction_session_timeout = 0');
  return client;
}
