import { and, eq, inArray } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { AccountId } from '../authentication/account.ts';
import type { Queryable, Transaction } from '../database/transaction.ts';
import { type LookupKind, lookups } from './schema.ts';

/** Keys a process remembers: each costs some 200 bytes. */
const REMEMBERED = 50_000;

/** PostgreSQL takes 65,535 values in a statement. */
const RELEASED_TOGETHER = 5_000;

/** Takes a key for an account, in the transaction that gives the key its meaning. False if another account has it. */
export async function claim(
  tx: Transaction,
  kind: LookupKind,
  key: string,
  accountId: AccountId,
): Promise<boolean> {
  const [taken] = await tx
    .insert(lookups)
    .values({ kind, key, accountId })
    .onConflictDoNothing()
    .returning({ key: lookups.key });
  return taken !== undefined || (await accountOf(tx, kind, key)) === accountId;
}

/** Gives keys back. */
export async function release(on: Queryable, kind: LookupKind, keys: readonly string[]): Promise<void> {
  for (let next = 0; next < keys.length; next += RELEASED_TOGETHER) {
    const some = keys.slice(next, next + RELEASED_TOGETHER);
    await on.delete(lookups).where(and(eq(lookups.kind, kind), inArray(lookups.key, some)));
  }
}

export async function accountOf(
  on: Queryable,
  kind: LookupKind,
  key: string,
): Promise<AccountId | undefined> {
  const [row] = await on
    .select({ accountId: lookups.accountId })
    .from(lookups)
    .where(and(eq(lookups.kind, kind), eq(lookups.key, key)));
  return row?.accountId;
}

/**
 * Finds accounts by keys that never pass to another account, such as random secrets: where one led is remembered, and only
 * the account's own row says whether it still holds.
 */
export function rememberingAccountOf(on: Queryable, kind: LookupKind) {
  const remembered = new LRUCache<string, AccountId>({ max: REMEMBERED });
  return async (key: string): Promise<AccountId | undefined> => {
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const found = await accountOf(on, kind, key);
    if (found !== undefined) remembered.set(key, found);
    return found;
  };
}
