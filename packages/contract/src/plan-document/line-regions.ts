/** A run of lines that is another in the other text; both ends exclusive. */
export interface Region {
  readonly from: number;
  readonly to: number;
  readonly otherFrom: number;
  readonly otherTo: number;
}

type Keys = readonly string[];

/** A region without the lines that are common at its ends; undefined if nothing is left. */
function narrowed(before: Keys, after: Keys, region: Region): Region | undefined {
  let { from, to, otherFrom, otherTo } = region;
  while (from < to && otherFrom < otherTo && before[from] === after[otherFrom]) {
    from += 1;
    otherFrom += 1;
  }
  while (from < to && otherFrom < otherTo && before[to - 1] === after[otherTo - 1]) {
    to -= 1;
    otherTo -= 1;
  }
  return from === to && otherFrom === otherTo ? undefined : { from, to, otherFrom, otherTo };
}

/** Where each line stands that a part has only once. */
function placesOfUnique(keys: Keys, from: number, to: number): Map<string, number> {
  const places = new Map<string, number>();
  const repeated = new Set<string>();
  for (let index = from; index < to; index += 1) {
    const key = keys[index] ?? '';
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

/** The most lines that stand in the same order in both, of those that each has only once. */
function anchorsOf(before: Keys, after: Keys, { from, to, otherFrom, otherTo }: Region): Match[] {
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

/** Where two texts differ, line by line, in order: lines that both have only once hold them together. */
export function lineRegions(before: Keys, after: Keys): Region[] {
  const all = narrowed(before, after, {
    from: 0,
    to: before.length,
    otherFrom: 0,
    otherTo: after.length,
  });
  if (all === undefined) return [];
  const regions: Region[] = [];
  let { from, otherFrom } = all;
  const end = { at: all.to, otherAt: all.otherTo };
  for (const { at, otherAt } of [...anchorsOf(before, after, all), end]) {
    const region = narrowed(before, after, { from, to: at, otherFrom, otherTo: otherAt });
    if (region !== undefined) regions.push(region);
    from = at + 1;
    otherFrom = otherAt + 1;
  }
  return regions;
}
