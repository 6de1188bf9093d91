import { useState, useSyncExternalStore } from 'react';

/** Whether the browser has a network; it may still not reach the server. */
export const useHasNetwork = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** Whether there has been a network since the page was opened: what is being filled in does not go away with it. */
export function useHasHadNetwork(): boolean {
  const hasNetwork = useHasNetwork();
  const [had, setHad] = useState(hasNetwork);
  if (hasNetwork && !had) setHad(true);
  return had || hasNetwork;
}

function subscribe(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}
