import { and, desc, eq, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type AccountId, type SessionId, sessionIdOf } from '../../platform/authentication/account.ts';
import { announceEndedSessions } from '../../platform/authentication/ended-sessions.ts';
import type { Queryable, Transaction } from '../../platform/database/transaction.ts';
import { claim, release, rememberingAccountOf } from '../../platform/lookups/lookups.ts';
import type { AccountRow } from './account-repository.ts';
import { accounts, sessions } from './schema.ts';

export type SessionRow = typeof sessions.$inferSelect;

/** Its token leads to it from now on. */
export async function insertSession(tx: Transaction, row: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(row);
  await claim(tx, 'session', row.tokenHash, row.accountId);
}

export interface HeldSession {
  readonly session: SessionRow;
  readonly account: AccountRow;
}

/** Finds a session with its account; prepared once, since every call of an account begins with it. */
export function prepareFindSession(
  database: NodePgDatabase,
): (tokenHash: string) => Promise<HeldSession | undefined> {
  const accountOfToken = rememberingAccountOf(database, 'session');
  const find = database
    .select({ session: sessions, account: accounts })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.accountId, sql.placeholder('account')),
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
      ),
    )
    .prepare('session_find');
  return async (tokenHash) => {
    const account = await accountOfToken(tokenHash);
    if (account === undefined) return undefined;
    const [row] = await find.execute({ account, tokenHash });
    return row;
  };
}

const ofAccount = (accountId: AccountId, id: SessionId) =>
  and(eq(sessions.accountId, accountId), eq(sessions.id, id));

export async function touchSession(
  on: Queryable,
  accountId: AccountId,
  id: SessionId,
  lastUsedAt: Date,
): Promise<void> {
  await on.update(sessions).set({ lastUsedAt }).where(ofAccount(accountId, id));
}

/** Those last used, the latest first. */
export const sessionsOf = (on: Queryable, accountId: AccountId, most: number): Promise<SessionRow[]> =>
  on
    .select()
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(most);

/** Ends all of an account's sessions but those last used. */
export async function deleteSessionsBeyond(
  tx: Transaction,
  accountId: AccountId,
  most: number,
): Promise<void> {
  const beyond = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .offset(most);
  await endWhere(tx, accountId, inArray(sessions.id, beyond));
}

/** Whether a session is still there. */
export async function hasSession(on: Queryable, accountId: AccountId, id: SessionId): Promise<boolean> {
  const [found] = await on.select({ id: sessions.id }).from(sessions).where(ofAccount(accountId, id));
  return found !== undefined;
}

/** Whether there was one to delete. */
export const deleteSession = async (tx: Transaction, accountId: AccountId, id: string): Promise<boolean> =>
  (await endWhere(tx, accountId, eq(sessions.id, sessionIdOf(id)))) > 0;

/** All of an account's sessions, but for one if it is named. */
export async function deleteSessions(
  tx: Transaction,
  accountId: AccountId,
  except?: SessionId,
): Promise<void> {
  await endWhere(tx, accountId, except === undefined ? undefined : ne(sessions.id, except));
}

/** Those that have ended by themselves. */
export async function deleteEndedSessions(
  tx: Transaction,
  { unusedSince, signedInBefore }: { unusedSince: Date; signedInBefore: Date },
): Promise<void> {
  await deleteWhere(tx, or(lt(sessions.lastUsedAt, unusedSince), lt(sessions.signedInAt, signedInBefore)));
}

/** Sessions of an account, with what is open in them; how many there were. */
async function endWhere(tx: Transaction, accountId: AccountId, which: SQL | undefined): Promise<number> {
  const ended = await deleteWhere(tx, and(eq(sessions.accountId, accountId), which));
  if (ended > 0) await announceEndedSessions(tx, accountId);
  return ended;
}

/** With what leads to them; how many there were. */
async function deleteWhere(tx: Transaction, which: SQL | undefined): Promise<number> {
  const deleted = await tx.delete(sessions).where(which).returning({ tokenHash: sessions.tokenHash });
  await release(
    tx,
    'session',
    deleted.map(({ tokenHash }) => tokenHash),
  );
  return deleted.length;
}
