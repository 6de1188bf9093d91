import { LinkButton } from '../../shared/site/site-link.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import { Drawing } from './drawing.tsx';
import styles from './get-started.module.css';

export function GetStarted() {
  const { t } = useWords('home');
  return (
    <section className={styles.banner} id="getStarted" aria-labelledby="getStarted-title">
      <div className={styles.inner}>
        <Drawing name="bar" className={styles.bar} />
        <h2 className={styles.title} id="getStarted-title">
          {t('getStarted.title')}
        </h2>
        <p className={styles.text}>{t('getStarted.text')}</p>
        <LinkButton to="/builder/select-template">{t('getStarted.action')}</LinkButton>
      </div>
    </section>
  );
}
