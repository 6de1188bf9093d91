import { Button, FileButton, TextInput } from '@mantine/core';
import { BLOCK_LIMITS } from '@trazo/plan/rich-text/blocks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './rich-text.module.css';
import { RowEndings } from './row-endings.tsx';
import { rowKeys } from './row-keys.ts';

interface PictureRowProps {
  /** The description of the picture at the selection; undefined where there is none. */
  readonly description: string | undefined;
  /** Whether a file could be used as a picture. */
  readonly onFile: (file: File) => Promise<boolean>;
  readonly onDescribe: (description: string) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

const TYPES = 'image/png,image/jpeg,image/webp';

/** Asks for a picture's file, or for what a picture shows. */
export function PictureRow({ description, onFile, onDescribe, onRemove, onClose }: PictureRowProps) {
  const { t } = useTranslation('fields');
  const [typed, setTyped] = useState(description ?? '');
  const [isRefused, setRefused] = useState(false);
  const isThere = description !== undefined;
  const choose = async (file: File | null) => {
    if (file !== null) setRefused(!(await onFile(file)));
  };
  const answer = rowKeys(() => onDescribe(typed), onClose);
  return (
    <fieldset aria-label={t('richText.picture')} className={styles.linkRow} data-own-undo>
      {isThere && (
        <TextInput
          className={styles.linkAddress}
          label={t('richText.pictureDescription')}
          maxLength={BLOCK_LIMITS.description}
          ref={focusOnce}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={answer}
        />
      )}
      {isThere && (
        <Button size="compact-md" onClick={() => onDescribe(typed)}>
          {t('richText.setDescription')}
        </Button>
      )}
      <FileButton accept={TYPES} onChange={(file) => void choose(file)}>
        {(props) => (
          <Button
            {...props}
            size="compact-md"
            variant={isThere ? 'subtle' : 'filled'}
            ref={isThere ? undefined : focusOnce}
          >
            {t(isThere ? 'richText.replacePicture' : 'richText.choosePicture')}
          </Button>
        )}
      </FileButton>
      <RowEndings
        removal={isThere ? t('richText.removePicture') : undefined}
        onRemove={onRemove}
        onClose={onClose}
      />
      {isRefused && (
        <p role="alert" className={styles.refused}>
          {t('photo.errors.type')}
        </p>
      )}
    </fieldset>
  );
}

/** The same on every key, so that it is called once. */
const focusOnce = (element: HTMLElement | null) => element?.focus();
