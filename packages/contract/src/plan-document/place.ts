import { COMPUTED } from '@trazo/plan/finance/year-lines';
import * as Y from 'yjs';
import { byOrder, type Ordered } from './order.ts';
import type { Root } from './roots.ts';
import type { Items } from './shape.ts';

/** An object of the plan in the document: where its registers, lists and long texts stand. */
export interface Place {
  /** The map with its registers, whose keys begin with `prefix`. */
  readonly map: Y.Map<unknown>;
  readonly prefix: string;
  /** Its lists and long texts, by path; undefined where an item has none yet. */
  readonly listAt: (path: string) => Y.Map<unknown> | undefined;
  readonly textAt: (path: string) => Y.Text | undefined;
}

/** A section, or the theme. Its lists and texts are roots of their own, which exist by name: no two devices ever make one twice. */
export const rootPlace = (doc: Y.Doc, root: Root): Place => ({
  map: doc.getMap(root),
  prefix: '',
  listAt: (path) => doc.getMap(`${root}.${path}`),
  textAt: (path) => doc.getText(`${root}.${path}`),
});

/** An item in a map of its own, with its lists and texts in it. */
export const itemPlace = (map: Y.Map<unknown>): Place => ({
  map,
  prefix: '',
  listAt: (path) => {
    const list = map.get(path);
    return list instanceof Y.Map ? list : undefined;
  },
  textAt: (path) => {
    const text = map.get(path);
    return text instanceof Y.Text ? text : undefined;
  },
});

/** An item whose registers stand in the list's map itself. */
const computedPlace = (list: Y.Map<unknown>, id: string): Place => ({
  map: list,
  prefix: `${id}.`,
  listAt: () => undefined,
  textAt: () => undefined,
});

/** The key of an item's place in its list, and of the flag that says that it was removed. */
export const ORDER = '#';
export const REMOVED = '-';

export const valueAt = ({ map, prefix }: Place, path: string): unknown => map.get(prefix + path);

/** Writes a register, unless it has this value already. */
export function setValue({ map, prefix }: Place, path: string, value: unknown): void {
  if (map.get(prefix + path) !== value) map.set(prefix + path, value);
}

export function deleteValue({ map, prefix }: Place, path: string): void {
  if (map.has(prefix + path)) map.delete(prefix + path);
}

/** What stands below a path whose further keys are data. */
export function valuesBelow({ map, prefix }: Place, path: string): [key: string, value: unknown][] {
  const start = `${prefix}${path}.`;
  const found: [string, unknown][] = [];
  for (const key of map.keys()) {
    if (key.startsWith(start)) found.push([key.slice(start.length), map.get(key)]);
  }
  return found;
}

/** An item of a list as it stands in the document, removed or not. */
export interface StoredItem extends Ordered {
  readonly isRemoved: boolean;
  readonly place: Place;
}

/** The place of an item that is there, or undefined. */
export function itemAt(list: Y.Map<unknown>, { computed }: Items, id: string): Place | undefined {
  if (computed !== undefined && id.startsWith(COMPUTED)) return computedPlace(list, id);
  const map = list.get(id);
  return map instanceof Y.Map ? itemPlace(map) : undefined;
}

/** The id in a key of a computed item's register. */
export function computedIdOf(key: string, registers: ReadonlySet<string>): string | undefined {
  if (!key.startsWith(COMPUTED)) return undefined;
  for (let dot = key.indexOf('.'); dot >= 0; dot = key.indexOf('.', dot + 1)) {
    const path = key.slice(dot + 1);
    if (path === ORDER || path === REMOVED || registers.has(path)) return key.slice(0, dot);
  }
  return undefined;
}

/** All items of a list in their order, the removed ones among them. */
export function storedItems(list: Y.Map<unknown> | undefined, items: Items): StoredItem[] {
  if (list === undefined) return [];
  const ids = new Set<string>();
  for (const key of list.keys()) {
    const computed = items.computed === undefined ? undefined : computedIdOf(key, items.computed);
    if (computed !== undefined || list.get(key) instanceof Y.Map) ids.add(computed ?? key);
  }
  const stored: StoredItem[] = [];
  for (const id of ids) {
    const place = itemAt(list, items, id);
    if (place === undefined) continue;
    const order = valueAt(place, ORDER);
    const removed = valueAt(place, REMOVED);
    stored.push({
      id,
      place,
      order: typeof order === 'string' ? order : '',
      isRemoved: removed !== undefined && removed !== false,
    });
  }
  return stored.sort(byOrder);
}

/** The items of a list that the plan shows, in their order. */
export const shownItems = (list: Y.Map<unknown> | undefined, items: Items): StoredItem[] =>
  storedItems(list, items).filter(({ isRemoved }) => !isRemoved);
