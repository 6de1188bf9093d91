import { createHash } from 'node:crypto';
import { and, eq, inArray, or, sum } from 'drizzle-orm';
import type { AccountId } from '../authentication/account.ts';
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

/**
 * Where pictures are kept, each account's apart. Here it is PostgreSQL, where bytes come and go with the change that needs
 * them; a store elsewhere implements the same calls and deletes bytes after the transaction that made them unused.
 */
export interface ImageStore {
  /** The pictures there are, by the hash of what was uploaded, and by their own. */
  known(on: Queryable, owner: AccountId, hashes: readonly string[]): Promise<Map<string, StoredImage>>;
  put(tx: Transaction, owner: AccountId, added: readonly NewImage[]): Promise<void>;
  read(on: Queryable, owner: AccountId, hashes: readonly string[]): Promise<Map<string, Uint8Array>>;
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

export const postgresImageStore: ImageStore = {
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
  put: async (tx, owner, added) => {
    for (const image of added) {
      await tx
        .insert(images)
        .values({ ...image, accountId: owner, size: image.bytes.byteLength })
        .onConflictDoNothing();
    }
  },
  read: async (on, owner, hashes) => {
    if (hashes.length === 0) return new Map();
    const rows = await on
      .select({ hash: images.hash, bytes: images.bytes })
      .from(images)
      .where(and(eq(images.accountId, owner), inArray(images.hash, [...hashes])));
    return new Map(rows.map(({ hash, bytes }) => [hash, bytes]));
  },
  remove: async (tx, owner, hashes) => {
    if (hashes.length === 0) return;
    await tx.delete(images).where(and(eq(images.accountId, owner), inArray(images.hash, [...hashes])));
  },
  usage: async (on, owner) => {
    const [row] = await on
      .select({ bytes: sum(images.size).mapWith(Number) })
      .from(images)
      .where(eq(images.accountId, owner));
    return row?.bytes ?? 0;
  },
};
