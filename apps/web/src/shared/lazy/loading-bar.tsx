import { useEffect, useState } from 'react';
import { type Location, useNavigation } from 'react-router';
import { useWords } from '../words/use-words.ts';
import styles from './loading-bar.module.css';

/** A page that comes sooner is not waited for. */
const SOON = 400;

/** Says that the page of a link is on its way; that it does not come is said by the error page. */
export function LoadingBar() {
  const { t } = useWords('navigation');
  const { location } = useNavigation();
  const [late, setLate] = useState<Location>();
  useEffect(() => {
    if (location === undefined) return undefined;
    const timer = setTimeout(() => setLate(location), SOON);
    return () => clearTimeout(timer);
  }, [location]);
  if (location === undefined || location !== late) return null;
  return <div className={styles.bar} role="progressbar" aria-label={t('loading')} />;
}
