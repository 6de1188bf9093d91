import { monthsOfYear } from '../forecast-context.ts';
import { FISCAL_YEARS } from '../numbers/posted.ts';

/** A line of a statement: 61 months (month 0 first) and the five fiscal years they add up to. */
export interface Line {
  readonly months: readonly number[];
  readonly years: readonly number[];
}

export const YEARS = Array.from({ length: FISCAL_YEARS }, (_, index) => index + 1);

export function lineOf(months: readonly number[]): Line {
  const years = YEARS.map((year) => {
    const [first, last] = monthsOfYear(year);
    let total = 0;
    for (let month = first; month <= last; month += 1) total += months[month] ?? 0;
    return total;
  });
  return { months, years };
}
