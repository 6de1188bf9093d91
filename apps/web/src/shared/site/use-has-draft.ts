import { useSyncExternalStore } from 'react';
import { openStorage } from '../storage/storage-error.ts';
import { hasDraft } from './has-draft.ts';

/** Whether a draft has been begun on this device, for pages without the application; not while they are prerendered. */
export const useHasDraft = (): boolean => useSyncExternalStore(subscribe, isThere, () => false);

function isThere(): boolean {
  try {
    const storage = openStorage();
    return storage !== undefined && hasDraft(storage);
  } catch {
    return false;
  }
}

function subscribe(notify: () => void): () => void {
  window.addEventListener('storage', notify);
  return () => window.removeEventListener('storage', notify);
}
