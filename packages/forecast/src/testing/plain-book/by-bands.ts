import type { TaxBand } from '../../pack.ts';
import { type Exact, sumOf, whole, ZERO } from '../exact.ts';
import { least, most } from './journal.ts';

interface Law {
  readonly limit: (key: string) => bigint;
  readonly rate: (key: string) => Exact;
}

/** What marginal rates take of an amount. */
export function byBands(bands: readonly TaxBand[], amount: bigint, { limit, rate }: Law): bigint {
  const ends = bands.map(({ upTo }) => (upTo === null ? amount : least(amount, limit(upTo))));
  const taken = bands.map(({ rates }, index) => {
    const start = ends.slice(0, index).reduce(most, 0n);
    const inside = (ends[index] ?? 0n) - start;
    return inside > 0n ? whole(inside).times(sumOf(rates.map(rate))) : ZERO;
  });
  return sumOf(taken).whole;
}
