import type { Stream, UnitCost } from '@trazo/plan/finance/assumptions/streams';
import { must } from '@trazo/plan/must';
import type { ForecastContext } from '../forecast-context.ts';
import { type Formula, factor, money, named, percent, shareOfYear, typedMoney } from '../ledger/operands.ts';
import { byIdentity } from '../numbers/by-identity.ts';
import { decimalFraction, type Fraction, fraction, MILLION, ppm, times } from '../numbers/fraction.ts';
import { mulDiv } from '../numbers/integers.ts';
import { addTo, COLUMNS, compoundedBy, noMonths, postShare, riseOf } from '../numbers/posted.ts';
import { split, splitInto } from '../numbers/split.ts';
import { type Book, costWithTax, taxOn, withinCost, withinRange } from './book.ts';
import {
  averageCustomers,
  type Customers,
  customersOf,
  postPriced,
  type Quantity,
  quantityOf,
  quantityOperands,
  runsIn,
  seasonOf,
} from './quantities.ts';

/** A stream worked out: what is earned and used up a month, in grains. */
export interface Sales {
  readonly stream: Stream;
  readonly revenue: number[];
  /** Invoices, where customers pay in advance; else the revenue. */
  readonly invoices: number[];
  readonly consumed: number[];
  /** What should be in stock at the end of each month. */
  readonly stockWanted: number[];
}

/** The same, with how each month of it is worked out. */
export interface WorkedSales {
  readonly sales: Sales;
  readonly sold: Formula;
  readonly invoiced: Formula;
  readonly consumption: Formula;
}

function annualRevenue(context: ForecastContext, stream: Extract<Stream, { kind: 'annual' }>): number[] {
  const months = noMonths();
  const season = seasonOf(stream.season);
  for (let year = 1; year <= 5; year += 1) {
    const { years } = context;
    const inYear = Array.from({ length: years.lengthOf(year) }, (_, index) => years.firstOf(year) + index);
    const weights = inYear.map((month) =>
      runsIn(stream, month) ? (season.weights[context.calendarMonth(month) - 1] ?? 0) : 0,
    );
    if (weights.every((weight) => weight === 0)) continue;
    const parts = split(context.grains(must(stream.amounts[year - 1], 'five fiscal years')), weights);
    for (const [index, month] of inYear.entries()) months[month] = parts[index] ?? 0;
  }
  return months;
}

type Priced = Exclude<Stream, { kind: 'annual' }>;

/** What a unit costs rises as its price does, unless something else is said. */
const costIndexOf = (stream: Priced, cost: UnitCost): string => cost.index || stream.priceIndex;

const priceOf = (stream: Priced): Fraction =>
  times(decimalFraction(stream.price), fraction(MILLION - ppm(stream.discount), MILLION));

/** What a stream comes to by itself, before typed years and limits. */
interface Alone {
  readonly quantity: Quantity | undefined;
  readonly customers: Customers | undefined;
  readonly revenue: readonly number[];
  /** What its units cost, where it has any. */
  readonly consumed: readonly number[] | undefined;
}

const known = byIdentity<Stream, Alone>();

function workedOut(context: ForecastContext, stream: Stream): Alone {
  if (stream.kind === 'annual') {
    const revenue = annualRevenue(context, stream);
    return { quantity: undefined, customers: undefined, revenue, consumed: undefined };
  }
  const customers = stream.kind === 'subscription' ? customersOf(context, stream) : undefined;
  const quantity =
    stream.kind === 'subscription'
      ? averageCustomers(customers ?? { doubled: [] })
      : quantityOf(context, stream);
  const revenue = postPriced(context, quantity, priceOf(stream), stream.priceIndex);
  const { cost } = stream;
  if (cost?.per !== 'unit') return { quantity, customers, revenue, consumed: undefined };
  const price = decimalFraction(cost.amount);
  const consumed = postPriced(context, quantity, price, costIndexOf(stream, cost)).slice(0, COLUMNS);
  return { quantity, customers, revenue, consumed };
}

function aloneOf(context: ForecastContext, stream: Stream): Alone {
  const { scale, years } = context;
  const circumstances = [scale, years.firstMonths, context.calendarMonth(1)].join(' ');
  return known(stream, circumstances, () => workedOut(context, stream));
}

/** Invoices in advance: each class of customers pays the coming months at once, in the month it renews. */
function invoicesOf(
  { billingMonths }: Extract<Stream, { kind: 'subscription' }>,
  revenue: readonly number[],
  { classes }: Customers,
): number[] {
  const invoices = noMonths();
  const [weights, parts, rests]: [number[], number[], number[]] = [[], [], []];
  for (let month = 1; month < revenue.length; month += 1) {
    const earned = revenue[month] ?? 0;
    if (earned === 0) continue;
    let total = 0;
    for (let renewal = 0; renewal < billingMonths; renewal += 1) {
      const weight = classes[renewal]?.[month] ?? 0;
      weights[renewal] = weight;
      total += weight;
    }
    if (total === 0) {
      weights.fill(1);
      total = billingMonths;
    }
    splitInto(parts, rests, earned, weights, total);
    for (let renewal = 0; renewal < billingMonths; renewal += 1) {
      const billed = month - ((month - renewal + billingMonths) % billingMonths);
      const into = Math.max(1, billed);
      if (into < COLUMNS) invoices[into] = (invoices[into] ?? 0) + (parts[renewal] ?? 0);
    }
  }
  return invoices;
}

function stockFor(consumed: readonly number[], days: number): number[] {
  const whole = Math.floor(days / 30);
  const rest = days % 30;
  const inMonth = (month: number) => Math.max(0, consumed[Math.min(60, month)] ?? 0);
  return noMonths().map((_, month) => {
    let wanted = mulDiv(inMonth(month + whole + 1), rest, 30);
    for (let ahead = 1; ahead <= whole; ahead += 1) wanted += inMonth(month + ahead);
    return wanted;
  });
}

/** A retailer under the surcharge takes in the tax on sales as well; an amount typed by year is what comes in. */
const keepsTax = ({ vatScheme }: ForecastContext, { kind, vat }: Stream): boolean =>
  vatScheme === 'surcharge' && kind !== 'annual' && vat !== 'none';

/** How a month of the revenue came about: quantity · price, or its share of a typed year. */
function soldFormula(
  context: ForecastContext,
  stream: Stream,
  { quantity }: Alone,
  revenue: readonly number[],
): Formula {
  return (month) => {
    if (stream.kind === 'annual') {
      const typed = context.grains(
        must(stream.amounts[context.years.yearOf(month) - 1], 'an amount for each fiscal year'),
      );
      return shareOfYear(context, 'yearAmount', typed, revenue[month] ?? 0);
    }
    const discount = ppm(stream.discount);
    return [
      ...quantityOperands(context, must(quantity, 'a quantity of all that has a price'), month),
      named('×', 'price', typedMoney(stream.price)),
      ...(discount === 0 ? [] : [named('×', 'discounted', percent(MILLION - discount))]),
      ...factor(
        'priceRise',
        compoundedBy(() => riseOf(stream.priceIndex), context.years.yearOf(month)),
      ),
      ...(keepsTax(context, stream)
        ? [named('×', 'withVatKept', percent(MILLION + context.vatRate(stream.vat, month)))]
        : []),
    ];
  };
}

/** How a month of what is used up came about: quantity · unit cost, or a share of the revenue. */
function usedFormula(
  context: ForecastContext,
  stream: Stream,
  { quantity }: Alone,
  revenue: readonly number[],
): Formula {
  return (month) => {
    const { cost } = stream;
    if (cost === null) return [];
    const tax = withinCost(context, context.goodsRates(cost.vat), month);
    if (stream.kind === 'annual' || cost.per === 'revenue' || quantity === undefined) {
      const sold = named('+', 'revenue', money(context, revenue[month] ?? 0));
      return [sold, named('×', 'share', percent(ppm(cost.share))), ...tax];
    }
    return [
      ...quantityOperands(context, quantity, month),
      named('×', 'unitCost', typedMoney(cost.amount)),
      ...factor(
        'costRise',
        compoundedBy(() => riseOf(costIndexOf(stream, cost)), context.years.yearOf(month)),
      ),
      ...tax,
    ];
  };
}

/** Revenue, invoices and consumption of a stream; typed years win. */
export function salesOf(book: Book, stream: Stream): WorkedSales {
  const path = `streams.${stream.id}`;
  const { context, pins } = book;
  const alone = aloneOf(context, stream);
  const { customers } = alone;
  if (customers?.tooMany) book.beyond.add(path);
  const net = withinRange(book, path, alone.revenue.slice());
  const revenueLine = `revenues.f:${stream.id}`;
  const kept = keepsTax(context, stream) ? [taxOn(book, net, stream.vat)] : [];
  pins.apply(revenueLine, [net, ...kept]);
  const revenue = net.slice();
  for (const tax of kept) addTo(revenue, tax);
  const invoices =
    stream.kind === 'subscription' && customers !== undefined
      ? invoicesOf(stream, revenue, customers)
      : revenue;
  const { cost } = stream;
  let consumed =
    cost?.per === 'revenue'
      ? postShare(net.slice(0, COLUMNS), ppm(cost.share), MILLION)
      : (alone.consumed?.slice() ?? noMonths());
  consumed = withinRange(book, `${path}.cost`, consumed);
  if (cost !== null) consumed = costWithTax(book, consumed, context.goodsRates(cost.vat));
  const costLine = `directExpenses.f:${stream.id}`;
  pins.apply(costLine, [consumed]);
  const ahead: Formula = (month) => [named('+', 'invoicedAhead', money(context, invoices[month] ?? 0))];
  return {
    sales: {
      stream,
      revenue: revenue.slice(0, COLUMNS),
      invoices: invoices.slice(0, COLUMNS),
      consumed,
      stockWanted: stockFor(consumed, cost?.stockDays ?? 0),
    },
    sold: pins.formula(revenueLine, revenue, soldFormula(context, stream, alone, revenue)),
    invoiced: pins.formula(revenueLine, invoices, ahead),
    consumption: pins.formula(costLine, consumed, usedFormula(context, stream, alone, net)),
  };
}
