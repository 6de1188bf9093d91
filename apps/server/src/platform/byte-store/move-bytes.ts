import { must } from '@trazo/plan/must';
import { type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { type AccountId, accountIdOf } from '../authentication/account.ts';
import type { ObjectStore } from '../object-store/object-store.ts';
import { BYTE_TABLES, type ByteTable } from './byte-tables.ts';
import { newObjectKey, readObject } from './stored-object.ts';

const ROWS_A_PAGE = 500;
const CONCURRENCY = 4;

export interface MoveOptions {
  readonly database: NodePgDatabase;
  readonly objects: ObjectStore;
  readonly to: 'database' | 's3';
}

/** What became of the rows of a table that had their bytes elsewhere. */
export interface Moved {
  readonly table: string;
  readonly moved: number;
  /** Objects the bucket does not have. */
  readonly lost: number;
}

type Key = readonly [AccountId, ...string[]];

/** Moves bytes from one store to the other, row by row, while no server runs. What is done stays done if it stops. */
export async function* moveBytes(options: MoveOptions): AsyncGenerator<Moved> {
  for (const table of BYTE_TABLES) yield await moveTable(options, table);
}

async function moveTable(options: MoveOptions, table: ByteTable): Promise<Moved> {
  const move = options.to === 's3' ? toBucket : toDatabase;
  let moved = 0;
  let lost = 0;
  let after: Key | undefined;
  for (;;) {
    const page = await keysAfter(options, table, after);
    for (let next = 0; next < page.length; next += CONCURRENCY) {
      const keys = page.slice(next, next + CONCURRENCY);
      for (const isMoved of await Promise.all(keys.map((key) => move(options, table, key)))) {
        if (isMoved) moved += 1;
        else lost += 1;
      }
    }
    after = page.at(-1);
    if (page.length < ROWS_A_PAGE) return { table: table.name, moved, lost };
  }
}

const columns = (names: readonly string[]): SQL => sql.raw(names.join(', '));
const isKey = ({ key }: ByteTable, values: Key): SQL =>
  sql.join(
    key.map((column, index) => sql`${sql.raw(column)} = ${values[index]}`),
    sql` and `,
  );

const keySchema = z
  .array(z.string())
  .transform(([account = '', ...others]): Key => [accountIdOf(account), ...others]);

async function keysAfter(
  { database, to }: MoveOptions,
  { name, key }: ByteTable,
  after: Key | undefined,
): Promise<Key[]> {
  const beyond = after && sql`and (${columns(key)}) > (${sql.join([...after], sql`, `)})`;
  const { rows } = await database.execute<{ key: unknown }>(
    sql`select array[${columns(key.map((column) => `${column}::text`))}] as key from ${sql.raw(name)} where object_key is ${sql.raw(to === 's3' ? 'null' : 'not null')} ${beyond ?? sql``} order by ${columns(key)} limit ${ROWS_A_PAGE}`,
  );
  return rows.map((row) => keySchema.parse(row.key));
}

async function toBucket({ database, objects }: MoveOptions, table: ByteTable, key: Key): Promise<boolean> {
  const [name, bytesIn] = [sql.raw(table.name), sql.raw(table.bytes)];
  const { rows } = await database.execute<{ bytes: Buffer }>(
    sql`select ${bytesIn} as bytes from ${name} where ${isKey(table, key)}`,
  );
  const { bytes } = must(rows[0], 'no server runs that could delete it');
  const objectKey = newObjectKey(key[0], bytes);
  await objects.put(objectKey, bytes);
  await database.execute(
    sql`update ${name} set ${bytesIn} = null, object_key = ${objectKey} where ${isKey(table, key)}`,
  );
  return true;
}

/** False where the bucket has lost the object: the row is left alone. */
async function toDatabase({ database, objects }: MoveOptions, table: ByteTable, key: Key): Promise<boolean> {
  const name = sql.raw(table.name);
  const { rows } = await database.execute<{ objectKey: string }>(
    sql`select object_key as "objectKey" from ${name} where ${isKey(table, key)}`,
  );
  const bytes = await readObject(objects, must(rows[0], 'no server runs that could delete it').objectKey);
  if (bytes === undefined) return false;
  await database.execute(
    sql`update ${name} set ${sql.raw(table.bytes)} = ${Buffer.from(bytes)}, object_key = null where ${isKey(table, key)}`,
  );
  return true;
}
