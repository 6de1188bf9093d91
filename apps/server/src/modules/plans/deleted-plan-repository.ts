import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { AccountId } from '../../platform/authentication/account.ts';
import { discardObjectsOf } from '../../platform/byte-store/byte-tables.ts';
import type { Queryable, Transaction } from '../../platform/database/transaction.ts';
import { release } from '../../platform/lookups/lookups.ts';
import { ownedBy, type PlanRow, SUMMARY, type SummaryRow } from './plan-repository.ts';
import { type PlanId, planIdOf, plans } from './schema.ts';

/** Whether there was one to delete. */
export async function softDelete(
  on: Queryable,
  owner: AccountId,
  id: string,
  deletedAt: Date,
): Promise<boolean> {
  const deleted = await on
    .update(plans)
    .set({ deletedAt })
    .where(ownedBy(owner, id))
    .returning({ id: plans.id });
  return deleted.length > 0;
}

const deletedOf = (owner: AccountId) => and(eq(plans.accountId, owner), isNotNull(plans.deletedAt));

/** Undefined if it was not deleted, or is erased by now. */
export async function undoDeletion(
  on: Queryable,
  owner: AccountId,
  id: string,
): Promise<SummaryRow | undefined> {
  const [restored] = await on
    .update(plans)
    .set({ deletedAt: null })
    .where(and(deletedOf(owner), eq(plans.id, planIdOf(id))))
    .returning(SUMMARY);
  return restored;
}

export interface DeletedRow {
  readonly id: PlanId;
  readonly name: string;
  readonly deletedAt: Date | null;
}

/** Those whose deletion can be taken back, the last one first. */
export const listDeleted = (on: Queryable, owner: AccountId, atMost: number): Promise<DeletedRow[]> =>
  on
    .select({ id: plans.id, name: plans.name, deletedAt: plans.deletedAt })
    .from(plans)
    .where(deletedOf(owner))
    .orderBy(desc(plans.deletedAt), desc(plans.id))
    .limit(atMost);

/** One of them with its content; undefined if it was not deleted, or is erased by now. */
export async function findDeleted(on: Queryable, owner: AccountId, id: PlanId): Promise<PlanRow | undefined> {
  const [row] = await on
    .select()
    .from(plans)
    .where(and(deletedOf(owner), eq(plans.id, id)));
  return row;
}

/** Which deleted plans are meant. */
export interface DeletedPlans {
  readonly before?: Date;
  readonly id?: string;
}

export async function deletedPlans(
  on: Queryable,
  owner: AccountId,
  { before, id }: DeletedPlans,
): Promise<PlanId[]> {
  const rows = await on
    .select({ id: plans.id })
    .from(plans)
    .where(
      and(
        deletedOf(owner),
        before === undefined ? undefined : lt(plans.deletedAt, before),
        id === undefined ? undefined : eq(plans.id, planIdOf(id)),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Whose plans were deleted before a moment. */
export async function ownersOfDeleted(on: Queryable, before: Date): Promise<AccountId[]> {
  const rows = await on
    .selectDistinct({ owner: plans.accountId })
    .from(plans)
    .where(lt(plans.deletedAt, before));
  return rows.map(({ owner }) => owner);
}

export async function erasePlan(tx: Transaction, owner: AccountId, id: PlanId): Promise<void> {
  await discardObjectsOf(tx, 'plan_covers', owner, sql`plan_id = ${id}`);
  const erased = await tx
    .delete(plans)
    .where(and(deletedOf(owner), eq(plans.id, id)))
    .returning({ coverKey: plans.coverKey });
  await release(
    tx,
    'cover',
    erased.map(({ coverKey }) => coverKey),
  );
}
