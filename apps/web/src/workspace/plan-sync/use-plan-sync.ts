import { useStore } from 'zustand';
import { useDraft } from '../drafts/use-draft.ts';
import type { SyncState } from './sync-state.ts';
import { planSync } from './this-tab-sync.ts';

/** What the draft is called among the plans, or in its own words; empty when it has no name yet. */
export function usePlanName(): string {
  useSyncState();
  useDraft(({ draft }) => draft.general.companyName);
  return planSync.planName();
}

/** Where the draft is, beside this device. */
export const useSyncState = (): SyncState => useStore(planSync);
