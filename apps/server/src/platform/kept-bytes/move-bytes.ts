import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { type AccountId, accountIdOf } from '../authentication/account.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import type { ObjectStore } from '../object-store/object-store.ts';
import { claimObjects, markObjects } from './byte-store.ts';
import { newObjectKey, readObject } from './kept-object.ts';
import { KEPT_TABLES, type KeptTable } from './kept-tables.ts';

const ROWS_A_PAGE = 500;
const CONCURRENCY = 4;

export interface MoveOptions {
  readonly database: NodePgDatabase;
  readonly objects: ObjectStore;
  readonly to: 'database' | 's3';
  /** Called after each row; true ends the move, which can be begun again at any time. */
  readonly isOver?: () => boolean;
}

/** What became of the rows of a table that had their bytes elsewhere. */
export interface Moved {
  readonly table: string;
  readonly moved: number;
  /** Rows that were changed or deleted meanwhile. */
  readonly changed: number;
  /** Objects the bucket does not have. */
  readonly lost: number;
}

type Outcome = Exclude<keyof Moved, 'table'>;
type Key = readonly [AccountId, ...string[]];

/**
 * Moves bytes from one store to the other, row by row, while the product runs: a row names its bytes here or there, so that
 * reading never looks in the wrong place. What is done stays done if it stops.
 */
export async function* moveBytes(options: MoveOptions): AsyncGenerator<Moved> {
  for (const table of KEPT_TABLES) yield await moveTable(options, table);
}

async function moveTable(options: MoveOptions, table: KeptTable): Promise<Moved> {
  const { database, to, isOver = () => false } = options;
  const counts: Record<Outcome, number> = { moved: 0, changed: 0, lost: 0 };
  const move = to === 's3' ? toBucket : toDatabase;
  let page: Key[];
  let after: Key | undefined;
  do {
    page = await keysAfter(database, table, to, after);
    for (let next = 0; next < page.length && !isOver(); next += CONCURRENCY) {
      const rows = page.slice(next, next + CONCURRENCY);
      for (const outcome of await Promise.all(rows.map((key) => move(options, table, key)))) {
        counts[outcome] += 1;
      }
    }
    after = page.at(-1);
  } while (page.length === ROWS_A_PAGE && !isOver());
  return { table: table.name, ...counts };
}

const columns = (names: readonly string[]): SQL => sql.raw(names.join(', '));
const isKey = ({ key }: KeptTable, values: Key): SQL =>
  sql.join(
    key.map((column, index) => sql`${sql.raw(column)} = ${values[index]}`),
    sql` and `,
  );

const keySchema = z
  .array(z.string())
  .transform(([account = '', ...others]): Key => [accountIdOf(account), ...others]);

async function keysAfter(
  database: NodePgDatabase,
  { name, key }: KeptTable,
  to: MoveOptions['to'],
  after: Key | undefined,
): Promise<Key[]> {
  const beyond = after && sql`and (${columns(key)}) > (${sql.join([...after], sql`, `)})`;
  const { rows } = await database.execute<{ key: unknown }>(
    sql`select array[${columns(key.map((column) => `${column}::text`))}] as key from ${sql.raw(name)} where object_key is ${sql.raw(to === 's3' ? 'null' : 'not null')} ${beyond ?? sql``} order by ${columns(key)} limit ${ROWS_A_PAGE}`,
  );
  return rows.map((row) => keySchema.parse(row.key));
}

async function toBucket({ database, objects }: MoveOptions, table: KeptTable, key: Key): Promise<Outcome> {
  const [name, bytesIn] = [sql.raw(table.name), sql.raw(table.bytes)];
  const { rows } = await database.execute<{ bytes: Buffer }>(
    sql`select ${bytesIn} as bytes from ${name} where ${isKey(table, key)} and object_key is null`,
  );
  const [row] = rows;
  if (row === undefined) return 'changed';
  const [owner] = key;
  const kept = { bytes: null, objectKey: newObjectKey(owner, row.bytes) };
  await markObjects(database, owner, [kept]);
  await objects.put(kept.objectKey, row.bytes);
  const hash = createHash('sha256').update(row.bytes).digest();
  return inTransaction(database, async (tx) => {
    // A cover or a portrait may have become another one under the same key.
    const isMoved = await changed(
      tx,
      sql`update ${name} set ${bytesIn} = null, object_key = ${kept.objectKey} where ${isKey(table, key)} and object_key is null and sha256(${bytesIn}) = ${hash}`,
    );
    if (isMoved) await claimObjects(tx, owner, [kept]);
    return isMoved ? 'moved' : 'changed';
  });
}

async function toDatabase({ database, objects }: MoveOptions, table: KeptTable, key: Key): Promise<Outcome> {
  const name = sql.raw(table.name);
  const { rows } = await database.execute<{ objectKey: string }>(
    sql`select object_key as "objectKey" from ${name} where ${isKey(table, key)} and object_key is not null`,
  );
  const [row] = rows;
  if (row === undefined) return 'changed';
  const bytes = await readObject(objects, row.objectKey);
  return inTransaction(database, async (tx) => {
    const same = sql`${isKey(table, key)} and object_key = ${row.objectKey}`;
    if (bytes === undefined) {
      const there = await tx.execute(sql`select 1 from ${name} where ${same}`);
      return there.rows.length === 0 ? 'changed' : 'lost';
    }
    const isMoved = await changed(
      tx,
      sql`update ${name} set ${sql.raw(table.bytes)} = ${Buffer.from(bytes)}, object_key = null where ${same}`,
    );
    if (isMoved) await markObjects(tx, key[0], [row]);
    return isMoved ? 'moved' : 'changed';
  });
}

const changed = async (tx: Transaction, update: SQL): Promise<boolean> =>
  (await tx.execute(update)).rowCount === 1;
