import { startOf } from '@trazo/plan/finance/calendar-years';
import { useMemo } from 'react';
import { dateFormat } from '../../../../shared/formatting/date-formats.ts';
import { useLanguage } from '../../../../shared/words/use-language.ts';
import { useYearName } from '../../../../workspace/plan-form/use-year-name.ts';
import { useDraft } from '../../../../workspace/plan-store/use-draft.ts';
import { say, useForecastWords } from '../forecast-words.ts';
import { dateOf, type Period } from './periods.ts';

export interface PeriodNames {
  /** Over a column. */
  readonly short: (period: Period) => string;
  /** A month in a sentence. */
  readonly month: (month: number) => string;
}

/** Names periods by the calendar, or by their numbers while the plan does not know when it starts. */
export function usePeriodNames(): PeriodNames {
  const words = useForecastWords();
  const language = useLanguage();
  const yearName = useYearName();
  const start = useDraft(({ draft }) => startOf(draft));
  return useMemo(() => {
    const of = (options: Intl.DateTimeFormatOptions) => {
      const format = dateFormat(language, options);
      return (month: number) => format.format(dateOf(start, month));
    };
    const [shortMonth, bareMonth, longMonth] = [
      of({ month: 'short', year: '2-digit' }),
      of({ month: 'short' }),
      of({ month: 'long', year: 'numeric' }),
    ];
    const numbered = (month: number) => say(words.months.month, { number: String(month) });
    return {
      month: (month) => (start === '' ? numbered(month) : longMonth(month)),
      short: (period) => {
        const { kind, first, last } = period;
        switch (kind) {
          case 'before':
            return words.months.before;
          case 'year':
            return yearName(period.number);
          case 'quarter':
            return start === ''
              ? say(words.months.numbered, { from: String(first), until: String(last) })
              : say(words.months.quarter, { from: bareMonth(first), until: shortMonth(last) });
          case 'month':
            return start === '' ? numbered(first) : shortMonth(first);
        }
      },
    };
  }, [words, language, yearName, start]);
}
