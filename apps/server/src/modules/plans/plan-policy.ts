import type { Account } from '../../platform/authentication/account.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { EntitlementOf } from '../entitlement/entitlement.ts';

/** Who may take plans out of the house: download, send and share them. */
export interface PlanPolicy {
  mayExport(account: Account): Promise<boolean>;
  /** `entitlement_needed` unless the account may. */
  requireTakingOut(account: Account): Promise<void>;
}

export function createPlanPolicy(entitlementOf: EntitlementOf): PlanPolicy {
  const mayExport = async (account: Account) => (await entitlementOf(account)).mayExport;
  return {
    mayExport,
    requireTakingOut: async (account) => {
      if (!(await mayExport(account))) throw new ApiError('entitlement_needed');
    },
  };
}
