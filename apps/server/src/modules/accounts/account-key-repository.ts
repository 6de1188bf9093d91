import { randomUUID } from 'node:crypto';
import { must } from '@trazo/plan/must';
import { and, eq, gt, lte, ne, or } from 'drizzle-orm';
import type { Account, AccountId, SessionId } from '../../platform/authentication/account.ts';
import { hashOfSecret } from '../../platform/crypto/secrets.ts';
import type { Queryable, Transaction } from '../../platform/database/transaction.ts';
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
}

/** The key, if it can still be used. */
export async function findKey(
  on: Queryable,
  purpose: Purpose,
  secret: string,
  now: Date,
): Promise<AccountKey | undefined> {
  const keyHash = hashOfSecret(secret);
  if (keyHash === undefined) return undefined;
  const [key] = await on
    .select()
    .from(accountKeys)
    .where(usable(purpose, keyHash, now));
  return key;
}

/** Uses a key up: of two who try at the same moment, one gets it. */
export async function takeKey(
  tx: Transaction,
  purpose: Purpose,
  secret: string,
  now: Date,
): Promise<AccountKey | undefined> {
  const keyHash = hashOfSecret(secret);
  if (keyHash === undefined) return undefined;
  const [key] = await tx
    .delete(accountKeys)
    .where(usable(purpose, keyHash, now))
    .returning();
  return key;
}

export async function deleteKeys(on: Queryable, accountId: AccountId, purpose?: Purpose): Promise<void> {
  const same = purpose === undefined ? undefined : eq(accountKeys.purpose, purpose);
  await on.delete(accountKeys).where(and(eq(accountKeys.accountId, accountId), same));
}

/** Those that change who gets into the account, or stop it; what asks whether its own address is its own stays. */
export async function deleteKeysToAccount(on: Queryable, { id, email }: Account): Promise<void> {
  const changesAccess = or(ne(accountKeys.purpose, 'email'), ne(accountKeys.email, email));
  await on.delete(accountKeys).where(and(eq(accountKeys.accountId, id), changesAccess));
}

export async function deleteExpiredKeys(on: Queryable, now: Date): Promise<void> {
  await on.delete(accountKeys).where(lte(accountKeys.expiresAt, now));
}

const usable = (purpose: Purpose, keyHash: string, now: Date) =>
  and(eq(accountKeys.purpose, purpose), eq(accountKeys.keyHash, keyHash), gt(accountKeys.expiresAt, now));
