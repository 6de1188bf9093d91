import {
  COMMENT_LIMIT,
  COMMENTS_OF_PLAN,
  type NewComment,
  QUOTE_LIMIT,
} from '@trazo/contract/plans/comments';
import type { AccountId } from '../../platform/authentication/account.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { coAuthorsOf } from '../plans/co-author-repository.ts';
import { hasRight } from '../plans/plan-policy.ts';
import type { PlanId } from '../plans/schema.ts';
import {
  announceComments,
  countComments,
  findComment,
  findThread,
  insertComment,
  insertThread,
  setResolved,
  type ThreadRow,
} from './comment-repository.ts';
import { noteNews } from './commented-plan-repository.ts';

/** Who writes a comment: one of the plan's people, or a guest by a link. */
export type CommentAuthor =
  | { readonly authorId: AccountId; readonly guestId: null }
  | { readonly authorId: null; readonly guestId: string };

/** A comment to be written, by whom, and when. */
export interface WrittenComment {
  readonly owner: AccountId;
  readonly planId: PlanId;
  readonly by: CommentAuthor;
  readonly comment: NewComment;
  /** The link it is written by; null among the plan's people. */
  readonly shareId: string | null;
  /** Whether this author may answer in a thread. */
  readonly mayAnswer: (thread: ThreadRow) => boolean;
  readonly at: Date;
}

/** The text without the space around it; `comment_empty` or `comment_too_long` for one that is no comment. */
export function commentText(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') throw new ApiError('comment_empty');
  if (trimmed.length > COMMENT_LIMIT) throw new ApiError('comment_too_long');
  return trimmed;
}

/** Those of a plan who may comment in it. */
export async function commentersOf(
  tx: Transaction,
  owner: AccountId,
  planId: PlanId,
): Promise<readonly AccountId[]> {
  const members = await coAuthorsOf(tx, owner, planId);
  return [owner, ...members.filter(({ role }) => hasRight(role, 'comment')).map(({ memberId }) => memberId)];
}

/** Stores a comment, opens the thread it answers in, and tells the plan's people. Nothing happens for one that is there. */
export async function storeComment(tx: Transaction, written: WrittenComment): Promise<void> {
  const { owner, planId, by, comment, at } = written;
  const before = await findComment(tx, owner, comment.id);
  if (before !== undefined) {
    if (before.authorId === by.authorId && before.guestId === by.guestId) return;
    throw new ApiError('not_found');
  }
  const text = commentText(comment.text);
  if ((await countComments(tx, owner, planId)) >= COMMENTS_OF_PLAN) throw new ApiError('too_many_comments');
  const threadId = await threadFor(tx, written);
  const commenters = await commentersOf(tx, owner, planId);
  await insertComment(tx, {
    ...{ accountId: owner, threadId, id: comment.id, ...by, text, writtenAt: at },
  });
  await noteNews(
    tx,
    commenters.filter((id) => id !== by.authorId),
    { owner, planId, at },
  );
  await announceComments(tx, owner, planId);
}

/** The thread it answers in, open again; or a new one. */
async function threadFor(
  tx: Transaction,
  { owner, planId, comment: { id, at: place }, shareId, mayAnswer, at }: WrittenComment,
): Promise<string> {
  if (!('thread_id' in place)) {
    const { section, field } = place;
    const quote = place.quote.slice(0, QUOTE_LIMIT).toWellFormed();
    await insertThread(tx, {
      ...{ accountId: owner, id, planId, section, field, quote, shareId, begunAt: at },
    });
    return id;
  }
  const thread = await findThread(tx, owner, planId, place.thread_id);
  if (thread === undefined || !mayAnswer(thread)) throw new ApiError('not_found');
  if (thread.resolvedAt !== null) {
    await setResolved(tx, owner, planId, thread.id, null);
  }
  return thread.id;
}
