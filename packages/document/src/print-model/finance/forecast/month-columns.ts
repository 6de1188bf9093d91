import { lineOf } from '@trazo/forecast/statements/years';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import type { Amount } from '@trazo/plan/money';
import { must } from '@trazo/plan/must';
import type { PrintTable } from '../../print-parts.ts';
import type { Wording } from '../../wording.ts';
import { amountsOf, monthLabel } from './printed-forecast.ts';
import { figureColumn } from './year-columns.ts';

/** The months of a fiscal year; with the first stands what was before the first day. */
function monthsIn({ forecast }: PlanForecast, year: number): number[] {
  const [first, last] = forecast.years.monthsOf(year);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Where the width does not do for all of a year: two halves, else four quarters; what was before is with the first, the total with the last. */
const FIRST_SPLITS = [
  [7, 7],
  [4, 3, 3, 4],
] as const;
const LATER_SPLITS = [
  [6, 7],
  [3, 3, 3, 4],
] as const;

/** The same of a short first year: halves of about the same width, where it has more than a half's. */
function splitsOf({ forecast: { years } }: PlanForecast, year: number): PrintTable['splits'] {
  if (year > 1) return LATER_SPLITS;
  if (years.firstMonths === 12) return FIRST_SPLITS;
  const columns = years.firstMonths + 2;
  const half = Math.ceil(columns / 2);
  const quarters = Array.from({ length: Math.ceil(columns / 3) }, (_, index) =>
    Math.min(3, columns - 3 * index),
  );
  return [[half, columns - half], quarters];
}

/** A column of words, then a year by month and as a whole. */
export const monthColumns = (
  worked: PlanForecast,
  wording: Wording,
  year = 1,
): Pick<PrintTable, 'columns' | 'splits'> => ({
  columns: [
    { label: wording.words('finance:document.item'), align: 'start' },
    ...monthsIn(worked, year).map((month) => figureColumn(monthLabel(worked, month, wording))),
    figureColumn(wording.words('document:total')),
  ],
  splits: splitsOf(worked, year),
});

const inYear = (worked: PlanForecast, months: readonly number[], year: number): number[] =>
  monthsIn(worked, year).map((month) => must(months[month], 'a figure for each month'));

/** What flows in a year, by month and as a whole. */
export const flowsOf = (worked: PlanForecast, months: readonly number[], year = 1): Amount[] =>
  amountsOf(worked, [
    ...inYear(worked, months, year),
    must(lineOf(months, worked.forecast.years).years[year - 1], 'five fiscal years'),
  ]);

/** What stands in an account, by month; `whole` over the year as a whole. */
export const balancesOf = (
  worked: PlanForecast,
  months: readonly number[],
  whole: number,
  year = 1,
): Amount[] => amountsOf(worked, [...inYear(worked, months, year), whole]);
