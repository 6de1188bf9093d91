import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AccountId } from '../authentication/account.ts';
import type { Transaction } from '../database/transaction.ts';
import { type ObjectStore, ObjectStoreError } from '../object-store/object-store.ts';
import { objectMarks } from './schema.ts';
import { newObjectKey, readObject } from './stored-object.ts';

/** How a row keeps its bytes: itself, or by the name of an object. */
export interface StoredBytes {
  readonly bytes: Uint8Array | null;
  readonly objectKey: string | null;
}

/** An upload is too old for the change it was for: the change has to be made again, from the upload on. */
export class UploadGoneError extends Error {
  override readonly name = 'UploadGoneError';

  constructor() {
    super('an upload is too old to be claimed');
  }
}

/**
 * Bytes beside rows, in the database or in a bucket.
 *
 * Invariant: an object that a row names has no mark, and only an object with a mark of a day is deleted (object-sweep.ts). `place`
 * marks before it uploads, `claim` takes the mark away in the transaction that writes the row, within an hour, `discard` puts one
 * in the transaction that deletes it. Every upload has a name of its own: what is discarded is never claimed again.
 */
export interface ByteStore {
  /** Before the transaction. `ObjectStoreError` while the bucket does not answer. */
  place(owner: AccountId, all: readonly Uint8Array[]): Promise<StoredBytes[]>;
  /** In the transaction that writes the rows; `UploadGoneError` if that comes too late. */
  claim(tx: Transaction, owner: AccountId, placed: readonly StoredBytes[]): Promise<void>;
  /** Undefined if the object is lost; `ObjectStoreError` while the bucket does not answer, or not with what was put there. */
  read(kept: StoredBytes): Promise<Uint8Array | undefined>;
  /** In the transaction that deletes the rows. */
  discard(tx: Transaction, owner: AccountId, gone: readonly Pick<StoredBytes, 'objectKey'>[]): Promise<void>;
}

/** `objects` is the bucket; undefined where the database keeps all. */
export const createByteStore = (database: NodePgDatabase, objects: ObjectStore | undefined): ByteStore => ({
  place: async (owner, all) => {
    if (objects === undefined) return all.map((bytes) => ({ bytes, objectKey: null }));
    const named = all.map((bytes) => ({ bytes, objectKey: newObjectKey(owner, bytes) }));
    await markObjects(database, owner, named);
    await Promise.all(named.map(({ objectKey, bytes }) => objects.put(objectKey, bytes)));
    return named.map(({ objectKey }) => ({ bytes: null, objectKey }));
  },
  claim: claimObjects,
  read: async ({ bytes, objectKey }) => {
    if (objectKey === null) return bytes ?? undefined;
    if (objects === undefined) {
      throw new ObjectStoreError('bytes lie in a bucket, and IMAGE_STORE is not s3: npm run move-images');
    }
    return readObject(objects, objectKey);
  },
  discard: markObjects,
});

const keysOf = (kept: readonly Pick<StoredBytes, 'objectKey'>[]): string[] =>
  kept.flatMap(({ objectKey }) => objectKey ?? []);

export async function markObjects(
  on: NodePgDatabase | Transaction,
  owner: AccountId,
  kept: readonly Pick<StoredBytes, 'objectKey'>[],
): Promise<void> {
  const keys = keysOf(kept);
  if (keys.length === 0) return;
  await on
    .insert(objectMarks)
    .values(keys.map((objectKey) => ({ accountId: owner, objectKey })))
    .onConflictDoNothing();
}

async function claimObjects(
  tx: Transaction,
  owner: AccountId,
  placed: readonly StoredBytes[],
): Promise<void> {
  const keys = keysOf(placed);
  if (keys.length === 0) return;
  const claimed = await tx
    .delete(objectMarks)
    .where(
      and(
        eq(objectMarks.accountId, owner),
        inArray(objectMarks.objectKey, keys),
        // Far from the day after which the sweep takes it.
        gt(objectMarks.markedAt, sql`now() - interval '1 hour'`),
      ),
    )
    .returning({ key: objectMarks.objectKey });
  if (claimed.length !== keys.length) throw new UploadGoneError();
}
