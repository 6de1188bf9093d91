import type { Stream } from '@trazo/plan/finance/assumptions/streams';
import { afterDays, partsOf } from '../drivers/lags.ts';
import { customersOf, daysOf, type Quantity, quantityOf } from '../drivers/quantities.ts';
import { decimalFraction, type Fraction, fraction, MILLION, ONE, ppm, times } from '../numbers/fraction.ts';
import { yearIndex } from '../numbers/posted.ts';
import type { Operand, OperandName } from './figure.ts';
import {
  type Context,
  decimal,
  fractionText,
  money,
  named,
  number,
  type PostedMonth,
  percent,
} from './operands.ts';
import { laterOperands, postedBy, purchaseOperands } from './posting-lags.ts';

const isOne = ({ n, d }: Fraction): boolean => n === d;

const factor = (name: OperandName, value: Fraction): Operand[] =>
  isOne(value) ? [] : [named('×', name, number(fractionText(value)))];

/** `Π (1 + rate)` of the fiscal years from the second to that of a month. */
function compounded(stepOf: (year: number) => Fraction, month: number): Fraction {
  let value = ONE;
  for (let year = 2; year <= yearIndex(month) + 1; year += 1) value = times(value, stepOf(year));
  return value;
}

const risen = (rate: string, month: number): Fraction =>
  compounded(() => fraction(MILLION + ppm(rate), MILLION), month);

const decimalOf = (text: string): Fraction => decimalFraction(text === '' ? '0' : text);

/** What a month's quantity is made of, in the order the question asks. */
function quantityOperands(
  context: Context,
  stream: Exclude<Stream, { kind: 'annual' }>,
  month: number,
): Operand[] {
  const { frame } = context;
  if (stream.kind === 'subscription') {
    return [
      named('+', 'customers', number(decimal((customersOf(frame, stream).doubled[month] ?? 0) * 5, 4))),
    ];
  }
  const quantity: Quantity = quantityOf(stream);
  const { base, constant, season } = quantity;
  const weight = fraction((season.weights[frame.calendarMonth(month) - 1] ?? 0) * 12, season.sum);
  const inSeason = factor('season', weight);
  const growth = factor('growth', compounded(quantity.step, month));
  const first = fraction(base[month] ?? 0);
  if (stream.kind === 'units' || stream.kind === 'monthly') {
    return [named('+', 'quantity', number(fractionText(times(first, constant)))), ...growth, ...inSeason];
  }
  const steps = Math.max(1, stream.rampMonths);
  const sold = named('×', 'shareSold', percent(Math.round((base[month] ?? 0) / steps)));
  if (stream.kind === 'hours') {
    return [
      named('+', 'heads', number(fractionText(decimalOf(stream.heads)))),
      named('×', 'hoursPerWeek', number(fractionText(decimalOf(stream.hoursPerWeek)))),
      named('×', 'weeksAMonth', number(fractionText(fraction(52 - stream.weeksOff, 12)))),
      sold,
      ...inSeason,
    ];
  }
  return [
    named('+', 'capacity', number(fractionText(decimalOf(stream.capacity)))),
    named('×', 'turns', number(fractionText(decimalOf(stream.turns)))),
    named('×', 'daysOpen', number(String(daysOf(stream, frame.calendarMonth(month))))),
    sold,
    ...inSeason,
  ];
}

const amountOfText = (name: 'price' | 'unitCost', text: string): Operand =>
  named('×', name, { measure: 'money', text: text === '' ? '0' : text });

/** What a month of sales, or of what they use up, is: quantity · price, or the share of a typed year. */
function soldOperands(context: Context, stream: Stream, posted: PostedMonth): Operand[] {
  const { month } = posted;
  if (stream.kind === 'annual') {
    const year = yearIndex(month);
    const typed = context.frame.grains(stream.amounts[year] ?? '');
    if (typed === 0) return [];
    const share = percent(Math.round((posted.grains / typed) * MILLION));
    return [named('+', 'yearAmount', money(context, typed)), named('×', 'shareOfYear', share)];
  }
  const linked = context.facts.products.find(({ id }) => id === stream.productId);
  const kept = ppm(stream.discount);
  return [
    ...quantityOperands(context, stream, month),
    amountOfText('price', stream.price || (linked?.salePrice ?? '')),
    ...(kept === 0 ? [] : [named('×', 'discounted', percent(MILLION - kept))]),
    ...factor('priceRise', risen(stream.priceIndex, month)),
  ];
}

function usedOperands(context: Context, stream: Stream, posted: PostedMonth): Operand[] {
  const { cost } = stream;
  if (cost === null) return [];
  const { month } = posted;
  const tax =
    context.frame.vatScheme === 'exempt'
      ? [named('×', 'withVat', percent(MILLION + context.frame.vatRate(cost.vat, month)))]
      : [];
  if (cost.per === 'revenue' || stream.kind === 'annual') {
    const revenue = context.forecast.sales.find((each) => each.stream.id === stream.id)?.revenue[month] ?? 0;
    return [
      named('+', 'revenue', money(context, revenue)),
      named('×', 'share', percent(ppm(cost.share))),
      ...tax,
    ];
  }
  const linked = context.facts.products.find(({ id }) => id === stream.productId);
  return [
    ...quantityOperands(context, stream, month),
    amountOfText('unitCost', cost.amount || (linked?.cost ?? '')),
    ...factor('costRise', risen(cost.index, month)),
    ...tax,
  ];
}

/** What was bought: what is used up, and what brings the stock to what the coming days need. */
function boughtOperands(context: Context, stream: Stream, { month, grains }: PostedMonth): Operand[] {
  const sales = context.forecast.sales.find((each) => each.stream.id === stream.id);
  const used = sales?.consumed[month] ?? 0;
  const wanted = (stream.cost?.stockDays ?? 0) > 0 ? (sales?.stockWanted[month] ?? 0) : 0;
  const consumed = named('+', 'consumed', money(context, used));
  if (wanted === 0 && used === grains) return [consumed];
  const held = used + wanted - grains;
  return [
    consumed,
    named('+', 'stockWanted', money(context, wanted)),
    named('−', 'stockHeld', money(context, held)),
  ];
}

/** Sales, what they use up, and what customers and suppliers are owed for it. Undefined for other postings. */
export function salesOperands(context: Context, posted: PostedMonth): Operand[] | undefined {
  const { debit, credit, origin, month } = posted;
  if (!['stream', 'consumption', 'purchases'].includes(origin.kind)) return undefined;
  const stream = context.assumptions.streams.find(({ id }) => id === origin.id);
  if (stream === undefined) return undefined;
  const key = `${debit}>${credit}`;
  const invoices = postedBy(context, 'stream', origin.id, ({ debit: to, credit: from }) =>
    to === 'receivables' && (from === 'revenue' || from === 'deferred') ? 1 : 0,
  );
  const of = (months: readonly number[]) => named('+', 'invoices', money(context, months[month] ?? 0));
  const vat = () => named('×', 'vatRate', percent(context.frame.vatRate(stream.vat, month)));
  const inAdvance = stream.kind === 'subscription' && stream.billingMonths > 1;
  switch (key) {
    case 'receivables>revenue':
    case 'deferred>revenue':
      return soldOperands(context, stream, posted);
    case 'receivables>deferred':
      return inAdvance ? [named('+', 'invoicedAhead', money(context, posted.grains))] : [];
    case 'receivables>vat':
    case 'receivables>vatNotDue':
      return [of(invoices), vat()];
    case 'badDebt>receivables':
      return [of(invoices), named('×', 'share', percent(ppm(stream.badDebt)))];
    case 'directCosts>stock':
      return usedOperands(context, stream, posted);
    case 'stock>payables':
      return boughtOperands(context, stream, posted);
    default:
      return origin.kind === 'purchases'
        ? purchaseOperands(context, posted, stream.cost?.vat ?? '', afterDays(stream.cost?.days ?? 0))
        : laterOperands(context, posted, partsOf(stream.terms));
  }
}
