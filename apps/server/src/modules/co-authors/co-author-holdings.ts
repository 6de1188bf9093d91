import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AccountId } from '../../platform/authentication/account.ts';
import type { AccountHoldings } from '../../platform/personal-data/account-holdings.ts';
import { announcePeople, coAuthoredBy } from '../plans/co-author-repository.ts';
import { coAuthors, type PlanId, sectionAuthors } from '../plans/schema.ts';
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
      co_author_of: await Promise.all(elsewhere.map((plan) => partIn(database, account, plan))),
    };
    yield { path: 'co-authors.json', bytes: Buffer.from(`${JSON.stringify(described, undefined, 2)}\n`) };
  },
  // Those who have the plans open must not find the account any more.
  beforeErasure: async (tx, account) => {
    const own = await tx
      .selectDistinct({ planId: coAuthors.planId })
      .from(coAuthors)
      .where(eq(coAuthors.accountId, account));
    for (const { planId } of own) await announcePeople(tx, account, planId);
    for (const { planId, ownerId } of await coAuthoredBy(tx, account)) {
      await announcePeople(tx, ownerId, planId);
    }
  },
});

/** What an account is, and wrote last, in another's plan. */
async function partIn(
  database: NodePgDatabase,
  account: AccountId,
  { planId, ownerId }: { readonly planId: PlanId; readonly ownerId: AccountId },
) {
  const [joined] = await database
    .select({ role: coAuthors.role, joined_at: coAuthors.joinedAt })
    .from(coAuthors)
    .where(
      and(eq(coAuthors.accountId, ownerId), eq(coAuthors.planId, planId), eq(coAuthors.memberId, account)),
    );
  const sections = await database
    .select({ section: sectionAuthors.section, changed_at: sectionAuthors.changedAt })
    .from(sectionAuthors)
    .where(
      and(
        ...[eq(sectionAuthors.accountId, ownerId), eq(sectionAuthors.planId, planId)],
        eq(sectionAuthors.authorId, account),
      ),
    );
  return { business_plan_id: planId, ...joined, sections };
}
