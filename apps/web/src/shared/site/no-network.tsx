import styles from '../design/layout.module.css';
import { useWords } from '../words/use-words.ts';

/** In place of what needs the network, until it is back. */
export function NoNetwork({ as: Heading }: { as: 'h1' | 'h2' }) {
  const { t } = useWords('site');
  return (
    <div className={styles.passage} role="status">
      <Heading>{t('offline.title')}</Heading>
      <p className={styles.lead}>{t('offline.text')}</p>
    </div>
  );
}
