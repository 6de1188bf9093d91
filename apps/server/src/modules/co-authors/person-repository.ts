import { inArray } from 'drizzle-orm';
import type { Account, AccountId } from '../../platform/authentication/account.ts';
import type { Queryable } from '../../platform/database/transaction.ts';
import { toAccount } from '../accounts/account-repository.ts';
import { accounts } from '../accounts/schema.ts';

/** Those of the accounts that there are. */
export async function accountsById(
  on: Queryable,
  ids: readonly AccountId[],
): Promise<Map<AccountId, Account>> {
  if (ids.length === 0) return new Map();
  const rows = await on
    .select()
    .from(accounts)
    .where(inArray(accounts.id, [...ids]));
  return new Map(rows.map((row) => [row.id, toAccount(row)]));
}
