import { randomUUID } from 'node:crypto';
import {
  type DeletedPlan,
  PLANS_AT_ONCE,
  type PlanStatus,
  type PlanSummary,
  type SavedPlan,
} from '@trazo/contract/plans/plan';
import { must } from '@trazo/plan/must';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AccountId } from '../../platform/authentication/account.ts';
import type { Clock } from '../../platform/clock.ts';
import { newSecret } from '../../platform/crypto/secrets.ts';
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { PictureJob } from '../../platform/images/picture-processing.ts';
import { coverVersion } from './cover-version.ts';
import { listDeleted, softDelete, undoDeletion } from './deleted-plan-repository.ts';
import { eraseOf, type PlanErasure } from './deleted-plans.ts';
import { withImagesThere } from './image-gone-error.ts';
import type { PlanContents, StorableContent } from './plan-content.ts';
import { nameOfCopy } from './plan-copy-name.ts';
import { cursorOf, placeOf } from './plan-cursor.ts';
import { addPlanImages, imagesOfPlan } from './plan-image-repository.ts';
import type { PlanImages } from './plan-images.ts';
import {
  type ContentSave,
  findPlan,
  insertPlan,
  type ListedRow,
  lockHoldings,
  lockPlan,
  type PlanMetadata,
  type PlanReads,
  type PlanRow,
  planNames,
  prepareSave,
  type SummaryRow,
  saveContent,
  updateMetadata,
} from './plan-repository.ts';
import { planIdOf } from './schema.ts';
import { createTextStorage, fitsReservation, type TextStorage } from './text-storage.ts';

export interface NewPlan {
  /** Chosen by who sends it; else the plan is given one. */
  readonly id: string | undefined;
  readonly content: string;
  readonly name: string | undefined;
}

export interface PlanChange {
  readonly content: string;
  /** Undefined for a client that knows no versions: the last writer wins. */
  readonly version: number | undefined;
  readonly name: string | undefined;
  readonly status: PlanStatus | undefined;
}

export interface PlanPage {
  readonly plans: PlanSummary[];
  /** Where the next page begins; undefined after the last one. */
  readonly next: string | undefined;
}

export interface SavedChange {
  readonly plan: PlanSummary;
  /** What was written over without having been asked for: for contents sent without a version. */
  readonly overwritten?: number;
}

/** An account's plans. A plan of another account is `not_found`, as one that never was. */
export interface PlanService {
  /** A page of them; `payload_invalid` if the cursor is none of ours. */
  list(owner: AccountId, limit: number, cursor?: string): Promise<PlanPage>;
  open(owner: AccountId, id: string): Promise<SavedPlan>;
  /** The same plan again is the one there is; `plan_changed_elsewhere` if that has become another. */
  create(job: PictureJob, plan: NewPlan): Promise<PlanSummary>;
  /** Saves contents; `plan_changed_elsewhere` if the plan is not at the version they were made from. */
  save(job: PictureJob, id: string, change: PlanChange): Promise<SavedChange>;
  /** Saves the same contents to all of them, over whatever there is, or to none if one is not there. */
  saveAll(
    job: PictureJob,
    ids: readonly string[],
    change: Omit<PlanChange, 'version'>,
  ): Promise<PlanSummary[]>;
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
  readonly images: PlanImages;
  readonly erasure: PlanErasure;
}

interface Context extends PlanServiceOptions {
  readonly saveWithoutImages: ReturnType<typeof prepareSave>;
  readonly textStorage: TextStorage;
}

export function createPlanService(options: PlanServiceOptions): PlanService {
  const context: Context = {
    ...options,
    saveWithoutImages: prepareSave(options.database),
    textStorage: createTextStorage(options.erasure),
  };
  return {
    list: (owner, limit, cursor) => listPlans(context, owner, limit, cursor),
    open: (owner, id) => withImagesThere(() => openPlan(context, owner, id)),
    create: (job, plan) => withImagesThere(() => createPlan(context, job, plan)),
    save: (job, id, change) => withImagesThere(() => savePlan(context, job, id, change)),
    saveAll: (job, ids, change) => withImagesThere(() => saveAll(context, job, ids, change)),
    updateMetadata: (owner, ids, change) => updatePlans(context, owner, ids, change),
    duplicate: (owner, id) => duplicatePlan(context, owner, id),
    remove: (owner, id) => removePlan(context, owner, id),
    restore: (owner, id) => restorePlan(context, owner, id),
    listDeleted: (owner) => listDeletedPlans(context, owner),
  };
}

async function listPlans(
  { reads }: Context,
  owner: AccountId,
  limit: number,
  cursor: string | undefined,
): Promise<PlanPage> {
  const rows = await reads.list(owner, limit + 1, cursor === undefined ? undefined : placeOf(cursor));
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next = rows.length > limit && last !== undefined ? cursorOf(last) : undefined;
  return { plans: page.map(toListed), next };
}

async function openPlan({ reads, contents }: Context, owner: AccountId, id: string): Promise<SavedPlan> {
  const row = await reads.find(owner, id);
  if (row === undefined) throw new ApiError('not_found');
  return { ...toSummary(row), business_plan_content: await contents.toWire(row, owner) };
}

async function createPlan(
  { database, clock, contents, images, erasure, textStorage }: Context,
  job: PictureJob,
  { id, content, name }: NewPlan,
): Promise<PlanSummary> {
  const { owner } = job;
  const stored = await contents.toStored(content, job);
  const ownName = ownNameOf(name, stored);
  return inTransaction(database, async (tx) => {
    await lockHoldings(tx, owner);
    const before = id === undefined ? undefined : await findPlan(tx, owner, id);
    if (before !== undefined) {
      return toSummary(requireSame(before, { version: 1, content: stored, path: '_id' }));
    }
    // Its sender sees no plan under this id: what was deleted under it makes way.
    if (id !== undefined) await eraseOf(tx, erasure, owner, { id });
    await textStorage.require(tx, owner, stored.text);
    const now = clock();
    const row = await insertPlan(tx, {
      id: planIdOf(id ?? randomUUID()),
      accountId: owner,
      name: ownName ?? stored.name,
      nameIsOwn: ownName !== undefined,
      status: 'active',
      content: stored.text,
      contentSchema: stored.schema,
      hasImages: stored.hashes.length > 0,
      version: 1,
      completeness: stored.completeness,
      coverKey: newSecret(),
      createdAt: now,
      updatedAt: now,
    });
    if (stored.hashes.length > 0) await images.settle(tx, owner, row.id, stored);
    return toSummary(row);
  });
}

async function savePlan(
  context: Context,
  job: PictureJob,
  id: string,
  { content, version, name, status }: PlanChange,
): Promise<SavedChange> {
  const stored = await context.contents.toStored(content, job);
  const change: UnversionedSave = {
    owner: job.owner,
    id,
    content: stored,
    ownName: ownNameOf(name, stored),
    status,
    at: context.clock(),
  };
  if (version === undefined) {
    return inTransaction(context.database, async (tx) => {
      await lockHoldings(tx, job.owner);
      return saveLastWriter(context, tx, change);
    });
  }
  const versioned = { ...change, version };
  const isPlain = stored.hashes.length === 0 && fitsReservation(stored.text);
  const saved = isPlain ? await context.saveWithoutImages(versioned) : undefined;
  return { plan: toSummary(saved ?? (await saveWithImages(context, versioned))) };
}

async function saveAll(
  context: Context,
  job: PictureJob,
  ids: readonly string[],
  { content, name, status }: Omit<PlanChange, 'version'>,
): Promise<PlanSummary[]> {
  const { owner } = job;
  const stored = await context.contents.toStored(content, job);
  const same = { owner, content: stored, ownName: ownNameOf(name, stored), status, at: context.clock() };
  return inTransaction(context.database, async (tx) => {
    await lockHoldings(tx, owner);
    const saved: PlanSummary[] = [];
    for (const id of new Set(ids)) saved.push((await saveLastWriter(context, tx, { ...same, id })).plan);
    return saved;
  });
}

type UnversionedSave = Omit<ContentSave, 'version'>;

/** Last writer wins, the account's holdings being locked. The same contents again, after a lost answer, change nothing. */
async function saveLastWriter(
  { images, textStorage }: Context,
  tx: Transaction,
  change: UnversionedSave,
): Promise<SavedChange> {
  const { owner, id, content } = change;
  const current = await lockPlan(tx, owner, id);
  if (current === undefined) throw new ApiError('not_found');
  const { version } = current;
  const isRepeated =
    current.content === content.text && change.ownName === undefined && change.status === undefined;
  if (isRepeated) return { plan: toSummary(current) };
  await textStorage.require(tx, owner, content.text, id);
  const row = must(await saveContent(tx, { ...change, version }), 'a locked plan keeps its version');
  await images.settle(tx, owner, row.id, content);
  return { plan: toSummary(row), overwritten: version };
}

/** The same save, with the pictures of the plan before and after it. */
function saveWithImages(
  { database, images, textStorage }: Context,
  change: ContentSave,
): Promise<SummaryRow> {
  const { owner, content } = change;
  return inTransaction(database, async (tx) => {
    await lockHoldings(tx, owner);
    await textStorage.require(tx, owner, content.text, change.id);
    const row = await saveContent(tx, change);
    if (row === undefined) return savedBefore(tx, change);
    await images.settle(tx, owner, row.id, content);
    return row;
  });
}

async function updatePlans(
  { database, clock }: Context,
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
  { database, clock, textStorage }: Context,
  owner: AccountId,
  id: string,
): Promise<PlanSummary> =>
  inTransaction(database, async (tx) => {
    await lockHoldings(tx, owner);
    const original = await findPlan(tx, owner, id);
    if (original === undefined) throw new ApiError('not_found');
    await textStorage.require(tx, owner, original.content);
    const now = clock();
    const name = nameOfCopy(original.name, await planNames(tx, owner));
    const copy = await insertPlan(tx, {
      ...original,
      id: planIdOf(randomUUID()),
      name,
      nameIsOwn: name !== '',
      status: 'active',
      version: 1,
      coverKey: newSecret(),
      createdAt: now,
      updatedAt: now,
    });
    const shown = await imagesOfPlan(tx, owner, original.id);
    await addPlanImages(tx, owner, copy.id, shown);
    return toSummary(copy);
  });

const removePlan = ({ database, clock }: Context, owner: AccountId, id: string): Promise<void> =>
  inTransaction(database, async (tx) => {
    await lockHoldings(tx, owner);
    if (!(await softDelete(tx, owner, id, clock()))) throw new ApiError('not_found');
  });

async function restorePlan({ database }: Context, owner: AccountId, id: string): Promise<PlanSummary> {
  const restored = await inTransaction(database, async (tx) => {
    await lockHoldings(tx, owner);
    return undoDeletion(tx, owner, id);
  });
  if (restored === undefined) throw new ApiError('not_found');
  return toSummary(restored);
}

async function listDeletedPlans({ database }: Context, owner: AccountId): Promise<DeletedPlan[]> {
  const rows = await listDeleted(database, owner, PLANS_AT_ONCE);
  return rows.map(({ id, name, deletedAt }) => ({
    _id: id,
    business_plan_name: name,
    deleted_at: must(deletedAt, 'only deleted plans are listed').toISOString(),
  }));
}

/** The plan as it is, if this very save was made and only its answer was lost; else why it cannot be made. */
async function savedBefore(
  tx: Transaction,
  { owner, id, version, content }: ContentSave,
): Promise<SummaryRow> {
  const current = await findPlan(tx, owner, id);
  if (current === undefined) throw new ApiError('not_found');
  return requireSame(current, { version: version + 1, content, path: 'business_plan_data.version' });
}

/** The plan, if it stands as the very call that is repeated has left it; `path` says what of the call does not fit. */
function requireSame(
  current: PlanRow,
  { version, content, path }: { version: number; content: StorableContent; path: string },
): PlanRow {
  if (current.version === version && current.content === content.text) return current;
  throw new ApiError('plan_changed_elsewhere', { details: [{ path, message: String(current.version) }] });
}

/** A name that only repeats the company's is not one of its own. */
const ownNameOf = (name: string | undefined, { name: company }: StorableContent): string | undefined =>
  name === undefined || name === '' || name === company ? undefined : name;

const toSummary = (row: SummaryRow): PlanSummary =>
  toListed({ ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() });

const toListed = (row: ListedRow): PlanSummary => ({
  _id: row.id,
  business_plan_name: row.name,
  business_plan_status: row.status,
  business_plan_cover: `/api/covers/${row.coverKey}?v=${coverVersion(row.version)}`,
  version: row.version,
  completeness: row.completeness,
  created_at: row.createdAt,
  updated_at: row.updatedAt,
});
