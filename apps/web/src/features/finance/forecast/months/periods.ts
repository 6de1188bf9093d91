import { sumBetween } from '@trazo/forecast/numbers/posted';
import { firstDayOf } from '@trazo/plan/finance/calendar-years';
import type { FiscalYears } from '@trazo/plan/finance/fiscal-calendar';

/** A column of a table over time: what was before the first day, a fiscal year, a quarter of one, or a month. Numbers begin with 1. */
export interface Period {
  readonly kind: 'before' | 'year' | 'quarter' | 'month';
  readonly number: number;
  /** First and last month; month 0 belongs to the first year. */
  readonly first: number;
  readonly last: number;
}

export type Zoom = 'years' | 'quarters' | 'months';

/** What is unfolded: years by number, quarters counted through all years. */
export interface Unfolded {
  readonly years: ReadonlySet<number>;
  readonly quarters: ReadonlySet<number>;
}

const numbers = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + index);

export const YEARS = numbers(1, 5);
const QUARTERS = numbers(1, 20);

/** At first: the first year in quarters, its first quarter in months. */
export const atFirst = (calendar: FiscalYears): Unfolded => ({
  years: new Set([1]),
  quarters: new Set([quarterOf(calendar, 1)]),
});

/** All columns down to one kind. */
export const zoomedTo = (zoom: Zoom): Unfolded => ({
  years: new Set(zoom === 'years' ? [] : YEARS),
  quarters: new Set(zoom === 'months' ? QUARTERS : []),
});

/** The kind all columns are unfolded to; undefined where years differ. */
export function zoomOf({ years, quarters }: Unfolded): Zoom | undefined {
  if (years.size === 0) return 'years';
  if (years.size < YEARS.length) return undefined;
  if (quarters.size === 0) return 'quarters';
  return quarters.size === QUARTERS.length ? 'months' : undefined;
}

const toggled = (set: ReadonlySet<number>, number: number): ReadonlySet<number> =>
  set.has(number) ? new Set([...set].filter((each) => each !== number)) : new Set([...set, number]);

/** Folds or unfolds a year or a quarter. */
export function toggledAt(
  { years, quarters }: Unfolded,
  { kind, number }: Pick<Period, 'kind' | 'number'>,
): Unfolded {
  return kind === 'year'
    ? { years: toggled(years, number), quarters }
    : { years, quarters: toggled(quarters, number) };
}

export const isUnfolded = ({ years, quarters }: Unfolded, { kind, number }: Period): boolean =>
  (kind === 'year' && years.has(number)) || (kind === 'quarter' && quarters.has(number));

/** The quarter of a month: four end with each year, of a short one only its last. */
function quarterOf(calendar: FiscalYears, month: number): number {
  const year = calendar.yearOf(month);
  return 4 * year - Math.floor((calendar.lastOf(year) - month) / 3);
}

/** Unfolds what months stand in. */
export function withMonths(
  { years, quarters }: Unfolded,
  calendar: FiscalYears,
  from: number,
  until: number,
): Unfolded {
  const months = numbers(from, until - from + 1);
  return {
    years: new Set([...years, ...months.map((month) => calendar.yearOf(month))]),
    quarters: new Set([...quarters, ...months.map((month) => quarterOf(calendar, month))]),
  };
}

/** Whether a month has a column of its own. */
export const isMonthShown = ({ years, quarters }: Unfolded, calendar: FiscalYears, month: number): boolean =>
  years.has(calendar.yearOf(month)) && quarters.has(quarterOf(calendar, month));

export const monthPeriod = (month: number): Period => ({
  kind: 'month',
  number: month,
  first: month,
  last: month,
});

export function yearPeriod(calendar: FiscalYears, number: number): Period {
  const [first, last] = calendar.monthsOf(number);
  return { kind: 'year', number, first, last };
}

/** The quarters of a year, by their numbers. */
function quartersIn(calendar: FiscalYears, year: number): Period[] {
  const start = calendar.firstOf(year);
  return numbers(4 * year - 3, 4).flatMap((number): Period[] => {
    const last = calendar.lastOf(year) - 3 * (4 * year - number);
    return last < start ? [] : [{ kind: 'quarter', number, first: Math.max(start, last - 2), last }];
  });
}

/**
 * The columns from left to right: each year and quarter with its sum at its head, what it is made of behind it. `before` is the
 * first part of the first year where there was something before the first day.
 */
export function periodsOf(
  unfolded: Unfolded,
  calendar: FiscalYears,
  before: boolean,
  years: readonly number[] = YEARS,
): Period[] {
  return years.flatMap((year): Period[] => {
    const head = yearPeriod(calendar, year);
    if (!unfolded.years.has(year)) return [head];
    const quarters = quartersIn(calendar, year).flatMap((quarter): Period[] => [
      quarter,
      ...(unfolded.quarters.has(quarter.number)
        ? numbers(quarter.first, quarter.last - quarter.first + 1).map(monthPeriod)
        : []),
    ]);
    return [head, ...(before && year === 1 ? [BEFORE] : []), ...quarters];
  });
}

const BEFORE: Period = { kind: 'before', number: 0, first: 0, last: 0 };

export const periodKey = ({ kind, number }: Period): string => `${kind}${number}`;

/** What flowed in a period. */
export const flowIn = (months: readonly number[], { first, last }: Period): number =>
  sumBetween(months, first, last);

/** The first day of a month, as a date to be worded. */
export const dateOf = (start: string, month: number): Date =>
  new Date(`${firstDayOf(start, month)}T00:00:00Z`);
