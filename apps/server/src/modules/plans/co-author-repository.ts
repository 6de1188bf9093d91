import type { Root } from '@trazo/contract/plan-document/roots';
import type { CoAuthorRole } from '@trazo/contract/plans/co-authors';
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Account, AccountId } from '../../platform/authentication/account.ts';
import { notify } from '../../platform/database/notifications.ts';
import type { Queryable, Transaction } from '../../platform/database/transaction.ts';
import { toAccount } from '../accounts/account-repository.ts';
import { accounts } from '../accounts/schema.ts';
import { coAuthoredPlans, coAuthors, type PlanId, planIdOf, sectionAuthors } from './schema.ts';

export const PEOPLE_CHANNEL = 'plan_people';

/** Tells the processes in which a plan is open that who may open it has changed. */
export const announcePeople = (tx: Transaction, owner: AccountId, id: string): Promise<void> =>
  notify(tx, PEOPLE_CHANNEL, `${owner}/${id}`);

const ofPlan = (owner: AccountId, id: string) =>
  and(eq(coAuthors.accountId, owner), eq(coAuthors.planId, planIdOf(id)));

/** A plan of another account. */
export interface CoAuthored {
  readonly owner: Account;
  readonly role: CoAuthorRole;
}

/** Where those of the plans lie that the account has been invited to, by the plan. */
export async function ownersOf(
  on: Queryable,
  member: AccountId,
  ids: readonly string[],
): Promise<Map<string, AccountId>> {
  const rows = await on
    .select({ id: coAuthoredPlans.planId, owner: coAuthoredPlans.ownerId })
    .from(coAuthoredPlans)
    .where(and(eq(coAuthoredPlans.accountId, member), inArray(coAuthoredPlans.planId, ids.map(planIdOf))));
  return new Map(rows.map(({ id, owner }) => [id, owner]));
}

/** As what an account may open another's plan; undefined if it may not. */
export async function findCoAuthored(
  on: Queryable,
  owner: AccountId,
  id: string,
  member: AccountId,
): Promise<CoAuthored | undefined> {
  const [row] = await on
    .select({ role: coAuthors.role, owner: accounts })
    .from(coAuthors)
    .innerJoin(accounts, eq(accounts.id, coAuthors.accountId))
    .where(and(ofPlan(owner, id), eq(coAuthors.memberId, member)));
  return row && { role: row.role, owner: toAccount(row.owner) };
}

export interface CoAuthorRow {
  readonly memberId: AccountId;
  readonly role: CoAuthorRole;
}

/** The first to join first. */
export const coAuthorsOf = (on: Queryable, owner: AccountId, id: string): Promise<CoAuthorRow[]> =>
  on
    .select({ memberId: coAuthors.memberId, role: coAuthors.role })
    .from(coAuthors)
    .where(ofPlan(owner, id))
    .orderBy(asc(coAuthors.joinedAt), asc(coAuthors.memberId));

/** How many co-authors the account's plans have; those without are left out. */
export async function countCoAuthors(on: Queryable, owner: AccountId): Promise<Map<string, number>> {
  const rows = await on
    .select({ id: coAuthors.planId, people: count() })
    .from(coAuthors)
    .where(eq(coAuthors.accountId, owner))
    .groupBy(coAuthors.planId);
  return new Map(rows.map(({ id, people }) => [id, people]));
}

export async function addCoAuthor(
  tx: Transaction,
  owner: AccountId,
  planId: PlanId,
  { memberId, role }: CoAuthorRow,
  joinedAt: Date,
): Promise<void> {
  await tx.insert(coAuthors).values({ accountId: owner, planId, memberId, role, joinedAt });
  await tx.insert(coAuthoredPlans).values({ accountId: memberId, planId, ownerId: owner });
}

/** Whether there was one whose role to change. */
export async function setRole(
  tx: Transaction,
  owner: AccountId,
  id: string,
  { memberId, role }: CoAuthorRow,
): Promise<boolean> {
  const changed = await tx
    .update(coAuthors)
    .set({ role })
    .where(and(ofPlan(owner, id), eq(coAuthors.memberId, memberId)))
    .returning({ id: coAuthors.memberId });
  return changed.length > 0;
}

/** Whether there was one to remove. */
export async function removeCoAuthor(
  tx: Transaction,
  owner: AccountId,
  id: string,
  member: AccountId,
): Promise<boolean> {
  const removed = await tx
    .delete(coAuthors)
    .where(and(ofPlan(owner, id), eq(coAuthors.memberId, member)))
    .returning({ id: coAuthors.memberId });
  await releasePlan(tx, owner, id, [member]);
  return removed.length > 0;
}

/** All co-authors of a plan that is erased, or goes to another account. */
export async function removeCoAuthors(tx: Transaction, owner: AccountId, id: string): Promise<void> {
  const removed = await tx.delete(coAuthors).where(ofPlan(owner, id)).returning({ id: coAuthors.memberId });
  const members = removed.map(({ id: member }) => member);
  await releasePlan(tx, owner, id, members);
}

async function releasePlan(
  tx: Transaction,
  owner: AccountId,
  id: string,
  members: readonly AccountId[],
): Promise<void> {
  if (members.length === 0) return;
  const { accountId, planId, ownerId } = coAuthoredPlans;
  await tx
    .delete(coAuthoredPlans)
    .where(and(inArray(accountId, [...members]), eq(planId, planIdOf(id)), eq(ownerId, owner)));
}

/** Where a plan lies. */
export interface PlanPlace {
  readonly ownerId: AccountId;
  readonly planId: PlanId;
}

export const placeKey = ({ ownerId, planId }: PlanPlace): string => `${ownerId}/${planId}`;

/** Where the plans lie that an account is a co-author of. */
export const coAuthoredBy = (on: Queryable, member: AccountId): Promise<PlanPlace[]> =>
  on
    .select({ planId: coAuthoredPlans.planId, ownerId: coAuthoredPlans.ownerId })
    .from(coAuthoredPlans)
    .where(eq(coAuthoredPlans.accountId, member));

/** Notes who has changed sections of a plan. */
export async function noteAuthor(
  tx: Transaction,
  { owner, planId, author, sections, at }: SectionChange,
): Promise<void> {
  if (sections.length === 0) return;
  const rows = sections.map((section) => ({
    ...{ accountId: owner, planId, section, authorId: author, changedAt: at },
  }));
  await tx
    .insert(sectionAuthors)
    .values(rows)
    .onConflictDoUpdate({
      target: [sectionAuthors.accountId, sectionAuthors.planId, sectionAuthors.section],
      set: { authorId: author, changedAt: sql`excluded.changed_at` },
    });
}

export interface SectionChange {
  readonly owner: AccountId;
  readonly planId: PlanId;
  readonly author: AccountId;
  readonly sections: readonly Root[];
  readonly at: Date;
}

export interface SectionAuthorRow {
  readonly section: Root;
  readonly authorId: AccountId;
  readonly changedAt: Date;
}

export const sectionAuthorsOf = (on: Queryable, owner: AccountId, id: string): Promise<SectionAuthorRow[]> =>
  on
    .select({
      section: sectionAuthors.section,
      authorId: sectionAuthors.authorId,
      changedAt: sectionAuthors.changedAt,
    })
    .from(sectionAuthors)
    .where(and(eq(sectionAuthors.accountId, owner), eq(sectionAuthors.planId, planIdOf(id))))
    .orderBy(asc(sectionAuthors.section));

/** Which section of each of the plans was changed last; of those in which it was not noted, nothing. */
export async function lastAuthorsOf(
  on: Queryable,
  places: readonly PlanPlace[],
): Promise<(PlanPlace & Pick<SectionAuthorRow, 'authorId' | 'changedAt'>)[]> {
  if (places.length === 0) return [];
  const { accountId, planId, authorId, changedAt } = sectionAuthors;
  return on
    .selectDistinctOn([accountId, planId], { ownerId: accountId, planId, authorId, changedAt })
    .from(sectionAuthors)
    .where(
      and(
        inArray(accountId, [...new Set(places.map(({ ownerId }) => ownerId))]),
        inArray(
          planId,
          places.map((place) => place.planId),
        ),
      ),
    )
    .orderBy(accountId, planId, desc(changedAt));
}
