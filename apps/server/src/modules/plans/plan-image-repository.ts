import { and, eq, exists, inArray, lt, or, sql } from 'drizzle-orm';
import type { AccountId } from '../../platform/authentication/account.ts';
import type { Queryable, Transaction } from '../../platform/database/transaction.ts';
import { images } from '../../platform/images/schema.ts';
import { ownedBy } from './plan-repository.ts';
import { type PlanId, planIdOf, planImages, plans, planVersions, versionImages } from './schema.ts';

const ofPlan = (owner: AccountId, id: PlanId) =>
  and(eq(planImages.accountId, owner), eq(planImages.planId, id));

/** The hashes of the pictures a plan shows. */
export async function imagesOfPlan(on: Queryable, owner: AccountId, id: PlanId): Promise<string[]> {
  const rows = await on.select({ hash: planImages.hash }).from(planImages).where(ofPlan(owner, id));
  return rows.map(({ hash }) => hash);
}

/** The hashes of the pictures that versions of a plan show. */
export async function imagesOfVersions(on: Queryable, owner: AccountId, id: PlanId): Promise<string[]> {
  const rows = await on
    .selectDistinct({ hash: versionImages.hash })
    .from(versionImages)
    .innerJoin(planVersions, isVersionOfImage)
    .where(and(eq(versionImages.accountId, owner), eq(planVersions.planId, id)));
  return rows.map(({ hash }) => hash);
}

const isVersionOfImage = and(
  eq(planVersions.accountId, versionImages.accountId),
  eq(planVersions.id, versionImages.versionId),
);

export async function addPlanImages(
  tx: Transaction,
  owner: AccountId,
  id: PlanId,
  hashes: readonly string[],
): Promise<void> {
  if (hashes.length === 0) return;
  const shown = hashes.map((hash) => ({ planId: id, accountId: owner, hash }));
  await tx.insert(planImages).values(shown).onConflictDoNothing();
}

export async function removePlanImages(
  tx: Transaction,
  owner: AccountId,
  id: PlanId,
  hashes: readonly string[],
): Promise<void> {
  if (hashes.length === 0) return;
  await tx.delete(planImages).where(and(ofPlan(owner, id), inArray(planImages.hash, [...hashes])));
}

/** Those of the pictures that no plan of the account shows any more, nor a version of one. */
export async function unusedImages(
  tx: Transaction,
  owner: AccountId,
  hashes: readonly string[],
): Promise<string[]> {
  if (hashes.length === 0) return [];
  const stillUsed = new Set<string>();
  for (const shown of [planImages, versionImages]) {
    const used = await tx
      .selectDistinct({ hash: shown.hash })
      .from(shown)
      .where(and(eq(shown.accountId, owner), inArray(shown.hash, [...hashes])));
    for (const { hash } of used) stillUsed.add(hash);
  }
  return hashes.filter((hash) => !stillUsed.has(hash));
}

/** Whether a plan that is there shows a picture, or a version of it does. */
export async function showsImage(
  on: Queryable,
  owner: AccountId,
  id: string,
  hash: string,
): Promise<boolean> {
  const plan = planIdOf(id);
  const shown = on
    .select({ hash: planImages.hash })
    .from(planImages)
    .where(and(ofPlan(owner, plan), eq(planImages.hash, hash)));
  const shownBefore = on
    .select({ hash: versionImages.hash })
    .from(versionImages)
    .innerJoin(planVersions, isVersionOfImage)
    .where(
      and(eq(versionImages.accountId, owner), eq(versionImages.hash, hash), eq(planVersions.planId, plan)),
    );
  const rows = await on
    .select({ id: plans.id })
    .from(plans)
    .where(and(ownedBy(owner, id), or(exists(shown), exists(shownBefore))));
  return rows.length > 0;
}

/** Accounts with pictures stored before a moment that no plan shows. */
export async function ownersOfUnusedImages(on: Queryable, before: Date): Promise<AccountId[]> {
  const rows = await on.selectDistinct({ owner: images.accountId }).from(images).where(unusedSince(before));
  return rows.map(({ owner }) => owner);
}

export async function unusedImagesOf(on: Queryable, owner: AccountId, before: Date): Promise<string[]> {
  const rows = await on
    .select({ hash: images.hash })
    .from(images)
    .where(and(eq(images.accountId, owner), unusedSince(before)));
  return rows.map(({ hash }) => hash);
}

const unusedSince = (before: Date) =>
  and(
    lt(images.storedAt, before),
    ...[planImages, versionImages].map(
      (shown) =>
        sql`not exists (select from ${shown} where ${shown.accountId} = ${images.accountId} and ${shown.hash} = ${images.hash})`,
    ),
  );
