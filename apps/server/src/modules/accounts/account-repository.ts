import { eq } from 'drizzle-orm';
import type { Account, AccountId } from '../../platform/authentication/account.ts';
import type { Queryable, Transaction } from '../../platform/database/transaction.ts';
import { releaseAccount } from '../../platform/lookups/lookups.ts';
import { accounts } from './schema.ts';

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

export async function findByEmailKey(on: Queryable, emailKey: string): Promise<AccountWithProof | undefined> {
  const [row] = await on.select().from(accounts).where(eq(accounts.emailKey, emailKey));
  return withProof(row);
}

export async function findByGoogleSubject(on: Queryable, subject: string): Promise<Account | undefined> {
  const [row] = await on.select().from(accounts).where(eq(accounts.googleSubject, subject));
  return row && toAccount(row);
}

/** The account, locked until the transaction ends; undefined once it is deleted. */
export async function lockAccount(tx: Transaction, id: AccountId): Promise<AccountWithProof | undefined> {
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update');
  return withProof(row);
}

export async function insertAccount(tx: Transaction, row: typeof accounts.$inferInsert): Promise<Account> {
  const [inserted] = await tx.insert(accounts).values(row).returning();
  if (inserted === undefined) throw new Error('the database returned no account');
  return toAccount(inserted);
}

/** Changes what is given; undefined if the account is gone. */
export async function updateAccount(
  on: Queryable,
  id: AccountId,
  change: Partial<Omit<typeof accounts.$inferInsert, 'id'>>,
): Promise<Account | undefined> {
  const [row] = await on.update(accounts).set(change).where(eq(accounts.id, id)).returning();
  return row && toAccount(row);
}

/** Sessions and keys go with it, and what leads to it. */
export async function deleteAccount(tx: Transaction, id: AccountId): Promise<void> {
  await releaseAccount(tx, id);
  await tx.delete(accounts).where(eq(accounts.id, id));
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
