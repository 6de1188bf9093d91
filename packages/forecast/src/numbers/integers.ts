/**
 * Exact arithmetic on integers that are numbers where they are safe and BigInt where they are not. Rounding is half away
 * from zero, as in the grid of the plan and in Excel's ROUND.
 */

const isSafe = (value: number): boolean =>
  value <= Number.MAX_SAFE_INTEGER && value >= -Number.MAX_SAFE_INTEGER;

/** Below it a quotient of doubles is off by one at most, and its product with the divisor is exact. */
export const EASY = 2 ** 51;

/** Rest of a division; integers, `n` not negative, `d` > 0. Several times faster than `%`, which divides bit by bit. */
function restOf(n: number, d: number): number {
  if (n > EASY || d > EASY) return n % d;
  const rest = n - Math.floor(n / d) * d;
  return rest < 0 ? rest + d : rest >= d ? rest - d : rest;
}

/** `n / d` rounded; both integers, `d` > 0. */
export function roundDiv(n: number, d: number): number {
  const size = n < 0 ? -n : n;
  let rest: number;
  let whole: number;
  if (size > EASY || d > EASY) {
    rest = size % d;
    whole = (size - rest) / d;
  } else {
    whole = Math.floor(size / d);
    rest = size - whole * d;
    if (rest < 0) {
      whole -= 1;
      rest += d;
    } else if (rest >= d) {
      whole += 1;
      rest -= d;
    }
  }
  const rounded = rest >= d - rest ? whole + 1 : whole;
  // No negative zero: it would print and compare differently.
  return n < 0 && rounded !== 0 ? -rounded : rounded;
}

/** `n / d` rounded, for integers of any size; `d` > 0. */
export function roundDivBig(n: bigint, d: bigint): number {
  const size = n < 0n ? -n : n;
  const rounded = Number((2n * size + d) / (2n * d));
  return n < 0n && rounded !== 0 ? -rounded : rounded;
}

/** `a · b / d` rounded; integers, `d` > 0. */
export function mulDiv(a: number, b: number, d: number): number {
  const product = a * b;
  return isSafe(product) ? roundDiv(product, d) : roundDivBig(BigInt(a) * BigInt(b), BigInt(d));
}

/** Rest of `a · b / d` for integers that are not negative, `d` > 0. */
export function productRest(a: number, b: number, d: number): number {
  const product = a * b;
  return isSafe(product) ? restOf(product, d) : Number((BigInt(a) * BigInt(b)) % BigInt(d));
}

/** `floor(a · b / d)`, given its rest. */
export function productFloor(a: number, b: number, d: number, rest: number): number {
  const product = a * b;
  return isSafe(product) ? (product - rest) / d : Number((BigInt(a) * BigInt(b) - BigInt(rest)) / BigInt(d));
}

export const greatestDivisor = (a: number, b: number): number => {
  let [large, small] = [a, b];
  while (small !== 0) [large, small] = [small, large % small];
  return large;
};
