import { lineOf } from '@trazo/forecast/statements/years';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import type { Amount } from '@trazo/plan/money';
import { must } from '@trazo/plan/must';
import type { PrintTable } from '../../print-parts.ts';
import type { Wording } from '../../wording.ts';
import { amountsOf, monthLabel } from './printed-forecast.ts';
import { figureColumn } from './year-columns.ts';

/** The months of a fiscal year; with the first stands what was before the first day. */
function monthsOf({ forecast }: PlanForecast, year: number): number[] {
  const [first, last] = forecast.years.monthsOf(year);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const MONTHS_IN_QUARTER = 3;

/** The columns of every second quarter of the fiscal year, from its end: after the words, and what was before the first day. */
function tinted(worked: PlanForecast, year: number): number[] {
  const [first, last] = worked.forecast.years.monthsOf(year);
  return monthsOf(worked, year)
    .filter((month) => month > 0 && Math.floor((last - month) / MONTHS_IN_QUARTER) % 2 === 0)
    .map((month) => 1 + month - first);
}

/** A column of words, then a year by month and as a whole. */
export const monthColumns = (
  worked: PlanForecast,
  wording: Wording,
  year = 1,
): Required<Pick<PrintTable, 'columns' | 'byMonth'>> => ({
  columns: [
    { label: wording.words('finance:document.item'), align: 'start' },
    ...monthsOf(worked, year).map((month) => figureColumn(monthLabel(worked, month, wording))),
    figureColumn(wording.words('document:total')),
  ],
  byMonth: { tinted: tinted(worked, year) },
});

const inYear = (worked: PlanForecast, months: readonly number[], year: number): number[] =>
  monthsOf(worked, year).map((month) => must(months[month], 'a figure for each month'));

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

/** What tables by month have in common, so that their columns are alike. */
export interface PrintMonths {
  /** Columns of months in the longest. */
  readonly columns: number;
  /** The longest figures of a month, of a year, and the longest names: a few each, for letters are not of one width. */
  readonly longest: {
    readonly month: readonly string[];
    readonly year: readonly string[];
    readonly name: readonly string[];
  };
}

const MEASURED = 3;

const longestOf = (texts: readonly string[]): string[] =>
  [...new Set(texts)].sort((one, other) => other.length - one.length).slice(0, MEASURED);

/** Null without any. */
export function printedMonths(tables: readonly PrintTable[]): PrintMonths | null {
  const byMonth = tables.filter((table) => table.byMonth !== undefined);
  if (byMonth.length === 0) return null;
  const cells = byMonth.flatMap(({ rows }) => rows.map((row) => row.cells));
  return {
    columns: Math.max(...byMonth.map(({ columns }) => columns.length - 2)),
    longest: {
      month: longestOf(cells.flatMap((row) => row.slice(1, -1))),
      year: longestOf(cells.flatMap((row) => row.slice(-1))),
      name: longestOf(cells.flatMap((row) => row.slice(0, 1))),
    },
  };
}
