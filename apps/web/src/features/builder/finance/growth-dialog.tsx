import { Button, Modal } from '@mantine/core';
import { GROWTH_LIMITS } from '@trazo/plan/finance/grown-years';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenerFocus } from '../../../shared/dialogs/use-opener-focus.ts';
import { LocalisedInput } from '../../../shared/form/localised-input.tsx';
import { formatAmount, parseAmount } from '../../../shared/formatting/amount-text.ts';
import { useLanguage } from '../../../shared/words/use-language.ts';
import styles from './growth-dialog.module.css';

interface GrowthDialogProps {
  /** What the line is called. */
  readonly line: string;
  /** Fills it; false where it has nothing to grow from, or would grow out of all bounds. */
  readonly onFill: (percent: number) => boolean;
  readonly onClose: () => void;
}

const USUAL = '3';

type GrowthError = 'range' | 'impossible';

/** Asks by how much a line grows a year, and fills it. */
export function GrowthDialog({ line, onFill, onClose }: GrowthDialogProps) {
  useOpenerFocus();
  const { t } = useTranslation('finance');
  const language = useLanguage();
  const [text, setText] = useState(USUAL);
  const [error, setError] = useState<GrowthError>();
  const { from, to } = GROWTH_LIMITS;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const percent = Number(text);
    if (text === '' || !(percent >= from && percent <= to)) setError('range');
    else if (onFill(percent)) onClose();
    else setError('impossible');
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('form.grid.growth.title', { line })}
      closeButtonProps={{ 'aria-label': t('form.grid.growth.cancel') }}
    >
      <form className={styles.dialog} onSubmit={submit} noValidate>
        <LocalisedInput
          data-autofocus
          label={t('form.grid.growth.label')}
          description={t('form.grid.growth.hint')}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onValue={(value) => {
            setText(value);
            setError(undefined);
          }}
          format={(value) => formatAmount(value, language)}
          parse={(value) => parseAmount(value, language)}
          error={error && t(`form.grid.growth.${error}`, { from, to })}
        />
        <div className={styles.actions}>
          <Button type="submit">{t('form.grid.growth.fill')}</Button>
          <Button variant="subtle" onClick={onClose}>
            {t('form.grid.growth.cancel')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
