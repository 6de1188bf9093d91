import { must } from '@trazo/plan/must';
import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { AccountId } from '../../platform/authentication/account.ts';
import type { Queryable, Transaction } from '../../platform/database/transaction.ts';
import { images } from '../../platform/images/schema.ts';
import { IS_THERE } from '../plans/plan-repository.ts';
import { type PlanId, planIdOf, plans, planVersions, versionImages } from '../plans/schema.ts';
import type { EarlierVersion } from './version-expiry.ts';

export type VersionRow = typeof planVersions.$inferSelect;

/** A version without its content. */
const LISTED = {
  id: planVersions.id,
  keptAt: planVersions.keptAt,
  reason: planVersions.reason,
  keptBy: planVersions.keptBy,
  name: planVersions.name,
};
export type ListedVersion = Pick<VersionRow, keyof typeof LISTED>;

interface LatestVersion extends ListedVersion {
  readonly expiresAt: Date | null;
  readonly isSame: boolean;
}

const ofPlan = (owner: AccountId, plan: string) =>
  and(eq(planVersions.accountId, owner), eq(planVersions.planId, planIdOf(plan)));
const ofVersion = (owner: AccountId, plan: string, id: string) =>
  and(ofPlan(owner, plan), eq(planVersions.id, id));

/** The newest first. */
export const versionsOf = (on: Queryable, owner: AccountId, plan: string): Promise<ListedVersion[]> =>
  on
    .select(LISTED)
    .from(planVersions)
    .where(ofPlan(owner, plan))
    .orderBy(desc(planVersions.keptAt), desc(planVersions.id));

export async function findVersion(
  on: Queryable,
  owner: AccountId,
  plan: string,
  id: string,
): Promise<VersionRow | undefined> {
  const [row] = await on
    .select()
    .from(planVersions)
    .where(ofVersion(owner, plan, id));
  return row;
}

/** Of all plans of an account that are there, in the order in which they were kept. */
export const versionsOfAccount = (
  on: Queryable,
  owner: AccountId,
): Promise<Pick<VersionRow, 'planId' | 'id'>[]> =>
  on
    .select({ planId: planVersions.planId, id: planVersions.id })
    .from(planVersions)
    .innerJoin(plans, and(eq(plans.accountId, planVersions.accountId), eq(plans.id, planVersions.planId)))
    .where(and(eq(planVersions.accountId, owner), IS_THERE))
    .orderBy(planVersions.planId, planVersions.keptAt);

/** The one kept last, and whether its content is this one. */
export async function latestVersion(
  on: Queryable,
  owner: AccountId,
  plan: string,
  content: string,
): Promise<LatestVersion | undefined> {
  const [row] = await on
    .select({
      ...LISTED,
      expiresAt: planVersions.expiresAt,
      isSame: sql<boolean>`${planVersions.content} = ${content}`,
    })
    .from(planVersions)
    .where(ofPlan(owner, plan))
    .orderBy(desc(planVersions.keptAt), desc(planVersions.id))
    .limit(1);
  return row;
}

/** Those without a name that were kept since a moment: by themselves for work, or for what was done. */
export const unnamedSince = (
  on: Queryable,
  owner: AccountId,
  plan: string,
  since: Date,
  isForWork: boolean,
  without?: string,
): Promise<EarlierVersion[]> =>
  on
    .select({ keptAt: planVersions.keptAt, expiresAt: planVersions.expiresAt })
    .from(planVersions)
    .where(
      and(
        ofPlan(owner, plan),
        isNull(planVersions.name),
        gte(planVersions.keptAt, since),
        isForWork ? eq(planVersions.reason, 'work') : ne(planVersions.reason, 'work'),
        without === undefined ? undefined : ne(planVersions.id, without),
      ),
    );

export async function countNamed(on: Queryable, owner: AccountId, plan: string): Promise<number> {
  const [row] = await on
    .select({ named: count() })
    .from(planVersions)
    .where(and(ofPlan(owner, plan), isNotNull(planVersions.name)));
  return must(row, 'a count has one row').named;
}

/** Stores a version with those of its pictures that are stored, while the account's holdings are locked. */
export async function insertVersion(
  tx: Transaction,
  version: VersionRow,
  hashes: readonly string[],
): Promise<void> {
  await tx.insert(planVersions).values(version);
  if (hashes.length === 0) return;
  const { accountId, id: versionId } = version;
  const stored = await tx
    .select({ hash: images.hash })
    .from(images)
    .where(and(eq(images.accountId, accountId), inArray(images.hash, [...hashes])));
  if (stored.length === 0) return;
  await tx.insert(versionImages).values(stored.map(({ hash }) => ({ accountId, versionId, hash })));
}

type VersionNote = Partial<Pick<VersionRow, 'keptAt' | 'expiresAt' | 'reason' | 'keptBy' | 'name'>>;

/** False if it is not there. */
export async function noteOnVersion(
  tx: Transaction,
  owner: AccountId,
  plan: string,
  id: string,
  note: VersionNote,
): Promise<boolean> {
  const noted = await tx
    .update(planVersions)
    .set(note)
    .where(ofVersion(owner, plan, id))
    .returning({ id: planVersions.id });
  return noted.length > 0;
}

/** False if it is not there. */
export async function removeVersion(
  on: Queryable,
  owner: AccountId,
  plan: string,
  id: string,
): Promise<boolean> {
  const removed = await on
    .delete(planVersions)
    .where(ofVersion(owner, plan, id))
    .returning({ id: planVersions.id });
  return removed.length > 0;
}

/** Deletes the oldest without a name until all of an account's versions take no more than so many bytes. */
export async function makeRoom(tx: Transaction, owner: AccountId, most: number): Promise<void> {
  await tx.execute(sql`
    delete from plan_versions where account_id = ${owner} and id in (
      select id from (
        select id, name, sum(bytes) over (order by (name is null), kept_at desc, id) as taken
        from plan_versions where account_id = ${owner}
      ) as versions where name is null and taken > ${most}
    )`);
}

export async function deleteExpired(on: Queryable, now: Date): Promise<void> {
  await on.delete(planVersions).where(lt(planVersions.expiresAt, now));
}

const isDue = and(eq(plans.versionDue, true), IS_THERE);

/** Whose plans were changed since a version of them was kept by itself. */
export async function ownersOfDue(on: Queryable): Promise<AccountId[]> {
  const rows = await on.selectDistinct({ owner: plans.accountId }).from(plans).where(isDue);
  return rows.map(({ owner }) => owner);
}

export async function duePlans(on: Queryable, owner: AccountId): Promise<PlanId[]> {
  const rows = await on
    .select({ id: plans.id })
    .from(plans)
    .where(and(eq(plans.accountId, owner), isDue));
  return rows.map(({ id }) => id);
}

export async function settleDue(tx: Transaction, owner: AccountId, plan: PlanId): Promise<void> {
  await tx
    .update(plans)
    .set({ versionDue: false })
    .where(and(eq(plans.accountId, owner), eq(plans.id, plan)));
}
