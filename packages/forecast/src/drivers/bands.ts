import { MILLION } from '../numbers/fraction.ts';
import { roundDivBig } from '../numbers/integers.ts';
import type { TaxBand } from '../pack.ts';

/** What of an amount lies in a band, and the band's rate in parts per million. */
export interface BandPart {
  readonly amount: number;
  readonly rate: number;
}

interface BandLaw {
  /** Upper limit of a band, in the unit of the amount. */
  readonly limitOf: (key: string) => number;
  readonly rateOf: (key: string) => number;
}

/** An amount over marginal bands, as far as it reaches. */
export function bandParts(
  bands: readonly TaxBand[],
  amount: number,
  { limitOf, rateOf }: BandLaw,
): BandPart[] {
  const parts: BandPart[] = [];
  let below = 0;
  for (const { upTo, rates } of bands) {
    if (below >= amount) break;
    const end = upTo === null ? amount : Math.min(amount, limitOf(upTo));
    if (end > below) {
      const rate = rates.reduce((total, key) => total + rateOf(key), 0);
      parts.push({ amount: end - below, rate });
    }
    below = Math.max(below, end);
  }
  return parts;
}

/** What the rates of all bands come to. */
export const sumOfBands = (parts: readonly BandPart[]): number =>
  roundDivBig(
    parts.reduce((total, { amount, rate }) => total + BigInt(amount) * BigInt(rate), 0n),
    BigInt(MILLION),
  );
