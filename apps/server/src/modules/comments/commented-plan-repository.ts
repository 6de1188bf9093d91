import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { AccountId } from '../../platform/authentication/account.ts';
import type { Queryable, Transaction } from '../../platform/database/transaction.ts';
import { type PlanId, planIdOf } from '../plans/schema.ts';
import { commentedPlans } from './schema.ts';

export type CommentedPlanRow = typeof commentedPlans.$inferSelect;

const ofPlan = (account: AccountId, owner: AccountId, id: string) =>
  and(
    eq(commentedPlans.accountId, account),
    eq(commentedPlans.ownerId, owner),
    eq(commentedPlans.planId, planIdOf(id)),
  );

/** Notes that there is something new for the accounts; for who has something new already, since when stays. */
export async function noteNews(
  tx: Transaction,
  accounts: readonly AccountId[],
  { owner, planId, at }: { readonly owner: AccountId; readonly planId: PlanId; readonly at: Date },
): Promise<void> {
  if (accounts.length === 0) return;
  const { unreadSince, unmailedSince } = commentedPlans;
  // In one order, so that no two transactions wait for each other.
  const rows = accounts.toSorted().map((accountId) => ({
    ...{ accountId, ownerId: owner, planId, unreadSince: at, unmailedSince: at },
  }));
  for (const row of rows) {
    await tx
      .insert(commentedPlans)
      .values(row)
      .onConflictDoUpdate({
        target: [commentedPlans.accountId, commentedPlans.ownerId, commentedPlans.planId],
        set: {
          unreadSince: sql`coalesce(${unreadSince}, excluded.unread_since)`,
          unmailedSince: sql`coalesce(${unmailedSince}, excluded.unmailed_since)`,
        },
      });
  }
}

/** Notes where an account has written. */
export async function noteWritten(
  tx: Transaction,
  account: AccountId,
  owner: AccountId,
  planId: PlanId,
): Promise<void> {
  await tx
    .insert(commentedPlans)
    .values({ accountId: account, ownerId: owner, planId })
    .onConflictDoNothing();
}

export async function findCommented(
  on: Queryable,
  account: AccountId,
  owner: AccountId,
  id: string,
): Promise<CommentedPlanRow | undefined> {
  const [row] = await on
    .select()
    .from(commentedPlans)
    .where(ofPlan(account, owner, id));
  return row;
}

/** The account has looked at all there is: no mail tells of it any more. */
export async function noteSeen(
  on: Queryable,
  account: AccountId,
  owner: AccountId,
  id: string,
): Promise<void> {
  await on
    .update(commentedPlans)
    .set({ unreadSince: null, unmailedSince: null })
    .where(ofPlan(account, owner, id));
}

/** A mail names all there is. */
export async function noteMailed(tx: Transaction, account: AccountId): Promise<void> {
  await tx.update(commentedPlans).set({ unmailedSince: null }).where(eq(commentedPlans.accountId, account));
}

export const commentedPlansOf = (on: Queryable, account: AccountId): Promise<CommentedPlanRow[]> =>
  on.select().from(commentedPlans).where(eq(commentedPlans.accountId, account));

/** The accounts that a mail is to tell something. */
export async function accountsWithNews(on: Queryable): Promise<AccountId[]> {
  const rows = await on
    .selectDistinct({ accountId: commentedPlans.accountId })
    .from(commentedPlans)
    .where(isNotNull(commentedPlans.unmailedSince));
  return rows.map(({ accountId }) => accountId);
}

/** The plan lies with another account from now on. */
export async function followPlan(
  tx: Transaction,
  accounts: readonly AccountId[],
  planId: PlanId,
  { from, to }: { readonly from: AccountId; readonly to: AccountId },
): Promise<void> {
  await tx
    .update(commentedPlans)
    .set({ ownerId: to })
    .where(
      and(
        inArray(commentedPlans.accountId, [...accounts]),
        eq(commentedPlans.ownerId, from),
        eq(commentedPlans.planId, planId),
      ),
    );
}
