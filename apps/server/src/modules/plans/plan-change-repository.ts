import { must } from '@trazo/plan/must';
import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AccountId } from '../../platform/authentication/account.ts';
import { notify } from '../../platform/database/notifications.ts';
import type { Queryable, Transaction } from '../../platform/database/transaction.ts';
import { ownedBy, SUMMARY } from './plan-repository.ts';
import { coAuthors, type PlanId, planBases, planChanges, planDocuments, plans } from './schema.ts';

export const CHANGES_CHANNEL = 'plan_changes';

/**
 * Tells the processes in which it is open that a plan has changed, or was deleted. Once that is committed, not in its transaction: those
 * that notify commit one after the other.
 */
export const announceChange = (database: NodePgDatabase, owner: AccountId, id: string): Promise<void> =>
  notify(database, CHANGES_CHANNEL, `${owner}/${id}`);

/** Changes that stay when they are folded in: who is further behind gets the whole document. */
const KEPT_CHANGES = 200;
/** Earlier contents of a plan that a client may save over. */
const KEPT_BASES = 5;

/** A plan as changes are merged into it: without its content. */
const STATE = {
  ...SUMMARY,
  epoch: plans.epoch,
  nameIsOwn: plans.nameIsOwn,
  unfolded: plans.unfolded,
  contentHeld: plans.contentHeld,
  /** Whether it has co-authors: only then it is noted who changes what. */
  isShared: sql<boolean>`exists (select from ${coAuthors} where ${and(eq(coAuthors.accountId, plans.accountId), eq(coAuthors.planId, plans.id))})`,
};
export type PlanState = Pick<typeof plans.$inferSelect, Exclude<keyof typeof STATE, 'isShared'>> & {
  readonly isShared: boolean;
};

export async function findState(on: Queryable, owner: AccountId, id: string): Promise<PlanState | undefined> {
  const [row] = await on.select(STATE).from(plans).where(ownedBy(owner, id));
  return row;
}

/** The plan, which no other transaction changes until this one ends. */
export async function lockState(
  tx: Transaction,
  owner: AccountId,
  id: string,
): Promise<PlanState | undefined> {
  const [row] = await tx.select(STATE).from(plans).where(ownedBy(owner, id)).for('update');
  return row;
}

const changesOf = (owner: AccountId, id: PlanId) =>
  and(eq(planChanges.accountId, owner), eq(planChanges.planId, id));
const documentOfPlan = (owner: AccountId, id: PlanId) =>
  and(eq(planDocuments.accountId, owner), eq(planDocuments.planId, id));
const basesOf = (owner: AccountId, id: PlanId) =>
  and(eq(planBases.accountId, owner), eq(planBases.planId, id));

/** What the versions after one have added, in order; undefined if some are not kept any more. */
export async function changesAfter(
  on: Queryable,
  owner: AccountId,
  { id, version }: Pick<PlanState, 'id' | 'version'>,
  after: number,
): Promise<Uint8Array[] | undefined> {
  const rows = await on
    .select({ bytes: planChanges.bytes })
    .from(planChanges)
    .where(and(changesOf(owner, id), gt(planChanges.version, after), lte(planChanges.version, version)))
    .orderBy(asc(planChanges.version));
  return rows.length === version - after ? rows.map(({ bytes }) => bytes) : undefined;
}

/** The updates that make the document of a plan which has one. */
export async function documentUpdates(
  on: Queryable,
  owner: AccountId,
  state: Pick<PlanState, 'id' | 'version' | 'unfolded'>,
): Promise<Uint8Array[]> {
  const [row] = await on
    .select({ bytes: planDocuments.bytes })
    .from(planDocuments)
    .where(documentOfPlan(owner, state.id));
  const changes = await changesAfter(on, owner, state, state.version - state.unfolded);
  return [
    must(row, 'a plan of an epoch has its document').bytes,
    ...must(changes, 'what is not folded in yet is kept'),
  ];
}

/** Notes down what a version adds to the document. */
export async function addChange(
  tx: Transaction,
  owner: AccountId,
  id: PlanId,
  version: number,
  bytes: Uint8Array,
): Promise<void> {
  await tx.insert(planChanges).values({ accountId: owner, planId: id, version, bytes });
}

/** The next version of a plan, whose change is to be folded in later. */
export async function countChange(tx: Transaction, owner: AccountId, id: string, at: Date): Promise<void> {
  await tx
    .update(plans)
    .set({
      version: sql`${plans.version} + 1`,
      unfolded: sql`${plans.unfolded} + 1`,
      updatedAt: at,
      versionDue: true,
    })
    .where(ownedBy(owner, id));
}

/** Stores the document of a plan in place of the one it had, and lets go of changes that were folded in long ago. */
export async function putDocument(
  tx: Transaction,
  owner: AccountId,
  { id, version }: Pick<PlanState, 'id' | 'version'>,
  bytes: Uint8Array,
): Promise<void> {
  await tx
    .insert(planDocuments)
    .values({ accountId: owner, planId: id, bytes })
    .onConflictDoUpdate({ target: [planDocuments.accountId, planDocuments.planId], set: { bytes } });
  await tx
    .delete(planChanges)
    .where(and(changesOf(owner, id), lte(planChanges.version, version - KEPT_CHANGES)));
}

export async function setEpoch(tx: Transaction, owner: AccountId, id: string, epoch: number): Promise<void> {
  await tx.update(plans).set({ epoch }).where(ownedBy(owner, id));
}

/** A client has been given the content of this version: it may save over it. False if there is another one by now. */
export async function holdContent(
  on: Queryable,
  owner: AccountId,
  id: string,
  version: number,
): Promise<boolean> {
  const held = await on
    .update(plans)
    .set({ contentHeld: true })
    .where(and(ownedBy(owner, id), eq(plans.version, version), eq(plans.unfolded, 0)))
    .returning({ id: plans.id });
  return held.length > 0;
}

/** Keeps a content that is about to be replaced, and the last few before it. */
export async function keepBase(
  tx: Transaction,
  owner: AccountId,
  id: PlanId,
  version: number,
  content: string,
): Promise<void> {
  await tx.insert(planBases).values({ accountId: owner, planId: id, version, content });
  const [last] = await tx
    .select({ version: planBases.version })
    .from(planBases)
    .where(basesOf(owner, id))
    .orderBy(desc(planBases.version))
    .offset(KEPT_BASES)
    .limit(1);
  if (last === undefined) return;
  await tx.delete(planBases).where(and(basesOf(owner, id), lte(planBases.version, last.version)));
}

/** The contents that are kept, from a version on. */
export async function keptBases(
  tx: Transaction,
  owner: AccountId,
  id: PlanId,
  from: number,
): Promise<{ readonly version: number; readonly content: string }[]> {
  return tx
    .select({ version: planBases.version, content: planBases.content })
    .from(planBases)
    .where(and(basesOf(owner, id), sql`${planBases.version} >= ${from}`))
    .orderBy(asc(planBases.version));
}
