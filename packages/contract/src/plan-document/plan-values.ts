import { hasBlocks } from '@trazo/plan/rich-text/plain-text';
import type { RichText } from '@trazo/plan/rich-text/rich-text';
import type { Entries } from './shape.ts';

/** A field by name, or a value by index. */
export function fieldOf(value: unknown, name: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}

/** Whether a value is a long text. */
export const isText = (value: unknown): value is RichText => typeof value === 'string' || hasBlocks(value);

/** The texts of a list. */
export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** What a list without ids, or a record, says by key. */
export function entriesOf(item: Entries['item'], value: unknown): ReadonlyMap<string, string> {
  if (typeof value !== 'object' || value === null) return new Map();
  const entries = new Map<string, string>();
  if (item === undefined) {
    for (const [key, text] of Object.entries(value)) if (typeof text === 'string') entries.set(key, text);
    return entries;
  }
  for (const each of Array.isArray(value) ? value : []) {
    const parts = item.key.map((name) => String(fieldOf(each, name)));
    const [only = ''] = parts;
    entries.set(parts.length === 1 ? only : JSON.stringify(parts), String(fieldOf(each, item.value)));
  }
  return entries;
}

/** An item of a list. */
export interface Item {
  readonly id: string;
}

/** Whether a value is an item of a list. */
export const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** The items of a list; of those that share an id the first. */
export function itemsOf(value: unknown): ReadonlyMap<string, Item> {
  const items = new Map<string, Item>();
  for (const each of Array.isArray(value) ? value : []) {
    if (isItem(each) && !items.has(each.id)) items.set(each.id, each);
  }
  return items;
}
