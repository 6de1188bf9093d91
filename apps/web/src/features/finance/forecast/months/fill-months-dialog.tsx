import { GROWTH_LIMITS } from '@trazo/plan/finance/grown-years';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceSelect } from '../../../../shared/form/choice-select.tsx';
import { useFiscalYears } from '../../../../workspace/plan-form/use-fiscal-years.ts';
import { FillDialog, GrowthInput, growthOf } from '../../grid/fill-dialog.tsx';
import { useForecastWords } from '../forecast-words.ts';
import { YEARS, yearPeriod } from './periods.ts';
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
  const { t } = useTranslation('finance');
  const { months: words } = useForecastWords();
  const names = usePeriodNames();
  const calendar = useFiscalYears();
  const [from, setFrom] = useState(known[0] ?? 1);
  const [lastYear, setLastYear] = useState(calendar.yearOf(from));
  const [text, setText] = useState('0');
  const [problem, setProblem] = useState<Problem>();
  const fill = () => {
    const percent = growthOf(text);
    const until = calendar.lastOf(Math.max(lastYear, calendar.yearOf(from)));
    if (percent === undefined) setProblem('range');
    else if (known.length > 0 && onFill({ from, until, percent })) onClose();
    else setProblem('impossible');
  };
  const years = YEARS.filter((year) => year >= calendar.yearOf(from));
  return (
    <FillDialog line={line} onFill={fill} onClose={onClose}>
      <ChoiceSelect
        label={words.fillFrom}
        description={words.fillHint}
        value={String(from)}
        data={known.map((month) => ({ value: String(month), label: names.month(month) }))}
        onChoose={(chosen) => setFrom(Number(chosen))}
      />
      <GrowthInput
        label={words.growth}
        text={text}
        onText={(typed) => {
          setText(typed);
          setProblem(undefined);
        }}
        error={
          problem && (problem === 'range' ? t('form.grid.growth.range', GROWTH_LIMITS) : words.impossible)
        }
      />
      <ChoiceSelect
        label={words.fillUntil}
        value={String(Math.max(lastYear, calendar.yearOf(from)))}
        data={years.map((year) => ({
          value: String(year),
          label: names.short(yearPeriod(calendar, year)),
        }))}
        onChoose={(chosen) => setLastYear(Number(chosen))}
      />
    </FillDialog>
  );
}
