import { randomUUID } from 'node:crypto';
import { must } from '@trazo/plan/must';
import { and, eq, gt, lte, ne, or, type SQL } from 'drizzle-orm';
import type { Account, AccountId, SessionId } from '../../platform/authentication/account.ts';
import { hashOfSecret } from '../../platform/crypto/secrets.ts';
import type { Queryable, Transaction } from '../../platform/database/transaction.ts';
import { accountOf, claim, release } from '../../platform/lookups/lookups.ts';
import { accountKeys } from './schema.ts';

export interface AccountKey {
  readonly id: string;
  readonly accountId: AccountId;
  /** The address it confirms, for keys of that purpose. */
  readonly email: string | null;
  /** The session it was asked for in, for a change of the address. */
  readonly sessionId: SessionId | null;
}

type Purpose = (typeof accountKeys.$inferSelect)['purpose'];

export interface NewKey {
  readonly accountId: AccountId;
  readonly purpose: Purpose;
  /** What the mail holds; here only its hash stays. */
  readonly secret: string;
  readonly email?: string;
  readonly sessionId?: SessionId | undefined;
  readonly expiresAt: Date;
}

/** Keeps a key that is sent by mail, in place of those of the same purpose. */
export async function storeKey(
  tx: Transaction,
  { accountId, purpose, secret, email, sessionId, expiresAt }: NewKey,
): Promise<void> {
  await deleteKeys(tx, accountId, purpose);
  const keyHash = must(hashOfSecret(secret), 'a new secret has the form of one');
  await tx
    .insert(accountKeys)
    .values({ id: randomUUID(), accountId, purpose, email, sessionId, expiresAt, keyHash });
  await claim(tx, 'mailed key', keyHash, accountId);
}

/** The key, if it can still be used. */
export async function findKey(
  on: Queryable,
  purpose: Purpose,
  secret: string,
  now: Date,
): Promise<AccountKey | undefined> {
  const which = await usable(on, purpose, secret, now);
  if (which === undefined) return undefined;
  const [key] = await on.select().from(accountKeys).where(which);
  return key;
}

/** Uses a key up: of two who try at the same moment, one gets it. */
export async function takeKey(
  tx: Transaction,
  purpose: Purpose,
  secret: string,
  now: Date,
): Promise<AccountKey | undefined> {
  const which = await usable(tx, purpose, secret, now);
  if (which === undefined) return undefined;
  const [key] = await deleteWhere(tx, which);
  return key;
}

export async function deleteKeys(tx: Transaction, accountId: AccountId, purpose?: Purpose): Promise<void> {
  const same = purpose === undefined ? undefined : eq(accountKeys.purpose, purpose);
  await deleteWhere(tx, and(eq(accountKeys.accountId, accountId), same));
}

/** Those that change who gets into the account, or stop it; what asks whether its own address is its own stays. */
export async function deleteKeysToAccount(tx: Transaction, { id, email }: Account): Promise<void> {
  const changesAccess = or(ne(accountKeys.purpose, 'email'), ne(accountKeys.email, email));
  await deleteWhere(tx, and(eq(accountKeys.accountId, id), changesAccess));
}

export async function deleteExpiredKeys(tx: Transaction, now: Date): Promise<void> {
  await deleteWhere(tx, lte(accountKeys.expiresAt, now));
}

/** With what leads to them. */
async function deleteWhere(tx: Transaction, which: SQL | undefined) {
  const deleted = await tx.delete(accountKeys).where(which).returning();
  await release(
    tx,
    'mailed key',
    deleted.map(({ keyHash }) => keyHash),
  );
  return deleted;
}

/** The key that a secret is, in its account, as long as it can be used; undefined for a secret that leads to none. */
async function usable(on: Queryable, purpose: Purpose, secret: string, now: Date): Promise<SQL | undefined> {
  const keyHash = hashOfSecret(secret);
  const accountId = keyHash === undefined ? undefined : await accountOf(on, 'mailed key', keyHash);
  if (keyHash === undefined || accountId === undefined) return undefined;
  return and(
    eq(accountKeys.accountId, accountId),
    eq(accountKeys.keyHash, keyHash),
    eq(accountKeys.purpose, purpose),
    gt(accountKeys.expiresAt, now),
  );
}
