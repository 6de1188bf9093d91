import { calendarYear, startOf } from '@trazo/plan/finance/calendar-years';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../plan-store/use-draft.ts';
import { useFiscalYears } from './use-fiscal-years.ts';

/** Names a fiscal year (from 1): by the calendar, or “Year 1” while the plan does not know when it starts. */
export function useYearName(): (number: number) => string {
  const { t } = useTranslation('finance');
  const start = useDraft(({ draft }) => startOf(draft));
  const years = useFiscalYears();
  return useCallback(
    (number) => calendarYear(start, number, years) ?? t('form.grid.year', { number }),
    [start, years, t],
  );
}

/** The same for texts that say “year” themselves. */
export function useYearNumber(): (number: number) => string {
  const start = useDraft(({ draft }) => startOf(draft));
  const years = useFiscalYears();
  return useCallback((number) => calendarYear(start, number, years) ?? String(number), [start, years]);
}
