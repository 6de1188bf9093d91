import { isEqual } from '@trazo/plan/equality';
import { isRecord } from '@trazo/plan/is-record';
import { hasBlocks, plainTextOf } from '@trazo/plan/rich-text/plain-text';
import { isListOfItems } from '../plan-store/changed-path.ts';
import { DRAFT_PARTS, type Draft, type DraftPart } from '../plan-store/draft.ts';

/** What a field says, fit to be put into words. */
export type ShownValue = string | number | boolean | null;

export interface Difference {
  /** By index, as the words of fields are found. */
  readonly path: string;
  /** The items it stands in, by the name they have, or by place where they have none. */
  readonly items: readonly ItemName[];
  readonly what:
    | { readonly kind: 'field'; readonly before: ShownValue; readonly after: ShownValue }
    | { readonly kind: 'text'; readonly before: string; readonly after: string }
    | { readonly kind: 'added' | 'removed' | 'moved' };
}

interface ItemName {
  /** Of the list. */
  readonly path: string;
  readonly name: string;
  readonly index: number;
}

export interface PartDifferences {
  readonly part: DraftPart;
  readonly differences: readonly Difference[];
}

/** What differs between a plan as it was and as it is, part by part and field by field. */
export const planDifferences = (before: Draft, after: Draft): PartDifferences[] =>
  DRAFT_PARTS.flatMap((part) => {
    const differences = [...differencesOf(before[part], after[part], '', [])];
    return differences.length === 0 ? [] : [{ part, differences }];
  });

/** Follows from the answers, or says where something is drawn. */
const NOT_SHOWN: ReadonlySet<string> = new Set(['id', 'kind', 'filled']);
/** What tells an item from its neighbours, the first that is not blank. */
const NAMES = ['name', 'title', 'text', 'position', 'label', 'concept'] as const;

const FIRST_WORDS = /^.{1,60}(?=\s)|^.{60}/su;

const below = (path: string, key: string | number): string => (path === '' ? `${key}` : `${path}.${key}`);

function* differencesOf(
  before: unknown,
  after: unknown,
  path: string,
  items: readonly ItemName[],
): Iterable<Difference> {
  if (isEqual(before, after)) return;
  if (isListOfItems(before) && isListOfItems(after)) {
    yield* itemDifferences(before, after, path, items);
  } else if (hasBlocks(before) || hasBlocks(after)) {
    yield { path, items, what: { kind: 'text', before: textOf(before), after: textOf(after) } };
  } else if (isRecord(before) && isRecord(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      if (!NOT_SHOWN.has(key)) yield* differencesOf(before[key], after[key], below(path, key), items);
    }
  } else if (Array.isArray(before) && Array.isArray(after)) {
    yield { path, items, what: { kind: 'field', before: listed(before), after: listed(after) } };
  } else if (typeof before === 'string' && typeof after === 'string' && isLong(before, after)) {
    yield { path, items, what: { kind: 'text', before, after } };
  } else {
    yield { path, items, what: { kind: 'field', before: shown(before), after: shown(after) } };
  }
}

/** Long enough for it to matter which of its words are others. */
const isLong = (before: string, after: string): boolean =>
  before !== '' && after !== '' && /\s/.test(before) && before.length + after.length > 40;

const textOf = (value: unknown): string =>
  typeof value === 'string' || hasBlocks(value) ? plainTextOf(value) : '';

const shown = (value: unknown): ShownValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;

const listed = (values: readonly unknown[]): string =>
  values
    .map(shown)
    .filter((value) => value !== null && value !== '')
    .join(' · ');

type Items = readonly { readonly id: string }[];

function* itemDifferences(
  before: Items,
  after: Items,
  path: string,
  items: readonly ItemName[],
): Iterable<Difference> {
  const within = (item: object, index: number): ItemName[] => [...items, { path, name: nameOf(item), index }];
  const then = new Map(before.map((item) => [item.id, item]));
  const now = new Set(after.map(({ id }) => id));
  for (const [index, item] of before.entries()) {
    if (!now.has(item.id)) yield { path, items: within(item, index), what: { kind: 'removed' } };
  }
  for (const [index, item] of after.entries()) {
    const earlier = then.get(item.id);
    if (earlier === undefined) yield { path, items: within(item, index), what: { kind: 'added' } };
    else yield* differencesOf(earlier, item, below(path, index), within(item, index));
  }
  const both = (list: Items) => list.flatMap(({ id }) => (then.has(id) && now.has(id) ? [id] : []));
  if (!isEqual(both(before), both(after))) yield { path, items, what: { kind: 'moved' } };
}

/** A line of a list may be a whole paragraph: its first words tell which one it is. */
const shortened = (name: string): string => (name.length <= 60 ? name : `${FIRST_WORDS.exec(name)?.[0]}…`);

function nameOf(item: object): string {
  const values = new Map<string, unknown>(Object.entries(item));
  for (const key of NAMES) {
    const value = values.get(key);
    if (typeof value === 'string' && value.trim() !== '') return shortened(value.trim());
  }
  return '';
}
