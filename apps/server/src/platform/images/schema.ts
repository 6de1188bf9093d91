import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AccountId } from '../authentication/account.ts';
import { bytea, moment } from '../database/column-types.ts';

/** Pictures, each account's own: sending the bytes of another account's picture reveals nothing about it. */
export const images = pgTable(
  'images',
  {
    accountId: uuid('account_id').$type<AccountId>().notNull(),
    /** SHA-256 of the stored bytes. */
    hash: text().notNull(),
    /** SHA-256 of the upload they were made of: the same upload is not encoded again. */
    sourceHash: text('source_hash').notNull(),
    /** Null where they are an object. */
    bytes: bytea(),
    objectKey: text('object_key'),
    size: integer().notNull(),
    storedAt: moment('stored_at').notNull().defaultNow(),
  },
  ({ accountId, hash }) => [primaryKey({ columns: [accountId, hash] })],
);
