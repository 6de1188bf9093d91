import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AccountId } from '../authentication/account.ts';

/** What leads to an account without naming it; hashed where it is a secret. */
export type LookupKind =
  | 'email'
  | 'google'
  | 'session'
  | 'mailed key'
  | 'portrait'
  | 'cover'
  | 'share'
  | 'invitation'
  | 'comment mails'
  | 'customer';

/** The only table that is not divided by account: it says in which account to look (ADR 94). */
export const lookups = pgTable(
  'lookups',
  {
    kind: text().$type<LookupKind>().notNull(),
    key: text().notNull(),
    accountId: uuid('account_id').$type<AccountId>().notNull(),
  },
  ({ kind, key }) => [primaryKey({ columns: [kind, key] })],
);
