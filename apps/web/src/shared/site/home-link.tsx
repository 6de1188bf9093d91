import styles from '../design/layout.module.css';
import controls from '../design/plain-controls.module.css';
import { Wordmark } from '../design/wordmark.tsx';
import { useWords } from '../words/use-words.ts';
import { SiteLink } from './site-link.tsx';

/** The name in every header; leads to the start. */
export function HomeLink() {
  const { t } = useWords('navigation');
  return (
    <SiteLink className={styles.home} to="/">
      <Wordmark /> <span className={controls.hidden}>{t('home')}</span>
    </SiteLink>
  );
}
