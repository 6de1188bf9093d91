import type * as Y from 'yjs';
import { deleteValue, itemAt, REMOVED, storedItems, valueAt } from './place.ts';
import { readShape } from './read.ts';
import { resolvePath } from './resolve-path.ts';
import type { Root } from './roots.ts';
import type { Items } from './shape.ts';

/** An item that was taken out of a list: it stays in the document, with all that others write in it. */
export interface RemovedItem {
  readonly id: string;
  /** Milliseconds since 1970, by the clock of the device that removed it. */
  readonly removedAt: number;
  readonly item: unknown;
}

function listAt(doc: Y.Doc, root: Root, path: string): { list: Y.Map<unknown>; items: Items } | undefined {
  const resolved = resolvePath(doc, root, path);
  if (resolved?.shape.kind !== 'items') return undefined;
  const list = resolved.place.listAt(resolved.path);
  return list === undefined ? undefined : { list, items: resolved.shape };
}

/** What was removed from the list at a path, in the list's order. An item whose addition was undone is none. */
export function removedItems(doc: Y.Doc, root: Root, path: string): RemovedItem[] {
  const found = listAt(doc, root, path);
  if (found === undefined) return [];
  return storedItems(found.list, found.items).flatMap(({ id, place }) => {
    const removedAt = valueAt(place, REMOVED);
    return typeof removedAt === 'number'
      ? [{ id, removedAt, item: readShape(found.items.item, place, '', id) }]
      : [];
  });
}

/** Shows a removed item again, where it stood. */
export function bringBack(doc: Y.Doc, root: Root, path: string, id: string, origin: unknown): void {
  const found = listAt(doc, root, path);
  const place = found && itemAt(found.list, found.items, id);
  if (place !== undefined) doc.transact(() => deleteValue(place, REMOVED), origin);
}
