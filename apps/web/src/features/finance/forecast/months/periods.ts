import { firstDayOf } from '@trazo/plan/finance/calendar-years';

/** A column of a table over time: what was before the first day, a fiscal year, a quarter of one, or a month. Numbers begin with 1. */
export type Period =
  | { readonly kind: 'before'; readonly number: 0 }
  | { readonly kind: 'year' | 'quarter' | 'month'; readonly number: number };

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
export const AT_FIRST: Unfolded = { years: new Set([1]), quarters: new Set([1]) };

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
export function toggledAt({ years, quarters }: Unfolded, { kind, number }: Period): Unfolded {
  return kind === 'year'
    ? { years: toggled(years, number), quarters }
    : { years, quarters: toggled(quarters, number) };
}

export const isUnfolded = ({ years, quarters }: Unfolded, { kind, number }: Period): boolean =>
  (kind === 'year' && years.has(number)) || (kind === 'quarter' && quarters.has(number));

const quarterOf = (month: number): number => Math.ceil(month / 3);
export const yearOf = (month: number): number => Math.max(1, Math.ceil(month / 12));

/** Unfolds what months stand in. */
export function withMonths({ years, quarters }: Unfolded, from: number, until: number): Unfolded {
  const months = numbers(from, until - from + 1);
  return {
    years: new Set([...years, ...months.map(yearOf)]),
    quarters: new Set([...quarters, ...months.map(quarterOf)]),
  };
}

/** Whether a month has a column of its own. */
export const isMonthShown = ({ years, quarters }: Unfolded, month: number): boolean =>
  years.has(yearOf(month)) && quarters.has(quarterOf(month));

/**
 * The columns from left to right: each year and quarter with its sum at its head, what it is made of behind it. `before` is the
 * first part of the first year where there was something before the first day.
 */
export function periodsOf(unfolded: Unfolded, before: boolean, years: readonly number[] = YEARS): Period[] {
  return years.flatMap((year): Period[] => {
    const head: Period = { kind: 'year', number: year };
    if (!unfolded.years.has(year)) return [head];
    const quarters = numbers(4 * year - 3, 4).flatMap((quarter): Period[] => [
      { kind: 'quarter', number: quarter },
      ...(unfolded.quarters.has(quarter)
        ? numbers(3 * quarter - 2, 3).map((number): Period => ({ kind: 'month', number }))
        : []),
    ]);
    return [head, ...(before && year === 1 ? [{ kind: 'before', number: 0 } as const] : []), ...quarters];
  });
}

export const periodKey = ({ kind, number }: Period): string => `${kind}${number}`;

/** First and last month of a period; month 0 belongs to the first year. */
export function monthsIn({ kind, number }: Period): readonly [first: number, last: number] {
  switch (kind) {
    case 'before':
      return [0, 0];
    case 'year':
      return [number === 1 ? 0 : 12 * number - 11, 12 * number];
    case 'quarter':
      return [3 * number - 2, 3 * number];
    case 'month':
      return [number, number];
  }
}

/** What flowed in a period. */
export function flowIn(months: readonly number[], period: Period): number {
  const [first, last] = monthsIn(period);
  let total = 0;
  for (let month = first; month <= last; month += 1) total += months[month] ?? 0;
  return total;
}

/** The first day of a month, as a date to be worded. */
export const dateOf = (start: string, month: number): Date =>
  new Date(`${firstDayOf(start, month)}T00:00:00Z`);
