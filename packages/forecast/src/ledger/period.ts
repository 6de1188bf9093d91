import type { FiscalYears } from '@trazo/plan/finance/fiscal-calendar';
import { sumBetween } from '../numbers/posted.ts';

/** A month (0 to 60), a fiscal year (1 to 5), or months on end. */
export type Period =
  | { readonly month: number }
  | { readonly year: number }
  | { readonly from: number; readonly until: number };

/** First and last month of a period. */
export function monthsOf(at: Period, years: FiscalYears): readonly [first: number, last: number] {
  if ('month' in at) return [at.month, at.month];
  return 'year' in at ? years.monthsOf(at.year) : [at.from, at.until];
}

/** What a row comes to in a period. */
export function sumOver(months: readonly number[], at: Period, years: FiscalYears): number {
  const [first, last] = monthsOf(at, years);
  return sumBetween(months, first, last);
}
