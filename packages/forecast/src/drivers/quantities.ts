import type { Stream } from '@trazo/plan/finance/assumptions/streams';
import type { FiscalYears } from '@trazo/plan/finance/fiscal-calendar';
import { must } from '@trazo/plan/must';
import type { ForecastContext } from '../forecast-context.ts';
import type { Operand, OperandName, Value } from '../ledger/figure.ts';
import { factor, named, number, percent } from '../ledger/operands.ts';
import { COUNT_LIMIT } from '../limits.ts';
import { fractionText } from '../numbers/decimal.ts';
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
import { greatestDivisor, mulDiv, roundDivBig } from '../numbers/integers.ts';
import { compound, compoundedBy, noMonths, postExact, riseOf } from '../numbers/posted.ts';

/** A factor with the name it has in the form. */
interface NamedFactor {
  readonly name: 'heads' | 'hoursPerWeek' | 'weeksAMonth' | 'capacity' | 'turns';
  readonly value: Fraction;
}

/** An exact quantity a month: `base[m] · unit · season(m) · days(m) · Π factors · Π steps`. */
export interface Quantity {
  readonly name: 'quantity' | 'customers' | 'shareSold';
  readonly base: readonly number[];
  readonly unit: Fraction;
  readonly factors: readonly NamedFactor[];
  /** By calendar month, where capacity is there on some days only. */
  readonly days?: readonly number[];
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
  (years: FiscalYears, line: Ramp, growth: readonly string[]) =>
  (year: number): Fraction =>
    years.firstOf(year) >= line.from + line.rampMonths
      ? fraction(MILLION + ppm(must(growth[year - 1], 'five fiscal years')), MILLION)
      : ONE;

const noGrowth = (): Fraction => ONE;
const over = (divisor: number): Fraction => fraction(1, divisor);

type Priced = Exclude<Stream, { kind: 'annual' | 'subscription' }>;

/** How much is sold a month of everything but subscriptions and typed years. */
export function quantityOf({ years }: ForecastContext, stream: Priced): Quantity {
  if (stream.kind === 'monthly') {
    const typed = stream.quantities.map((text) => scaled(text, 3));
    const base = [0, ...typed].map((value, month) => (runsIn(stream, month) ? value : 0));
    return { name: 'quantity', base, unit: over(1000), factors: [], step: noGrowth, season: EVEN };
  }
  const steps = over(Math.max(1, stream.rampMonths));
  const season = seasonOf(stream.season);
  if (stream.kind === 'units') {
    const normal = scaled(stream.normal, 3);
    const first = stream.first === '' ? normal : scaled(stream.first, 3);
    return {
      name: 'quantity',
      base: rampOf(stream, first, normal, 61),
      unit: times(steps, over(1000)),
      factors: [],
      step: growthOf(years, stream, stream.growth),
      season,
    };
  }
  const normal = ppm(stream.normal);
  const share = {
    name: 'shareSold',
    base: rampOf(stream, stream.first === '' ? normal : ppm(stream.first), normal, 61),
    unit: times(steps, over(MILLION)),
    step: noGrowth,
    season,
  } as const;
  if (stream.kind === 'hours') {
    return {
      ...share,
      factors: [
        { name: 'heads', value: decimalFraction(stream.heads) },
        { name: 'hoursPerWeek', value: decimalFraction(stream.hoursPerWeek) },
        { name: 'weeksAMonth', value: fraction(52 - stream.weeksOff, 12) },
      ],
    };
  }
  return {
    ...share,
    factors: [
      { name: 'capacity', value: decimalFraction(stream.capacity) },
      { name: 'turns', value: decimalFraction(stream.turns) },
    ],
    days: stream.days,
  };
}

/** Posts a quantity times a price (compounding with its index a fiscal year), both exact. */
export function postPriced(
  context: ForecastContext,
  quantity: Quantity,
  price: Fraction,
  index: string,
): number[] {
  const rise = riseOf(index);
  const constant = quantity.factors.reduce((product, { value }) => times(product, value), quantity.unit);
  const { numerators, denominator } = compound(times(times(constant, price), context.scaleFraction), (year) =>
    times(quantity.step(year), rise),
  );
  const { days, season } = quantity;
  const weights = season.weights.map((weight, month) => weight * 12 * (days?.[month] ?? 1));
  return postExact(quantity.base, {
    cells: context.years.indices,
    numeratorOf: (year) => numerators[year] ?? 0n,
    denominator: denominator * BigInt(season.sum),
    weights: context.byCalendarMonth(weights),
  });
}

/** The factors of a month's quantity, in the order the question asks. */
export function quantityOperands(context: ForecastContext, quantity: Quantity, month: number): Operand[] {
  const { name, base, unit, factors, days, step, season } = quantity;
  const calendarMonth = context.calendarMonth(month) - 1;
  const amount = times(fraction(base[month] ?? 0), unit);
  const values: [OperandName, Value][] = factors.map((each) => [each.name, number(fractionText(each.value))]);
  if (days !== undefined) values.push(['daysOpen', number(String(days[calendarMonth] ?? 1))]);
  const isShare = name === 'shareSold';
  const shown = isShare
    ? percent(roundDivBig(amount.n * BigInt(MILLION), amount.d))
    : number(fractionText(amount));
  values.push([name, shown]);
  return [
    ...values.map(([each, value], index) => named(index === 0 ? '+' : '×', each, value)),
    ...factor('growth', compoundedBy(step, context.years.yearOf(month))),
    ...factor('season', fraction((season.weights[calendarMonth] ?? 0) * 12, season.sum)),
  ];
}

type Subscription = Extract<Stream, { kind: 'subscription' }>;

/** Customers of a subscription in thousandths, by the month of the year their next invoice falls into. */
export interface Customers {
  /** Twice the customers of each month: of those who pay by the month, its beginning and end. */
  readonly doubled: readonly number[];
  /** The same for each class of renewal: `classes[month mod billing months][month]`. */
  readonly classes: readonly (readonly number[])[];
  /** More than are counted: there are none then. */
  readonly tooMany: boolean;
}

/**
 * What stays of customers as they renew, rounded to a thousandth: as many leave as would have in the months they paid for,
 * since what is paid in advance is used to its end.
 */
function keptAtRenewal({ churn, billingMonths }: Subscription): (before: number) => number {
  const leaving = ppm(churn);
  if (billingMonths === 1) return (before) => before - mulDiv(before, leaving, MILLION);
  const share = {
    n: BigInt(MILLION - leaving) ** BigInt(billingMonths),
    d: BigInt(MILLION) ** BigInt(billingMonths),
  };
  return (before) => roundDivBig(BigInt(before) * share.n, share.d);
}

/**
 * New customers ramp, grow and follow the season. Who pays by the month is there for half of the first month on average; who
 * pays in advance from its first day.
 */
export function customersOf(context: ForecastContext, stream: Subscription): Customers {
  const columns = 60 + stream.billingMonths;
  const normal = scaled(stream.normal, 3);
  const first = stream.first === '' ? normal : scaled(stream.first, 3);
  const season = seasonOf(stream.season);
  const steps = over(Math.max(1, stream.rampMonths));
  const { numerators, denominator } = compound(steps, growthOf(context.years, stream, stream.growth));
  const arrivals = postExact(rampOf(stream, first, normal, columns), {
    cells: context.years.indices,
    numeratorOf: (year) => numerators[year] ?? 0n,
    denominator: denominator * BigInt(season.sum),
    weights: context.byCalendarMonth(season.weights.map((weight) => weight * 12)),
  });
  const kept = keptAtRenewal(stream);
  const classes = Array.from({ length: stream.billingMonths }, () => noMonths(columns));
  const doubled = noMonths(columns);
  const present = new Array<number>(stream.billingMonths).fill(0);
  const tooMany = arrivals.some((value) => value > COUNT_LIMIT);
  if (!tooMany)
    for (let month = 1; month < columns; month += 1) {
      for (const [renewal, row] of classes.entries()) {
        const before = present[renewal] ?? 0;
        const renews = month % stream.billingMonths === renewal;
        const after = renews ? kept(before) + (arrivals[month] ?? 0) : before;
        present[renewal] = after;
        if (!runsIn(stream, month)) continue;
        const both = stream.billingMonths === 1 ? before + after : 2 * after;
        row[month] = both;
        doubled[month] = (doubled[month] ?? 0) + both;
      }
    }
  return { doubled, classes, tooMany };
}

/** The average customers of a subscription as a quantity; growth is in them already. */
export const averageCustomers = ({ doubled }: Pick<Customers, 'doubled'>): Quantity => ({
  name: 'customers',
  base: doubled,
  unit: over(2000),
  factors: [],
  step: noGrowth,
  season: EVEN,
});
