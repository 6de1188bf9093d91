import { useEffect, useState } from 'react';
import { createPath, type Location, useNavigation } from 'react-router';
import { useWords } from '../words/use-words.ts';
import styles from './late-page.module.css';
import { CODE_TIMEOUT } from './recovery.ts';
import { isServerThere, keepDraft } from './this-page.ts';

/** A page that comes sooner is not waited for. */
const SOON = 400;

/**
 * Says that the page of a link is on its way, and opens it anew when its code has not come in time (specification §8): left
 * alone, the link would never lead anywhere.
 */
export function LatePage() {
  const { t } = useWords('navigation');
  const { location } = useNavigation();
  const [late, setLate] = useState<Location>();
  useEffect(() => {
    if (location === undefined) return;
    const timers = [
      setTimeout(() => setLate(location), SOON),
      setTimeout(() => void openAnew(createPath(location)), CODE_TIMEOUT),
    ];
    return () => timers.forEach(clearTimeout);
  }, [location]);
  if (location === undefined || location !== late) return null;
  return <div className={styles.bar} role="progressbar" aria-label={t('loading')} />;
}

/** Only where that loses nothing. */
async function openAnew(address: string): Promise<void> {
  if (keepDraft() && (await isServerThere().catch(() => false))) window.location.assign(address);
}
