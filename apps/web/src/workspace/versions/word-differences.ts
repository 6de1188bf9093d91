import { differingRegions } from '@trazo/contract/plan-document/regions';

/** Words that stand in both, only then, or only now. */
export interface Run {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
  /** Tells it from the others of its passage. */
  readonly at: number;
}

/** Lines one after another in which something differs. */
export interface Passage {
  readonly at: number;
  readonly runs: readonly Run[];
}

const WORDS = /[\p{L}\p{N}\p{M}]+|\s+|[^\p{L}\p{N}\p{M}\s]/gu;

/** What differs between two texts word by word, line by line; lines that are the same are left out. */
export function wordDifferences(before: string, after: string): Passage[] {
  const [then, now] = [before.split('\n'), after.split('\n')];
  return differingRegions(then, now).flatMap((region) => {
    const runs = runsOf(
      then.slice(region.from, region.to).join('\n'),
      now.slice(region.otherFrom, region.otherTo).join('\n'),
    );
    return runs.length === 0 ? [] : [{ at: region.from + region.otherFrom, runs }];
  });
}

function runsOf(before: string, after: string): Run[] {
  const [then, now] = [before.match(WORDS) ?? [], after.match(WORDS) ?? []];
  const runs: Run[] = [];
  const add = (kind: Run['kind'], words: readonly string[]) => {
    if (words.length > 0) runs.push({ kind, text: words.join(''), at: runs.length });
  };
  let [at, otherAt] = [0, 0];
  for (const { from, to, otherFrom, otherTo } of differingRegions(then, now)) {
    add('same', now.slice(otherAt, otherFrom));
    add('gone', then.slice(from, to));
    add('new', now.slice(otherFrom, otherTo));
    [at, otherAt] = [to, otherTo];
  }
  add('same', then.slice(at));
  return runs;
}
