import { insertInOrder } from './list-order.ts';

interface Identified {
  readonly id: string;
}
type Items = readonly Identified[];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list whose items can be followed wherever they move. */
export const isListOfItems = (value: unknown): value is Items =>
  Array.isArray(value) && value.every((item) => isRecord(item) && typeof item.id === 'string');

/** Whether two values say the same. Versions of a draft share what has not changed: only the way to what has is looked at. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (!isRecord(one) || !isRecord(other)) return false;
  return Object.keys({ ...one, ...other }).every((key) => isSame(one[key], other[key]));
}

/**
 * Three-way merge: makes the change that led `from` one value `to` another in a third that has both as relatives. Where
 * that one is no longer as the change began, it stays: it was changed by other hands since.
 */
export function carryOver<Value>(from: Value, to: Value, now: Value): Value;
export function carryOver(from: unknown, to: unknown, now: unknown): unknown {
  if (isSame(from, to)) return now;
  if (isSame(now, from)) return to;
  if (isListOfItems(from) && isListOfItems(to) && isListOfItems(now)) return carryOverItems(from, to, now);
  if (!isRecord(from) || !isRecord(to) || !isRecord(now)) return now;
  const carried = Object.keys(now).map((key) => [key, carryOver(from[key], to[key], now[key])] as const);
  return Object.fromEntries(carried);
}

const itemIn = (items: Items, wanted: string): Identified | undefined =>
  items.find(({ id }) => id === wanted);

function carryOverItems(from: Items, to: Items, now: Items): Items {
  let items: Items = now.flatMap((item) => {
    const before = itemIn(from, item.id);
    const after = itemIn(to, item.id);
    if (before === undefined) return [item];
    if (after === undefined) return isSame(item, before) ? [] : [item];
    return [carryOver(before, after, item)];
  });
  const order = to.map(({ id }) => id);
  for (const item of to) if (itemIn(from, item.id) === undefined) items = insertInOrder(items, item, order);
  return carryOverOrder(from, to, items);
}

/** Moves what the change has moved, unless the order was changed since. */
function carryOverOrder(from: Items, to: Items, now: Items): Items {
  const there = (items: Items, others: readonly Items[]) =>
    items.filter(({ id }) => others.every((other) => itemIn(other, id) !== undefined)).map(({ id }) => id);
  const before = there(from, [to, now]);
  const after = there(to, [from, now]);
  if (isSame(before, after) || !isSame(there(now, [from, to]), before)) return now;
  const inTurn = after.values();
  return now.map((item) =>
    after.includes(item.id) ? (itemIn(now, inTurn.next().value ?? '') ?? item) : item,
  );
}

/** Where a change begins to show. */
export interface ChangedPath {
  /** Dotted, in the value as it is after the change; empty for all of it. */
  readonly path: string;
  /** An item that has come, a list whose items have gone or moved, or a field. */
  readonly kind: 'item' | 'list' | 'field';
}

const below = (key: string, { path, kind }: ChangedPath): ChangedPath => ({
  path: path === '' ? key : `${key}.${path}`,
  kind,
});

/** The first thing that differs between two values. */
export function firstChange(before: unknown, after: unknown): ChangedPath {
  if (isListOfItems(before) && isListOfItems(after)) return firstChangedItem(before, after);
  if (isRecord(before) && isRecord(after) && !('blocks' in after)) {
    const key = Object.keys(after).find((name) => !isSame(before[name], after[name]));
    if (key !== undefined) return below(key, firstChange(before[key], after[key]));
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    const index = after.findIndex((value, at) => !isSame(before[at], value));
    return below(String(index), { path: '', kind: 'field' });
  }
  return { path: '', kind: 'field' };
}

function firstChangedItem(before: Items, after: Items): ChangedPath {
  for (const [index, item] of after.entries()) {
    const earlier = itemIn(before, item.id);
    if (earlier === undefined) return { path: String(index), kind: 'item' };
    if (!isSame(earlier, item)) return below(String(index), firstChange(earlier, item));
  }
  return { path: '', kind: 'list' };
}
