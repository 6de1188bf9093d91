import { randomUUID } from 'node:crypto';
import { PLAN_LIMIT, type PlanStatus, type PlanSummary, type SavedPlan } from '@trazo/contract/plans/plan';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AccountId } from '../../platform/authentication/account.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import { ApiProblem } from '../../platform/errors/api-problem.ts';
import { newSecret } from '../accounts/secrets.ts';
import type { PlanContents, StorableContent } from './plan-content.ts';
import { nameOfCopy } from './plan-copy-name.ts';
import { addPlanImages, imagesOfPlan } from './plan-image-repository.ts';
import { ImageGone, type PlanImages } from './plan-images.ts';
import {
  type ContentSave,
  countPlans,
  deletePlanRow,
  findPlan,
  insertPlan,
  type ListedRow,
  lockHoldings,
  markPlans,
  type PlanMark,
  type PlanReads,
  type PlanRow,
  planNames,
  prepareSave,
  type SummaryRow,
  saveContent,
} from './plan-repository.ts';
import type { PlanId } from './schema.ts';

const ATTEMPTS = 3;

export interface NewPlan {
  /** Chosen by who sends it; else the plan is given one. */
  readonly id: string | undefined;
  readonly content: string;
  readonly name: string | undefined;
}

export interface PlanChange {
  readonly content: string;
  readonly version: number;
  readonly name: string | undefined;
  readonly status: PlanStatus | undefined;
}

/** An account's plans. A plan of somebody else is `not_found`, as one that never was. */
export interface PlanService {
  list(owner: AccountId): Promise<PlanSummary[]>;
  open(owner: AccountId, id: string): Promise<SavedPlan>;
  /** The same plan again is the one there is; `plan_changed_elsewhere` if that has become another. */
  create(owner: AccountId, plan: NewPlan): Promise<PlanSummary>;
  /** Saves contents; `plan_changed_elsewhere` if the plan is not at the version they were made from. */
  save(owner: AccountId, id: string, change: PlanChange): Promise<PlanSummary>;
  /** Changes name or status of all of them, or of none if one is not there. */
  mark(owner: AccountId, ids: readonly string[], mark: PlanMark): Promise<PlanSummary[]>;
  duplicate(owner: AccountId, id: string): Promise<PlanSummary>;
  remove(owner: AccountId, id: string): Promise<void>;
}

export interface PlanServiceOptions {
  readonly database: NodePgDatabase;
  readonly clock: Clock;
  readonly reads: PlanReads;
  readonly contents: PlanContents;
  readonly images: PlanImages;
}

export function createPlanService(options: PlanServiceOptions): PlanService {
  const { database, clock, reads, contents, images } = options;
  const saveWithoutImages = prepareSave(database);

  const requireRoomForOneMore = async (tx: Transaction, owner: AccountId) => {
    if ((await countPlans(tx, owner)) >= PLAN_LIMIT) throw new ApiProblem('too_many_plans');
  };

  return {
    list: async (owner) => (await reads.list(owner)).map(toListed),

    open: async (owner, id) => {
      const row = await reads.find(owner, id);
      if (row === undefined) throw new ApiProblem('not_found');
      return { ...toSummary(row), business_plan_content: await contents.giveOut(row, owner) };
    },

    create: (owner, { id, content, name }) =>
      withImagesThere(async () => {
        const taken = await contents.takeIn(content, owner);
        const ownName = ownNameOf(name, taken);
        return inTransaction(database, async (tx) => {
          await lockHoldings(tx, owner);
          const before = id === undefined ? undefined : await findPlan(tx, owner, id);
          if (before !== undefined)
            return toSummary(requireSame(before, { version: 1, content: taken, path: '_id' }));
          await requireRoomForOneMore(tx, owner);
          const now = clock();
          const row = await insertPlan(tx, {
            id: (id ?? randomUUID()) as PlanId,
            accountId: owner,
            name: ownName ?? taken.name,
            nameIsOwn: ownName !== undefined,
            status: 'active',
            content: taken.text,
            contentSchema: taken.schema,
            hasImages: taken.hashes.length > 0,
            version: 1,
            completeness: taken.completeness,
            coverKey: newSecret(),
            createdAt: now,
            updatedAt: now,
          });
          if (row === undefined) throw new ApiProblem('not_found');
          if (taken.hashes.length > 0) await images.settle(tx, owner, row.id, taken);
          return toSummary(row);
        });
      }),

    save: (owner, id, { content, version, name, status }) =>
      withImagesThere(async () => {
        const taken = await contents.takeIn(content, owner);
        const change: ContentSave = {
          owner,
          id,
          version,
          content: taken,
          ownName: ownNameOf(name, taken),
          status,
          at: clock(),
        };
        const saved = taken.hashes.length === 0 ? await saveWithoutImages(change) : undefined;
        return toSummary(saved ?? (await saveWithImages(change)));
      }),

    mark: async (owner, ids, mark) => {
      const different = [...new Set(ids)];
      const marked = await inTransaction(database, async (tx) => {
        const rows = await markPlans(tx, owner, different, mark, clock());
        if (rows.length !== different.length) throw new ApiProblem('not_found');
        return rows;
      });
      return marked.map(toSummary);
    },

    duplicate: (owner, id) =>
      inTransaction(database, async (tx) => {
        await lockHoldings(tx, owner);
        await requireRoomForOneMore(tx, owner);
        const original = await findPlan(tx, owner, id);
        if (original === undefined) throw new ApiProblem('not_found');
        const now = clock();
        const name = nameOfCopy(original.name, await planNames(tx, owner));
        const copy = await insertPlan(tx, {
          ...original,
          id: randomUUID() as PlanId,
          name,
          nameIsOwn: name !== '',
          status: 'active',
          version: 1,
          coverKey: newSecret(),
          createdAt: now,
          updatedAt: now,
        });
        if (copy === undefined) throw new Error('a new id was taken');
        const shown = await imagesOfPlan(tx, original.id);
        await addPlanImages(tx, owner, copy.id, shown);
        return toSummary(copy);
      }),

    remove: (owner, id) =>
      inTransaction(database, async (tx) => {
        await lockHoldings(tx, owner);
        const removeUnused = await images.release(tx, owner, id as PlanId);
        if (!(await deletePlanRow(tx, owner, id))) throw new ApiProblem('not_found');
        await removeUnused();
      }),
  };

  /** The same save, with the pictures of the plan before and after it. */
  function saveWithImages(change: ContentSave): Promise<SummaryRow> {
    const { owner, content } = change;
    return inTransaction(database, async (tx) => {
      await lockHoldings(tx, owner);
      const row = await saveContent(tx, change);
      if (row === undefined) return savedBefore(tx, change);
      await images.settle(tx, owner, row.id, content);
      return row;
    });
  }
}

/** The plan as it is, if this very save was made and only its answer was lost; else why it cannot be made. */
async function savedBefore(
  tx: Transaction,
  { owner, id, version, content }: ContentSave,
): Promise<SummaryRow> {
  const current = await findPlan(tx, owner, id);
  if (current === undefined) throw new ApiProblem('not_found');
  return requireSame(current, { version: version + 1, content, path: 'business_plan_data.version' });
}

/** The plan, if it stands as the very call that is repeated has left it; `path` says what of the call does not fit. */
function requireSame(
  current: PlanRow,
  { version, content, path }: { version: number; content: StorableContent; path: string },
): PlanRow {
  if (current.version === version && current.content === content.text) return current;
  throw new ApiProblem('plan_changed_elsewhere', { details: [{ path, message: String(current.version) }] });
}

/** Reads the content again if a picture it relies on was deleted in between. */
async function withImagesThere<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (problem) {
      if (!(problem instanceof ImageGone) || attempt === ATTEMPTS) throw problem;
    }
  }
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
  business_plan_cover: `/api/covers/${row.coverKey}?v=${row.version}`,
  version: row.version,
  completeness: row.completeness,
  created_at: row.createdAt,
  updated_at: row.updatedAt,
});
