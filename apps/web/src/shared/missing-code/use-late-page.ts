import { useEffect } from 'react';
import { createPath, useNavigation } from 'react-router';
import { CODE_TIMEOUT } from './recovery.ts';
import { isServerThere, keepDraft } from './this-page.ts';

/** Opens a page anew whose code has not come in time (specification §8): left alone, a link would never lead anywhere. */
export function useLatePage(): void {
  const { location } = useNavigation();
  useEffect(() => {
    if (location === undefined) return;
    const timer = setTimeout(() => void openAnew(createPath(location)), CODE_TIMEOUT);
    return () => clearTimeout(timer);
  }, [location]);
}

/** Only where that loses nothing. */
async function openAnew(address: string): Promise<void> {
  if (keepDraft() && (await isServerThere().catch(() => false))) window.location.assign(address);
}
