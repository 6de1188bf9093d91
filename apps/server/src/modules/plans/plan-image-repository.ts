import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { AccountId } from '../../platform/authentication/account.ts';
import type { Queryable, Transaction } from '../../platform/database/transaction.ts';
import { images } from '../../platform/images/schema.ts';
import { IS_THERE } from './plan-repository.ts';
import { type PlanId, planIdOf, planImages, plans } from './schema.ts';

const ofPlan = (owner: AccountId, id: PlanId) =>
  and(eq(planImages.accountId, owner), eq(planImages.planId, id));

/** The hashes of the pictures a plan shows. */
export async function imagesOfPlan(on: Queryable, owner: AccountId, id: PlanId): Promise<string[]> {
  const rows = await on.select({ hash: planImages.hash }).from(planImages).where(ofPlan(owner, id));
  return rows.map(({ hash }) => hash);
}

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

/** Those of the pictures that no plan of the account shows any more. */
export async function unusedImages(
  tx: Transaction,
  owner: AccountId,
  hashes: readonly string[],
): Promise<string[]> {
  if (hashes.length === 0) return [];
  const used = await tx
    .selectDistinct({ hash: planImages.hash })
    .from(planImages)
    .where(and(eq(planImages.accountId, owner), inArray(planImages.hash, [...hashes])));
  const stillUsed = new Set(used.map(({ hash }) => hash));
  return hashes.filter((hash) => !stillUsed.has(hash));
}

/** Whether a plan that is there shows a picture. */
export async function showsImage(
  on: Queryable,
  owner: AccountId,
  id: string,
  hash: string,
): Promise<boolean> {
  const rows = await on
    .select({ hash: planImages.hash })
    .from(planImages)
    .innerJoin(plans, and(eq(plans.accountId, planImages.accountId), eq(plans.id, planImages.planId)))
    .where(and(ofPlan(owner, planIdOf(id)), eq(planImages.hash, hash), IS_THERE));
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
    sql`not exists (select from ${planImages} where ${planImages.accountId} = ${images.accountId} and ${planImages.hash} = ${images.hash})`,
  );
