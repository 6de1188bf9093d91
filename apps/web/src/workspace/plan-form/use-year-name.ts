import { calendarYear, startOf } from '@trazo/plan/finance/calendar-years';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../drafts/use-draft.ts';

/** Names a fiscal year (from 1): by the calendar, or “Year 1” while the plan does not know when it starts. */
export function useYearName(): (number: number) => string {
  const { t } = useTranslation('finance');
  const start = useDraft(({ draft }) => startOf(draft));
  return useCallback((number) => calendarYear(start, number) ?? t('form.grid.year', { number }), [start, t]);
}

/** The same for texts that say “year” themselves. */
export function useYearNumber(): (number: number) => string {
  const start = useDraft(({ draft }) => startOf(draft));
  return useCallback((number) => calendarYear(start, number) ?? String(number), [start]);
}
