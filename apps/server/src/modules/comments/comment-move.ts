import type { PlanMove } from '../plans/plan-handover.ts';
import { type CommentRow, commentsOf, guestsOf, threadsOf } from './comment-repository.ts';
import { followPlan } from './commented-plan-repository.ts';
import { commentGuests, comments, commentThreads } from './schema.ts';

/** Takes the comments of a plan along to another account. Guests come no more: their links end. */
export const moveComments: PlanMove = async (tx, { from, id, to, people }) => {
  const threads = await threadsOf(tx, from, id);
  const written = await commentsOf(tx, from, id);
  const guests = await guestsOf(tx, from, id);
  return async () => {
    const withOwner = <Row extends object>(rows: readonly Row[]) =>
      rows.map((row) => ({ ...row, accountId: to }));
    if (threads.length > 0) await tx.insert(commentThreads).values(withOwner(threads));
    if (guests.length > 0) await tx.insert(commentGuests).values(withOwner(guests));
    for (let next = 0; next < written.length; next += BATCH_SIZE) {
      await tx.insert(comments).values(withOwner(written.slice(next, next + BATCH_SIZE)));
    }
    await followPlan(tx, [...new Set([...people, ...authorsOf(written)])], id, { from, to });
  };
};

/** PostgreSQL takes 65,535 values in a statement. */
const BATCH_SIZE = 1_000;

const authorsOf = (written: readonly CommentRow[]) => written.flatMap(({ authorId }) => authorId ?? []);
