import { must } from '@trazo/plan/must';
import { and, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AccountId } from '../../platform/authentication/account.ts';
import { isoMoment } from '../../platform/database/column-types.ts';
import type { FreshRead } from '../../platform/database/read-replica.ts';
import type { Queryable, Transaction } from '../../platform/database/transaction.ts';
import { claim } from '../../platform/lookups/lookups.ts';
import type { StorableContent } from './plan-content.ts';
import { planIdOf, plans } from './schema.ts';

/** The columns of a plan without its contents. */
export const SUMMARY = {
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

/** Not deleted. */
export const IS_THERE = isNull(plans.deletedAt);

/** A plan of an account that is not deleted. */
export const ownedBy = (owner: AccountId, id: string): SQL | undefined =>
  and(eq(plans.accountId, owner), eq(plans.id, planIdOf(id)), IS_THERE);

/** A position in the list of an account's plans. */
export interface ListPlace {
  /** ISO 8601. */
  readonly updatedAt: string;
  readonly id: string;
}

/** The reads of every day, prepared once for each place they are made at. */
export function preparePlanReads(read: FreshRead): PlanReads {
  const prepared = new WeakMap<NodePgDatabase, PlanReads>();
  const readsOn = (on: NodePgDatabase): PlanReads => {
    const reads = prepared.get(on) ?? prepareReads(on);
    prepared.set(on, reads);
    return reads;
  };
  return {
    list: (...asked) => read((on) => readsOn(on).list(...asked)),
    find: (...asked) => read((on) => readsOn(on).find(...asked)),
  };
}

function prepareReads(database: NodePgDatabase): PlanReads {
  const owner = sql.placeholder('owner');
  const limit = sql.placeholder('limit');
  const order = [desc(plans.updatedAt), desc(plans.id)] as const;
  const ofOwner = and(eq(plans.accountId, owner), IS_THERE);
  const list = database
    .select(LISTED)
    .from(plans)
    .where(ofOwner)
    .orderBy(...order)
    .limit(limit)
    .prepare('plans_list');
  const listAfter = database
    .select(LISTED)
    .from(plans)
    .where(
      and(
        ofOwner,
        sql`(${plans.updatedAt}, ${plans.id}) < (${sql.placeholder('at')}, ${sql.placeholder('id')})`,
      ),
    )
    .orderBy(...order)
    .limit(limit)
    .prepare('plans_list_after');
  const find = database
    .select()
    .from(plans)
    .where(and(eq(plans.accountId, owner), eq(plans.id, sql.placeholder('id')), IS_THERE))
    .prepare('plans_find');
  return {
    list: async (accountId, atMost, after) => {
      const asked = { owner: accountId, limit: atMost };
      const rows = await (after === undefined
        ? list.execute(asked)
        : listAfter.execute({ ...asked, at: after.updatedAt, id: after.id }));
      for (const row of rows) {
        row.createdAt = isoMoment(row.createdAt);
        row.updatedAt = isoMoment(row.updatedAt);
      }
      return rows;
    },
    find: async (accountId, id) => {
      const [row] = await find.execute({ owner: accountId, id });
      return row;
    },
  };
}

export interface PlanReads {
  /** The last changed first: so many of them, from the beginning or after one. */
  list(accountId: AccountId, atMost: number, after?: ListPlace): Promise<ListedRow[]>;
  find(accountId: AccountId, id: string): Promise<PlanRow | undefined>;
}

/** Lets one change of an account's plans and pictures happen after the other. */
export async function lockHoldings(tx: Transaction, owner: AccountId): Promise<void> {
  await tx.execute(sql`select id from accounts where id = ${owner} for no key update`);
}

/** Bytes of an account's contents, each counted as `least` at least; of the plan left out, nothing. */
export async function contentBytes(
  on: Queryable,
  owner: AccountId,
  least: number,
  without?: string,
): Promise<number> {
  const bytes = sql<string | null>`sum(greatest(octet_length(${plans.content}), ${least}))`;
  const [row] = await on
    .select({ bytes })
    .from(plans)
    .where(
      and(eq(plans.accountId, owner), without === undefined ? undefined : ne(plans.id, planIdOf(without))),
    );
  return Number(row?.bytes ?? 0);
}

/** Its cover's key leads to it from now on. */
export async function insertPlan(tx: Transaction, row: typeof plans.$inferInsert): Promise<SummaryRow> {
  const [inserted] = await tx.insert(plans).values(row).returning(SUMMARY);
  await claim(tx, 'cover', row.coverKey, row.accountId);
  return must(inserted, 'an insert returns its row');
}

export async function findPlan(on: Queryable, owner: AccountId, id: string): Promise<PlanRow | undefined> {
  const [row] = await on.select().from(plans).where(ownedBy(owner, id));
  return row;
}

/** The plan, which no other transaction changes until this one ends. */
export async function lockPlan(tx: Transaction, owner: AccountId, id: string): Promise<PlanRow | undefined> {
  const [row] = await tx.select().from(plans).where(ownedBy(owner, id)).for('update');
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
        IS_THERE,
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

export interface PlanMetadata {
  readonly name?: string;
  readonly status?: PlanRow['status'];
}

/** Changes name or status of those of the plans that are the account's. */
export const updateMetadata = (
  on: Queryable,
  owner: AccountId,
  ids: readonly string[],
  { name, status }: PlanMetadata,
  at: Date,
): Promise<SummaryRow[]> =>
  on
    .update(plans)
    .set({
      updatedAt: at,
      ...(name !== undefined && { name, nameIsOwn: true }),
      ...(status !== undefined && { status }),
    })
    .where(and(eq(plans.accountId, owner), inArray(plans.id, ids.map(planIdOf)), IS_THERE))
    .returning(SUMMARY);

export async function planNames(on: Queryable, owner: AccountId): Promise<string[]> {
  const rows = await on
    .select({ name: plans.name })
    .from(plans)
    .where(and(eq(plans.accountId, owner), IS_THERE));
  return rows.map(({ name }) => name);
}
