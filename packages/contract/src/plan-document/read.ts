import type { Plan } from '@trazo/plan/plan';
import type { RichText } from '@trazo/plan/rich-text/rich-text';
import type { Theme } from '@trazo/plan/theme/theme';
import type * as Y from 'yjs';
import { readText } from './lines.ts';
import { byOrder, isOrderKey, type Ordered } from './order.ts';
import { type Place, rootPlace, shownItems, valueAt, valuesBelow } from './place.ts';
import { fieldOf, itemsOf } from './plan-values.ts';
import { type AnyType, ROOTS, rootsOf, shapeOfRoot } from './roots.ts';
import type { Entries, Fields, Items, Shape, TextSet, Union, Whole } from './shape.ts';

/** The plan as its document has it: complete in shape, its values as they were typed. */
export interface Draft extends Plan {
  readonly theme: Theme;
}

/** What was read of the same document before, and which of its types changed since, with those they stand in. */
export interface EarlierReading {
  readonly before: Draft;
  readonly changed: ReadonlySet<AnyType>;
}

/** The same of one value: an item whose map has not changed is not read again. */
interface Earlier {
  readonly before: unknown;
  readonly changed: ReadonlySet<AnyType>;
}

/** Reads the whole plan. Never throws, whatever the document holds; what stays equal stays the same object. */
export function readDocument(doc: Y.Doc, earlier?: EarlierReading): Draft {
  const roots = earlier && rootsOf(earlier.changed);
  const parts = ROOTS.map((root) => {
    const before = earlier?.before[root];
    if (before !== undefined && roots?.has(root) === false) return [root, before];
    const now = readShape(shapeOfRoot(root), rootPlace(doc, root), '', '', earlier && { ...earlier, before });
    return [root, withShared(before, now)];
  });
  // The shapes are those of the schemas that `Draft` is inferred from.
  return Object.fromEntries(parts) as Draft;
}

/** The value of a shape at a path of a place. */
export function readShape(shape: Shape, place: Place, path: string, id = '', earlier?: Earlier): unknown {
  switch (shape.kind) {
    case 'id':
      return id;
    case 'constant':
      return shape.value;
    case 'register': {
      const value = valueAt(place, path);
      return shape.isShown(value) ? value : shape.blank;
    }
    case 'whole':
      return readWhole(shape, valueAt(place, path));
    case 'fields':
      return readFields(shape, place, path, id, earlier);
    case 'optional':
      return valueAt(place, presence(path)) === true
        ? readFields(shape.inner, place, path, id, earlier)
        : null;
    case 'row':
      return shape.places.map((each, index) => readShape(each, place, join(path, String(index))));
    case 'union':
      return readFields(kindOf(shape, valueAt(place, join(path, 'kind'))), place, path, id, earlier);
    case 'items':
      return readItems(shape, place.listAt(path), earlier);
    case 'set':
      return readSet(shape, place, path);
    case 'entries':
      return readEntries(shape, place, path);
    case 'text':
      return textOf(place, path);
  }
}

/** A dotted path. */
export const join = (path: string, step: string): string => (path === '' ? step : `${path}.${step}`);

/** The register that says whether an object is there that may be null. */
export const presence = (path: string): string => `${path}.?`;

/** The fields of an object of a kind; one that is not known is the first. */
export function kindOf({ kinds, blank }: Union, kind: unknown): Fields {
  const found = (typeof kind === 'string' ? kinds.get(kind) : undefined) ?? kinds.get(blank);
  return found ?? { kind: 'fields', fields: new Map() };
}

const readFields = ({ fields }: Fields, place: Place, path: string, id: string, earlier?: Earlier): unknown =>
  Object.fromEntries(
    [...fields].map(([name, shape]) => {
      const field = earlier && { ...earlier, before: fieldOf(earlier.before, name) };
      return [name, readShape(shape, place, join(path, name), id, field)];
    }),
  );

/** The items that are shown, as they stand in the plan. */
function readItems(items: Items, list: Y.Map<unknown> | undefined, earlier?: Earlier): unknown[] {
  const before = itemsOf(earlier?.before);
  return shownItems(list, items).map(({ id, place }) => {
    const item = earlier && { ...earlier, before: before.get(id) };
    const isSame = item?.changed.has(place.map) === false;
    return (isSame && item.before) || readShape(items.item, place, '', id, item);
  });
}

/** The texts of a set in their order. */
export function storedSet({ options }: TextSet, place: Place, path: string): Ordered[] {
  return valuesBelow(place, path)
    .flatMap(([id, order]) =>
      isOrderKey(order) && (options === undefined || options.has(id)) ? [{ id, order }] : [],
    )
    .sort(byOrder);
}

const readSet = (set: TextSet, place: Place, path: string): string[] =>
  storedSet(set, place, path).map(({ id }) => id);

/** Texts by key, sorted: equal values are equal JSON, in whatever order they were written. */
export const storedEntries = (place: Place, path: string): ReadonlyMap<string, string> =>
  new Map(
    valuesBelow(place, path)
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

function readEntries({ item }: Entries, place: Place, path: string): unknown {
  const entries = storedEntries(place, path);
  if (item === undefined) return Object.fromEntries(entries);
  return [...entries].flatMap(([key, value]) => {
    const parts = item.key.length === 1 ? [key] : partsOf(key);
    if (parts.length !== item.key.length) return [];
    return [
      Object.fromEntries([...item.key.map((name, index) => [name, parts[index]]), [item.value, value]]),
    ];
  });
}

/** The parts of a key made of several. */
function partsOf(key: string): readonly string[] {
  try {
    const parts: unknown = JSON.parse(key);
    return Array.isArray(parts) && parts.every((part) => typeof part === 'string') ? parts : [];
  } catch {
    return [];
  }
}

function readWhole({ blank, entry, limit }: Whole, value: unknown): unknown {
  const isList = Array.isArray(value) && value.length <= limit && value.every((each) => isEntry(entry, each));
  return structuredClone(isList ? value : blank);
}

/** Whether a value has exactly the fields of a list's entry. */
export function isEntry(shape: Shape, value: unknown): boolean {
  if (shape.kind === 'register') return shape.isShown(value);
  if (shape.kind !== 'fields' || typeof value !== 'object' || value === null) return false;
  const entries = Object.entries(value);
  return (
    entries.length === shape.fields.size &&
    entries.every(([name, field]) => {
      const inner = shape.fields.get(name);
      return inner !== undefined && isEntry(inner, field);
    })
  );
}

/** A long text; blank where an item has none. */
export function textOf(place: Place, path: string): RichText {
  const text = place.textAt(path);
  return text === undefined ? '' : readText(text);
}

/** The later value, with every part of it that is as before the same object as before. */
export function withShared(before: unknown, now: unknown): unknown {
  if (before === now || typeof before !== 'object' || typeof now !== 'object') return now;
  if (before === null || now === null) return now;
  if (Array.isArray(now)) {
    if (!Array.isArray(before)) return now;
    const shared: unknown[] = now.map((each: unknown, index) =>
      withShared(sameItem(before, each, index), each),
    );
    return shared.length === before.length && shared.every((each, index) => each === before[index])
      ? before
      : shared;
  }
  const earlier = new Map<string, unknown>(Object.entries(before));
  const entries = Object.entries(now);
  const shared = entries.map(([key, value]) => [key, withShared(earlier.get(key), value)] as const);
  return shared.length === earlier.size && shared.every(([key, value]) => earlier.get(key) === value)
    ? before
    : Object.fromEntries(shared);
}

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;

/** The item with the same id, wherever it stood; what has no id is known by its index. */
function sameItem(before: readonly unknown[], item: unknown, index: number): unknown {
  const id = idOf(item);
  if (id === undefined || idOf(before[index]) === id) return before[index];
  return before.find((each) => idOf(each) === id);
}
