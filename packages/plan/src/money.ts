import { Decimal as DecimalJs } from 'decimal.js';
import { z } from 'zod';

/** Enough for sums and products of 30-digit amounts without rounding. */
export const Decimal = DecimalJs.clone({ precision: 100, toExpNeg: -100, toExpPos: 100 });
export type Decimal = DecimalJs;

/** Digits allowed before and after the decimal point. */
export const AMOUNT_DIGITS = { integer: 30, fraction: 8 } as const;

const AMOUNT_OR_BLANK = new RegExp(
  `^(?:|(?!-0(?:\\.0+)?$)-?(?:0|[1-9]\\d{0,${AMOUNT_DIGITS.integer - 1}})(?:\\.\\d{1,${AMOUNT_DIGITS.fraction}})?)$`,
);

/**
 * An exact decimal amount in the plan's currency, as text with a point (`-1234.5`); an empty string is a blank, which is
 * not zero (specification §5: blank lines stay out of tables and charts).
 */
export const amount = z.string().regex(AMOUNT_OR_BLANK, 'expected an amount such as -1234.5');
export type Amount = z.infer<typeof amount>;

/** A blank counts as zero. */
export const toDecimal = (value: Amount): Decimal => new Decimal(value === '' ? 0 : value);

/** The canonical amount of a decimal: no exponent, no trailing zeros, no negative zero. */
export const toAmount = (value: Decimal): Amount => (value.isZero() ? '0' : value.toFixed());

/** Whole and far from what a number can no longer count: most amounts of most plans. */
const SMALL_WHOLE = /^(?:-?\d{1,15})?$/;

/** Adds amounts up as numbers, many times faster than as decimals; `undefined` where that might not be exact. */
function sumOfNumbers(values: readonly Amount[]): number | undefined {
  let total = 0;
  for (const value of values) {
    if (!SMALL_WHOLE.test(value)) return undefined;
    total += Number(value);
    if (!Number.isSafeInteger(total)) return undefined;
  }
  return total;
}

/** Exact sum; blanks count as zero. */
export function sum(values: readonly Amount[]): Amount {
  const small = sumOfNumbers(values);
  if (small !== undefined) return String(small);
  return toAmount(values.reduce((total, value) => total.plus(toDecimal(value)), new Decimal(0)));
}

/** Exact difference; blanks count as zero. */
export function subtract(left: Amount, right: Amount): Amount {
  if (SMALL_WHOLE.test(left) && SMALL_WHOLE.test(right)) return String(Number(left) - Number(right));
  return toAmount(toDecimal(left).minus(toDecimal(right)));
}
