import { MILLION } from '../numbers/fraction.ts';
import { valueAt } from '../numbers/posted.ts';

/**
 * Net present value of cash flows at the ends of years 0, 1, 2, … Only + − × ÷ are used: their results are the same bits on
 * every machine.
 */
export function presentValue(flows: readonly number[], rate: number): number {
  let value = 0;
  for (let year = flows.length - 1; year >= 0; year -= 1) value = value / (1 + rate) + valueAt(flows, year);
  return value;
}

/** Net present value in whole grains at a rate in parts per million. */
export const netPresentValue = (flows: readonly number[], rate: number): number =>
  Math.round(presentValue(flows, rate / MILLION)) || 0;

/**
 * Internal rate of return in parts per million, by bisection between −99 % and 1000 %; null where the flows do not change
 * their sign there.
 */
export function internalRate(flows: readonly number[]): number | null {
  let low = -0.99;
  let high = 10;
  const atLow = presentValue(flows, low);
  const atHigh = presentValue(flows, high);
  if (atLow === 0 && atHigh === 0) return null;
  if (atLow < 0 === atHigh < 0) return null;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (presentValue(flows, middle) < 0 === atLow < 0) low = middle;
    else high = middle;
  }
  return Math.round(low * MILLION) || 0;
}

/** Months until the sum of flows is not negative, in hundredths, interpolated within the month; null where it never is. */
export function paybackOf(flows: readonly number[]): number | null {
  let sum = 0;
  let negative = false;
  for (const [month, flow] of flows.entries()) {
    const before = sum;
    sum += flow;
    if (sum < 0) negative = true;
    if (
      before < 0 &&
      sum >= 0 &&
      flow > 0 &&
      !flows.slice(month + 1).some((_, rest) => dips(flows, month + 1 + rest))
    ) {
      return Math.round(((month - 1) * 100 * flow + -before * 100) / flow);
    }
  }
  return negative ? null : 0;
}

/** Whether the sum of flows up to a month is negative. */
function dips(flows: readonly number[], last: number): boolean {
  let sum = 0;
  for (let month = 0; month <= last; month += 1) sum += valueAt(flows, month);
  return sum < 0;
}
