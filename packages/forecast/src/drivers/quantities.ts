import type { Stream } from '@trazo/plan/finance/assumptions/streams';
import type { Frame } from '../frame.ts';
import { COUNT_LIMIT } from '../limits.ts';
import {
  decimalFraction,
  type Fraction,
  fraction,
  MILLION,
  ONE,
  ppm,
  scaled,
  times,
} from '../numbers/fraction.ts';
import { greatestDivisor, mulDiv } from '../numbers/integers.ts';
import { compound, noMonths, postExact, YEAR_CELLS } from '../numbers/posted.ts';

/** An exact quantity a month: `base[m] · season(m) · constant · Π steps`. */
export interface Quantity {
  readonly base: readonly number[];
  readonly constant: Fraction;
  /** Growth of a fiscal year (from 2) over the one before. */
  readonly step: (year: number) => Fraction;
  readonly season: Season;
}

/** Twelve weights whose mean is one: `weights[calendar month − 1] · 12 / sum`. */
export interface Season {
  readonly weights: readonly number[];
  readonly sum: number;
}

const EVEN: Season = { weights: new Array<number>(12).fill(1), sum: 12 };

export function seasonOf(texts: readonly string[]): Season {
  const typed = texts.map((text) => scaled(text, 3));
  const common = typed.reduce(greatestDivisor, 0);
  if (common === 0) return EVEN;
  const weights = typed.map((weight) => weight / common);
  return { weights, sum: weights.reduce((total, weight) => total + weight, 0) };
}

/** Whether a line runs in a month. */
export const runsIn = ({ from, until }: { from: number; until: '' | number }, month: number): boolean =>
  month >= from && (until === '' || month <= until);

interface Ramp {
  readonly from: number;
  readonly until: '' | number;
  readonly rampMonths: number;
}

/**
 * From the first to the normal value in equal steps, times `max(1, ramp months)`; without a first value normal from the
 * first day.
 */
function rampOf(line: Ramp, first: number, normal: number, columns: number): number[] {
  const steps = line.rampMonths;
  return noMonths(columns).map((_, month) => {
    if (!runsIn(line, month)) return 0;
    const passed = month - line.from;
    if (passed >= steps) return normal * Math.max(1, steps);
    return first * (steps - passed) + normal * passed;
  });
}

/** Growth counts from the first fiscal year that starts after the ramp. */
const growthOf =
  (line: Ramp, growth: readonly string[]) =>
  (year: number): Fraction =>
    12 * year - 11 >= line.from + line.rampMonths
      ? fraction(MILLION + ppm(growth[year - 1] ?? ''), MILLION)
      : ONE;

const noGrowth = (): Fraction => ONE;
const over = (divisor: number): Fraction => fraction(1, divisor);

type Priced = Exclude<Stream, { kind: 'annual' | 'subscription' }>;

/** How much is sold a month of everything but subscriptions and typed years. */
export function quantityOf(stream: Priced): Quantity {
  if (stream.kind === 'monthly') {
    const typed = stream.quantities.map((text) => scaled(text, 3));
    const base = [0, ...typed].map((value, month) => (runsIn(stream, month) ? value : 0));
    return { base, constant: over(1000), step: noGrowth, season: EVEN };
  }
  const steps = over(Math.max(1, stream.rampMonths));
  const season = seasonOf(stream.season);
  if (stream.kind === 'units') {
    const normal = scaled(stream.normal, 3);
    const first = stream.first === '' ? normal : scaled(stream.first, 3);
    return {
      base: rampOf(stream, first, normal, 61),
      constant: times(steps, over(1000)),
      step: growthOf(stream, stream.growth),
      season,
    };
  }
  const normal = ppm(stream.normal);
  const share = rampOf(stream, stream.first === '' ? normal : ppm(stream.first), normal, 61);
  const shareOf = times(steps, over(MILLION));
  if (stream.kind === 'hours') {
    const weeks = fraction(52 - stream.weeksOff, 12);
    const week = times(decimalFraction(stream.heads), decimalFraction(stream.hoursPerWeek));
    return { base: share, constant: times(times(shareOf, weeks), week), step: noGrowth, season };
  }
  return {
    base: share,
    constant: times(times(shareOf, decimalFraction(stream.capacity)), decimalFraction(stream.turns)),
    step: noGrowth,
    season,
  };
}

/** Days open weigh on capacity beside the season. */
export const daysOf = (stream: Stream, calendarMonth: number): number =>
  stream.kind === 'capacity' ? (stream.days[calendarMonth - 1] ?? 0) : 1;

/** Posts a quantity times a price (compounding with its index a fiscal year), both exact. */
export function postPriced(
  frame: Frame,
  stream: Stream,
  quantity: Quantity,
  price: Fraction,
  index: string,
): number[] {
  const rise = fraction(MILLION + ppm(index), MILLION);
  const { numerators, denominator } = compound(
    times(times(quantity.constant, price), frame.scaleFraction),
    (year) => times(quantity.step(year), rise),
  );
  const weights = quantity.season.weights.map((weight, index) => weight * 12 * daysOf(stream, index + 1));
  return postExact(quantity.base, {
    cells: YEAR_CELLS,
    numeratorOf: (year) => numerators[year] ?? 0n,
    denominator: denominator * BigInt(quantity.season.sum),
    weights: frame.byCalendarMonth(weights),
  });
}

type Subscription = Extract<Stream, { kind: 'subscription' }>;

/** Customers of a subscription in thousandths, by the month of the year their next invoice falls into. */
export interface Customers {
  /** Twice the average of each month. */
  readonly doubled: readonly number[];
  /** The same for each class of renewal: `classes[month mod billing months][month]`. */
  readonly classes: readonly (readonly number[])[];
  /** More than are counted: there are none then. */
  readonly tooMany: boolean;
}

/** New customers ramp, grow and follow the season; of each class the churn leaves a month, rounded to a thousandth. */
export function customersOf(frame: Frame, stream: Subscription): Customers {
  const columns = 60 + stream.billingMonths;
  const normal = scaled(stream.normal, 3);
  const first = stream.first === '' ? normal : scaled(stream.first, 3);
  const season = seasonOf(stream.season);
  const steps = over(Math.max(1, stream.rampMonths));
  const { numerators, denominator } = compound(steps, growthOf(stream, stream.growth));
  const arrivals = postExact(rampOf(stream, first, normal, columns), {
    cells: YEAR_CELLS,
    numeratorOf: (year) => numerators[year] ?? 0n,
    denominator: denominator * BigInt(season.sum),
    weights: frame.byCalendarMonth(season.weights.map((weight) => weight * 12)),
  });
  const churn = ppm(stream.churn);
  const classes = Array.from({ length: stream.billingMonths }, () => noMonths(columns));
  const doubled = noMonths(columns);
  const present = new Array<number>(stream.billingMonths).fill(0);
  const tooMany = arrivals.some((value) => value > COUNT_LIMIT);
  if (!tooMany)
    for (let month = 1; month < columns; month += 1) {
      for (const [renewal, row] of classes.entries()) {
        const before = present[renewal] ?? 0;
        const arrived = month % stream.billingMonths === renewal ? (arrivals[month] ?? 0) : 0;
        const after = before - mulDiv(before, churn, MILLION) + arrived;
        present[renewal] = after;
        if (!runsIn(stream, month)) continue;
        row[month] = before + after;
        doubled[month] = (doubled[month] ?? 0) + before + after;
      }
    }
  return { doubled, classes, tooMany };
}

/** The average customers of a subscription as a quantity; growth is in them already. */
export const averageCustomers = ({ doubled }: Pick<Customers, 'doubled'>): Quantity => ({
  base: doubled,
  constant: over(2000),
  step: noGrowth,
  season: EVEN,
});
