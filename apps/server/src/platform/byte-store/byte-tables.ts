import { type SQL, sql } from 'drizzle-orm';
import type { AccountId } from '../authentication/account.ts';
import type { Transaction } from '../database/transaction.ts';

/** A table whose rows keep bytes: in a column of their own, or as an object that `object_key` names. */
export interface ByteTable {
  readonly name: string;
  readonly bytes: string;
  /** Its primary key, the account first. */
  readonly key: readonly ['account_id', ...string[]];
}

export const BYTE_TABLES = [
  { name: 'images', bytes: 'bytes', key: ['account_id', 'hash'] },
  { name: 'plan_covers', bytes: 'webp', key: ['account_id', 'plan_id'] },
  { name: 'portraits', bytes: 'webp', key: ['account_id'] },
  { name: 'mail_attachments', bytes: 'bytes', key: ['account_id', 'mail_id', 'position'] },
] as const satisfies readonly ByteTable[];

/** Gives up the objects of rows that are about to go with a row they refer to. */
export async function discardObjectsOf(
  tx: Transaction,
  table: (typeof BYTE_TABLES)[number]['name'],
  owner: AccountId,
  meant: SQL = sql`true`,
): Promise<void> {
  const from = sql.raw(table);
  await tx.execute(
    sql`insert into object_marks (account_id, object_key) select account_id, object_key from ${from} where account_id = ${owner} and object_key is not null and ${meant} on conflict do nothing`,
  );
}
