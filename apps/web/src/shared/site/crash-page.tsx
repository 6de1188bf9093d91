import { useEffect, useState } from 'react';
import { keepDraft, recovery } from '../missing-code/this-page.ts';
import { useWords } from '../words/use-words.ts';
import controls from './controls.module.css';
import styles from './layout.module.css';

/** Writes the draft before anything else: whatever broke, the text is not to go with it. */
export function CrashPage({ problem }: { problem: unknown }) {
  const { t } = useWords('site');
  const [isRecovering, setRecovering] = useState(() => recovery.isMissingCode(problem));
  useEffect(() => {
    keepDraft();
    if (recovery.isMissingCode(problem)) void recovery.recover(problem).then(setRecovering);
  }, [problem]);
  if (isRecovering) return <main aria-busy="true" />;
  return (
    <main className={styles.prose}>
      <title>{t('crash.title')}</title>
      <h1>{t('crash.title')}</h1>
      <p className={styles.lead}>{t('crash.text')}</p>
      <div className={styles.actions}>
        <button
          type="button"
          className={controls.button}
          data-variant="filled"
          onClick={() => window.location.reload()}
        >
          {t('crash.reload')}
        </button>
        <a className={controls.button} data-variant="default" href="/">
          {t('crash.home')}
        </a>
      </div>
    </main>
  );
}
