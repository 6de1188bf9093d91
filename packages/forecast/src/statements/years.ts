import type { FiscalYears } from '@trazo/plan/finance/fiscal-calendar';
import { FISCAL_YEARS, sumBetween } from '../numbers/posted.ts';

/** A line of a statement: 61 months (month 0 first) and the five fiscal years they add up to. */
export interface Line {
  readonly months: readonly number[];
  readonly years: readonly number[];
}

export const YEARS = Array.from({ length: FISCAL_YEARS }, (_, index) => index + 1);

export function lineOf(months: readonly number[], calendar: FiscalYears): Line {
  const years = YEARS.map((year) => {
    const [first, last] = calendar.monthsOf(year);
    return sumBetween(months, first, last);
  });
  return { months, years };
}
