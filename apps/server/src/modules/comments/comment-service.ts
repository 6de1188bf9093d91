import type { NewComment, PlanComments } from '@trazo/contract/plans/comments';
import type { AccountId } from '../../platform/authentication/account.ts';
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import type { PlanAccess } from '../plans/plan-policy.ts';
import { findPlan, type PlanRow } from '../plans/plan-repository.ts';
import { mayDelete } from './comment-policy.ts';
import {
  announceComments,
  deleteComment,
  findComment,
  findThread,
  setBlocked,
  setResolved,
} from './comment-repository.ts';
import { commentsForPerson } from './comment-view.ts';
import { noteSeen, noteWritten } from './commented-plan-repository.ts';
import { storeComment } from './written-comment.ts';

/** A person of a plan who may comment in it. */
export interface Commenter {
  readonly access: PlanAccess;
  readonly caller: AccountId;
  readonly planId: string;
}

/** The comments of a plan, for its people. */
export interface CommentService {
  list(commenter: Commenter): Promise<PlanComments>;
  write(commenter: Commenter, comment: NewComment): Promise<PlanComments>;
  seen(commenter: Commenter): Promise<PlanComments>;
  resolve(commenter: Commenter, threadId: string, resolved: boolean): Promise<PlanComments>;
  remove(commenter: Commenter, commentId: string): Promise<PlanComments>;
  /** What they have written stays. */
  block(commenter: Commenter, guestId: string, blocked: boolean): Promise<PlanComments>;
}

export type CommentServiceOptions = Pick<Foundation, 'database' | 'clock'>;

export function createCommentService({ database, clock }: CommentServiceOptions): CommentService {
  const changed = async (
    { access, caller, planId }: Commenter,
    change: (tx: Transaction, plan: PlanRow) => Promise<void>,
  ): Promise<PlanComments> => {
    await inTransaction(database, async (tx) => {
      const plan = await findPlan(tx, access.owner.id, planId);
      if (plan === undefined) throw new ApiError('not_found');
      await change(tx, plan);
    });
    return commentsForPerson(database, access, caller, planId);
  };
  return {
    list: (commenter) => changed(commenter, async () => undefined),
    write: (commenter, comment) =>
      changed(commenter, async (tx, plan) => {
        const { access, caller } = commenter;
        await storeComment(tx, {
          owner: access.owner.id,
          planId: plan.id,
          by: { authorId: caller, guestId: null },
          comment,
          shareId: null,
          mayAnswer: () => true,
          at: clock(),
        });
        await noteWritten(tx, caller, access.owner.id, plan.id);
      }),
    seen: (commenter) =>
      changed(commenter, (tx) => noteSeen(tx, commenter.caller, commenter.access.owner.id, commenter.planId)),
    resolve: (commenter, threadId, resolved) =>
      changed(commenter, async (tx, { id }) => {
        const { owner } = commenter.access;
        const isThere = await setResolved(tx, owner.id, id, threadId, resolved ? clock() : null);
        if (!isThere) throw new ApiError('not_found');
        await announceComments(tx, owner.id, id);
      }),
    remove: (commenter, commentId) =>
      changed(commenter, async (tx, { id }) => {
        const { access, caller } = commenter;
        const comment = await findComment(tx, access.owner.id, commentId);
        const thread = comment && (await findThread(tx, access.owner.id, id, comment.threadId));
        if (comment === undefined || thread === undefined) throw new ApiError('not_found');
        if (!mayDelete(access, caller, comment)) throw new ApiError('comment_not_allowed');
        await deleteComment(tx, comment);
        await announceComments(tx, access.owner.id, id);
      }),
    block: (commenter, guestId, blocked) =>
      changed(commenter, async (tx, { id, accountId }) => {
        const isThere = await setBlocked(tx, accountId, id, guestId, blocked ? clock() : null);
        if (!isThere) throw new ApiError('not_found');
        await announceComments(tx, accountId, id);
      }),
  };
}
