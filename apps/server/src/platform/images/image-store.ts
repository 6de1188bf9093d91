import { createHash } from 'node:crypto';
import { must } from '@trazo/plan/must';
import { and, eq, inArray, or, sum } from 'drizzle-orm';
import type { AccountId } from '../authentication/account.ts';
import type { ByteStore, StoredBytes } from '../byte-store/byte-store.ts';
import type { Queryable, Transaction } from '../database/transaction.ts';
import { images } from './schema.ts';

/** What every stored picture is. */
export const STORED_MEDIA_TYPE = 'image/webp';

/** A picture ready to be stored. */
export interface NewImage {
  readonly hash: string;
  readonly sourceHash: string;
  readonly bytes: Uint8Array;
}

export interface StoredImage {
  readonly hash: string;
  /** Bytes. */
  readonly size: number;
}

/** A picture whose bytes lie where they will be kept. */
export interface PlacedImage extends StoredImage {
  readonly sourceHash: string;
  readonly kept: StoredBytes;
}

/** Where pictures are kept, each account's apart: what is known of them in the database, their bytes there or in a bucket. */
export interface ImageStore {
  /** The pictures there are, by the hash of what was uploaded, and by their own. Asks the database only. */
  known(on: Queryable, owner: AccountId, hashes: readonly string[]): Promise<Map<string, StoredImage>>;
  /** Before the transaction that stores them. */
  place(owner: AccountId, added: readonly NewImage[]): Promise<PlacedImage[]>;
  /** `UploadGoneError` if they were placed too long ago. */
  put(tx: Transaction, owner: AccountId, added: readonly PlacedImage[]): Promise<void>;
  /** Those that are there; `ObjectStoreError` while the bucket does not answer. */
  read(on: Queryable, owner: AccountId, hashes: readonly string[]): Promise<Map<string, Uint8Array>>;
  /** Those that are there, to be placed for another account. */
  copies(on: Queryable, owner: AccountId, hashes: readonly string[]): Promise<NewImage[]>;
  remove(tx: Transaction, owner: AccountId, hashes: readonly string[]): Promise<void>;
  /** Bytes the account's pictures take. */
  usage(on: Queryable, owner: AccountId): Promise<number>;
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The name a picture is known by before it is encoded. */
export const sourceHashOf = sha256;

/** What was made of an upload, for the store. */
export const newImage = (source: Uint8Array, bytes: Uint8Array): NewImage => ({
  hash: sha256(bytes),
  sourceHash: sha256(source),
  bytes,
});

export const createImageStore = (store: ByteStore): ImageStore => ({
  known: async (on, owner, hashes) => {
    if (hashes.length === 0) return new Map();
    const wanted = [...hashes];
    const { hash, sourceHash, size } = images;
    const rows = await on
      .select({ hash, sourceHash, size })
      .from(images)
      .where(and(eq(images.accountId, owner), or(inArray(sourceHash, wanted), inArray(hash, wanted))));
    return new Map(
      rows.flatMap((row) =>
        [row.sourceHash, row.hash].map((name) => [name, { hash: row.hash, size: row.size }]),
      ),
    );
  },
  place: async (owner, added) => {
    const kept = await store.place(
      owner,
      added.map(({ bytes }) => bytes),
    );
    return added.flatMap(({ hash, sourceHash, bytes }, index) => {
      const at = kept[index];
      return at === undefined ? [] : [{ hash, sourceHash, size: bytes.byteLength, kept: at }];
    });
  },
  put: async (tx, owner, added) => {
    for (const { kept, ...image } of added) {
      const put = await tx
        .insert(images)
        .values({ ...image, ...kept, accountId: owner })
        .onConflictDoNothing()
        .returning({ hash: images.hash });
      // Where the picture is there already, the upload keeps its mark, and goes.
      if (put.length > 0) await store.claim(tx, owner, [kept]);
    }
  },
  read: async (on, owner, hashes) => {
    if (hashes.length === 0) return new Map();
    const rows = await on
      .select({ hash: images.hash, bytes: images.bytes, objectKey: images.objectKey })
      .from(images)
      .where(and(eq(images.accountId, owner), inArray(images.hash, [...hashes])));
    const read = await Promise.all(rows.map(async (row) => [row.hash, await store.read(row)] as const));
    return new Map(read.flatMap(([hash, bytes]) => (bytes === undefined ? [] : [[hash, bytes]])));
  },
  copies: async (on, owner, hashes) => {
    if (hashes.length === 0) return [];
    const { hash, sourceHash, bytes, objectKey } = images;
    const rows = await on
      .select({ hash, sourceHash, bytes, objectKey })
      .from(images)
      .where(and(eq(images.accountId, owner), inArray(hash, [...hashes])));
    const read = await Promise.all(
      rows.map(async (row) => ({ hash: row.hash, sourceHash: row.sourceHash, bytes: await store.read(row) })),
    );
    return read.flatMap((copy) => (copy.bytes === undefined ? [] : [{ ...copy, bytes: copy.bytes }]));
  },
  remove: async (tx, owner, hashes) => {
    if (hashes.length === 0) return;
    const removed = await tx
      .delete(images)
      .where(and(eq(images.accountId, owner), inArray(images.hash, [...hashes])))
      .returning({ objectKey: images.objectKey });
    await store.discard(tx, owner, removed);
  },
  usage: async (on, owner) => {
    const [row] = await on
      .select({ bytes: sum(images.size).mapWith(Number) })
      .from(images)
      .where(eq(images.accountId, owner));
    return must(row, 'a sum has one row').bytes ?? 0;
  },
});
