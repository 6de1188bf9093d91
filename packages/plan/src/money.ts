import { Decimal as DecimalJs } from 'decimal.js';
import { z } from 'zod';

/** Enough for sums and products of 30-digit amounts without rounding. */
export const Decimal = DecimalJs.clone({ precision: 100, toExpNeg: -100, toExpPos: 100 });
export type Decimal = DecimalJs;

/** Digits allowed before and after the decimal point. */
export const AMOUNT_DIGITS = { integer: 30, fraction: 8 } as const;

const AMOUNT = new RegExp(
  `^(?!-0(?:\\.0+)?$)-?(?:0|[1-9]\\d{0,${AMOUNT_DIGITS.integer - 1}})(?:\\.\\d{1,${AMOUNT_DIGITS.fraction}})?$`,
);

/**
 * An exact decimal amount in the plan's currency, as text with a point (`-1234.5`); an empty string is a blank, which is
 * not zero (specification §5: blank lines stay out of tables and charts).
 */
export const amount = z.union([
  z.literal(''),
  z.string().regex(AMOUNT, 'expected an amount such as -1234.5'),
]);
export type Amount = z.infer<typeof amount>;

/** A blank counts as zero. */
export const toDecimal = (value: Amount): Decimal => new Decimal(value === '' ? 0 : value);

/** The canonical amount of a decimal: no exponent, no trailing zeros, no negative zero. */
export const toAmount = (value: Decimal): Amount => (value.isZero() ? '0' : value.toFixed());

/** Exact sum; blanks count as zero. */
export const sum = (values: readonly Amount[]): Amount =>
  toAmount(values.reduce((total, value) => total.plus(toDecimal(value)), new Decimal(0)));

/** Exact difference; blanks count as zero. */
export const subtract = (left: Amount, right: Amount): Amount =>
  toAmount(toDecimal(left).minus(toDecimal(right)));
