import type { FiscalYears } from '@trazo/plan/finance/fiscal-calendar';
import { must } from '@trazo/plan/must';
import { type Fraction, fraction, MILLION, ONE, ppm } from './fraction.ts';
import { roundDiv, roundDivBig } from './integers.ts';

/**
 * Cumulative rounding in time: what is posted up to each month is the exact sum up to it, rounded once. So the months add
 * up to the year, and no month is further than half a grain from the exact sum.
 */

/** One integer a month, month 0 to 60. */
export type Months = readonly number[];

export const COLUMNS = 61;
export const FISCAL_YEARS = 5;
const ZEROS: number[] = [];
for (let month = 0; month < COLUMNS; month += 1) ZEROS.push(0);
/** Zeros; copying is faster than filling. */
export const noMonths = (columns = COLUMNS): number[] =>
  columns === COLUMNS ? ZEROS.slice() : new Array<number>(columns).fill(0);
export const totalOf = (months: Months): number => months.reduce((total, value) => total + value, 0);
export const addTo = (target: number[], months: Months): void => {
  for (let month = 0; month < target.length; month += 1) {
    target[month] = (target[month] ?? 0) + (months[month] ?? 0);
  }
};

/** What a row has where it cannot lack anything: a month of the forecast, a year of a statement. */
export function valueAt<Value extends number | object>(row: readonly Value[], index: number): Value {
  const value = row[index];
  return value === undefined ? must<Value>(value, 'rows have every month and year') : value;
}

/** What a row comes to from one month to another, both included. */
export function sumBetween(months: Months, first: number, last: number): number {
  let total = 0;
  for (let month = first; month <= last; month += 1) total += valueAt(months, month);
  return total;
}

/** Adds to a month of a row; what lies beyond the forecast is left out. */
export function addAt(row: number[], month: number, amount: number): void {
  if (month < row.length) row[month] = valueAt(row, month) + amount;
}

/** Exact factors of a line: few of them, each for many months. */
export interface Factors {
  /** Which factor a month takes, by month; small integers from 0. */
  readonly cells: readonly number[];
  readonly numeratorOf: (cell: number) => bigint;
  readonly denominator: bigint;
  /** A whole number that weighs on the base of a month, as the season does; without them one. */
  readonly weights?: readonly number[];
}

/** Relative error of a sum of 72 products of doubles, with a margin. */
const SUM_ERROR = 2 ** -45;
const LARGEST_FILTERED = 2 ** 40;

/**
 * Posts the exact values `base[m] · factor(m)`, none negative. Floating-point filter: the sum is reckoned in doubles with a
 * bound of its error, and exactly where that leaves open which way it rounds.
 */
export function postExact(base: Months, { cells, numeratorOf, denominator, weights }: Factors): number[] {
  const posted = noMonths(base.length);
  const divisor = Number(denominator);
  const doubled = 2n * denominator;
  const near: number[] = [];
  const exact: bigint[] = [];
  let sum = 0;
  let exactSum = 0n;
  let exactUntil = 0;
  let before = 0;
  for (let month = 0; month < base.length; month += 1) {
    const value = base[month] ?? 0;
    if (value === 0) continue;
    const cell = cells[month] ?? 0;
    let factor = near[cell];
    if (factor === undefined) {
      const numerator = numeratorOf(cell);
      exact[cell] = numerator;
      factor = Number(numerator) / divisor;
      near[cell] = factor;
    }
    sum += value * (weights === undefined ? 1 : (weights[month] ?? 0)) * factor;
    let rounded = Math.floor(sum);
    const rest = sum - rounded - 0.5;
    if (sum < LARGEST_FILTERED && Math.abs(rest) > sum * SUM_ERROR) {
      if (rest > 0) rounded += 1;
    } else {
      for (; exactUntil <= month; exactUntil += 1) {
        const each = base[exactUntil] ?? 0;
        if (each === 0) continue;
        const weight = weights === undefined ? 1 : (weights[exactUntil] ?? 0);
        exactSum += BigInt(each) * BigInt(weight) * (exact[cells[exactUntil] ?? 0] ?? 0n);
      }
      rounded = Number((2n * exactSum + denominator) / doubled);
    }
    posted[month] = rounded - before;
    before = rounded;
  }
  return posted;
}

/** Posts `months[m] · rate(m) / of`, with one rate or one a month: what derives from amounts that are posted themselves. */
export function postShare(months: Months, rates: number | readonly number[], of: number): number[] {
  const posted = noMonths(months.length);
  let sum = 0;
  let big = 0n;
  let exact = true;
  let before = 0;
  for (let month = 0; month < months.length; month += 1) {
    const value = months[month] ?? 0;
    const rate = typeof rates === 'number' ? rates : (rates[month] ?? 0);
    if (value === 0 || rate === 0) continue;
    const part = value * rate;
    if (exact && Math.abs(part) + Math.abs(sum) > Number.MAX_SAFE_INTEGER) {
      exact = false;
      big = BigInt(sum);
    }
    if (exact) sum += part;
    else big += BigInt(value) * BigInt(rate);
    const rounded = exact ? roundDiv(sum, of) : roundDivBig(big, BigInt(of));
    posted[month] = rounded - before;
    before = rounded;
  }
  return posted;
}

/** A factor for each fiscal year (from 1) over one denominator: `constant · Π rates`. */
export interface YearFactors {
  readonly numerators: readonly bigint[];
  readonly denominator: bigint;
}

/** Posts `base[m]` times the factor of its fiscal year. */
export const postYearly = (
  { indices }: FiscalYears,
  base: Months,
  { numerators, denominator }: YearFactors,
): number[] =>
  postExact(base, { cells: indices, numeratorOf: (cell) => numerators[cell] ?? 0n, denominator });

/** Compound growth: the first year is 1, each following one the last times `step(year)`. */
export function compound(constant: Fraction, stepOf: (year: number) => Fraction): YearFactors {
  const factors: Fraction[] = [constant];
  for (let year = 2; year <= FISCAL_YEARS; year += 1) {
    const last = factors[year - 2] ?? constant;
    const step = stepOf(year);
    factors.push({ n: last.n * step.n, d: last.d * step.d });
  }
  const denominator = factors[FISCAL_YEARS - 1]?.d ?? 1n;
  return { numerators: factors.map(({ n, d }) => n * (denominator / d)), denominator };
}

/** What growth by a percentage multiplies with a year. */
export const riseOf = (percent: string): Fraction => fraction(MILLION + ppm(percent), MILLION);

/** What compound growth has come to in a fiscal year. */
export function compoundedBy(stepOf: (year: number) => Fraction, year: number): Fraction {
  const { numerators, denominator } = compound(ONE, stepOf);
  return { n: must(numerators[year - 1], 'a factor for each fiscal year'), d: denominator };
}
