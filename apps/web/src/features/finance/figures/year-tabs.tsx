import { FISCAL_YEARS } from '@trazo/plan/finance/fiscal-years';
import { useTranslation } from 'react-i18next';
import { useYearName } from '../../../workspace/plan-form/use-year-name.ts';
import { ChoiceBar } from './choice-bar.tsx';

/** Too narrow for five years beside each other. */
export const PHONE = '(max-width: 36em)';

interface YearTabsProps {
  /** From 1. */
  readonly year: number;
  readonly onChange: (year: number) => void;
}

/** One year at a time, where there is no width for more. */
export function YearTabs({ year, onChange }: YearTabsProps) {
  const { t } = useTranslation('finance');
  const yearName = useYearName();
  return (
    <ChoiceBar
      label={t('form.grid.years')}
      value={String(year)}
      options={FISCAL_YEARS.map((_, index) => ({ value: String(index + 1), label: yearName(index + 1) }))}
      onChange={(value) => onChange(Number(value))}
    />
  );
}
