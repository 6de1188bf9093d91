import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftStore } from '../drafts/this-tab.ts';
import { recovery } from '../missing-code/this-page.ts';
import styles from './layout.module.css';

/** Writes the draft before anything else: whatever broke, the text is not to go with it. */
export function CrashPage({ problem }: { problem: unknown }) {
  const { t } = useTranslation('errors');
  const [isRecovering, setRecovering] = useState(() => recovery.isMissingCode(problem));
  useEffect(() => {
    draftStore.flush();
    if (recovery.isMissingCode(problem)) void recovery.recover(problem).then(setRecovering);
  }, [problem]);
  if (isRecovering) return <main aria-busy="true" />;
  return (
    <main className={styles.prose}>
      <h1>{t('crash.title')}</h1>
      <p className={styles.lead}>{t('crash.text')}</p>
      <div className={styles.actions}>
        <Button onClick={() => window.location.reload()}>{t('crash.reload')}</Button>
      </div>
    </main>
  );
}
