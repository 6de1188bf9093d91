import styles from '../design/layout.module.css';
import { useWords } from '../words/use-words.ts';

/** The id of every layout's main region. */
export const MAIN_ID = 'main';

export function SkipLink() {
  const { t } = useWords('navigation');
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`}>
      {t('skip')}
    </a>
  );
}

/** Past the list of sections, too. */
export function SkipToForm() {
  const { t } = useWords('navigation');
  return (
    <a className={styles.skip} href="#section-title">
      {t('skipToForm')}
    </a>
  );
}
