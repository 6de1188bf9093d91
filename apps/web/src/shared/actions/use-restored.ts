import { useEffect, useEffectEvent } from 'react';

/** Runs when the browser goes back to the page and shows it just as it was left, in the middle of what it did. */
export function useRestored(onRestored: () => void): void {
  const look = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) onRestored();
  });
  useEffect(() => {
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, []);
}
