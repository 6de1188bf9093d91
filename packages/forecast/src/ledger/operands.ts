import { amountOf, decimal, fractionText } from '../numbers/decimal.ts';
import { type Fraction, MILLION } from '../numbers/fraction.ts';
import type { Figure, Operand, OperandName, Value } from './figure.ts';

/** How a month of a posting is worked out, from left to right; asked for when a user wants to know. */
export type Formula = (month: number) => readonly Operand[];

type Operator = Operand['operator'];

export const money = ({ scale }: { readonly scale: number }, grains: number): Value => ({
  measure: 'money',
  text: amountOf(grains, scale),
});
export const cents = (amount: number): Value => ({ measure: 'money', text: amountOf(amount, 100) });
/** An amount as it was typed. */
export const typedMoney = (text: string): Value => ({ measure: 'money', text: text || '0' });
export const number = (text: string): Value => ({ measure: 'number', text: text || '0' });
export const percent = (ppm: number): Value => ({ measure: 'percent', text: decimal(ppm, 4) });
/** The part that one amount is of another. */
export const partOf = (part: number, whole: number): Value =>
  percent(whole === 0 ? 0 : Math.round((part / whole) * MILLION));

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

/** A factor, unless it is one. */
export const factor = (name: OperandName, value: Fraction): Operand[] =>
  value.n === value.d ? [] : [named('×', name, number(fractionText(value)))];

/** A month's part of what was typed for its fiscal year. */
export const shareOfYear = (
  currency: { readonly scale: number },
  name: 'yearAmount' | 'typedYear',
  typed: number,
  grains: number,
): Operand[] => [
  named('+', name, money(currency, typed)),
  ...(typed === 0 ? [] : [named('×', 'shareOfYear', partOf(grains, typed))]),
];
