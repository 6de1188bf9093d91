import { greatestDivisor } from './integers.ts';

/** An exact rational number; the denominator is positive. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

export const ONE: Fraction = { n: 1n, d: 1n };

/** `n / d` in lowest terms where both are safe integers. */
export function fraction(n: number, d = 1): Fraction {
  const common = n === 0 ? d : greatestDivisor(Math.abs(n), d);
  return { n: BigInt(n / common), d: BigInt(d / common) };
}

export const times = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d });

/** The exact value of a decimal text; a blank is zero. */
export function decimalFraction(text: string): Fraction {
  if (text === '') return { n: 0n, d: 1n };
  const point = text.indexOf('.');
  const digits = point < 0 ? 0 : text.length - point - 1;
  const whole = point < 0 ? text : text.slice(0, point) + text.slice(point + 1);
  if (whole.length <= 15) return fraction(Number(whole), 10 ** digits);
  return { n: BigInt(whole), d: 10n ** BigInt(digits) };
}

/** A decimal text as an integer of `10^-digits`; a blank is zero. Further decimals round. */
export function scaled(text: string, digits: number): number {
  if (text === '') return 0;
  if (!text.includes('.')) return Number(text) * 10 ** digits || 0;
  const negative = text.startsWith('-');
  const [whole = '', part = ''] = (negative ? text.slice(1) : text).split('.');
  const kept = Number(whole + part.slice(0, digits).padEnd(digits, '0'));
  const size = (part[digits] ?? '0') >= '5' ? kept + 1 : kept;
  return negative && size !== 0 ? -size : size;
}

/** Per cent as parts per million. */
export const ppm = (percent: string): number => scaled(percent, 4);
export const MILLION = 1_000_000;
