import { useStore } from 'zustand';
import type { PlanState } from '../plan-store/plan-state.ts';
import { planSync } from '../plan-store/singletons.ts';
import { useDraft } from '../plan-store/use-draft.ts';

/** What the plan is called among the plans, or in its own words; empty when it has no name yet. */
export const usePlanName = (): string =>
  useDraft(({ draft, ownName }) => ownName ?? draft.general.companyName.trim());

/** Where the plan is, beside this device. */
export const useSyncState = (): PlanState => useStore(planSync.store);
