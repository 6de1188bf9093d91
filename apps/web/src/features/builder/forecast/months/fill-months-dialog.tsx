import { Button, Modal, NativeSelect } from '@mantine/core';
import { GROWTH_LIMITS } from '@trazo/plan/finance/grown-years';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenerFocus } from '../../../../shared/dialogs/use-opener-focus.ts';
import { LocalisedInput } from '../../../../shared/form/localised-input.tsx';
import { formatAmount, parseAmount } from '../../../../shared/formatting/amount-text.ts';
import { useLanguage } from '../../../../shared/words/use-language.ts';
import dialogStyles from '../../finance/growth-dialog.module.css';
import { useForecastWords } from '../forecast-words.ts';
import { YEARS, yearOf } from './periods.ts';
import type { Filling } from './sales-operations.ts';
import { usePeriodNames } from './use-period-names.ts';

interface FillMonthsDialogProps {
  /** What the line is called. */
  readonly line: string;
  /** Months that have a figure, from 1. */
  readonly known: readonly number[];
  /** Fills them; false where it would grow out of all bounds. */
  readonly onFill: (filling: Filling) => boolean;
  readonly onClose: () => void;
}

type Problem = 'range' | 'impossible';

/** Asks from which month a line is filled to the right, until when, and by how much it grows a month. */
export function FillMonthsDialog({ line, known, onFill, onClose }: FillMonthsDialogProps) {
  useOpenerFocus();
  const { t } = useTranslation('finance');
  const { months: words } = useForecastWords();
  const language = useLanguage();
  const names = usePeriodNames();
  const [from, setFrom] = useState(known[0] ?? 1);
  const [lastYear, setLastYear] = useState(yearOf(from));
  const [text, setText] = useState('0');
  const [problem, setProblem] = useState<Problem>();
  const { from: least, to: most } = GROWTH_LIMITS;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const percent = Number(text);
    const until = 12 * Math.max(lastYear, yearOf(from));
    if (text === '' || !(percent >= least && percent <= most)) setProblem('range');
    else if (known.length > 0 && onFill({ from, until, percent })) onClose();
    else setProblem('impossible');
  };
  const years = YEARS.filter((year) => year >= yearOf(from));
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('form.grid.growth.title', { line })}
      closeButtonProps={{ 'aria-label': t('form.grid.growth.cancel') }}
    >
      <form className={dialogStyles.dialog} onSubmit={submit} noValidate>
        <NativeSelect
          label={words.fillFrom}
          description={words.fillHint}
          value={String(from)}
          data={known.map((month) => ({ value: String(month), label: names.month(month) }))}
          onChange={({ currentTarget }) => setFrom(Number(currentTarget.value))}
        />
        <LocalisedInput
          data-autofocus
          label={words.growth}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onValue={(value) => {
            setText(value);
            setProblem(undefined);
          }}
          format={(value) => formatAmount(value, language)}
          parse={(value) => parseAmount(value, language)}
          error={
            problem &&
            (problem === 'range' ? t('form.grid.growth.range', { from: least, to: most }) : words.impossible)
          }
        />
        <NativeSelect
          label={words.fillUntil}
          value={String(Math.max(lastYear, yearOf(from)))}
          data={years.map((year) => ({
            value: String(year),
            label: names.short({ kind: 'year', number: year }),
          }))}
          onChange={({ currentTarget }) => setLastYear(Number(currentTarget.value))}
        />
        <div className={dialogStyles.actions}>
          <Button type="submit">{t('form.grid.growth.fill')}</Button>
          <Button variant="subtle" onClick={onClose}>
            {t('form.grid.growth.cancel')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
