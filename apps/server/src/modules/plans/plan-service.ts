import { randomUUID } from 'node:crypto';
import {
  type DeletedPlan,
  PLANS_AT_ONCE,
  type PlanSummary,
  type SavedPlan,
} from '@trazo/contract/plans/plan';
import { must } from '@trazo/plan/must';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AccountId } from '../../platform/authentication/account.ts';
import type { Clock } from '../../platform/clock.ts';
import { newSecret } from '../../platform/crypto/secrets.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { countCoAuthors } from './co-author-repository.ts';
import { listDeleted, softDelete, undoDeletion } from './deleted-plan-repository.ts';
import { withImagesThere } from './image-gone-error.ts';
import { announceChange, holdContent } from './plan-change-repository.ts';
import type { PlanContents } from './plan-content.ts';
import { nameOfCopy } from './plan-copy-name.ts';
import { cursorOf, placeOf } from './plan-cursor.ts';
import type { PlanFolding } from './plan-folding.ts';
import { addPlanImages, imagesOfPlan } from './plan-image-repository.ts';
import {
  insertPlan,
  lockHoldings,
  type PlanMetadata,
  type PlanReads,
  planNames,
  updateMetadata,
} from './plan-repository.ts';
import { toListed, toSummary } from './plan-summary.ts';
import { planIdOf } from './schema.ts';
import type { TextStorage } from './text-storage.ts';

export interface PlanPage {
  readonly plans: PlanSummary[];
  /** Where the next page begins; undefined after the last one. */
  readonly next: string | undefined;
}

/** An account's plans. A plan of another account is `not_found`, as one that never was. */
export interface PlanService {
  /** A page of them; `payload_invalid` if the cursor is none of ours. */
  list(owner: AccountId, limit: number, cursor?: string): Promise<PlanPage>;
  open(owner: AccountId, id: string): Promise<SavedPlan>;
  /** Changes name or status of all of them, or of none if one is not there. */
  updateMetadata(owner: AccountId, ids: readonly string[], change: PlanMetadata): Promise<PlanSummary[]>;
  duplicate(owner: AccountId, id: string): Promise<PlanSummary>;
  /** For a day `restore` takes it back. */
  remove(owner: AccountId, id: string): Promise<void>;
  restore(owner: AccountId, id: string): Promise<PlanSummary>;
  /** Those that `restore` can still bring back. */
  listDeleted(owner: AccountId): Promise<DeletedPlan[]>;
}

export interface PlanServiceOptions {
  readonly database: NodePgDatabase;
  readonly clock: Clock;
  readonly reads: PlanReads;
  readonly contents: PlanContents;
  readonly folding: PlanFolding;
  readonly textStorage: TextStorage;
}

export function createPlanService(options: PlanServiceOptions): PlanService {
  return {
    list: (owner, limit, cursor) => listPlans(options, owner, limit, cursor),
    open: (owner, id) => withImagesThere(() => openPlan(options, owner, id)),
    updateMetadata: (owner, ids, change) => updatePlans(options, owner, ids, change),
    duplicate: (owner, id) => duplicatePlan(options, owner, id),
    remove: (owner, id) => removePlan(options, owner, id),
    restore: (owner, id) => restorePlan(options, owner, id),
    listDeleted: (owner) => listDeletedPlans(options, owner),
  };
}

async function listPlans(
  { database, reads }: PlanServiceOptions,
  owner: AccountId,
  limit: number,
  cursor: string | undefined,
): Promise<PlanPage> {
  const rows = await reads.list(owner, limit + 1, cursor === undefined ? undefined : placeOf(cursor));
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next = rows.length > limit && last !== undefined ? cursorOf(last) : undefined;
  const coAuthors = page.length === 0 ? undefined : await countCoAuthors(database, owner);
  const withCoAuthors = (plan: PlanSummary): PlanSummary => {
    const count = coAuthors?.get(plan._id);
    return count === undefined ? plan : { ...plan, co_authors: count };
  };
  return { plans: page.map((row) => withCoAuthors(toListed(row))), next };
}

async function openPlan(options: PlanServiceOptions, owner: AccountId, id: string): Promise<SavedPlan> {
  const { database, reads, contents } = options;
  const row = await reads.find(owner, id);
  if (row === undefined) throw new ApiError('not_found');
  const isHeld = row.contentHeld || (await holdContent(database, owner, id, row.version));
  // It was changed meanwhile.
  if (!isHeld) return openPlan(options, owner, id);
  return { ...toSummary(row), business_plan_content: await contents.toWire(row, owner) };
}

async function updatePlans(
  { database, clock }: PlanServiceOptions,
  owner: AccountId,
  ids: readonly string[],
  change: PlanMetadata,
): Promise<PlanSummary[]> {
  const different = [...new Set(ids)];
  const changed = await inTransaction(database, async (tx) => {
    const rows = await updateMetadata(tx, owner, different, change, clock());
    if (rows.length !== different.length) throw new ApiError('not_found');
    return rows;
  });
  return changed.map(toSummary);
}

const duplicatePlan = (
  { database, clock, textStorage, folding }: PlanServiceOptions,
  owner: AccountId,
  id: string,
): Promise<PlanSummary> =>
  inTransaction(database, async (tx) => {
    await lockHoldings(tx, owner);
    const original = await folding.foldLocked(tx, owner, id);
    if (original === undefined) throw new ApiError('not_found');
    await textStorage.require(tx, owner, Buffer.byteLength(original.content));
    const now = clock();
    const name = nameOfCopy(original.name, await planNames(tx, owner));
    const copy = await insertPlan(tx, {
      ...original,
      id: planIdOf(randomUUID()),
      name,
      nameIsOwn: name !== '',
      status: 'active',
      version: 1,
      epoch: 0,
      contentHeld: true,
      coverKey: newSecret(),
      createdAt: now,
      updatedAt: now,
    });
    const shown = await imagesOfPlan(tx, owner, original.id);
    await addPlanImages(tx, owner, copy.id, shown);
    return toSummary(copy);
  });

async function removePlan(
  { database, clock, folding }: PlanServiceOptions,
  owner: AccountId,
  id: string,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    await lockHoldings(tx, owner);
    // As long as it is deleted nothing is folded in.
    await folding.foldLocked(tx, owner, id);
    if (!(await softDelete(tx, owner, id, clock()))) throw new ApiError('not_found');
  });
  await announceChange(database, owner, id);
}

async function restorePlan(
  { database }: PlanServiceOptions,
  owner: AccountId,
  id: string,
): Promise<PlanSummary> {
  const restored = await inTransaction(database, async (tx) => {
    await lockHoldings(tx, owner);
    return undoDeletion(tx, owner, id);
  });
  if (restored === undefined) throw new ApiError('not_found');
  return toSummary(restored);
}

async function listDeletedPlans({ database }: PlanServiceOptions, owner: AccountId): Promise<DeletedPlan[]> {
  const rows = await listDeleted(database, owner, PLANS_AT_ONCE);
  return rows.map(({ id, name, deletedAt }) => ({
    _id: id,
    business_plan_name: name,
    deleted_at: must(deletedAt, 'only deleted plans are listed').toISOString(),
  }));
}
