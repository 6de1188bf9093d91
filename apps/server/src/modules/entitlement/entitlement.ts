import type { EntitlementState } from '@trazo/contract/billing/entitlement';
import type { Account } from '../../platform/authentication/account.ts';

/** What an account may do now. */
export interface Entitlement {
  readonly state: EntitlementState;
  /** Download, send and share plans. */
  readonly mayExport: boolean;
  /** When access ends or must be renewed; null without access. */
  readonly until: Date | null;
}

/** The one answer to what an account may do; it comes from its payments and from nowhere else. */
export type EntitlementOf = (account: Pick<Account, 'id'>) => Promise<Entitlement>;
