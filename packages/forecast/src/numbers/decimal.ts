import type { Fraction } from './fraction.ts';

/** Grains as an amount of the plan. */
export function amountOf(grains: number, scale: number): string {
  if (scale === 1 || grains % scale === 0) return String(grains / scale || 0);
  const size = String(Math.abs(grains)).padStart(3, '0');
  return `${grains < 0 ? '-' : ''}${size.slice(0, -2)}.${size.slice(-2)}`.replace(/0$/, '');
}

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
