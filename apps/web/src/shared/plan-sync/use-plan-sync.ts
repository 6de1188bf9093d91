import { useStore } from 'zustand';
import type { SyncState } from './sync-state.ts';
import { planSync } from './this-tab-sync.ts';

/** Where the draft is, beside this device. */
export const useSyncState = (): SyncState => useStore(planSync);
