import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { AccountId, SessionId } from '../../platform/authentication/account.ts';
import type { Queryable, Transaction } from '../../platform/database/transaction.ts';
import { operators, passes, recoveryCodes } from './schema.ts';

export type OperatorRow = typeof operators.$inferSelect;
export type PassRow = typeof passes.$inferSelect;

export async function findOperator(on: Queryable, accountId: AccountId): Promise<OperatorRow | undefined> {
  const [row] = await on.select().from(operators).where(eq(operators.accountId, accountId));
  return row;
}

/** Locked until the transaction ends. */
export async function lockOperator(tx: Transaction, accountId: AccountId): Promise<OperatorRow | undefined> {
  const [row] = await tx.select().from(operators).where(eq(operators.accountId, accountId)).for('update');
  return row;
}

export const allOperators = (on: Queryable): Promise<OperatorRow[]> =>
  on.select().from(operators).orderBy(operators.grantedAt);

/** False if the account has the role already. */
export async function insertOperator(
  tx: Transaction,
  row: Pick<OperatorRow, 'accountId' | 'grantedAt'>,
): Promise<boolean> {
  const added = await tx
    .insert(operators)
    .values(row)
    .onConflictDoNothing()
    .returning({ accountId: operators.accountId });
  return added.length > 0;
}

export async function changeOperator(
  tx: Transaction,
  accountId: AccountId,
  change: Partial<Omit<OperatorRow, 'accountId'>>,
): Promise<void> {
  await tx.update(operators).set(change).where(eq(operators.accountId, accountId));
}

/** Takes the code of a time step; false if this one, or a later one, was taken before. */
export async function takeStep(tx: Transaction, accountId: AccountId, step: number): Promise<boolean> {
  const taken = await tx
    .update(operators)
    .set({ lastStep: step })
    .where(
      and(eq(operators.accountId, accountId), or(isNull(operators.lastStep), lt(operators.lastStep, step))),
    )
    .returning({ accountId: operators.accountId });
  return taken.length > 0;
}

export async function replaceRecoveryCodes(
  tx: Transaction,
  accountId: AccountId,
  hashes: readonly string[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  if (hashes.length === 0) return;
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ accountId, codeHash })));
}

/** Takes a recovery code; false if it is none, or was used. */
export async function takeRecoveryCode(
  tx: Transaction,
  accountId: AccountId,
  codeHash: string,
): Promise<boolean> {
  const taken = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ codeHash: recoveryCodes.codeHash });
  return taken.length > 0;
}

export const countRecoveryCodes = (on: Queryable, accountId: AccountId): Promise<number> =>
  on.$count(recoveryCodes, eq(recoveryCodes.accountId, accountId));

const ofSession = (accountId: AccountId, sessionId: SessionId) =>
  and(eq(passes.accountId, accountId), eq(passes.sessionId, sessionId));

export async function findPass(
  on: Queryable,
  accountId: AccountId,
  sessionId: SessionId,
): Promise<PassRow | undefined> {
  const [row] = await on.select().from(passes).where(ofSession(accountId, sessionId));
  return row;
}

export async function putPass(
  tx: Transaction,
  accountId: AccountId,
  sessionId: SessionId,
  now: Date,
): Promise<void> {
  const moments = { passedAt: now, usedAt: now };
  await tx
    .insert(passes)
    .values({ accountId, sessionId, ...moments })
    .onConflictDoUpdate({ target: [passes.accountId, passes.sessionId], set: moments });
}

export async function touchPass(
  on: Queryable,
  accountId: AccountId,
  sessionId: SessionId,
  usedAt: Date,
): Promise<void> {
  await on.update(passes).set({ usedAt }).where(ofSession(accountId, sessionId));
}

/** False if the session had none. */
export async function deletePass(
  on: Queryable,
  accountId: AccountId,
  sessionId: SessionId,
): Promise<boolean> {
  const gone = await on
    .delete(passes)
    .where(ofSession(accountId, sessionId))
    .returning({ sessionId: passes.sessionId });
  return gone.length > 0;
}

/** Those that cannot be good any more. */
export async function deletePassesBefore(on: Queryable, moment: Date): Promise<void> {
  await on.delete(passes).where(lt(passes.passedAt, moment));
}

/** Everything the role brought with it; false if the account did not have it. */
export async function deleteOperator(tx: Transaction, accountId: AccountId): Promise<boolean> {
  await tx.delete(passes).where(eq(passes.accountId, accountId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  const gone = await tx
    .delete(operators)
    .where(eq(operators.accountId, accountId))
    .returning({ accountId: operators.accountId });
  return gone.length > 0;
}

/** The second factor is set up again at the next visit. */
export async function forgetSecondFactor(tx: Transaction, accountId: AccountId): Promise<void> {
  await tx.delete(passes).where(eq(passes.accountId, accountId));
  await replaceRecoveryCodes(tx, accountId, []);
  await changeOperator(tx, accountId, { secret: null, enrolledAt: null, lastStep: null });
}
