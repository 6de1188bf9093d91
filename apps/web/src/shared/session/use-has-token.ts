import { useSyncExternalStore } from 'react';
import { openStorage } from '../storage/storage-error.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';

/** Whether there is a session, for pages without the application; not while they are prerendered. */
export const useHasToken = (): boolean => useSyncExternalStore(subscribe, hasToken, () => false);

/** Nothing, an empty text and the string null are no token (specification §4). */
export function hasToken(): boolean {
  try {
    const token = openStorage()?.getItem(STORAGE_KEYS.token)?.trim() ?? '';
    return token !== '' && token !== 'null';
  } catch {
    return false;
  }
}

function subscribe(notify: () => void): () => void {
  window.addEventListener('storage', notify);
  window.addEventListener('pageshow', notify);
  return () => {
    window.removeEventListener('storage', notify);
    window.removeEventListener('pageshow', notify);
  };
}
