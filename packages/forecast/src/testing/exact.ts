/** Exact rational numbers for the second book: slow and plain, nothing of the engine's arithmetic. */
export class Exact {
  readonly top: bigint;
  readonly bottom: bigint;

  constructor(top: bigint, bottom = 1n) {
    this.top = bottom < 0n ? -top : top;
    this.bottom = bottom < 0n ? -bottom : bottom;
  }

  static of(text: string): Exact {
    const [whole = '0', part = ''] = (text === '' ? '0' : text).split('.');
    return new Exact(BigInt(whole + part), 10n ** BigInt(part.length));
  }

  plus(other: Exact): Exact {
    return this.bottom === other.bottom
      ? new Exact(this.top + other.top, this.bottom)
      : new Exact(this.top * other.bottom + other.top * this.bottom, this.bottom * other.bottom);
  }

  times(other: Exact): Exact {
    return new Exact(this.top * other.top, this.bottom * other.bottom);
  }

  over(other: Exact): Exact {
    return new Exact(this.top * other.bottom, this.bottom * other.top);
  }

  get negated(): Exact {
    return new Exact(-this.top, this.bottom);
  }

  /** The nearest whole number; halves away from zero. */
  get whole(): bigint {
    const floor = (value: Exact): bigint => value.top / value.bottom;
    return this.top < 0n ? -this.negated.whole : floor(this.plus(new Exact(1n, 2n)));
  }

  get floor(): bigint {
    return this.top / this.bottom;
  }

  isAbove(other: Exact): boolean {
    return this.top * other.bottom > other.top * this.bottom;
  }
}

export const whole = (value: bigint | number): Exact => new Exact(BigInt(value));
export const ZERO = whole(0);
export const UNIT = whole(1);
/** A typed percentage as a factor. */
export const percent = (text: string): Exact => Exact.of(text).over(whole(100));
export const sumOf = (values: readonly Exact[]): Exact =>
  values.reduce((total, value) => total.plus(value), ZERO);

/** Whole parts of an amount in the proportion of weights; what is left goes to the largest fractions, then to the earlier. */
export function inProportion(amount: bigint, weights: readonly Exact[]): bigint[] {
  if (amount < 0n) return inProportion(-amount, weights).map((part) => -part);
  const all = sumOf(weights);
  const exact = weights.map((weight) => whole(amount).times(weight).over(all));
  const parts = exact.map((share) => share.floor);
  let missing = amount - parts.reduce((total, part) => total + part, 0n);
  const fractions = exact.map((share, index) => ({ index, rest: share.plus(whole(-(parts[index] ?? 0n))) }));
  while (missing > 0n) {
    let best = fractions[0];
    for (const each of fractions) if (best === undefined || each.rest.isAbove(best.rest)) best = each;
    if (best === undefined) break;
    parts[best.index] = (parts[best.index] ?? 0n) + 1n;
    fractions.splice(fractions.indexOf(best), 1);
    missing -= 1n;
  }
  return parts;
}
