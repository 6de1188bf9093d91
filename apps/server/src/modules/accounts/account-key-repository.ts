import { randomUUID } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { AccountId } from '../../platform/authentication/account.ts';
import type { Queryable, Transaction } from '../../platform/database/transaction.ts';
import { accountKeys } from './schema.ts';
import { hashOfSecret, newSecret } from './secrets.ts';

export interface AccountKey {
  readonly id: string;
  readonly accountId: AccountId;
  /** The address it confirms, for keys of that purpose. */
  readonly email: string | null;
}

type Purpose = (typeof accountKeys.$inferSelect)['purpose'];

export interface KeyRequest {
  readonly accountId: AccountId;
  readonly purpose: Purpose;
  readonly email?: string;
  readonly expiresAt: Date;
}

/** Makes a key to be sent by mail, in place of those of the same purpose. */
export async function issueKey(
  tx: Transaction,
  { accountId, purpose, email, expiresAt }: KeyRequest,
): Promise<{ id: string; secret: string }> {
  await deleteKeys(tx, accountId, purpose);
  const [id, secret] = [randomUUID(), newSecret()];
  await tx
    .insert(accountKeys)
    .values({ id, accountId, purpose, email, expiresAt, keyHash: hashOfSecret(secret) ?? '' });
  return { id, secret };
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

export async function deleteExpiredKeys(on: Queryable, now: Date): Promise<void> {
  await on.delete(accountKeys).where(lte(accountKeys.expiresAt, now));
}

const usable = (purpose: Purpose, keyHash: string, now: Date) =>
  and(eq(accountKeys.purpose, purpose), eq(accountKeys.keyHash, keyHash), gt(accountKeys.expiresAt, now));
