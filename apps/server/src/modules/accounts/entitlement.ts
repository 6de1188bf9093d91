import type { Account } from '../../platform/authentication/account.ts';

/** What an account may do now. */
export interface Entitlement {
  /** Download, send and share plans. */
  readonly mayTakeOut: boolean;
  /** Until when; null while nothing ends it. */
  readonly until: Date | null;
}

/** The one place that says what an account may do: whoever has signed up may take plans out. */
export const entitlementOf = async (_account: Account): Promise<Entitlement> => ({
  mayTakeOut: true,
  until: null,
});
