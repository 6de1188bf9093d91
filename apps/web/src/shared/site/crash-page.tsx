import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { keepDraft, recovery } from '../missing-code/this-page.ts';
import { useHasNetwork } from '../offline/use-network.ts';
import { useWords } from '../words/use-words.ts';
import controls from './controls.module.css';
import styles from './layout.module.css';
import { NoNetwork } from './no-network.tsx';

/**
 * Writes the draft before anything else: whatever broke, the text is not to go with it. Code that could not be fetched for
 * want of a network is fetched when that is back.
 */
export function CrashPage({ problem }: { problem: unknown }) {
  const { t } = useWords('site');
  const hasNetwork = useHasNetwork();
  const isMissing = recovery.isMissingCode(problem);
  const [isRecovering, setRecovering] = useState(isMissing);
  useEffect(() => {
    keepDraft();
    if (hasNetwork && recovery.isMissingCode(problem)) void recovery.recover(problem).then(setRecovering);
  }, [problem, hasNetwork]);
  if (isMissing && !hasNetwork) {
    return (
      <main className={styles.prose}>
        <title>{t('offline.title')}</title>
        <NoNetwork as="h1" />
        <div className={styles.actions}>
          <Link className={controls.button} data-variant="filled" to="/builder/form">
            {t('offline.back')}
          </Link>
        </div>
      </main>
    );
  }
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
