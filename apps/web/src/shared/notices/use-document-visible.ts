import { useSyncExternalStore } from 'react';

const KIND = 'visibilitychange';

function follow(onChange: () => void): () => void {
  document.addEventListener(KIND, onChange);
  return () => document.removeEventListener(KIND, onChange);
}

/** Whether the tab is in view. */
export const useDocumentVisible = (): boolean =>
  useSyncExternalStore(
    follow,
    () => document.visibilityState === 'visible',
    () => true,
  );
