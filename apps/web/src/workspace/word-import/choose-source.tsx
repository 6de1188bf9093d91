import { Textarea } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { WORD_FILE_LIMIT } from './read-in-worker.ts';
import type { Source } from './read-source.ts';
import styles from './word-import.module.css';
import type { Refusal } from './word-text.ts';

interface ChooseSourceProps {
  /** The file that was chosen before, and why it was not read. */
  readonly refused: { readonly name: string; readonly refusal: Refusal } | undefined;
  readonly onChoose: (source: Source) => void;
}

const SIZE = WORD_FILE_LIMIT / 1_000_000;

/** Where the existing plan is: in a file, or copied. */
export function ChooseSource({ refused, onChoose }: ChooseSourceProps) {
  const { t } = useTranslation('wordImport');
  const take = (file: File | undefined) => {
    if (file !== undefined) onChoose({ kind: 'file', file });
  };
  const paste = (event: ClipboardEvent) => {
    const html = event.clipboardData.getData('text/html');
    const text = event.clipboardData.getData('text/plain');
    if (html === '' && text === '') return;
    event.preventDefault();
    onChoose(html === '' ? { kind: 'text', text } : { kind: 'html', html });
  };
  return (
    <div className={styles.choose}>
      {refused !== undefined && (
        <div className={styles.refused} role="alert">
          <strong>{t('refused.title', { name: refused.name })}</strong>
          <p>{t(`refused.${refused.refusal}`, { size: SIZE })}</p>
        </div>
      )}
      <p className={styles.lead}>{t('choose.lead')}</p>
      <Dropzone
        className={styles.drop}
        multiple={false}
        onDrop={([file]) => take(file)}
        onReject={([rejection]) => take(rejection?.file)}
        inputProps={{ 'aria-label': t('choose.file') }}
        data-autofocus
      >
        <strong>{t('choose.file')}</strong>
        <div>{t('choose.drop', { size: SIZE })}</div>
      </Dropzone>
      <Textarea
        label={t('choose.paste')}
        description={t('choose.pasteHint')}
        value=""
        rows={3}
        onChange={() => undefined}
        onPaste={paste}
      />
      <p className={styles.private}>{t('choose.private')}</p>
    </div>
  );
}
