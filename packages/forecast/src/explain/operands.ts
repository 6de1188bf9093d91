import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { Pins } from '../drivers/pins.ts';
import { amountOf } from '../fill/computed-grid.ts';
import type { Forecast } from '../forecast.ts';
import { Frame, monthsOfYear, type PlanFacts } from '../frame.ts';
import type { Posting } from '../ledger/ledger.ts';
import type { Fraction } from '../numbers/fraction.ts';
import type { Pack } from '../pack.ts';
import type { Figure, Operand, OperandName, Period, PostingRow, Value } from './figure.ts';

/** A forecast with what it was worked out from. */
export interface Explained {
  readonly assumptions: Assumptions;
  readonly pack: Pack;
  readonly facts: PlanFacts;
  readonly forecast: Forecast;
}

export interface Context extends Explained {
  readonly frame: Frame;
  readonly pins: Pins;
}

export function contextOf(explained: Explained): Context {
  const frame = new Frame(explained.assumptions, explained.pack, explained.facts);
  return { ...explained, frame, pins: new Pins(frame) };
}

export const money = ({ forecast }: Explained, grains: number): Value => ({
  measure: 'money',
  text: amountOf(grains, forecast.scale),
});
export const cents = (amount: number): Value => ({ measure: 'money', text: amountOf(amount, 100) });

/** An integer of `10^-digits` as a decimal. */
export function decimal(value: number, digits: number): string {
  const size = String(Math.abs(value)).padStart(digits + 1, '0');
  const whole = digits === 0 ? size : `${size.slice(0, -digits)}.${size.slice(-digits)}`;
  const short = digits === 0 ? whole : whole.replace(/\.?0+$/, '');
  return value < 0 ? `-${short}` : short;
}

/** A fraction to six decimals. */
export function fractionText({ n, d }: Fraction): string {
  const millionths = (n * 1_000_000n) / d;
  return decimal(Number(millionths), 6);
}

export const number = (text: string): Value => ({ measure: 'number', text: text || '0' });
export const percent = (ppm: number): Value => ({ measure: 'percent', text: decimal(ppm, 4) });

type Operator = Operand['operator'];

export const named = (
  operator: Operator,
  name: OperandName,
  value: Value,
  more: Pick<Operand, 'month' | 'figure'> = {},
): Operand => ({ operator, name, value, ...more });

export const opened = (operator: Operator, figure: Figure, value: Value): Operand => ({
  operator,
  figure,
  value,
});

export const bracket = (
  operator: Operator,
  inner: readonly Operand[],
  value: Value,
  name?: OperandName,
): Operand => ({ operator, inner, value, ...(name === undefined ? {} : { name }) });

/** First and last month of a period. */
export function monthsOf(at: Period): readonly [first: number, last: number] {
  if ('month' in at) return [at.month, at.month];
  return 'year' in at ? monthsOfYear(at.year) : [at.from, at.until];
}

export function sumOver(months: readonly number[], at: Period): number {
  const [first, last] = monthsOf(at);
  let total = 0;
  for (let month = first; month <= last; month += 1) total += months[month] ?? 0;
  return total;
}

/** The postings that a sign is known for, with what they come to in a period. */
export function rowsOf(
  { forecast }: Explained,
  at: Period,
  signOf: (posting: Posting) => number,
): PostingRow[] {
  return forecast.ledger.postings.flatMap((posting, index) => {
    const sign = signOf(posting);
    const grains = sign === 0 ? 0 : sign * sumOver(posting.months, at);
    if (grains === 0) return [];
    const { debit, credit, origin } = posting;
    return [{ index, at, debit, credit, source: { kind: origin.kind, id: origin.id }, grains }];
  });
}

export const totalOfRows = (rows: readonly PostingRow[]): number =>
  rows.reduce((total, { grains }) => total + grains, 0);

/** A posting in one month, with what is needed to say how it came about. */
export interface PostedMonth extends Posting {
  readonly index: number;
  readonly month: number;
  readonly grains: number;
}
