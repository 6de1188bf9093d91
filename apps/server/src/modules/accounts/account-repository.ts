import type { EmailAddress } from '@trazo/contract/accounts/email-address';
import { must } from '@trazo/plan/must';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Account, type AccountId, accountIdOf } from '../../platform/authentication/account.ts';
import { discardObjectsOf } from '../../platform/byte-store/byte-tables.ts';
import type { Queryable, Transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { accountOf, claim, release } from '../../platform/lookups/lookups.ts';
import { eraseAccounts } from '../../platform/personal-data/erase-accounts.ts';
import { accounts, erasures } from './schema.ts';

/** Looked up for an address that is no account's, which so takes as long. */
export const NO_ACCOUNT = accountIdOf('00000000-0000-4000-8000-000000000000');

/** Changed only together with its look-up. */
type LookedUp = 'email' | 'emailKey' | 'googleSubject';

export type AccountRow = typeof accounts.$inferSelect;

/** An account with its credentials; stays inside this module. */
export interface AccountWithProof {
  readonly account: Account;
  readonly emailKey: string;
  readonly passwordHash: string | null;
}

export const toAccount = (row: AccountRow): Account => ({
  id: row.id,
  email: row.email,
  emailVerified: row.emailVerifiedAt !== null,
  name: row.name,
  surname: row.surname,
  language: row.language,
  profileImage: row.profileImage,
  contact: row.contact,
  hasPassword: row.passwordHash !== null,
  googleSubject: row.googleSubject,
  declaredAt: row.termsAcceptedAt,
  createdAt: row.createdAt,
});

const withProof = (row: AccountRow | undefined): AccountWithProof | undefined =>
  row && { account: toAccount(row), emailKey: row.emailKey, passwordHash: row.passwordHash };

/** In the same time, whether there is one or not. */
export async function findByEmailKey(on: Queryable, emailKey: string): Promise<AccountWithProof | undefined> {
  const id = (await accountOf(on, 'email', emailKey)) ?? NO_ACCOUNT;
  const [row] = await on
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.emailKey, emailKey)));
  return withProof(row);
}

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

export async function findByGoogleSubject(on: Queryable, subject: string): Promise<Account | undefined> {
  const id = await accountOf(on, 'google', subject);
  if (id === undefined) return undefined;
  const [row] = await on
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.googleSubject, subject)));
  return row && toAccount(row);
}

/** The account, locked until the transaction ends; undefined once it is deleted. */
export async function lockAccount(tx: Transaction, id: AccountId): Promise<AccountWithProof | undefined> {
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update');
  return withProof(row);
}

/** `email_in_use` if another account has the address, also when both come at the same moment; the same for Google. */
export async function insertAccount(tx: Transaction, row: typeof accounts.$inferInsert): Promise<Account> {
  const { id, emailKey, googleSubject } = row;
  if (!(await claim(tx, 'email', emailKey, id))) throw new ApiError('email_in_use');
  if (googleSubject != null && !(await claim(tx, 'google', googleSubject, id))) {
    throw new ApiError('google_account_in_use');
  }
  const [inserted] = await tx.insert(accounts).values(row).returning();
  return toAccount(must(inserted, 'an insert returns its row'));
}

/** Gives a locked account another address; `email_in_use` if another account has it. */
export async function changeAddress(
  tx: Transaction,
  { account: { id }, emailKey }: AccountWithProof,
  { address, key }: EmailAddress,
  emailVerifiedAt: Date,
): Promise<void> {
  if (!(await claim(tx, 'email', key, id))) throw new ApiError('email_in_use');
  if (key !== emailKey) await release(tx, 'email', [emailKey]);
  await updateRow(tx, id, { email: address, emailKey: key, emailVerifiedAt });
}

/** Links a locked account to a person at Google, or to none; `google_account_in_use` if they have another account here. */
export async function changeGoogleSubject(
  tx: Transaction,
  { id, googleSubject: before }: Account,
  googleSubject: string | null,
): Promise<Account | undefined> {
  if (googleSubject !== null && !(await claim(tx, 'google', googleSubject, id))) {
    throw new ApiError('google_account_in_use');
  }
  if (before !== null && before !== googleSubject) await release(tx, 'google', [before]);
  return updateRow(tx, id, { googleSubject });
}

/** Changes what is given; undefined if the account is gone. */
export async function updateAccount(
  on: Queryable,
  id: AccountId,
  change: Partial<Omit<typeof accounts.$inferInsert, 'id' | LookedUp>>,
): Promise<Account | undefined> {
  return updateRow(on, id, change);
}

async function updateRow(
  on: Queryable,
  id: AccountId,
  change: Partial<Omit<typeof accounts.$inferInsert, 'id'>>,
): Promise<Account | undefined> {
  const [row] = await on.update(accounts).set(change).where(eq(accounts.id, id)).returning();
  return row && toAccount(row);
}

/** With all that names it, in the rows of others as well. */
export async function deleteAccount(tx: Transaction, id: AccountId): Promise<void> {
  await discardObjectsOf(tx, 'portraits', id);
  await eraseAccounts(tx, [id]);
  await tx.insert(erasures).values({ id, erasedAt: sql`now()` }).onConflictDoNothing();
}

/** Null where the account has no password; undefined where there is no account. */
export async function findPasswordHash(on: Queryable, id: AccountId): Promise<string | null | undefined> {
  const [row] = await on.select({ hash: accounts.passwordHash }).from(accounts).where(eq(accounts.id, id));
  return row?.hash;
}

export async function findAccount(on: Queryable, id: AccountId): Promise<Account | undefined> {
  const [row] = await on.select().from(accounts).where(eq(accounts.id, id));
  return row && toAccount(row);
}
