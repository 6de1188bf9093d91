import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AccountHoldings } from '../../platform/personal-data/account-holdings.ts';
import { findChoice } from './comment-mail-choices.ts';
import { commentsBy, deleteComment, plansWithComments } from './comment-repository.ts';
import { commentsForPerson } from './comment-view.ts';
import { commentedPlansOf } from './commented-plan-repository.ts';

/** The comments on an account's plans, its own on those of others, and whether it wants mails about them. */
export const createCommentHoldings = (database: NodePgDatabase): AccountHoldings => ({
  exported: async function* (account) {
    const inOwn = [];
    for (const id of await plansWithComments(database, account.id)) {
      const { threads } = await commentsForPerson(
        database,
        { owner: account, role: 'owner' },
        account.id,
        id,
      );
      if (threads.length > 0) inOwn.push({ business_plan_id: id, threads });
    }
    const elsewhere = [];
    for (const { ownerId, planId } of await commentedPlansOf(database, account.id)) {
      if (ownerId === account.id) continue;
      for (const { text, writtenAt } of await commentsBy(database, ownerId, planId, account.id)) {
        elsewhere.push({ business_plan_id: planId, text, written_at: writtenAt });
      }
    }
    const wanted = (await findChoice(database, account.id))?.wanted ?? true;
    const described = { on_own_plans: inOwn, written_elsewhere: elsewhere, mails_wanted: wanted };
    yield { path: 'comments.json', bytes: Buffer.from(`${JSON.stringify(described, undefined, 2)}\n`) };
  },
  // Where answers follow what it has written elsewhere, they stay.
  beforeErasure: async (tx, account) => {
    for (const { ownerId, planId } of await commentedPlansOf(tx, account)) {
      if (ownerId === account) continue;
      for (const comment of await commentsBy(tx, ownerId, planId, account)) await deleteComment(tx, comment);
    }
  },
});
