import { lineOf } from '@trazo/forecast/statements/years';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import type { Amount } from '@trazo/plan/money';
import type { PrintTable } from '../../print-parts.ts';
import type { Wording } from '../../wording.ts';
import { amountsOf, monthLabel } from './printed-forecast.ts';
import { figureColumn } from './year-columns.ts';

/** What was before the first day, then twelve months. */
const MONTHS = Array.from({ length: 13 }, (_, month) => month);

/** Where the width does not do for all of it: two halves, else four quarters; what was before is with the first, the total with the last. */
const SPLITS = [
  [7, 7],
  [4, 3, 3, 4],
] as const;

/** A column of words, then the first year by month and as a whole. */
export const firstYearColumns = (
  worked: PlanForecast,
  wording: Wording,
): Pick<PrintTable, 'columns' | 'splits'> => ({
  columns: [
    { label: wording.words('finance:document.item'), align: 'start' },
    ...MONTHS.map((month) => figureColumn(monthLabel(worked, month, wording))),
    figureColumn(wording.words('document:total')),
  ],
  splits: SPLITS,
});

/** What flows in the first year, by month and as a whole. */
export const flowsOf = (worked: PlanForecast, months: readonly number[]): Amount[] =>
  amountsOf(worked, [...months.slice(0, MONTHS.length), lineOf(months).years[0] ?? 0]);

/** What stands in an account, by month; `year` over the year as a whole. */
export const balancesOf = (worked: PlanForecast, months: readonly number[], year: number): Amount[] =>
  amountsOf(worked, [...months.slice(0, MONTHS.length), year]);
