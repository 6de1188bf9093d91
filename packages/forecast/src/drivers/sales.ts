import type { Stream } from '@trazo/plan/finance/assumptions/streams';
import { decimalFraction, type Fraction, fraction, MILLION, ppm, times } from '../numbers/fraction.ts';
import { mulDiv } from '../numbers/integers.ts';
import { COLUMNS, noMonths, postShare } from '../numbers/posted.ts';
import { split, splitInto } from '../numbers/split.ts';
import { type Book, costWithTax, withinRange } from './book.ts';
import {
  averageCustomers,
  type Customers,
  customersOf,
  postPriced,
  type Quantity,
  quantityOf,
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

function annualRevenue({ frame }: Book, stream: Extract<Stream, { kind: 'annual' }>): number[] {
  const months = noMonths();
  const season = seasonOf(stream.season);
  for (let year = 1; year <= 5; year += 1) {
    const inYear = Array.from({ length: 12 }, (_, index) => 12 * year - 11 + index);
    const weights = inYear.map((month) =>
      runsIn(stream, month) ? (season.weights[frame.calendarMonth(month) - 1] ?? 0) : 0,
    );
    if (weights.every((weight) => weight === 0)) continue;
    const parts = split(frame.grains(stream.amounts[year - 1] ?? ''), weights);
    for (const [index, month] of inYear.entries()) months[month] = parts[index] ?? 0;
  }
  return months;
}

const priceOf = ({ frame }: Book, stream: Exclude<Stream, { kind: 'annual' }>): Fraction => {
  const linked = frame.facts.products.find(({ id }) => id === stream.productId);
  const price = decimalFraction(stream.price === '' ? (linked?.salePrice ?? '') : stream.price);
  return times(price, fraction(MILLION - ppm(stream.discount), MILLION));
};

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

/** Revenue, invoices and consumption of a stream; typed years win. */
export function salesOf(book: Book, stream: Stream): Sales {
  const path = `streams.${stream.id}`;
  const { frame, pins } = book;
  let quantity: Quantity | undefined;
  let customers: Customers | undefined;
  let revenue: number[];
  if (stream.kind === 'annual') revenue = annualRevenue(book, stream);
  else {
    if (stream.kind === 'subscription') {
      customers = customersOf(book, stream);
      quantity = averageCustomers(customers);
    } else quantity = quantityOf(stream);
    revenue = postPriced(frame, stream, quantity, priceOf(book, stream), stream.priceIndex);
  }
  revenue = withinRange(book, path, revenue);
  pins.apply(`revenues.f:${stream.id}`, [revenue]);
  const invoices =
    stream.kind === 'subscription' && customers !== undefined
      ? invoicesOf(stream, revenue, customers)
      : revenue;
  const { cost } = stream;
  let consumed = noMonths();
  if (cost?.per === 'revenue') {
    consumed = postShare(revenue.slice(0, COLUMNS), ppm(cost.share), MILLION);
  } else if (cost !== null && quantity !== undefined) {
    const linked = frame.facts.products.find(({ id }) => id === stream.productId);
    const price = decimalFraction(cost.amount === '' ? (linked?.cost ?? '') : cost.amount);
    consumed = postPriced(frame, stream, quantity, price, cost.index).slice(0, COLUMNS);
  }
  consumed = withinRange(book, `${path}.cost`, consumed);
  if (cost !== null) consumed = costWithTax(book, consumed, cost.vat);
  pins.apply(`directExpenses.f:${stream.id}`, [consumed]);
  return {
    stream,
    revenue: revenue.slice(0, COLUMNS),
    invoices: invoices.slice(0, COLUMNS),
    consumed,
    stockWanted: stockFor(consumed, cost?.stockDays ?? 0),
  };
}
