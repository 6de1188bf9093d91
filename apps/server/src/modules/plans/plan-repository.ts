import { must } from '@trazo/plan/must';
import { and, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AccountId } from '../../platform/authentication/account.ts';
import type { Queryable, Transaction } from '../../platform/database/transaction.ts';
import { claim } from '../../platform/lookups/lookups.ts';
import type { StorableContent } from './plan-content.ts';
import { planBases, planChanges, planDocuments, planIdOf, plans } from './schema.ts';

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

export type PlanRow = typeof plans.$inferSelect;
/** A plan without its contents. */
export type SummaryRow = Pick<PlanRow, keyof typeof SUMMARY>;
/** Not deleted. */
export const IS_THERE = isNull(plans.deletedAt);

/** A plan of an account that is not deleted. */
export const ownedBy = (owner: AccountId, id: string): SQL | undefined =>
  and(eq(plans.accountId, owner), eq(plans.id, planIdOf(id)), IS_THERE);

/** Lets one change of an account's plans and pictures happen after the other. */
export async function lockHoldings(tx: Transaction, owner: AccountId): Promise<void> {
  await tx.execute(sql`select id from accounts where id = ${owner} for no key update`);
}

/** Bytes an account's plans take, each counted as `least` at least; of the plan left out, nothing. */
export async function storedBytes(
  on: Queryable,
  owner: AccountId,
  least: number,
  without?: string,
): Promise<number> {
  const own = sql`octet_length(${plans.content}) + coalesce(octet_length(${planDocuments.bytes}), 0)`;
  const isOther = (id: PgColumn) => (without === undefined ? undefined : ne(id, planIdOf(without)));
  const [row] = await on
    .select({ bytes: sql<string | null>`sum(greatest(${own}, ${least}))` })
    .from(plans)
    .leftJoin(
      planDocuments,
      and(eq(planDocuments.accountId, plans.accountId), eq(planDocuments.planId, plans.id)),
    )
    .where(and(eq(plans.accountId, owner), isOther(plans.id)));
  const [changes] = await on
    .select({ bytes: sql<string | null>`sum(octet_length(${planChanges.bytes}))` })
    .from(planChanges)
    .where(and(eq(planChanges.accountId, owner), isOther(planChanges.planId)));
  const [bases] = await on
    .select({ bytes: sql<string | null>`sum(octet_length(${planBases.content}))` })
    .from(planBases)
    .where(and(eq(planBases.accountId, owner), isOther(planBases.planId)));
  return [row, changes, bases].reduce((total, part) => total + Number(part?.bytes ?? 0), 0);
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

/** What a save gives beside contents. */
interface Named {
  /** A name given by hand with it. */
  readonly ownName: string | undefined;
  readonly status: PlanRow['status'] | undefined;
}

/** A name given by hand; else the company's, unless the plan has one of its own. */
const namedBy = (ownName: SQL, company: SQL) => ({
  name: sql`coalesce(${ownName}, case when ${plans.nameIsOwn} then ${plans.name} else ${company} end)`,
  nameIsOwn: sql`${plans.nameIsOwn} or ${ownName} is not null`,
});

/** Contents of a version, in place of those of the one before. */
export interface ContentReplacement extends Partial<Named> {
  readonly owner: AccountId;
  readonly id: string;
  readonly version: number;
  readonly content: StorableContent;
  readonly contentHeld: boolean;
  readonly epoch: number;
  /** When they were written; they only follow from changes written before where it is left out. */
  readonly at?: Date;
}

/** The plan being locked. */
export async function replaceContent(tx: Transaction, replacement: ContentReplacement): Promise<PlanRow> {
  const { owner, id, version, content, contentHeld, epoch, ownName, status, at } = replacement;
  const [row] = await tx
    .update(plans)
    .set({
      ...{ version, contentHeld, epoch, unfolded: 0 },
      content: content.text,
      contentSchema: content.schema,
      hasImages: content.hashes.length > 0,
      completeness: content.completeness,
      ...namedBy(sql`${ownName ?? null}::text`, sql`${content.name}`),
      ...(status !== undefined && { status }),
      ...(at !== undefined && { updatedAt: at, versionDue: true }),
    })
    .where(ownedBy(owner, id))
    .returning();
  return must(row, 'a locked plan is there');
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
