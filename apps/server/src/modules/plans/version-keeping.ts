import type { VersionReason } from '@trazo/contract/plans/versions';
import type { AccountId } from '../../platform/authentication/account.ts';
import type { PlanRow } from './plan-repository.ts';

/** A plan at a moment that may matter later. */
export interface KeptMoment {
  readonly plan: Pick<PlanRow, 'accountId' | 'id' | 'content' | 'contentSchema'>;
  readonly reason: Exclude<VersionReason, 'work' | 'asked'>;
  readonly by: AccountId;
}

/** Keeps a version of a plan as it was read; of one that was deleted meanwhile, none. */
export type KeepVersion = (moment: KeptMoment) => Promise<void>;
