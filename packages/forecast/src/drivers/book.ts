import type { ForecastContext } from '../forecast-context.ts';
import type { Operand } from '../ledger/figure.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { type Formula, money, named, percent } from '../ledger/operands.ts';
import { LIMIT } from '../limits.ts';
import { MILLION } from '../numbers/fraction.ts';
import { addTo, type Months, postShare, valueAt } from '../numbers/posted.ts';
import type { Pins } from './pins.ts';

/** What the drivers write into and take from: ledger, context, pins, and lines that left the range. */
export interface Book {
  readonly context: ForecastContext;
  readonly ledger: Ledger;
  readonly pins: Pins;
  /** Paths of assumptions whose months exceed what the forecast counts exactly. */
  readonly beyond: Set<string>;
  /** Value-added tax inside payments of month 0, by line of the cash plan and group. */
  readonly prefinanced: Map<string, number>;
}

/** The line, or zeros and a note if one of its months is too large. */
export function withinRange(book: Book, path: string, months: number[]): number[] {
  const most = LIMIT * book.context.scale;
  if (months.every((value) => value <= most && value >= -most)) return months;
  book.beyond.add(path);
  return months.map(() => 0);
}

/** Tax on an amount a month. */
export const taxOn = ({ context }: Book, months: Months, rate: string): number[] =>
  postShare(months, context.vatRates(rate), MILLION);

/** How that tax came about. */
export const taxFormula =
  ({ context }: Book, months: Months, rate: string): Formula =>
  (month) => [
    named('+', 'invoices', money(context, valueAt(months, month))),
    named('×', 'vatRate', percent(context.vatRate(rate, month))),
  ];

/** Schemes without input tax: what is paid to suppliers is the cost itself. */
const isCost = ({ vatScheme }: ForecastContext): boolean =>
  vatScheme === 'exempt' || vatScheme === 'surcharge';

export function costWithTax(book: Book, months: number[], rates: Months): number[] {
  if (isCost(book.context)) addTo(months, postShare(months, rates, MILLION));
  return months;
}

/** The tax within such a cost, where there is any. */
export function withinCost(context: ForecastContext, rates: Months, month: number): Operand[] {
  const part = isCost(context) ? valueAt(rates, month) : 0;
  return part === 0 ? [] : [named('×', 'withVat', percent(MILLION + part))];
}
