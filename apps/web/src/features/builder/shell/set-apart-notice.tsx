import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmFirst } from '../../../shared/dialogs/confirm-first.ts';
import { saveFile } from '../../../shared/files/save-file.ts';
import { readSetApart } from '../../../workspace/drafts/set-apart.ts';
import { draftStore } from '../../../workspace/drafts/this-tab.ts';
import { useDraft } from '../../../workspace/drafts/use-draft.ts';
import styles from './draft-status.module.css';
import { partTitle } from './part-title.ts';

/** Text set apart as damaged stands here until its owner deletes it. */
export function SetApartNotice() {
  const { t } = useTranslation('drafts');
  // More of it may be found whenever another tab writes.
  useDraft((state) => state.recovered);
  const [, setDeleted] = useState(0);
  const texts = readSetApart(draftStore.records());
  if (texts.length === 0) return null;
  const download = () => {
    const whole = texts.map(({ part, text }) => `${partTitle(part)}\n\n${text}\n`).join('\n');
    saveFile(`${t('recovered.fileName')}.txt`, new Blob([whole], { type: 'text/plain;charset=utf-8' }));
  };
  const remove = () => {
    for (const { key } of texts) draftStore.records().removeItem(key);
    setDeleted((times) => times + 1);
  };
  const askToRemove = () =>
    confirmFirst(
      {
        title: t('recovered.delete.title'),
        text: t('recovered.delete.text'),
        confirm: t('recovered.delete.action'),
        cancel: t('cancel'),
      },
      remove,
    );
  return (
    <div className={styles.notice} role="status">
      <p>{t('recovered.text')}</p>
      <div className={styles.noticeActions}>
        <Button variant="default" onClick={download}>
          {t('recovered.download')}
        </Button>
        <Button variant="subtle" onClick={askToRemove}>
          {t('recovered.delete.action')}
        </Button>
      </div>
    </div>
  );
}
