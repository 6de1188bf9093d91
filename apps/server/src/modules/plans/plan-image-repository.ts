import { and, eq, inArray } from 'drizzle-orm';
import type { AccountId } from '../../platform/authentication/account.ts';
import type { Queryable, Transaction } from '../../platform/database/transaction.ts';
import { type PlanId, planImages } from './schema.ts';

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
  await tx.insert(planImages).values(hashes.map((hash) => ({ planId: id, accountId: owner, hash })));
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
