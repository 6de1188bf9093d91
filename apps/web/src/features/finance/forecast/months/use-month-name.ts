import { useForecastWords } from '../forecast-words.ts';
import { usePeriodNames } from './use-period-names.ts';

/** How a month of the forecast is called: by its number while the plan does not know when it starts. */
export function useMonthName(): (month: number) => string {
  const { strip } = useForecastWords();
  const names = usePeriodNames();
  return (month) => (month === 0 ? strip.before : names.month(month));
}
