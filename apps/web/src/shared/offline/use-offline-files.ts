import { useEffect } from 'react';

/** Late enough not to compete with the page that has just been opened. */
const AFTER = 4_000;

let isAsked = false;

/** Keeps the builder's files on this device, so that it opens without a network; a browser that refuses does without. */
export function useOfflineFiles(): void {
  useEffect(() => {
    if (isAsked || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const timer = setTimeout(() => {
      isAsked = true;
      navigator.serviceWorker.register('/sw.js').catch(() => undefined);
    }, AFTER);
    return () => clearTimeout(timer);
  }, []);
}
