import { EASY, productFloor, productRest } from './integers.ts';

/** From how many parts sorting the remainders is faster than looking for the largest again and again. */
const MANY = 64;

/**
 * Largest remainder: splits an amount by weights (integers, not negative, not all zero) so that the parts add up to it.
 * What is left goes to the largest remainders, of equal ones to the earlier.
 */
export function split(amount: number, weights: readonly number[]): number[] {
  let total = 0;
  for (const weight of weights) total += weight;
  const parts = new Array<number>(weights.length).fill(0);
  splitInto(parts, [], amount, weights, total);
  return parts;
}

/** The same into arrays that are there already, for many amounts with the same weights. */
export function splitInto(
  parts: number[],
  rests: number[],
  amount: number,
  weights: readonly number[],
  total: number,
): void {
  const size = Math.abs(amount);
  let left = size;
  for (let index = 0; index < weights.length; index += 1) {
    const weight = weights[index] ?? 0;
    const product = size * weight;
    let part: number;
    let rest: number;
    if (product <= EASY && total <= EASY) {
      part = Math.floor(product / total);
      rest = product - part * total;
      if (rest < 0) {
        part -= 1;
        rest += total;
      } else if (rest >= total) {
        part += 1;
        rest -= total;
      }
    } else {
      rest = productRest(size, weight, total);
      part = productFloor(size, weight, total, rest);
    }
    parts[index] = part;
    rests[index] = rest;
    left -= part;
  }
  // Of safe integers less is left than there are parts; of an amount out of range it may be more than can be counted down.
  if (weights.length > MANY || left > weights.length) giveSorted(parts, rests, left);
  else
    for (; left > 0; left -= 1) {
      let best = 0;
      for (let index = 1; index < weights.length; index += 1) {
        if ((rests[index] ?? 0) > (rests[best] ?? 0)) best = index;
      }
      parts[best] = (parts[best] ?? 0) + 1;
      rests[best] = -1;
    }
  if (amount < 0) {
    for (let index = 0; index < weights.length; index += 1) parts[index] = 0 - (parts[index] ?? 0);
  }
}

function giveSorted(parts: number[], rests: readonly number[], left: number): void {
  const order = rests.map((_, index) => index).sort((a, b) => (rests[b] ?? 0) - (rests[a] ?? 0) || a - b);
  for (const index of order.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
}
