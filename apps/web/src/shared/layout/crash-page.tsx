import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { draftStore } from '../drafts/this-tab.ts';
import styles from './layout.module.css';

/** Writes the draft before anything else: whatever broke, the text is not to go with it. */
export function CrashPage() {
  const { t } = useTranslation('errors');
  useEffect(() => draftStore.flush(), []);
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
