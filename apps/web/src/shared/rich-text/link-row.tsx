import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FOR_ADDRESS, linkFrom } from './link-from.ts';
import styles from './rich-text.module.css';
import { RowEndings } from './row-endings.tsx';
import { rowKeys } from './row-keys.ts';

interface LinkRowProps {
  /** Where the selection links to now; empty if nowhere. */
  readonly address: string;
  readonly onSet: (address: string) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Asks where the selected words lead to. */
export function LinkRow({ address, onSet, onRemove, onClose }: LinkRowProps) {
  const { t } = useTranslation('fields');
  const [typed, setTyped] = useState(address);
  const [isRefused, setRefused] = useState(false);
  const set = () => {
    const link = linkFrom(typed);
    if (link === undefined) setRefused(true);
    else onSet(link);
  };
  const answer = rowKeys(set, onClose);
  return (
    <fieldset aria-label={t('richText.link')} className={styles.linkRow} data-own-undo>
      <TextInput
        className={styles.linkAddress}
        label={t('richText.address')}
        {...FOR_ADDRESS}
        data-autofocus
        ref={focusOnce}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setRefused(false);
        }}
        onKeyDown={answer}
        error={isRefused && t('richText.noAddress')}
      />
      <Button size="compact-md" onClick={set}>
        {t('richText.setLink')}
      </Button>
      <RowEndings
        removal={address !== '' ? t('richText.removeLink') : undefined}
        onRemove={onRemove}
        onClose={onClose}
      />
    </fieldset>
  );
}

/** The same function in each rendering: React calls it only when the input is mounted. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();
