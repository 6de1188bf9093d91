import type { AccountId } from '../../platform/authentication/account.ts';
import type { PlanAccess } from '../plans/plan-policy.ts';
import type { CommentRow, GuestRow, ThreadRow } from './comment-repository.ts';

/** Their own; the owner of the plan deletes any. That they may comment at all, the plan's policy says. */
export const mayDelete = (
  { role }: Pick<PlanAccess, 'role'>,
  caller: AccountId,
  { authorId }: CommentRow,
): boolean => role === 'owner' || authorId === caller;

/** Their own. */
export const mayGuestDelete = ({ id }: GuestRow, { guestId }: CommentRow): boolean => guestId === id;

/** Answers go to what was begun by the same link: what the plan's people write among themselves is not for those who have one. */
export const mayGuestAnswer = (shareId: string, thread: ThreadRow): boolean => thread.shareId === shareId;
