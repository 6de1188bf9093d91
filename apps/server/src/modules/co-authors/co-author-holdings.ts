import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AccountHoldings } from '../../platform/personal-data/account-holdings.ts';
import {
  announcePeople,
  coAuthoredBy,
  removeCoAuthor,
  removeCoAuthors,
} from '../plans/co-author-repository.ts';
import { coAuthors } from '../plans/schema.ts';
import { invitations } from './schema.ts';

/** With whom an account writes: its own plans' co-authors and invitations, without the links' secrets, and the plans of others. */
export const createCoAuthorHoldings = (database: NodePgDatabase): AccountHoldings => ({
  exported: async function* ({ id: account }) {
    const members = await database.select().from(coAuthors).where(eq(coAuthors.accountId, account));
    const invited = await database.select().from(invitations).where(eq(invitations.accountId, account));
    const elsewhere = await coAuthoredBy(database, account);
    const described = {
      co_authors: members.map(({ planId, memberId, role, joinedAt }) => ({
        ...{ business_plan_id: planId, account_id: memberId, role, joined_at: joinedAt },
      })),
      invitations: invited.map(({ planId, email, role, expiresAt, acceptedBy }) => ({
        ...{ business_plan_id: planId, email, role, expires_at: expiresAt, accepted: acceptedBy !== null },
      })),
      co_author_of: elsewhere.map(({ planId }) => ({ business_plan_id: planId })),
    };
    yield { path: 'co-authors.json', bytes: Buffer.from(`${JSON.stringify(described, undefined, 2)}\n`) };
  },
  // Before its plans are: those who write in them must not find them any more.
  delete: async (tx, account) => {
    const own = await tx
      .selectDistinct({ planId: coAuthors.planId })
      .from(coAuthors)
      .where(eq(coAuthors.accountId, account));
    for (const { planId } of own) {
      await removeCoAuthors(tx, account, planId);
      await announcePeople(tx, account, planId);
    }
    for (const { planId, ownerId } of await coAuthoredBy(tx, account)) {
      await removeCoAuthor(tx, ownerId, planId, account);
      await announcePeople(tx, ownerId, planId);
    }
  },
});
