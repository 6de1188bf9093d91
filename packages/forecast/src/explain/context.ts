import type { Explained } from '../forecast.ts';
import { ForecastContext } from '../forecast-context.ts';
import type { Posting } from '../ledger/ledger.ts';
import type { Period } from '../ledger/period.ts';
import { sumOver } from '../ledger/period.ts';
import type { PostingRow } from './explanation.ts';

export interface Context extends Explained {
  readonly forecastContext: ForecastContext;
  readonly scale: number;
}

export function contextOf(explained: Explained): Context {
  const forecastContext = new ForecastContext(explained.assumptions, explained.pack, explained.facts);
  return { ...explained, forecastContext, scale: explained.forecast.scale };
}

/** The postings that a sign is known for, with what they come to in a period. */
export function rowsOf(
  { forecast }: Explained,
  at: Period,
  signOf: (posting: Posting) => number,
): PostingRow[] {
  return forecast.ledger.postings.flatMap((posting, index) => {
    const sign = signOf(posting);
    const grains = sign === 0 ? 0 : sign * sumOver(posting.months, at, forecast.years);
    if (grains === 0) return [];
    const { debit, credit, origin } = posting;
    return [{ index, at, debit, credit, source: { kind: origin.kind, id: origin.id }, grains }];
  });
}

export const totalOfRows = (rows: readonly PostingRow[]): number =>
  rows.reduce((total, { grains }) => total + grains, 0);
