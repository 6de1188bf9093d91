import { useSyncExternalStore } from 'react';

function subscribe(notify: () => void): () => void {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
}

/** The part of the console that the address names: `/operator#log`. */
export const usePartInAddress = (): string =>
  useSyncExternalStore(subscribe, () => window.location.hash.slice(1));
