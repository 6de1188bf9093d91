import { must } from '@trazo/plan/must';
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import { anchorsOf } from './regions.ts';

/** Characters of an order key; from this length on the whole list gets new ones. */
export const ORDER_KEY_LIMIT = 200;

/** An entry of a list, and the key it is sorted by. */
export interface Ordered {
  readonly id: string;
  readonly order: string;
}

/** Whether a value is an order key that further ones can be made beside. */
export function isOrderKey(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > ORDER_KEY_LIMIT || !/^[A-Za-z][0-9A-Za-z]+$/.test(value)) {
    return false;
  }
  try {
    generateKeyBetween(value, null);
    return true;
  } catch {
    return false;
  }
}

/** Keys for as many entries as a new list has. */
export const firstKeys = (count: number): string[] => generateNKeysBetween(null, null, count);

/**
 * New keys, by id, so that `stored` stands in the order a writer gave it: they had read `before` and left `after`. Only what they moved
 * or added gets one; where it comes between equal or malformed keys, that run does, too.
 */
export function keysFor(
  stored: readonly Ordered[],
  before: readonly string[],
  after: readonly string[],
): ReadonlyMap<string, string> {
  const there = new Set(stored.map(({ id }) => id));
  const wanted = after.filter((id) => there.has(id));
  if (wanted.length === before.length && wanted.every((id, index) => id === before[index])) return new Map();
  const placed = placedIds(before, wanted);
  const moved = new Set(wanted.filter((id) => !placed.has(id)));
  if (moved.size === 0) return new Map();
  const line: Entry[] = stored
    .filter(({ id }) => !moved.has(id))
    .map(({ id, order }) => ({ id, order, isMoved: false }));
  let at = 0;
  for (const id of wanted) {
    if (placed.has(id)) at = line.findIndex((entry) => entry.id === id) + 1;
    else {
      line.splice(at, 0, { id, order: '', isMoved: true });
      at += 1;
    }
  }
  const keys = keysOf(line);
  if ([...keys.values()].every((key) => key.length <= ORDER_KEY_LIMIT)) return keys;
  const all = firstKeys(line.length);
  return new Map(line.map(({ id }, index) => [id, must(all[index], 'a key for each')]));
}

interface Entry extends Ordered {
  readonly isMoved: boolean;
}

/** Keys for each run that has no rising keys of its own and something moved in it. */
function keysOf(line: readonly Entry[]): Map<string, string> {
  const keys = new Map<string, string>();
  let last: string | null = null;
  let run: Entry[] = [];
  const close = (next: string | null): void => {
    if (run.some(({ isMoved }) => isMoved)) {
      const made = generateNKeysBetween(last, next, run.length);
      for (const [index, { id }] of run.entries()) keys.set(id, must(made[index], 'a key for each'));
    }
    run = [];
  };
  for (const entry of line) {
    const isFixed = !entry.isMoved && isOrderKey(entry.order) && (last === null || entry.order > last);
    if (isFixed) {
      close(entry.order);
      last = entry.order;
    } else run.push(entry);
  }
  close(null);
  return keys;
}

/** Of `after`, the longest part that stands in the order of `before`: what the writer left in its place. */
const placedIds = (before: readonly string[], after: readonly string[]): ReadonlySet<string> =>
  new Set(anchorsOf(before, after).flatMap(({ at }) => before[at] ?? []));

/** In order; the same everywhere where two have one key. */
export const byOrder = (one: Ordered, other: Ordered): number =>
  compare(one.order, other.order) || compare(one.id, other.id);

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
