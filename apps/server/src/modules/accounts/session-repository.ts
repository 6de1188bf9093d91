import { and, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type AccountId, type SessionId, sessionIdOf } from '../../platform/authentication/account.ts';
import type { Queryable } from '../../platform/database/transaction.ts';
import type { AccountRow } from './account-repository.ts';
import { accounts, sessions } from './schema.ts';

export type SessionRow = typeof sessions.$inferSelect;

export async function insertSession(on: Queryable, row: typeof sessions.$inferInsert): Promise<void> {
  await on.insert(sessions).values(row);
}

export interface HeldSession {
  readonly session: SessionRow;
  readonly account: AccountRow;
}

/** Finds a session with its account; prepared once, since every call of an account begins with it. */
export function prepareFindSession(
  database: NodePgDatabase,
): (tokenHash: string) => Promise<HeldSession | undefined> {
  const find = database
    .select({ session: sessions, account: accounts })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('session_find');
  return async (tokenHash) => {
    const [row] = await find.execute({ tokenHash });
    return row;
  };
}

export async function touchSession(on: Queryable, id: SessionId, lastUsedAt: Date): Promise<void> {
  await on.update(sessions).set({ lastUsedAt }).where(eq(sessions.id, id));
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
export async function deleteSessionsBeyond(on: Queryable, accountId: AccountId, most: number): Promise<void> {
  const beyond = on
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .offset(most);
  await on.delete(sessions).where(and(eq(sessions.accountId, accountId), inArray(sessions.id, beyond)));
}

/** Whether a session is still there. */
export async function hasSession(on: Queryable, accountId: AccountId, id: SessionId): Promise<boolean> {
  const [found] = await on
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.id, id)));
  return found !== undefined;
}

/** Whether there was one to delete. */
export async function deleteSession(on: Queryable, accountId: AccountId, id: string): Promise<boolean> {
  const deleted = await on
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.id, sessionIdOf(id))))
    .returning({ id: sessions.id });
  return deleted.length > 0;
}

/** All of an account's sessions, but for one if it is named. */
export async function deleteSessions(on: Queryable, accountId: AccountId, except?: SessionId): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.id, except);
  await on.delete(sessions).where(and(eq(sessions.accountId, accountId), others));
}

/** Those that have ended by themselves. */
export async function deleteEndedSessions(
  on: Queryable,
  { unusedSince, signedInBefore }: { unusedSince: Date; signedInBefore: Date },
): Promise<void> {
  await on
    .delete(sessions)
    .where(or(lt(sessions.lastUsedAt, unusedSince), lt(sessions.signedInAt, signedInBefore)));
}
