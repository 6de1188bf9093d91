import { addedBy, type Figures, type Pair, quartersOf } from './figures.ts';

/** What a figure says of a step on one page. `again`: the runs do not agree well enough to tell. */
export type Verdict = 'held' | 'drop' | 'again';

/** Worth less than both, a step goes (ADR 67). */
const WORTH = { points: 1, ms: 50 } as const;
/** Of what does not depend on the machine: any blocking file, or so many requests or bytes fewer. */
const COUNTED = { requests: 2, bytes: 2_000 } as const;

const TIMES = ['firstMs', 'largestMs', 'blockedMs'] as const satisfies readonly (keyof Figures)[];

/** Held by what is counted, or where three quarters of the runs gain a point or 50 ms; dropped where half of them lie below both. */
export function verdictOn(pairs: readonly Pair[]): Verdict {
  const counted =
    addedBy(pairs, 'blocking') < 0 ||
    addedBy(pairs, 'requests') <= -COUNTED.requests ||
    addedBy(pairs, 'bytes') <= -COUNTED.bytes;
  const [points, mostPoints] = quartersOf(pairs, 'points');
  const times = TIMES.map((figure) => quartersOf(pairs, figure));
  if (counted || points >= WORTH.points || times.some(([, slowest]) => slowest <= -WORTH.ms)) return 'held';
  const isSmall = mostPoints < WORTH.points && times.every(([fastest]) => fastest > -WORTH.ms);
  return isSmall ? 'drop' : 'again';
}

/** A step is held by one page, and dropped by all that it concerns. */
export function verdictOfAll(pages: readonly Verdict[]): Verdict {
  if (pages.includes('held')) return 'held';
  return pages.every((verdict) => verdict === 'drop') ? 'drop' : 'again';
}
