import { must } from '@trazo/plan/must';
/** A run of one sequence that is another run in the other; both ends exclusive. */
export interface Region {
  readonly from: number;
  readonly to: number;
  readonly otherFrom: number;
  readonly otherTo: number;
}

type Keys = readonly string[];

export const isBlankRegion = ({ from, to, otherFrom, otherTo }: Region): boolean =>
  from === to && otherFrom === otherTo;

export const wholeRegion = (before: ArrayLike<unknown>, after: ArrayLike<unknown>): Region => ({
  from: 0,
  to: before.length,
  otherFrom: 0,
  otherTo: after.length,
});

/** A region without what is common at its ends. */
export function narrowed(before: Keys, after: Keys, region: Region): Region {
  let { from, to, otherFrom, otherTo } = region;
  while (from < to && otherFrom < otherTo && before[from] === after[otherFrom]) {
    from += 1;
    otherFrom += 1;
  }
  while (from < to && otherFrom < otherTo && before[to - 1] === after[otherTo - 1]) {
    to -= 1;
    otherTo -= 1;
  }
  return { from, to, otherFrom, otherTo };
}

/** What is only new or only gone, as late as it can be: of equal keys in a row, which one it is has to be the same for all. */
function late(before: Keys, after: Keys, region: Region, end: Region): Region {
  let { from, to, otherFrom, otherTo } = region;
  const isSame = () =>
    from === to ? after[otherFrom] === after[otherTo] : otherFrom === otherTo && before[from] === before[to];
  while (to < end.from && otherTo < end.otherFrom && isSame()) {
    from += 1;
    to += 1;
    otherFrom += 1;
    otherTo += 1;
  }
  return { from, to, otherFrom, otherTo };
}

/** Where each key stands that a part has only once. */
function placesOfUnique(keys: Keys, from: number, to: number): Map<string, number> {
  const places = new Map<string, number>();
  const repeated = new Set<string>();
  for (let index = from; index < to; index += 1) {
    const key = must(keys[index], 'a key for each');
    if (places.has(key)) repeated.add(key);
    places.set(key, index);
  }
  for (const key of repeated) places.delete(key);
  return places;
}

interface Match {
  readonly at: number;
  readonly otherAt: number;
  readonly before: Match | undefined;
}

/** The most keys that stand in the same order in both, of those that each has only once. */
export function anchorsOf(before: Keys, after: Keys, within = wholeRegion(before, after)): Match[] {
  const { from, to, otherFrom, otherTo } = within;
  const others = placesOfUnique(after, otherFrom, otherTo);
  // For each length the match a run of that length ends in, the earliest.
  const ends: Match[] = [];
  for (const [key, at] of placesOfUnique(before, from, to)) {
    const otherAt = others.get(key);
    if (otherAt === undefined) continue;
    const found = ends.findIndex((end) => end.otherAt >= otherAt);
    const length = found === -1 ? ends.length : found;
    ends[length] = { at, otherAt, before: ends[length - 1] };
  }
  const run: Match[] = [];
  for (let match = ends.at(-1); match !== undefined; match = match.before) run.push(match);
  return run.reverse();
}

/** Where two sequences differ, in order: what both have only once holds them together. */
export function differingRegions(before: Keys, after: Keys, within = wholeRegion(before, after)): Region[] {
  const all = narrowed(before, after, within);
  const regions: Region[] = [];
  let { from, otherFrom } = all;
  const end = { at: all.to, otherAt: all.otherTo };
  for (const { at, otherAt } of [...anchorsOf(before, after, all), end]) {
    const region = narrowed(before, after, { from, to: at, otherFrom, otherTo: otherAt });
    if (!isBlankRegion(region)) regions.push(region);
    from = at + 1;
    otherFrom = otherAt + 1;
  }
  const last = { ...within, from: before.length, otherFrom: after.length };
  return regions.map((region, index) => late(before, after, region, regions[index + 1] ?? last));
}
