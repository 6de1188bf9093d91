import { randomUUID } from 'node:crypto';
import {
  type DeletedPlan,
  PLANS_AT_ONCE,
  type PlanSummary,
  type SavedPlan,
} from '@trazo/contract/plans/plan';
import { must } from '@trazo/plan/must';
import type { AccountId } from '../../platform/authentication/account.ts';
import { newSecret } from '../../platform/crypto/secrets.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import { listDeleted, softDelete, undoDeletion } from './deleted-plan-repository.ts';
import { withImagesThere } from './image-gone-error.ts';
import { announceChange, holdContent } from './plan-change-repository.ts';
import type { PlanContents } from './plan-content.ts';
import type { PlanFolding } from './plan-folding.ts';
import { addPlanImages, imagesOfPlan } from './plan-image-repository.ts';
import { type CountOpenComments, listPlans, type PlanPage } from './plan-list.ts';
import type { PlanReads } from './plan-reads.ts';
import { insertPlan, lockHoldings, type PlanMetadata, planNames, updateMetadata } from './plan-repository.ts';
import { toSummary } from './plan-summary.ts';
import { planIdOf } from './schema.ts';
import type { TextStorage } from './text-storage.ts';

/** An account's plans. A plan of another account is `not_found`, as one that never was. */
export interface PlanService {
  /** A page of them and of those of others it may open; `payload_invalid` if the cursor is none of ours. */
  list(caller: AccountId, limit: number, cursor?: string): Promise<PlanPage>;
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

export interface PlanServiceOptions extends Pick<Foundation, 'database' | 'clock'> {
  readonly reads: PlanReads;
  readonly contents: PlanContents;
  readonly folding: PlanFolding;
  readonly textStorage: TextStorage;
  readonly countOpenComments: CountOpenComments;
}

export function createPlanService(options: PlanServiceOptions): PlanService {
  return {
    list: (caller, limit, cursor) => listPlans(options, caller, limit, cursor),
    open: (owner, id) => withImagesThere(() => openPlan(options, owner, id)),
    updateMetadata: (owner, ids, change) => updatePlans(options, owner, ids, change),
    duplicate: (owner, id) => duplicatePlan(options, owner, id),
    remove: (owner, id) => removePlan(options, owner, id),
    restore: (owner, id) => restorePlan(options, owner, id),
    listDeleted: (owner) => listDeletedPlans(options, owner),
  };
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

const NUMBER = / \((\d{1,6})\)$/;
const LONGEST = 180;

/** `Bakery` → `Bakery (2)`, or the next number that is free. A plan without a name has a copy without one. */
function nameOfCopy(name: string, taken: readonly string[]): string {
  const base = name.replace(NUMBER, '').slice(0, LONGEST).toWellFormed();
  if (base === '') return '';
  const names = new Set(taken);
  let number = 2;
  while (names.has(`${base} (${number})`)) number += 1;
  return `${base} (${number})`;
}
