import { isEqual } from '@trazo/plan/equality';
import { must } from '@trazo/plan/must';
import * as Y from 'yjs';
import { withoutFigures } from './figures.ts';
import { textDifference, writeText } from './lines.ts';
import { keysFor } from './order.ts';
import {
  deleteValue,
  itemAt,
  itemPlace,
  ORDER,
  type Place,
  REMOVED,
  rootPlace,
  type StoredItem,
  setValue,
  storedItems,
  valueAt,
} from './place.ts';
import { entriesOf, fieldOf, type Item, isText, itemsOf, textsOf } from './plan-values.ts';
import { type Draft, join, kindOf, presence, readShape, storedEntries, storedSet, textOf } from './read.ts';
import { type Root, shapeOfRoot } from './roots.ts';
import { type Entries, type Fields, type Items, type Shape, type TextSet, typesIn } from './shape.ts';

/** Origin of what makes a new item, before its writer shows it: no step of their undo. */
export const MAKING = Symbol('making an item');

/**
 * Writes what differs between what a writer had read of a section and what they left; what others wrote since stays. A new item is made
 * hidden in a transaction of its own and then shown, so that undoing it hides it with all that others wrote in it: not to be called
 * inside another transaction.
 */
export function applyDifference<Name extends Root>(
  doc: Y.Doc,
  root: Name,
  before: Draft[Name] | undefined,
  after: Draft[Name],
  origin: unknown,
): void {
  const shape = shapeOfRoot(root);
  const place = rootPlace(doc, root);
  const read = typed(before);
  const left = typed(after);
  const missing = [...missingItems(shape, place, '', read, left)];
  if (missing.length > 0) doc.transact(() => makeHidden(missing), MAKING);
  doc.transact(() => writeShape(shape, place, '', read, left), origin);
}

/** What its writer changed in an item that is gone is kept among the removed ones. */
function makeHidden(missing: readonly MissingItem[]): void {
  for (const { items, place, path, item, isGone } of missing) {
    makeItem(listIn(place, path), items, item, isGone ? Date.now() : true);
  }
}

/** What of a section is written: not the figures that follow from its assumptions. */
const typed = (section: Draft[Root] | undefined): unknown =>
  section !== undefined && 'assumptions' in section ? withoutFigures(section) : section;

/** Writes a section into a document that has nothing of it yet. */
export function writeNew<Name extends Root>(doc: Y.Doc, root: Name, section: Draft[Name]): void {
  const shape = shapeOfRoot(root);
  const place = rootPlace(doc, root);
  makeItems(shape, place, typed(section));
  writeShape(shape, place, '', undefined, typed(section));
}

/**
 * Writes a value. `before` is what its writer had read there; undefined where they had read nothing, and then the value is compared with
 * what stands in the document.
 */
function writeShape(shape: Shape, place: Place, path: string, before: unknown, after: unknown): void {
  if (before === after || after === undefined) return;
  switch (shape.kind) {
    case 'id':
    case 'constant':
      return;
    case 'register':
      if (before === undefined && readShape(shape, place, path) === after) return;
      setValue(place, path, after);
      return;
    case 'whole': {
      const read = before ?? readShape(shape, place, path);
      if (!isEqual(read, after)) setValue(place, path, structuredClone(after));
      return;
    }
    case 'fields':
      writeFields(shape, place, path, before, after);
      return;
    case 'optional':
      writeOptional(shape.inner, place, path, before, after);
      return;
    case 'row':
      for (const [index, each] of shape.places.entries()) {
        writeShape(each, place, join(path, String(index)), fieldOf(before, index), fieldOf(after, index));
      }
      return;
    case 'union': {
      const kind = fieldOf(after, 'kind');
      const stored = valueAt(place, join(path, 'kind')) ?? shape.blank;
      const isSet = before === undefined ? stored !== kind : fieldOf(before, 'kind') !== kind;
      if (isSet) setValue(place, join(path, 'kind'), kind);
      writeFields(kindOf(shape, kind), place, path, before, after);
      return;
    }
    case 'items':
      writeItems(shape, place, path, before, after);
      return;
    case 'set':
      writeSet(shape, place, path, before, after);
      return;
    case 'entries':
      writeEntries(shape, place, path, before, after);
      return;
    case 'text':
      writeLongText(place, path, before, after);
  }
}

function writeFields({ fields }: Fields, place: Place, path: string, before: unknown, after: unknown): void {
  for (const [name, shape] of fields) {
    writeShape(shape, place, join(path, name), fieldOf(before, name), fieldOf(after, name));
  }
}

function writeOptional(inner: Fields, place: Place, path: string, before: unknown, after: unknown): void {
  const isThere = valueAt(place, presence(path)) === true;
  if (after === null) {
    if (isThere) setValue(place, presence(path), false);
    return;
  }
  // What was there before it was taken away still stands in the document.
  if (before === null || before === undefined) setValue(place, presence(path), true);
  writeFields(inner, place, path, before ?? undefined, after);
}

function writeLongText(place: Place, path: string, before: unknown, after: unknown): void {
  const read = isText(before) ? before : textOf(place, path);
  if (!isText(after) || isEqual(read, after)) return;
  const text = place.textAt(path) ?? newType(place, path, new Y.Text());
  if (text.length === 0 && isEqual(read, '')) writeText(text, after);
  else textDifference(text, read, after);
}

function newType<Type extends Y.Text | Y.Map<unknown>>(
  { map, prefix }: Place,
  path: string,
  type: Type,
): Type {
  map.set(prefix + path, type);
  return type;
}

function writeSet(set: TextSet, place: Place, path: string, before: unknown, after: unknown): void {
  const stored = storedSet(set, place, path);
  const read = before === undefined ? stored.map(({ id }) => id) : textsOf(before);
  const left = [...new Set(textsOf(after))];
  for (const id of read) if (!left.includes(id)) deleteValue(place, join(path, id));
  const added = left.filter((id) => !read.includes(id) && !stored.some((each) => each.id === id));
  const there = [...stored, ...added.map((id) => ({ id, order: '' }))];
  for (const [id, order] of keysFor(there, read, left)) setValue(place, join(path, id), order);
}

function writeEntries({ item }: Entries, place: Place, path: string, before: unknown, after: unknown): void {
  const read = before === undefined ? storedEntries(place, path) : entriesOf(item, before);
  const left = entriesOf(item, after);
  for (const key of read.keys()) if (!left.has(key)) deleteValue(place, join(path, key));
  for (const [key, value] of left) if (read.get(key) !== value) setValue(place, join(path, key), value);
}

function writeItems(items: Items, place: Place, path: string, before: unknown, after: unknown): void {
  const left = itemsOf(after);
  const list = left.size > 0 ? listIn(place, path) : place.listAt(path);
  if (list === undefined) return;
  const stored = new Map(storedItems(list, items).map((item) => [item.id, item]));
  const read = before === undefined ? shownIn(stored) : itemsOf(before);
  for (const { id, place: item, isRemoved } of stored.values()) {
    if (read.has(id) && !left.has(id) && !isRemoved) setValue(item, REMOVED, Date.now());
  }
  for (const [id, item] of left) {
    const at = itemAt(list, items, id);
    // The document does not have it (any more), and its writer changed nothing in it.
    if (at === undefined || (!stored.has(id) && isEqual(read.get(id), item))) continue;
    if (!read.has(id)) deleteValue(at, REMOVED);
    const earlier = before !== undefined && stored.has(id) ? read.get(id) : undefined;
    if (!stored.has(id)) stored.set(id, { id, order: '', isRemoved: false, place: at });
    writeShape(items.item, at, '', earlier, item);
  }
  const inPlace = [...read.keys()].filter((id) => stored.get(id)?.order !== '');
  for (const [id, order] of keysFor([...stored.values()], inPlace, [...left.keys()])) {
    setValue(must(stored.get(id), 'one of those that were sorted').place, ORDER, order);
  }
}

const shownIn = (stored: ReadonlyMap<string, StoredItem>): ReadonlyMap<string, Item> =>
  new Map([...stored].filter(([, { isRemoved }]) => !isRemoved));

/** An item that the document does not have. */
interface MissingItem {
  readonly items: Items;
  /** Where its list stands. */
  readonly place: Place;
  readonly path: string;
  readonly item: Item;
  /** Whether its writer had read it: it is gone from the document since. */
  readonly isGone: boolean;
}

/** The items that the document does not have, but for those that are gone from it and were not changed. */
function* missingItems(
  shape: Shape,
  place: Place,
  path: string,
  before: unknown,
  after: unknown,
): Iterable<MissingItem> {
  if (before === after || typeof after !== 'object' || after === null) return;
  if (shape.kind === 'optional') yield* missingItems(shape.inner, place, path, before, after);
  if (shape.kind === 'fields') {
    for (const [name, field] of shape.fields) {
      yield* missingItems(field, place, join(path, name), fieldOf(before, name), fieldOf(after, name));
    }
  }
  if (shape.kind !== 'items') return;
  const read = itemsOf(before);
  const list = place.listAt(path);
  for (const [id, item] of itemsOf(after)) {
    const at = list && itemAt(list, shape, id);
    const isGone = read.has(id);
    if (at !== undefined) yield* missingItems(shape.item, at, '', read.get(id), item);
    else if (!(isGone && isEqual(read.get(id), item))) yield { items: shape, place, path, item, isGone };
  }
}

/** Makes items, shown at once. */
function makeItems(shape: Shape, place: Place, after: unknown): void {
  for (const { items, path, item } of [...missingItems(shape, place, '', undefined, after)]) {
    makeItem(listIn(place, path), items, item);
  }
}

const listIn = (place: Place, path: string): Y.Map<unknown> =>
  place.listAt(path) ?? newType(place, path, new Y.Map<unknown>());

/** Makes an item. `removed`: the flag it is hidden by. */
export function makeItem(list: Y.Map<unknown>, items: Items, item: Item, removed?: true | number): void {
  const map = new Y.Map<unknown>();
  list.set(item.id, map);
  const place = itemPlace(map);
  if (removed !== undefined) setValue(place, REMOVED, removed);
  // What an item consists of is made with it, so that no two devices make it.
  for (const [path, type] of typesIn(items.item))
    newType(place, path, type.kind === 'text' ? new Y.Text() : new Y.Map<unknown>());
  makeItems(items.item, place, item);
  writeShape(items.item, place, '', undefined, item);
}
