import { isEqual } from '@trazo/plan/equality';
import { isRecord } from '@trazo/plan/is-record';
import type { HistoryStep } from './plan-store.ts';

interface Identified {
  readonly id: string;
}
type Items = readonly Identified[];

/** A list whose items can be followed wherever they move. */
export const isListOfItems = (value: unknown): value is Items =>
  Array.isArray(value) && value.every((item) => isRecord(item) && typeof item.id === 'string');

/** Where a change begins to show. */
type ChangedPath = Omit<HistoryStep, 'part'>;

const below = (key: string, { path, kind }: ChangedPath): ChangedPath => ({
  path: path === '' ? key : `${key}.${path}`,
  kind,
});

/** The first thing that differs between two values. */
export function firstChange(before: unknown, after: unknown): ChangedPath {
  if (isListOfItems(before) && isListOfItems(after)) return firstChangedItem(before, after);
  if (isRecord(before) && isRecord(after) && !('blocks' in after)) {
    const key = Object.keys(after).find((name) => !isEqual(before[name], after[name]));
    if (key !== undefined) return below(key, firstChange(before[key], after[key]));
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    const index = after.findIndex((value, at) => !isEqual(before[at], value));
    return below(String(index), { path: '', kind: 'field' });
  }
  return { path: '', kind: 'field' };
}

function firstChangedItem(before: Items, after: Items): ChangedPath {
  for (const [index, item] of after.entries()) {
    const earlier = before.find(({ id }) => id === item.id);
    if (earlier === undefined) return { path: String(index), kind: 'item' };
    if (!isEqual(earlier, item)) return below(String(index), firstChange(earlier, item));
  }
  return { path: '', kind: 'list' };
}
