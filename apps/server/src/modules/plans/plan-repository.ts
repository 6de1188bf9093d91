import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AccountId } from '../../platform/authentication/account.ts';
import { isoMoment } from '../../platform/database/column-types.ts';
import type { Queryable, Transaction } from '../../platform/database/transaction.ts';
import type { StorableContent } from './plan-content.ts';
import { type PlanId, plans } from './schema.ts';

const SUMMARY = {
  id: plans.id,
  name: plans.name,
  status: plans.status,
  version: plans.version,
  completeness: plans.completeness,
  coverKey: plans.coverKey,
  createdAt: plans.createdAt,
  updatedAt: plans.updatedAt,
};

/** The moments of a list as the database writes them: making dates of thousands only to write them again takes long. */
const LISTED = {
  ...SUMMARY,
  createdAt: sql<string>`${plans.createdAt}`,
  updatedAt: sql<string>`${plans.updatedAt}`,
};

export type PlanRow = typeof plans.$inferSelect;
/** A plan without its contents. */
export type SummaryRow = Pick<PlanRow, keyof typeof SUMMARY>;
/** One of a list, its moments as ISO 8601. */
export type ListedRow = Omit<SummaryRow, 'createdAt' | 'updatedAt'> & {
  readonly createdAt: string;
  readonly updatedAt: string;
};

const ownedBy = (owner: AccountId, id: string): SQL | undefined =>
  and(eq(plans.accountId, owner), eq(plans.id, id as PlanId));

/** The reads of every day, prepared once. */
export function preparePlanReads(database: NodePgDatabase) {
  const owner = sql.placeholder('owner');
  const list = database
    .select(LISTED)
    .from(plans)
    .where(eq(plans.accountId, owner))
    .orderBy(desc(plans.updatedAt), desc(plans.id))
    .prepare('plans_list');
  const find = database
    .select()
    .from(plans)
    .where(and(eq(plans.accountId, owner), eq(plans.id, sql.placeholder('id'))))
    .prepare('plans_find');
  return {
    /** The last changed first. */
    list: async (accountId: AccountId): Promise<ListedRow[]> => {
      const rows = await list.execute({ owner: accountId });
      for (const row of rows) {
        row.createdAt = isoMoment(row.createdAt);
        row.updatedAt = isoMoment(row.updatedAt);
      }
      return rows;
    },
    find: async (accountId: AccountId, id: string): Promise<PlanRow | undefined> => {
      const [row] = await find.execute({ owner: accountId, id });
      return row;
    },
  };
}

export type PlanReads = ReturnType<typeof preparePlanReads>;

/** Lets one change of an account's plans and pictures happen after the other. */
export async function lockHoldings(tx: Transaction, owner: AccountId): Promise<void> {
  await tx.execute(sql`select id from accounts where id = ${owner} for no key update`);
}

export async function countPlans(on: Queryable, owner: AccountId): Promise<number> {
  const [row] = await on.select({ plans: count() }).from(plans).where(eq(plans.accountId, owner));
  return row?.plans ?? 0;
}

/** Undefined if the id is taken, which can only be by somebody else's plan. */
export async function insertPlan(
  tx: Transaction,
  row: typeof plans.$inferInsert,
): Promise<SummaryRow | undefined> {
  const [inserted] = await tx
    .insert(plans)
    .values(row)
    .onConflictDoNothing({ target: plans.id })
    .returning(SUMMARY);
  return inserted;
}

export async function findPlan(on: Queryable, owner: AccountId, id: string): Promise<PlanRow | undefined> {
  const [row] = await on.select().from(plans).where(ownedBy(owner, id));
  return row;
}

/** A save of contents over the version they were made from. */
export interface ContentSave {
  readonly owner: AccountId;
  readonly id: string;
  readonly version: number;
  readonly content: StorableContent;
  /** A name given by hand with it. */
  readonly ownName: string | undefined;
  readonly status: PlanRow['status'] | undefined;
  readonly at: Date;
}

/**
 * The statement of a save: made only over its version, and only of the account's own plan. `withImages` false also leaves a
 * plan alone whose pictures would have to be looked after.
 */
function contentUpdate(on: Queryable) {
  const given = sql.placeholder;
  const ownName = sql`${given('ownName')}::text`;
  return on
    .update(plans)
    .set({
      content: sql`${given('text')}`,
      contentSchema: sql`${given('schema')}`,
      hasImages: sql`${given('hasImages')}`,
      completeness: sql`${given('completeness')}`,
      version: sql`${plans.version} + 1`,
      updatedAt: sql`${given('at')}`,
      status: sql`coalesce(${given('status')}, ${plans.status})`,
      name: sql`coalesce(${ownName}, case when ${plans.nameIsOwn} then ${plans.name} else ${given('name')} end)`,
      nameIsOwn: sql`${plans.nameIsOwn} or ${ownName} is not null`,
    })
    .where(
      and(
        eq(plans.accountId, given('owner')),
        eq(plans.id, given('id')),
        eq(plans.version, given('version')),
        sql`(${given('withImages')} or not ${plans.hasImages})`,
      ),
    )
    .returning(SUMMARY);
}

const valuesOf = ({ content, ownName, status, ...save }: ContentSave, withImages: boolean) => {
  const { text, schema, name, completeness, hashes } = content;
  const hasImages = hashes.length > 0;
  const given = { ownName: ownName ?? null, status: status ?? null };
  return { ...save, ...given, text, schema, name, completeness, hasImages, withImages };
};

/** The save of every few seconds, prepared once. */
export function prepareSave(database: NodePgDatabase) {
  const update = contentUpdate(database).prepare('plans_save');
  /** Saves contents without pictures; undefined if the plan is not at that version, or has pictures. */
  return async (save: ContentSave): Promise<SummaryRow | undefined> => {
    const [saved] = await update.execute(valuesOf(save, false));
    return saved;
  };
}

/** Saves contents with whatever pictures if the plan still is at that version; undefined if not. */
export async function saveContent(tx: Transaction, save: ContentSave): Promise<SummaryRow | undefined> {
  const [saved] = await contentUpdate(tx).prepare('plans_save').execute(valuesOf(save, true));
  return saved;
}

export interface PlanMark {
  readonly name?: string;
  readonly status?: PlanRow['status'];
}

/** Changes name or status of those of the plans that are the account's. */
export const markPlans = (
  on: Queryable,
  owner: AccountId,
  ids: readonly string[],
  { name, status }: PlanMark,
  at: Date,
): Promise<SummaryRow[]> =>
  on
    .update(plans)
    .set({
      updatedAt: at,
      ...(name !== undefined && { name, nameIsOwn: true }),
      ...(status !== undefined && { status }),
    })
    .where(and(eq(plans.accountId, owner), inArray(plans.id, [...ids] as PlanId[])))
    .returning(SUMMARY);

/** Whether there was one to delete. */
export async function deletePlanRow(on: Queryable, owner: AccountId, id: string): Promise<boolean> {
  const deleted = await on.delete(plans).where(ownedBy(owner, id)).returning({ id: plans.id });
  return deleted.length > 0;
}

export async function planNames(on: Queryable, owner: AccountId): Promise<string[]> {
  const rows = await on.select({ name: plans.name }).from(plans).where(eq(plans.accountId, owner));
  return rows.map(({ name }) => name);
}
