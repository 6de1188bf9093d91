import { isRecord } from '@trazo/plan/is-record';
import { LIST_LIMIT } from '../limits.ts';
import type { Issues, Location } from './context.ts';
import { isMissing, type ValueCodec } from './value-codec.ts';

function entriesOf(wire: unknown, location: Location | undefined, issues: Issues): readonly unknown[] {
  if (isMissing(wire)) return [];
  if (!Array.isArray(wire)) {
    issues.add(location, 'expected a list');
    return [];
  }
  if (wire.length <= LIST_LIMIT) return wire;
  issues.add(location, `more than ${LIST_LIMIT} entries`, 'limit_exceeded');
  return [];
}

/** A list of values. */
export const list = <Item>(item: ValueCodec<Item>): ValueCodec<Item[]> => ({
  encode: (items, context) => items.map((value) => item.encode(value, context)),
  decode: (wire, location, issues) =>
    entriesOf(wire, location, issues).map((entry, index) =>
      item.decode(entry, { around: location, name: index }, issues),
    ),
  wirePath: ([index, ...rest]) => (typeof index === 'number' ? [index, ...item.wirePath(rest)] : []),
});

const needsId = (entry: unknown) => isRecord(entry) && (isMissing(entry.id) || entry.id === '');

/** `item-1`, `item-2`, … by position; the same content always gets the same ids, and none that it already uses. */
function withIds(entries: readonly unknown[]): readonly unknown[] {
  if (!entries.some(needsId)) return entries;
  const used = new Set(entries.map((entry) => (isRecord(entry) ? entry.id : undefined)));
  return entries.map((entry, index) => {
    if (!isRecord(entry) || !needsId(entry)) return entry;
    let number = index + 1;
    while (used.has(`item-${number}`)) number += 1;
    const id = `item-${number}`;
    used.add(id);
    return { ...entry, id };
  });
}

/** A list of items that have an id; one that lacks it gets it from its position. */
export function itemList<Item extends { id: string }>(item: ValueCodec<Item>): ValueCodec<Item[]> {
  const items = list(item);
  return {
    ...items,
    decode: (wire, location, issues) =>
      items.decode(withIds(entriesOf(wire, location, issues)), location, issues),
  };
}
