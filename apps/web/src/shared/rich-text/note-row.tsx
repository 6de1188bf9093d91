import { Button, TextInput } from '@mantine/core';
import { BLOCK_LIMITS } from '@trazo/plan/rich-text/blocks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FOR_ADDRESS, linkFrom } from './link-from.ts';
import type { NoteWords } from './note-commands.ts';
import styles from './rich-text.module.css';
import { RowEndings } from './row-endings.tsx';
import { rowKeys } from './row-keys.ts';

interface NoteRowProps {
  /** The note as it is; undefined for a new one. */
  readonly note: NoteWords | undefined;
  readonly onSet: (note: NoteWords) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Asks what a note says, and where it is from. */
export function NoteRow({ note, onSet, onRemove, onClose }: NoteRowProps) {
  const { t } = useTranslation('fields');
  const [text, setText] = useState(note?.text ?? '');
  const [source, setSource] = useState(note?.link ?? '');
  const [refused, setRefused] = useState<'text' | 'source'>();
  const set = () => {
    const link = source.trim() === '' ? undefined : linkFrom(source);
    if (source.trim() !== '' && link === undefined) return setRefused('source');
    const said = text.trim() || (link ?? '');
    if (said === '') return setRefused('text');
    return onSet({ text: said, ...(link !== undefined && { link }) });
  };
  const answer = rowKeys(set, onClose);
  return (
    <fieldset aria-label={t('richText.note')} className={styles.linkRow} data-own-undo>
      <TextInput
        className={styles.linkAddress}
        label={t('richText.noteText')}
        maxLength={BLOCK_LIMITS.note}
        ref={focusOnce}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setRefused(undefined);
        }}
        onKeyDown={answer}
        error={refused === 'text' && t('richText.noNote')}
      />
      <TextInput
        className={styles.linkAddress}
        label={t('richText.noteSource')}
        {...FOR_ADDRESS}
        value={source}
        onChange={({ currentTarget }) => {
          setSource(currentTarget.value);
          setRefused(undefined);
        }}
        onKeyDown={answer}
        error={refused === 'source' && t('richText.noAddress')}
      />
      <Button size="compact-md" onClick={set}>
        {t('richText.setNote')}
      </Button>
      <RowEndings
        removal={note !== undefined ? t('richText.removeNote') : undefined}
        onRemove={onRemove}
        onClose={onClose}
      />
    </fieldset>
  );
}

/** The same on every key, so that it is called once. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();
