import type pg from 'pg';
import { z } from 'zod';
import { BYTE_TABLES } from '../byte-store/byte-tables.ts';
import { readObject } from '../byte-store/stored-object.ts';
import { type ObjectStore, ObjectStoreError } from '../object-store/object-store.ts';
import { BackupError } from './backup-error.ts';
import { bytesFrame, jsonFrame } from './frames.ts';

const READ_AT_ONCE = 8;

/** What stands before the bytes of an object: the row that names it. */
export const objectSchema = z.object({
  kind: z.literal('object'),
  table: z.enum(BYTE_TABLES.map(({ name }) => name)),
  account: z.string(),
  key: z.string(),
});
export type NamedObject = z.output<typeof objectSchema>;

export interface ObjectCounts {
  readonly objects: number;
  /** Named by a row, and not in the bucket. */
  readonly lost: number;
}

/** The objects that rows name, as an open transaction sees them. */
export async function namedObjects(client: pg.Client): Promise<NamedObject[]> {
  const named: NamedObject[] = [];
  for (const { name: table } of BYTE_TABLES) {
    const { rows } = await client.query<{ account: string; key: string }>(
      `select account_id::text as account, object_key as key from ${table} where object_key is not null`,
    );
    for (const row of rows) named.push({ kind: 'object', table, ...row });
  }
  return named;
}

/** Their bytes, after the transaction: none of them is deleted for a day (object-sweep.ts). */
export async function* objectFrames(
  named: readonly NamedObject[],
  store: ObjectStore | undefined,
  counted: (counts: ObjectCounts) => void,
): AsyncGenerator<Buffer> {
  let [count, lost] = [0, 0];
  for (let next = 0; next < named.length; next += READ_AT_ONCE) {
    const some = named.slice(next, next + READ_AT_ONCE);
    const read = await Promise.all(some.map(async (object) => ({ object, bytes: await get(store, object) })));
    for (const { object, bytes } of read) {
      if (bytes === undefined) {
        lost += 1;
        continue;
      }
      count += 1;
      yield jsonFrame(object);
      yield bytesFrame(Buffer.from(bytes));
    }
  }
  counted({ objects: count, lost });
}

async function get(store: ObjectStore | undefined, { key }: NamedObject): Promise<Uint8Array | undefined> {
  if (store === undefined) throw new BackupError('S3_BUCKET must be set: pictures are kept in a bucket');
  try {
    return await readObject(store, key);
  } catch (error) {
    if (!(error instanceof ObjectStoreError)) throw error;
    throw new BackupError(`the bucket that pictures are kept in does not answer: ${error.message}`);
  }
}

/**
 * Puts the bytes of an object into the row that names it: a restored database never shares a bucket with the one it is a copy
 * of, which would collect what the other needs.
 */
export async function loadObject(
  client: pg.Client,
  { table, account, key }: NamedObject,
  bytes: Buffer,
): Promise<void> {
  const column = BYTE_TABLES.find(({ name }) => name === table)?.bytes;
  await client.query(
    `update ${table} set ${column} = $1, object_key = null where account_id = $2 and object_key = $3`,
    [bytes, account, key],
  );
}
