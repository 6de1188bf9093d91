import { COMPUTED } from '@trazo/plan/finance/year-lines';
import * as Y from 'yjs';
import { ISSUE_LIMIT } from '../content/limits.ts';
import type { Issue } from '../errors.ts';
import { checkText } from './check-text.ts';
import { isOrderKey } from './order.ts';
import { computedIdOf, ORDER, REMOVED, shownItems } from './place.ts';
import { isEntry, join, presence } from './read.ts';
import { isWithinLimit } from './register.ts';
import { META, REPLACED, ROOTS, type Root, rootNames, SCHEMA, shapeOfRoot } from './roots.ts';
import {
  type Fields,
  type Items,
  type LongText,
  type Shape,
  typesIn,
  type Union,
  type Whole,
} from './shape.ts';

/**
 * Whether a document is built as plans are: strict on its structure and size, lenient on its values. It walks the document, not the
 * shapes, so that it sees what no reader would look at. Only the sections that changed are looked at where they are given.
 */
export function checkDocument(doc: Y.Doc, changed: Iterable<Root> = ROOTS): readonly Issue[] {
  const { pendingStructs, pendingDs } = doc.store;
  if (pendingStructs !== null || pendingDs !== null) {
    return [{ path: '', message: 'builds on changes that are missing' }];
  }
  const names = new Set(rootNames());
  const issues: Issue[] = [];
  for (const issue of issuesIn(doc, changed, names)) {
    if (issues.length === ISSUE_LIMIT) break;
    issues.push(issue);
  }
  return issues;
}

function* issuesIn(doc: Y.Doc, changed: Iterable<Root>, names: ReadonlySet<string>): Iterable<Issue> {
  for (const name of doc.share.keys()) if (!names.has(name)) yield unknown(name);
  const meta = doc.getMap(META);
  yield* checkKeys(meta, META, (key, value) =>
    key === REPLACED ? isVector(value) : key === SCHEMA && typeof value === 'number',
  );
  for (const root of changed) {
    const shape = shapeOfRoot(root);
    const keys = keysOf(shape);
    yield* checkKeys(doc.getMap(root), root, (key, value) => isAllowed(keys, key, value));
    yield* checkCounts(keys, doc.getMap(root), root);
    for (const [path, type] of typesIn(shape)) {
      const name = `${root}.${path}`;
      yield* type.kind === 'text'
        ? textIssues(doc.getText(name), name)
        : checkList(type, doc.getMap(name), name);
    }
  }
}

/** How far clients had written, as `rebuild.ts` notes it. */
const isVector = (value: unknown): boolean =>
  typeof value === 'string' && isWithinLimit(value) && /^(\d+:\d+( (?!$)|$))*$/.test(value);

const unknown = (path: string): Issue => ({ path, message: 'unknown, or not of its type' });

/** Whether a value may stand under a key. */
type Test = (value: unknown) => boolean;

/** What the registers of an object may be: by key, and by what a key begins with whose rest is data. */
interface Keys {
  readonly exact: ReadonlyMap<string, Test>;
  readonly below: ReadonlyMap<string, Below>;
}

interface Below {
  readonly isAllowed: (rest: string, value: unknown) => boolean;
  /** How many keys there may be. */
  readonly limit: number;
}

/** Characters of a key that is data. */
const KEY_LIMIT = 300;

const known = new WeakMap<Shape, Keys>();

function keysOf(shape: Fields | Union): Keys {
  const found = known.get(shape);
  if (found !== undefined) return found;
  const exact = new Map<string, Test>();
  const below = new Map<string, Below>();
  // A field that several kinds have is of any of their types: it stays while the kind changes.
  const allow = (path: string, test: Test): void => {
    const other = exact.get(path);
    exact.set(path, other === undefined ? test : (value) => other(value) || test(value));
  };
  const add = (path: string, each: Shape): void => {
    switch (each.kind) {
      case 'register':
        allow(path, each.isStorable);
        break;
      case 'whole':
        exact.set(path, (value) => isStorableList(each, value));
        break;
      case 'fields':
        for (const [name, field] of each.fields) add(join(path, name), field);
        break;
      case 'optional':
        exact.set(presence(path), (value) => typeof value === 'boolean');
        add(path, each.inner);
        break;
      case 'row':
        for (const [index, place] of each.places.entries()) add(join(path, String(index)), place);
        break;
      case 'union':
        exact.set(join(path, 'kind'), (value) => typeof value === 'string' && each.kinds.has(value));
        for (const kind of each.kinds.values()) add(path, kind);
        break;
      case 'set':
        below.set(path, {
          isAllowed: (rest, value) => isOrderKey(value) && (each.options?.has(rest) ?? isKey(rest)),
          limit: each.limit,
        });
        break;
      case 'entries':
        below.set(path, {
          isAllowed: (rest, value) => isKey(rest) && typeof value === 'string' && isWithinLimit(value),
          limit: each.limit,
        });
        break;
      default:
    }
  };
  add('', shape);
  const keys = { exact, below };
  known.set(shape, keys);
  return keys;
}

const isKey = (key: string): boolean => key.length <= KEY_LIMIT;

function isAllowed({ exact, below }: Keys, key: string, value: unknown): boolean {
  const test = exact.get(key);
  if (test !== undefined) return test(value);
  for (const [path, entries] of below) {
    if (key.startsWith(`${path}.`)) return entries.isAllowed(key.slice(path.length + 1), value);
  }
  return false;
}

function* checkCounts({ below }: Keys, map: Y.Map<unknown>, at: string): Iterable<Issue> {
  for (const [path, { limit }] of below) {
    const count = [...map.keys()].filter((key) => key.startsWith(`${path}.`)).length;
    if (count > limit) yield { path: `${at}.${path}`, message: `more than ${limit}` };
  }
}

/** Values are as they were typed: what counts is that they are those of an entry, and not many. */
const isStorableList = ({ entry, limit }: Whole, value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= limit &&
  value.every((each) => isEntry(entry, each) && isSmall(each));

const isSmall = (entry: unknown): boolean => JSON.stringify(entry).length <= KEY_LIMIT;

function* checkKeys(
  map: Y.Map<unknown>,
  path: string,
  isGood: (key: string, value: unknown) => boolean,
): Iterable<Issue> {
  // Content that no map has, and no reader looks at.
  if (map._start !== null) yield unknown(path);
  for (const key of map.keys()) if (!isGood(key, map.get(key))) yield unknown(`${path}.${key}`);
}

function* checkList(items: Items, list: Y.Map<unknown>, path: string): Iterable<Issue> {
  const { item, computed, limit } = items;
  if (shownItems(list, items).length > limit) yield { path, message: `more than ${limit} items` };
  const keys = keysOf(item);
  const own = new Map([...typesIn(item)]);
  const isOfItem = (key: string, value: unknown): boolean => {
    if (key === ORDER) return isOrderKey(value);
    if (key === REMOVED) return typeof value === 'number' || typeof value === 'boolean';
    return isAllowed(keys, key, value);
  };
  yield* checkKeys(list, path, (key, value) => {
    const id = computed === undefined ? undefined : computedIdOf(key, computed);
    if (id !== undefined) return isItemId(id) && isOfItem(key.slice(id.length + 1), value);
    return isItemId(key) && value instanceof Y.Map && (computed === undefined || !key.startsWith(COMPUTED));
  });
  for (const [id, map] of list.entries()) {
    if (!(map instanceof Y.Map)) continue;
    const at = `${path}.${id}`;
    yield* checkKeys(map, at, (key, value) => own.has(key) || isOfItem(key, value));
    yield* checkCounts(keys, map, at);
    for (const [name, type] of own) yield* checkType(type, map.get(name), `${at}.${name}`);
  }
}

const isItemId = (id: string): boolean => id.length > 0 && id.length <= 64;

function* checkType(type: Items | LongText, value: unknown, path: string): Iterable<Issue> {
  if (value === undefined) return;
  if (type.kind === 'text') yield* textIssues(value, path);
  else if (value instanceof Y.Map) yield* checkList(type, value, path);
  else yield unknown(path);
}

function* textIssues(text: unknown, path: string): Iterable<Issue> {
  const message = checkText(text);
  if (message !== undefined) yield { path, message };
}
