import { must } from '@trazo/plan/must';
import { and, asc, count, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { AccountId } from '../../platform/authentication/account.ts';
import { notify } from '../../platform/database/notifications.ts';
import type { Queryable, Transaction } from '../../platform/database/transaction.ts';
import { placeKey } from '../plans/co-author-repository.ts';
import type { CountOpenComments } from '../plans/plan-list.ts';
import { COMMENTS_CHANNEL } from '../plans/plan-streams.ts';
import { type PlanId, planIdOf } from '../plans/schema.ts';
import { commentGuests, comments, commentThreads } from './schema.ts';

export type ThreadRow = typeof commentThreads.$inferSelect;
export type CommentRow = typeof comments.$inferSelect;
export type GuestRow = typeof commentGuests.$inferSelect;

/** Tells the processes in which a plan is open that its comments have changed. */
export const announceComments = (tx: Transaction, owner: AccountId, id: string): Promise<void> =>
  notify(tx, COMMENTS_CHANNEL, `${owner}/${id}`);

const threadsOfPlan = (owner: AccountId, id: string) =>
  and(eq(commentThreads.accountId, owner), eq(commentThreads.planId, planIdOf(id)));

/** The first begun first. */
export const threadsOf = (on: Queryable, owner: AccountId, id: string): Promise<ThreadRow[]> =>
  on
    .select()
    .from(commentThreads)
    .where(threadsOfPlan(owner, id))
    .orderBy(asc(commentThreads.begunAt), asc(commentThreads.id));

/** Of all threads of a plan, the first written first. */
export async function commentsOf(on: Queryable, owner: AccountId, id: string): Promise<CommentRow[]> {
  const rows = await on
    .select({ comment: comments })
    .from(comments)
    .innerJoin(
      commentThreads,
      and(eq(commentThreads.accountId, comments.accountId), eq(commentThreads.id, comments.threadId)),
    )
    .where(threadsOfPlan(owner, id))
    .orderBy(asc(comments.writtenAt), asc(comments.id));
  return rows.map(({ comment }) => comment);
}

/** The plans of an account that are commented on. */
export async function plansWithComments(on: Queryable, owner: AccountId): Promise<PlanId[]> {
  const rows = await on
    .selectDistinct({ planId: commentThreads.planId })
    .from(commentThreads)
    .where(eq(commentThreads.accountId, owner));
  return rows.map(({ planId }) => planId);
}

export async function countComments(on: Queryable, owner: AccountId, id: string): Promise<number> {
  const [row] = await on
    .select({ there: count() })
    .from(comments)
    .innerJoin(
      commentThreads,
      and(eq(commentThreads.accountId, comments.accountId), eq(commentThreads.id, comments.threadId)),
    )
    .where(threadsOfPlan(owner, id));
  return must(row, 'a count has one row').there;
}

export const countOpenComments: CountOpenComments = async (on, caller, elsewhere) => {
  const { accountId, planId, resolvedAt } = commentThreads;
  const isThere = and(
    inArray(accountId, [...new Set(elsewhere.map(({ ownerId }) => ownerId))]),
    inArray(
      planId,
      elsewhere.map((place) => place.planId),
    ),
  );
  const rows = await on
    .select({ ownerId: accountId, planId, open: count() })
    .from(commentThreads)
    .where(
      and(
        elsewhere.length === 0 ? eq(accountId, caller) : or(eq(accountId, caller), isThere),
        isNull(resolvedAt),
      ),
    )
    .groupBy(accountId, planId);
  return new Map(rows.map(({ open, ...place }) => [placeKey(place), open]));
};

export async function findThread(
  on: Queryable,
  owner: AccountId,
  id: string,
  threadId: string,
): Promise<ThreadRow | undefined> {
  const [row] = await on
    .select()
    .from(commentThreads)
    .where(and(threadsOfPlan(owner, id), eq(commentThreads.id, threadId)));
  return row;
}

export async function insertThread(tx: Transaction, row: Omit<ThreadRow, 'resolvedAt'>): Promise<void> {
  await tx.insert(commentThreads).values(row);
}

export async function insertComment(tx: Transaction, row: CommentRow): Promise<void> {
  await tx.insert(comments).values(row);
}

export async function findComment(
  on: Queryable,
  owner: AccountId,
  commentId: string,
): Promise<CommentRow | undefined> {
  const [row] = await on.select().from(comments).where(oneComment(owner, commentId));
  return row;
}

const oneComment = (owner: AccountId, id: string) => and(eq(comments.accountId, owner), eq(comments.id, id));

/** Whether there was one. */
export async function setResolved(
  tx: Transaction,
  owner: AccountId,
  id: string,
  threadId: string,
  resolvedAt: Date | null,
): Promise<boolean> {
  const changed = await tx
    .update(commentThreads)
    .set({ resolvedAt })
    .where(and(threadsOfPlan(owner, id), eq(commentThreads.id, threadId)))
    .returning({ id: commentThreads.id });
  return changed.length > 0;
}

/** What it said is gone; where answers follow it, its place stays, and with the last words of a thread the thread goes. */
export async function deleteComment(tx: Transaction, { accountId, threadId, id }: CommentRow): Promise<void> {
  const inThread = and(eq(comments.accountId, accountId), eq(comments.threadId, threadId));
  const said = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(and(inThread, isNotNull(comments.text)))
    .orderBy(asc(comments.writtenAt), asc(comments.id));
  const others = said.filter((comment) => comment.id !== id);
  if (others.length === 0) {
    await tx
      .delete(commentThreads)
      .where(and(eq(commentThreads.accountId, accountId), eq(commentThreads.id, threadId)));
  } else if (said[0]?.id === id) {
    await tx
      .update(comments)
      .set({ text: null, authorId: null, guestId: null })
      .where(oneComment(accountId, id));
  } else await tx.delete(comments).where(oneComment(accountId, id));
}

/** What an account has written in another's plan. */
export async function commentsBy(
  on: Queryable,
  owner: AccountId,
  id: PlanId,
  author: AccountId,
): Promise<CommentRow[]> {
  const rows = await commentsOf(on, owner, id);
  return rows.filter(({ authorId }) => authorId === author);
}

export const guestsOf = (on: Queryable, owner: AccountId, id: string): Promise<GuestRow[]> =>
  on
    .select()
    .from(commentGuests)
    .where(and(eq(commentGuests.accountId, owner), eq(commentGuests.planId, planIdOf(id))));

/** Who has the key, as a guest by this link. */
export async function findGuest(
  on: Queryable,
  owner: AccountId,
  shareId: string,
  keyHash: string,
): Promise<GuestRow | undefined> {
  const { accountId, shareId: share, keyHash: hash } = commentGuests;
  const [row] = await on
    .select()
    .from(commentGuests)
    .where(and(eq(accountId, owner), eq(share, shareId), eq(hash, keyHash)));
  return row;
}

export async function insertGuest(tx: Transaction, row: GuestRow): Promise<void> {
  await tx.insert(commentGuests).values(row);
}

/** Whether there was one. */
export async function setBlocked(
  tx: Transaction,
  owner: AccountId,
  id: string,
  guestId: string,
  blockedAt: Date | null,
): Promise<boolean> {
  const { accountId, planId, id: guest } = commentGuests;
  const changed = await tx
    .update(commentGuests)
    .set({ blockedAt })
    .where(and(eq(accountId, owner), eq(planId, planIdOf(id)), eq(guest, guestId)))
    .returning({ id: guest });
  return changed.length > 0;
}
