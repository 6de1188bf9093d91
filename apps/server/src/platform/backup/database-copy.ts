import { once } from 'node:events';
import { must } from '@trazo/plan/must';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import { migrate, migrationSteps } from '../database/migrate.ts';
import type { ObjectStore } from '../object-store/object-store.ts';
import {
  readStoredJobs,
  type StoredJobs,
  storedJobsSchema,
  withoutJobsOf,
  writeStoredJobs,
} from '../queue/stored-jobs.ts';
import { BackupError } from './backup-error.ts';
import { type Erasure, erasureSchema, erasuresOf, replayErasures } from './erasures.ts';
import { bytesFrame, type Frame, jsonFrame } from './frames.ts';
import { loadObject, type NamedObject, namedObjects, objectFrames, objectSchema } from './object-frames.ts';
import type { Seal } from './seal.ts';

const FORMAT = 2;
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
  /** Accounts that had been deleted by then: an older backup is not restored with them. */
  erasures: z.array(erasureSchema),
});
export type Manifest = z.output<typeof manifestSchema>;

const tableBegins = z.object({ kind: z.literal('table'), name: z.string() });
const tableEnds = z.object({ kind: z.literal('end'), name: z.string(), rows: z.number() });
const completeSchema = z.object({ kind: z.literal('complete') });
/** Follows the manifest, and the end: that all before it is of the maker. */
const sealSchema = z.object({ kind: z.literal('seal'), mark: z.string() });

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

export interface CopyOptions {
  readonly now: Date;
  readonly objects: ObjectStore | undefined;
  readonly seal: Seal;
}

/** All tables as they were at one moment, while the product goes on, then the objects their rows name. */
export async function* databaseFrames(
  connection: pg.ClientConfig,
  { now, objects, seal }: CopyOptions,
  counted: (counts: RowCounts) => void,
): AsyncGenerator<Buffer> {
  const counts = new Map<string, number>();
  let named: NamedObject[] = [];
  const sealed = (): Buffer =>
    jsonFrame({ kind: 'seal', mark: seal.mark() } satisfies z.input<typeof sealSchema>);
  const all = async function* all(): AsyncGenerator<Buffer> {
    const client = await connect(connection);
    try {
      await client.query('begin transaction isolation level repeatable read read only');
      const manifest = await manifestOf(client, now);
      yield jsonFrame(manifest);
      yield* rowFrames(client, manifest, counts);
      named = await namedObjects(client);
    } finally {
      // Before the objects: a transaction that stays open keeps every dead row.
      await client.end();
    }
    yield* objectFrames(named, objects, ({ objects: count, lost }) => {
      if (count > 0) counts.set('objects', count);
      if (lost > 0) counts.set('objects missing in the bucket', lost);
    });
    yield jsonFrame({ kind: 'complete' } satisfies z.input<typeof completeSchema>);
  };
  let isManifest = true;
  for await (const frame of all()) {
    seal.add(frame);
    yield frame;
    if (isManifest) yield sealed();
    isManifest = false;
  }
  yield sealed();
  counted(counts);
}

async function* rowFrames(
  client: pg.Client,
  { tables }: Manifest,
  counts: Map<string, number>,
): AsyncGenerator<Buffer> {
  for (const { name, columns } of tables) {
    yield jsonFrame({ kind: 'table', name } satisfies z.input<typeof tableBegins>);
    const rows = client.query(copyTo(`copy ${nameOf(client, name, columns)} to stdout`));
    for await (const chunk of rows) yield bytesFrame(chunk);
    counts.set(name, rows.rowCount);
    yield jsonFrame({ kind: 'end', name, rows: rows.rowCount } satisfies z.input<typeof tableEnds>);
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
    erasures: await erasuresOf(client),
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
  seal: Seal,
): Promise<{ manifest: Manifest; rows: RowCounts }> {
  const rows = new Map<string, number>();
  const manifest = await eachTable(
    { frames, seal },
    async (_table, chunks) => {
      for await (const _chunk of chunks);
    },
    (name, count) => rows.set(name, count),
    async () => void rows.set('objects', (rows.get('objects') ?? 0) + 1),
  );
  return { manifest, rows };
}

/** The manifest alone, if it is of the maker. */
export async function readManifest(frames: AsyncIterable<Frame>, seal: Seal): Promise<Manifest> {
  const { manifest } = await openBackup({ frames, seal });
  return manifest;
}

/** Loads a checked backup into an empty database: everything in one transaction, so all of it or nothing. */
export async function loadFrames(
  pool: pg.Pool,
  connection: pg.ClientConfig,
  { manifest, erasures }: { readonly manifest: Manifest; readonly erasures: readonly Erasure[] },
  sealed: SealedFrames,
): Promise<number> {
  await migrate(connection, undefined, manifest.steps);
  const client = await connect(connection);
  let erased = 0;
  try {
    await requireSchema(client, manifest);
    await client.query('begin');
    const loaded = new Map<string, number>();
    await eachTable(
      sealed,
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
    erased = await replayErasures(client, manifest.tables, erasures);
    const gone = new Set(erasures.map(({ id }) => id));
    await writeStoredJobs(pool, client, withoutJobsOf(manifest.jobs, gone));
    await client.query('commit');
  } catch (error) {
    if (error instanceof BackupError || !(error instanceof Error)) throw error;
    throw new BackupError(`it cannot be loaded: ${error.message}`, { cause: error });
  } finally {
    await client.end();
  }
  await migrate(connection);
  return erased;
}

/** What a backup names has to be what its own migrations have just made: nothing else is written to. */
async function requireSchema(client: pg.Client, { tables }: Manifest): Promise<void> {
  const there = new Map((await tablesOf(client)).map(({ name, columns }) => [name, new Set(columns)]));
  for (const { name, columns } of tables) {
    const strange = columns.find((column) => there.get(name)?.has(column) !== true);
    if (strange !== undefined) {
      throw new BackupError(`it names ${name}.${strange}, which no migration of this product makes`);
    }
  }
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

/** A backup as it is read, and what its maker's marks are compared with. */
export interface SealedFrames {
  readonly frames: AsyncIterable<Frame>;
  readonly seal: Seal;
}

/** Reads the manifest and the maker's mark of it; nothing of a backup is believed before. */
async function openBackup({ frames, seal }: SealedFrames) {
  const all = frames[Symbol.asyncIterator]();
  const next = async (): Promise<Frame> => {
    const { done, value } = await all.next();
    if (done === true) throw new BackupError('the file is truncated');
    return value;
  };
  const take = async (): Promise<Frame> => {
    const frame = await next();
    seal.add(frame.whole);
    return frame;
  };
  const json = async (): Promise<unknown> => {
    const frame = await take();
    if (frame.kind !== 'json') throw new BackupError('its parts are out of order');
    return frame.value;
  };
  const requireMark = async (): Promise<void> => {
    const frame = await next();
    const { data } = sealSchema.safeParse(frame.kind === 'json' ? frame.value : undefined);
    if (data === undefined || !seal.isMark(data.mark)) {
      throw new BackupError('it was not made with this BACKUP_SECRET');
    }
  };
  const { data: manifest } = manifestSchema.safeParse(await json());
  if (manifest === undefined)
    throw new BackupError('it is not of this product, or of a format we do not know');
  await requireMark();
  const known = new Set(await migrationSteps());
  const unknown = manifest.steps.find((step) => !known.has(step));
  if (unknown !== undefined) throw new BackupError(`it was made by a newer release, which knows ${unknown}`);
  const isAtEnd = async (): Promise<boolean> => (await all.next()).done === true;
  return { manifest, take, json, requireMark, isAtEnd };
}

/** Goes through a backup in its order, and demands it whole. */
async function eachTable(
  sealed: SealedFrames,
  read: (table: Table, chunks: AsyncIterable<Buffer>) => Promise<void>,
  ended: (name: string, rows: number) => void,
  readObject: (object: NamedObject, bytes: Buffer) => Promise<void>,
): Promise<Manifest> {
  const { manifest, take, json, requireMark, isAtEnd } = await openBackup(sealed);
  for (const table of manifest.tables) {
    const begins = tableBegins.safeParse(await json());
    if (begins.data?.name !== table.name) throw new BackupError(`the table ${table.name} is missing`);
    let last: unknown;
    const chunks = async function* chunks(): AsyncGenerator<Buffer> {
      for (let frame = await take(); ; frame = await take()) {
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
    const frame = await take();
    if (frame.kind !== 'bytes') throw new BackupError(`the object ${object.data.key} is missing`);
    await readObject(object.data, frame.bytes);
    last = await json();
  }
  if (!completeSchema.safeParse(last).success) throw new BackupError('the file is truncated');
  await requireMark();
  if (!(await isAtEnd())) throw new BackupError('there is data after the end');
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
