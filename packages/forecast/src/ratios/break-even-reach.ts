import { valueAt } from '../numbers/posted.ts';
import type { IncomeStatement } from '../statements/income-statement.ts';
import type { Ratios } from './ratios.ts';

/** How a forecast stands to its break-even. */
export type BreakEvenReach =
  | { readonly state: 'reached'; readonly year: number; readonly month: number }
  /** In no year is enough sold; or each sale costs more than it brings in; or there is nothing to cover. */
  | { readonly state: 'missed' | 'impossible' | 'pointless' };

interface Outlook {
  readonly ratios: Ratios;
  readonly income: IncomeStatement;
}

/** The first fiscal year (from 1) whose revenue covers its costs, and the month in which it does; or why there is none. */
export function breakEvenReach({ ratios, income }: Outlook): BreakEvenReach {
  const sold = ratios.years.filter((_, index) => valueAt(income.revenue.years, index) > 0);
  const points = sold.map(({ breakEvenRevenue }) => breakEvenRevenue);
  for (const [index, { breakEvenRevenue, breakEvenMonth }] of ratios.years.entries()) {
    if (breakEvenRevenue !== null && breakEvenRevenue > 0 && breakEvenMonth !== null)
      return { state: 'reached', year: index + 1, month: breakEvenMonth };
  }
  if (points.some((point) => point !== null && point > 0)) return { state: 'missed' };
  return { state: points.length > 0 && points.every((point) => point === null) ? 'impossible' : 'pointless' };
}
