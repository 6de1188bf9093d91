import { and, desc, eq } from 'drizzle-orm';
import type { Account } from '../../platform/authentication/account.ts';
import type { Queryable, Transaction } from '../../platform/database/transaction.ts';
import { toAccount } from '../accounts/account-repository.ts';
import { accounts } from '../accounts/schema.ts';
import { IS_THERE, type PlanRow } from '../plans/plan-repository.ts';
import { type PlanId, plans } from '../plans/schema.ts';
import { shares } from './schema.ts';

export type ShareRow = typeof shares.$inferSelect;

export async function insertShare(tx: Transaction, row: typeof shares.$inferInsert): Promise<void> {
  await tx.insert(shares).values(row);
}

/** The newest first. */
export const sharesOf = (on: Queryable, planId: PlanId): Promise<ShareRow[]> =>
  on.select().from(shares).where(eq(shares.planId, planId)).orderBy(desc(shares.createdAt), desc(shares.id));

/** Whether there was one to delete. */
export async function deleteShare(on: Queryable, planId: PlanId, id: string): Promise<boolean> {
  const deleted = await on
    .delete(shares)
    .where(and(eq(shares.planId, planId), eq(shares.id, id)))
    .returning({ id: shares.id });
  return deleted.length > 0;
}

/** What a link leads to. */
export interface FoundShare {
  readonly share: ShareRow;
  readonly plan: PlanRow;
  readonly owner: Account;
}

export async function findShare(on: Queryable, tokenHash: string): Promise<FoundShare | undefined> {
  const [row] = await on
    .select({ share: shares, plan: plans, account: accounts })
    .from(shares)
    .innerJoin(plans, eq(plans.id, shares.planId))
    .innerJoin(accounts, eq(accounts.id, plans.accountId))
    .where(and(eq(shares.tokenHash, tokenHash), IS_THERE));
  return row && { share: row.share, plan: row.plan, owner: toAccount(row.account) };
}
