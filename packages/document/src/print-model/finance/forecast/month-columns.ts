import { lineOf } from '@trazo/forecast/statements/years';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import type { Amount } from '@trazo/plan/money';
import { must } from '@trazo/plan/must';
import type { PrintTable } from '../../print-parts.ts';
import type { Wording } from '../../wording.ts';
import { amountsOf, monthLabel } from './printed-forecast.ts';
import { figureColumn } from './year-columns.ts';

/** The months of a fiscal year, from 1; with the first stands what was before the first day. */
const monthsIn = (year: number): number[] =>
  Array.from({ length: year === 1 ? 13 : 12 }, (_, index) => (year === 1 ? index : 12 * year - 11 + index));

/** Where the width does not do for all of a year: two halves, else four quarters; what was before is with the first, the total with the last. */
const FIRST_SPLITS = [
  [7, 7],
  [4, 3, 3, 4],
] as const;
const LATER_SPLITS = [
  [6, 7],
  [3, 3, 3, 4],
] as const;

/** A column of words, then a year by month and as a whole. */
export const monthColumns = (
  worked: PlanForecast,
  wording: Wording,
  year = 1,
): Pick<PrintTable, 'columns' | 'splits'> => ({
  columns: [
    { label: wording.words('finance:document.item'), align: 'start' },
    ...monthsIn(year).map((month) => figureColumn(monthLabel(worked, month, wording))),
    figureColumn(wording.words('document:total')),
  ],
  splits: year === 1 ? FIRST_SPLITS : LATER_SPLITS,
});

const inYear = (months: readonly number[], year: number): number[] =>
  monthsIn(year).map((month) => must(months[month], 'a figure for each month'));

/** What flows in a year, by month and as a whole. */
export const flowsOf = (worked: PlanForecast, months: readonly number[], year = 1): Amount[] =>
  amountsOf(worked, [...inYear(months, year), must(lineOf(months).years[year - 1], 'five fiscal years')]);

/** What stands in an account, by month; `whole` over the year as a whole. */
export const balancesOf = (
  worked: PlanForecast,
  months: readonly number[],
  whole: number,
  year = 1,
): Amount[] => amountsOf(worked, [...inYear(months, year), whole]);
