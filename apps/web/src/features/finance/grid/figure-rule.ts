import { AMOUNT_DIGITS, toAmount, toDecimal } from '@trazo/plan/money';
import { readAmount, readMoney } from '@trazo/plan/writing/amount-reading';
import type { DecimalSeparator } from '@trazo/plan/writing/writing-conventions';
import { isReadable } from '../../../workspace/plan-form/readable-finance.ts';
import { readSum } from './cell-sum.ts';

/** What figures a cell takes. */
export interface FigureRule {
  /** Whether a canonical number, or a blank, may stand there. */
  readonly allows: (value: string) => boolean;
  /** Decimals that are kept of pasted figures and of sums. */
  readonly decimals: number;
  /** Amounts of money have no thousandths. */
  readonly isMoney?: true;
  /** For the message; none where only the number of digits is limited. */
  readonly bounds?: { readonly min: number; readonly max: number };
}

/** Any amount of the plan. */
export const AMOUNT_RULE: FigureRule = {
  allows: isReadable,
  decimals: AMOUNT_DIGITS.fraction,
  isMoney: true,
};

export type FigureProblem = 'notNumber' | 'tooLong' | 'outOfRange' | 'otherCurrency';

export type FigureReading =
  | { readonly kind: 'figure'; readonly value: string }
  /** `value` is the number that is out of range, or the text that is none. */
  | { readonly kind: Exclude<FigureProblem, 'otherCurrency'>; readonly value: string };

const ruled = (value: string, rule: FigureRule): FigureReading => ({
  kind: rule.allows(value) ? 'figure' : 'outOfRange',
  value,
});

/** Reads what was typed into a cell: a figure as people write it, or a sum behind `=`. */
export function readFigure(
  text: string,
  separator: DecimalSeparator,
  rule: FigureRule,
  turn: (value: string) => string = (value) => value,
): FigureReading {
  const sum = readSum(text, separator, rule.decimals);
  if (sum !== undefined) return ruled(turn(sum), rule);
  const reading = rule.isMoney ? readMoney(text, separator) : readAmount(text, separator);
  return reading.kind === 'amount' ? ruled(turn(reading.amount), rule) : { kind: reading.kind, value: text };
}

/** Why what a cell holds is no figure it takes: a canonical number out of range, or a text. */
export function problemOf(value: string, separator: DecimalSeparator, rule: FigureRule): FigureProblem {
  if (/^-?\d+(?:\.\d+)?$/.test(value)) return isReadable(value) ? 'outOfRange' : 'tooLong';
  const { kind } = readFigure(value, separator, rule);
  // It would be one but for its sign.
  return kind === 'figure' ? 'otherCurrency' : kind;
}

/** Reads a pasted figure and turns it as its block is; what it has in decimals beyond the rule is rounded. */
export function readPasted(
  text: string,
  separator: DecimalSeparator,
  rule: FigureRule,
  turn: (value: string) => string,
): FigureReading {
  const reading = readFigure(text, separator, rule, turn);
  const [, decimals = ''] = reading.value.split('.');
  if (reading.kind !== 'outOfRange' || decimals.length <= rule.decimals) return reading;
  return ruled(toAmount(toDecimal(reading.value).toDecimalPlaces(rule.decimals)), rule);
}
