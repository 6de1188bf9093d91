import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Account, AccountId } from '../../platform/authentication/account.ts';
import type { Queryable, Transaction } from '../../platform/database/transaction.ts';
import { claim, release } from '../../platform/lookups/lookups.ts';
import { toAccount } from '../accounts/account-repository.ts';
import { accounts } from '../accounts/schema.ts';
import { IS_THERE, type PlanRow } from '../plans/plan-repository.ts';
import { type PlanId, plans } from '../plans/schema.ts';
import { invitations } from './schema.ts';

export type InvitationRow = typeof invitations.$inferSelect;

const ofPlan = (owner: AccountId, planId: PlanId) =>
  and(eq(invitations.accountId, owner), eq(invitations.planId, planId));

/** Those that can be accepted at a moment, the first to expire first. */
export const openInvitations = (
  on: Queryable,
  owner: AccountId,
  planId: PlanId,
  now: Date,
): Promise<InvitationRow[]> =>
  on
    .select()
    .from(invitations)
    .where(and(ofPlan(owner, planId), isNull(invitations.acceptedBy), gt(invitations.expiresAt, now)))
    .orderBy(asc(invitations.expiresAt), asc(invitations.id));

/** In place of one that was used or has expired, whose token ends; the new token leads to it from now on. */
export async function putInvitation(tx: Transaction, row: typeof invitations.$inferInsert): Promise<void> {
  await deleteInvitations(tx, row.accountId, row.planId, eq(invitations.emailKey, row.emailKey));
  await tx.insert(invitations).values(row);
  await claim(tx, 'invitation', row.tokenHash, row.accountId);
}

export async function setInvitedRole(
  tx: Transaction,
  { accountId, id }: InvitationRow,
  role: InvitationRow['role'],
): Promise<void> {
  await tx
    .update(invitations)
    .set({ role })
    .where(and(eq(invitations.accountId, accountId), eq(invitations.id, id)));
}

/** Whether there was one to withdraw. */
export const withdraw = (tx: Transaction, owner: AccountId, planId: PlanId, id: string): Promise<boolean> =>
  deleteInvitations(tx, owner, planId, and(eq(invitations.id, id), isNull(invitations.acceptedBy)));

/** All invitations to a plan that is erased, or goes to another account. */
export const deleteInvitationsOf = (tx: Transaction, owner: AccountId, planId: PlanId): Promise<boolean> =>
  deleteInvitations(tx, owner, planId, undefined);

/** The token that a person who was removed has used leads nowhere any more. */
export const deleteInvitationOf = (
  tx: Transaction,
  owner: AccountId,
  planId: PlanId,
  person: AccountId,
): Promise<boolean> => deleteInvitations(tx, owner, planId, eq(invitations.acceptedBy, person));

async function deleteInvitations(
  tx: Transaction,
  owner: AccountId,
  planId: PlanId,
  which: ReturnType<typeof and>,
): Promise<boolean> {
  const deleted = await tx
    .delete(invitations)
    .where(and(ofPlan(owner, planId), which))
    .returning({ tokenHash: invitations.tokenHash });
  await release(
    tx,
    'invitation',
    deleted.map(({ tokenHash }) => tokenHash),
  );
  return deleted.length > 0;
}

export async function markAccepted(
  tx: Transaction,
  { accountId, id }: InvitationRow,
  acceptedBy: AccountId,
): Promise<void> {
  await tx
    .update(invitations)
    .set({ acceptedBy })
    .where(and(eq(invitations.accountId, accountId), eq(invitations.id, id)));
}

/** What a token leads to. */
export interface FoundInvitation {
  readonly invitation: InvitationRow;
  readonly plan: Pick<PlanRow, 'id' | 'name'>;
  readonly owner: Account;
}

export async function findInvitation(
  on: Queryable,
  accountId: AccountId,
  tokenHash: string,
): Promise<FoundInvitation | undefined> {
  const [row] = await on
    .select({ invitation: invitations, plan: { id: plans.id, name: plans.name }, account: accounts })
    .from(invitations)
    .innerJoin(plans, and(eq(plans.accountId, invitations.accountId), eq(plans.id, invitations.planId)))
    .innerJoin(accounts, eq(accounts.id, invitations.accountId))
    .where(and(eq(invitations.accountId, accountId), eq(invitations.tokenHash, tokenHash), IS_THERE));
  return row && { invitation: row.invitation, plan: row.plan, owner: toAccount(row.account) };
}

/** Whether an account has, or has deleted, a plan of its own under an id. */
export async function hasOwnPlan(on: Queryable, account: AccountId, id: PlanId): Promise<boolean> {
  const rows = await on
    .select({ id: plans.id })
    .from(plans)
    .where(and(eq(plans.accountId, account), eq(plans.id, id)));
  return rows.length > 0;
}
