import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { AccountId } from '../authentication/account.ts';
import type { Clock } from '../clock.ts';
import type { Transaction } from '../database/transaction.ts';
import { type ObjectStore, ObjectStoreError } from '../object-store/object-store.ts';
import { newObjectKey, readObject } from './kept-object.ts';
import { objectMarks } from './schema.ts';

/** How a row keeps its bytes: itself, or by the name of an object. */
export interface KeptBytes {
  readonly bytes: Uint8Array | null;
  readonly objectKey: string | null;
}

/** An upload was collected before the change it was for committed: the change has to be made again, from the upload on. */
export class UploadGoneError extends Error {
  override readonly name = 'UploadGoneError';

  constructor() {
    super('an upload was collected before it was claimed');
  }
}

/**
 * Bytes beside rows, in the database or in a bucket.
 *
 * Invariant: an object that a row names has no mark, and only an object with a doomed mark is deleted. `place` marks before it
 * uploads, `claim` takes the mark away in the transaction that writes the row, `discard` puts one in the transaction that deletes
 * it, and the sweep (object-sweep.ts) dooms marks, after which they cannot be claimed, before it deletes. Every upload has a name
 * of its own: what is discarded is never claimed again.
 */
export interface ByteStore {
  /** Before the transaction. In the database where the bucket does not answer: nothing that is saved waits for it. */
  place(owner: AccountId, all: readonly Uint8Array[]): Promise<KeptBytes[]>;
  /** In the transaction that writes the rows; `UploadGoneError` if that comes too late. */
  claim(tx: Transaction, owner: AccountId, placed: readonly KeptBytes[]): Promise<void>;
  /** Undefined if the object is lost; `ObjectStoreError` while the bucket does not answer, or not with what was put there. */
  read(kept: KeptBytes): Promise<Uint8Array | undefined>;
  /** In the transaction that deletes the rows. */
  discard(tx: Transaction, owner: AccountId, gone: readonly Pick<KeptBytes, 'objectKey'>[]): Promise<void>;
}

export interface ByteStoreOptions {
  readonly database: NodePgDatabase;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** Undefined where no bucket is configured. */
  readonly objects: ObjectStore | undefined;
  /** Where new bytes go. */
  readonly writesTo: 'database' | 's3';
}

/** After it did not answer the bucket is not asked to take anything for this long: each attempt takes seconds. */
const AWAY_MS = 30_000;

export function createByteStore(options: ByteStoreOptions): ByteStore {
  const { database, clock, log, objects, writesTo } = options;
  let awayUntil = 0;

  const upload = async (store: ObjectStore, objectKey: string, bytes: Uint8Array): Promise<KeptBytes> => {
    try {
      await store.put(objectKey, bytes);
      return { bytes: null, objectKey };
    } catch (err) {
      if (!(err instanceof ObjectStoreError)) throw err;
      awayUntil = clock().getTime() + AWAY_MS;
      log.warn({ err }, 'the bucket takes nothing: bytes go to the database');
      return inDatabase(bytes);
    }
  };

  return {
    place: async (owner, all) => {
      const isAway = clock().getTime() < awayUntil;
      if (objects === undefined || writesTo === 'database' || isAway || all.length === 0) {
        return all.map(inDatabase);
      }
      const named = all.map((bytes) => ({ bytes, objectKey: newObjectKey(owner, bytes) }));
      await markObjects(database, owner, named);
      return Promise.all(named.map(({ objectKey, bytes }) => upload(objects, objectKey, bytes)));
    },
    claim: claimObjects,
    read: async ({ bytes, objectKey }) => {
      if (objectKey === null) return bytes ?? undefined;
      if (objects === undefined) {
        throw new ObjectStoreError('bytes are kept in a bucket, and S3_BUCKET is not set');
      }
      return readObject(objects, objectKey);
    },
    discard: markObjects,
  };
}

const inDatabase = (bytes: Uint8Array): KeptBytes => ({ bytes, objectKey: null });

const keysOf = (kept: readonly Pick<KeptBytes, 'objectKey'>[]): string[] =>
  kept.flatMap(({ objectKey }) => objectKey ?? []);

export async function markObjects(
  on: NodePgDatabase | Transaction,
  owner: AccountId,
  kept: readonly Pick<KeptBytes, 'objectKey'>[],
): Promise<void> {
  const keys = keysOf(kept);
  if (keys.length === 0) return;
  await on
    .insert(objectMarks)
    .values(keys.map((objectKey) => ({ accountId: owner, objectKey })))
    .onConflictDoNothing();
}

export async function claimObjects(
  tx: Transaction,
  owner: AccountId,
  placed: readonly KeptBytes[],
): Promise<void> {
  const keys = keysOf(placed);
  if (keys.length === 0) return;
  const claimed = await tx
    .delete(objectMarks)
    .where(
      and(
        eq(objectMarks.accountId, owner),
        inArray(objectMarks.objectKey, keys),
        isNull(objectMarks.doomedAt),
      ),
    )
    .returning({ key: objectMarks.objectKey });
  if (claimed.length !== keys.length) throw new UploadGoneError();
}
