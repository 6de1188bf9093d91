import type { Stream } from '@trazo/plan/finance/assumptions/streams';
import type { Frame, LinkedProduct } from '../frame.ts';
import { byIdentity } from '../numbers/by-identity.ts';
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

function annualRevenue(frame: Frame, stream: Extract<Stream, { kind: 'annual' }>): number[] {
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

type Linked = Pick<LinkedProduct, 'salePrice' | 'cost'>;

const priceOf = (stream: Exclude<Stream, { kind: 'annual' }>, linked: Linked): Fraction =>
  times(
    decimalFraction(stream.price === '' ? linked.salePrice : stream.price),
    fraction(MILLION - ppm(stream.discount), MILLION),
  );

/** What a stream comes to by itself, before typed years and limits. */
interface Alone {
  readonly customers: Customers | undefined;
  readonly revenue: readonly number[];
  /** What its units cost, where it has any. */
  readonly consumed: readonly number[] | undefined;
}

const known = byIdentity<Stream, Alone>();

function workedOut(frame: Frame, stream: Stream, linked: Linked): Alone {
  if (stream.kind === 'annual') {
    return { customers: undefined, revenue: annualRevenue(frame, stream), consumed: undefined };
  }
  const customers = stream.kind === 'subscription' ? customersOf(frame, stream) : undefined;
  const quantity =
    stream.kind === 'subscription' ? averageCustomers(customers ?? { doubled: [] }) : quantityOf(stream);
  const revenue = postPriced(frame, stream, quantity, priceOf(stream, linked), stream.priceIndex);
  const { cost } = stream;
  if (cost?.per !== 'unit') return { customers, revenue, consumed: undefined };
  const price = decimalFraction(cost.amount === '' ? linked.cost : cost.amount);
  const consumed = postPriced(frame, stream, quantity, price, cost.index).slice(0, COLUMNS);
  return { customers, revenue, consumed };
}

function aloneOf(frame: Frame, stream: Stream): Alone {
  const linked = frame.facts.products.find(({ id }) => id === stream.productId) ?? {
    salePrice: '',
    cost: '',
  };
  const circumstances = [frame.scale, frame.calendarMonth(1), linked.salePrice, linked.cost].join(' ');
  return known(stream, circumstances, () => workedOut(frame, stream, linked));
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

/** Revenue, invoices and consumption of a stream; typed years win. */
export function salesOf(book: Book, stream: Stream): Sales {
  const path = `streams.${stream.id}`;
  const { frame, pins } = book;
  const alone = aloneOf(frame, stream);
  const { customers } = alone;
  if (customers?.tooMany) book.beyond.add(path);
  const revenue = withinRange(book, path, alone.revenue.slice());
  pins.apply(`revenues.f:${stream.id}`, [revenue]);
  const invoices =
    stream.kind === 'subscription' && customers !== undefined
      ? invoicesOf(stream, revenue, customers)
      : revenue;
  const { cost } = stream;
  let consumed =
    cost?.per === 'revenue'
      ? postShare(revenue.slice(0, COLUMNS), ppm(cost.share), MILLION)
      : (alone.consumed?.slice() ?? noMonths());
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
