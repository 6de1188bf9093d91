import type { ErrorCode } from '@trazo/contract/errors';
import type { PlanRole } from '@trazo/contract/plans/co-authors';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Account, AccountId } from '../../platform/authentication/account.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { EntitlementOf } from '../entitlement/entitlement.ts';
import { findCoAuthored, ownersOf } from './co-author-repository.ts';

/** What is done with a plan: look at it and its document, comment on it, write in it, or decide about it. */
export type PlanRight = 'read' | 'comment' | 'write' | 'own';

const RIGHTS: Readonly<Record<PlanRole, readonly PlanRight[]>> = {
  owner: ['read', 'comment', 'write', 'own'],
  edit: ['read', 'comment', 'write'],
  comment: ['read', 'comment'],
  read: ['read'],
};

const REFUSALS = {
  read: 'not_found',
  comment: 'comment_not_allowed',
  write: 'plan_read_only',
  own: 'plan_owner_only',
} as const satisfies Readonly<Record<PlanRight, ErrorCode>>;

/** Whether a role has a right. */
export const hasRight = (role: PlanRole, right: PlanRight): boolean => RIGHTS[role].includes(right);

/** What an account is to a plan, and whose it is: its data lie with the owner, whose subscription pays for it. */
export interface PlanAccess {
  readonly owner: Account;
  readonly role: PlanRole;
}

/** Who may do what with plans. */
export interface PlanPolicy {
  /**
   * `not_found` for a plan of others that the caller is no co-author of; `plan_read_only`, `comment_not_allowed` or
   * `plan_owner_only` where the caller's role does not have the right. A plan that no one has is taken for the caller's own: what is done with it finds that out.
   */
  require(caller: Account, id: string, right: PlanRight): Promise<PlanAccess>;
  /** `plan_owner_only` unless the caller is no co-author of any of them. */
  requireOwn(caller: AccountId, ids: readonly string[]): Promise<void>;
  /** Whether plans of the account may be downloaded, sent and shared. */
  mayExport(owner: Account): Promise<boolean>;
  /** `entitlement_needed` unless they may. */
  requireTakingOut(owner: Account): Promise<void>;
}

export function createPlanPolicy(database: NodePgDatabase, entitlementOf: EntitlementOf): PlanPolicy {
  const mayExport = async (owner: Account) => (await entitlementOf(owner)).mayExport;
  return {
    require: async (caller, id, right) => {
      const access = await accessTo(database, caller, id);
      if (hasRight(access.role, right)) return access;
      throw new ApiError(REFUSALS[right]);
    },
    requireOwn: async (caller, ids) => {
      if ((await ownersOf(database, caller, ids)).size > 0) throw new ApiError('plan_owner_only');
    },
    mayExport,
    requireTakingOut: async (owner) => {
      if (!(await mayExport(owner))) throw new ApiError('entitlement_needed');
    },
  };
}

async function accessTo(database: NodePgDatabase, caller: Account, id: string): Promise<PlanAccess> {
  const elsewhere = (await ownersOf(database, caller.id, [id])).get(id);
  if (elsewhere === undefined) return { owner: caller, role: 'owner' };
  const found = await findCoAuthored(database, elsewhere, id, caller.id);
  if (found === undefined) throw new ApiError('not_found');
  return found;
}
