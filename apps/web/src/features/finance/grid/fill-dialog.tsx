import { Button, Modal } from '@mantine/core';
import { GROWTH_LIMITS } from '@trazo/plan/finance/grown-years';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenerFocus } from '../../../shared/dialogs/use-opener-focus.ts';
import { LocalisedInput } from '../../../shared/form/localised-input.tsx';
import { formatAmount, parsePercent } from '../../../shared/formatting/amount-text.ts';
import { useLanguage } from '../../../shared/words/use-language.ts';
import styles from './fill-dialog.module.css';

interface FillDialogProps {
  /** What the line is called. */
  readonly line: string;
  readonly onFill: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks how a line is filled, by growth. */
export function FillDialog({ line, onFill, onClose, children }: FillDialogProps) {
  useOpenerFocus();
  const { t } = useTranslation('finance');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFill();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('form.grid.growth.title', { line })}
      closeButtonProps={{ 'aria-label': t('form.grid.growth.cancel') }}
    >
      <form className={styles.dialog} onSubmit={submit} noValidate>
        {children}
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

/** Percent as they were typed; undefined where nothing grows by so much. */
export function growthOf(text: string): number | undefined {
  const percent = Number(text);
  return text !== '' && percent >= GROWTH_LIMITS.from && percent <= GROWTH_LIMITS.to ? percent : undefined;
}

interface GrowthInputProps {
  readonly label: string;
  readonly description?: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly error: ReactNode;
}

/** A growth in percent, as the language writes numbers. */
export function GrowthInput({ text, onText, ...words }: GrowthInputProps) {
  const language = useLanguage();
  return (
    <LocalisedInput
      {...words}
      data-autofocus
      isSigned
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onValue={onText}
      format={(value) => formatAmount(value, language)}
      parse={(value) => parsePercent(value, language)}
    />
  );
}
