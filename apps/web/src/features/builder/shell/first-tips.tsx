import { CloseButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keysInWords } from '../../../shared/keys/key-names.ts';
import { openStorage } from '../../../shared/storage/storage-error.ts';
import { STORAGE_KEYS } from '../../../shared/storage/storage-keys.ts';
import { createStoredText } from '../../../shared/storage/stored-text.ts';
import styles from './first-tips.module.css';

const closed = createStoredText(openStorage, STORAGE_KEYS.tipsClosed);

/** Three tips for the first time in the form; once closed they never come back. */
export function FirstTips() {
  const { t } = useTranslation(['builder', 'navigation']);
  const [isOpen, setOpen] = useState(() => closed.read() === null);
  if (!isOpen) return null;
  const close = () => {
    closed.write('1');
    setOpen(false);
    document.getElementById('section-title')?.focus();
  };
  return (
    <aside className={styles.tips} aria-label={t('builder:tips.title')}>
      <ol>
        <li>{t('builder:tips.saved')}</li>
        <li>
          <span className={styles.wide}>{t('builder:tips.document')}</span>
          <span className={styles.narrow}>{t('builder:tips.documentOnPhone')}</span>
        </li>
        <li>
          <span className={styles.keyboard}>
            {t('builder:tips.find', { find: keysInWords(['Mod', 'K']), undo: keysInWords(['Mod', 'Z']) })}
          </span>
          <span className={styles.touch}>{t('builder:tips.undo')}</span>
        </li>
      </ol>
      <CloseButton size={44} iconSize={20} aria-label={t('builder:tips.close')} onClick={close} />
    </aside>
  );
}
