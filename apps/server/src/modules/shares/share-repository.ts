import { and, desc, eq, sql } from 'drizzle-orm';
import type { Account, AccountId } from '../../platform/authentication/account.ts';
import type { Queryable, Transaction } from '../../platform/database/transaction.ts';
import { claim, release } from '../../platform/lookups/lookups.ts';
import { toAccount } from '../accounts/account-repository.ts';
import { accounts } from '../accounts/schema.ts';
import { IS_THERE, type PlanRow } from '../plans/plan-repository.ts';
import { type PlanId, plans } from '../plans/schema.ts';
import { shares } from './schema.ts';

export type ShareRow = typeof shares.$inferSelect;

/** Its token leads to it from now on. */
export async function insertShare(tx: Transaction, row: typeof shares.$inferInsert): Promise<void> {
  await tx.insert(shares).values(row);
  await claim(tx, 'share', row.tokenHash, row.accountId);
}

const ofPlan = (owner: AccountId, planId: PlanId) =>
  and(eq(shares.accountId, owner), eq(shares.planId, planId));

/** The newest first. */
export const sharesOf = (on: Queryable, owner: AccountId, planId: PlanId): Promise<ShareRow[]> =>
  on.select().from(shares).where(ofPlan(owner, planId)).orderBy(desc(shares.createdAt), desc(shares.id));

/** Counts one more reading. */
export async function countOpening(on: Queryable, owner: AccountId, id: string): Promise<void> {
  await on
    .update(shares)
    .set({ opened: sql`${shares.opened} + 1` })
    .where(and(eq(shares.accountId, owner), eq(shares.id, id)));
}

/** Whether there was one to change. */
export async function setMayComment(
  tx: Transaction,
  owner: AccountId,
  planId: PlanId,
  { id, mayComment }: Pick<ShareRow, 'id' | 'mayComment'>,
): Promise<boolean> {
  const changed = await tx
    .update(shares)
    .set({ mayComment })
    .where(and(ofPlan(owner, planId), eq(shares.id, id)))
    .returning({ id: shares.id });
  return changed.length > 0;
}

/** Whether there was one to delete. */
export async function deleteShare(
  tx: Transaction,
  owner: AccountId,
  planId: PlanId,
  id: string,
): Promise<boolean> {
  const deleted = await tx
    .delete(shares)
    .where(and(ofPlan(owner, planId), eq(shares.id, id)))
    .returning({ tokenHash: shares.tokenHash });
  await releaseTokens(tx, deleted);
  return deleted.length > 0;
}

/** All links to a plan that is erased. */
export async function deleteSharesOf(tx: Transaction, owner: AccountId, planId: PlanId): Promise<void> {
  const deleted = await tx
    .delete(shares)
    .where(ofPlan(owner, planId))
    .returning({ tokenHash: shares.tokenHash });
  await releaseTokens(tx, deleted);
}

const releaseTokens = (tx: Transaction, deleted: readonly { tokenHash: string }[]): Promise<void> =>
  release(
    tx,
    'share',
    deleted.map(({ tokenHash }) => tokenHash),
  );

/** What a link leads to. */
export interface FoundShare {
  readonly share: ShareRow;
  readonly plan: PlanRow;
  readonly owner: Account;
}

export async function findShare(
  on: Queryable,
  accountId: AccountId,
  tokenHash: string,
): Promise<FoundShare | undefined> {
  const [row] = await on
    .select({ share: shares, plan: plans, account: accounts })
    .from(shares)
    .innerJoin(plans, and(eq(plans.accountId, shares.accountId), eq(plans.id, shares.planId)))
    .innerJoin(accounts, eq(accounts.id, shares.accountId))
    .where(and(eq(shares.accountId, accountId), eq(shares.tokenHash, tokenHash), IS_THERE));
  return row && { share: row.share, plan: row.plan, owner: toAccount(row.account) };
}
