import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AccountId } from '../authentication/account.ts';
import { moment } from '../database/column-types.ts';

/** Objects that no row names: uploaded for a change that has not committed, or left by one that has. */
export const objectMarks = pgTable(
  'object_marks',
  {
    /** Outlives the account: what it left in the bucket goes after it. */
    accountId: uuid('account_id').$type<AccountId>().notNull(),
    objectKey: text('object_key').notNull(),
    markedAt: moment('marked_at').notNull().defaultNow(),
  },
  ({ accountId, objectKey }) => [primaryKey({ columns: [accountId, objectKey] })],
);
