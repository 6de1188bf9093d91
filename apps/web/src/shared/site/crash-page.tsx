import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import styles from '../design/layout.module.css';
import controls from '../design/plain-controls.module.css';
import { report } from '../error-reports/watch-errors.ts';
import { keepDraft, recovery } from '../missing-code/this-page.ts';
import { useHasNetwork } from '../offline/use-network.ts';
import { useWords } from '../words/use-words.ts';
import { NoNetwork } from './no-network.tsx';

/**
 * Writes the draft before anything else: whatever broke, the text is not to go with it. For code that is missing the page is
 * reloaded once, at its own address; for want of a network, when that is back.
 */
export function CrashPage({ error }: { error: unknown }) {
  const { t } = useWords('site');
  const hasNetwork = useHasNetwork();
  const isMissing = recovery.isMissingCode(error);
  const [isRecovering, setRecovering] = useState(isMissing);
  useEffect(() => {
    keepDraft();
    report(error);
    if (hasNetwork) void recovery.recover(error).then(setRecovering);
  }, [error, hasNetwork]);
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
  const [title, text] = isMissing
    ? [t('startUp.missing.title'), t('startUp.missing.text')]
    : [t('crash.title'), t('crash.text')];
  return (
    <main className={styles.prose}>
      <title>{title}</title>
      <h1>{title}</h1>
      <p className={styles.lead}>{text}</p>
      <div className={styles.actions}>
        <button
          type="button"
          className={controls.button}
          data-variant="filled"
          onClick={() => window.location.reload()}
        >
          {t('crash.reload')}
        </button>
        {/* Loaded from the server: whatever broke here does not go along. */}
        <a className={controls.button} data-variant="default" href="/builder/form">
          {t('offline.back')}
        </a>
        <a className={controls.button} data-variant="default" href="/">
          {t('crash.home')}
        </a>
      </div>
    </main>
  );
}
