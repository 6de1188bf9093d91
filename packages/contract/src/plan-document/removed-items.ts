import * as Y from 'yjs';
import { itemPlace, REMOVED } from './place.ts';
import { readShape } from './read.ts';
import { type AnyType, changedTypes, partOf, type Root, shapeOfRoot } from './roots.ts';
import { type Items, type Shape, typesIn } from './shape.ts';

/** An item that was taken out of a list: it stays in the document, with all that others write in it. */
export interface RemovedItem {
  readonly root: Root;
  /** Where it stands in the document. */
  readonly map: Y.Map<unknown>;
  /** What it says. */
  readonly item: unknown;
}

/**
 * Calls back when another writer removes an item that was written in here, until the returned function is called. `isEdit` says of an
 * origin whether its transactions are the user's own edits.
 */
export function onRemovedElsewhere(
  doc: Y.Doc,
  isEdit: (origin: unknown) => boolean,
  listener: (removed: RemovedItem) => void,
): () => void {
  const edited = new WeakSet<object>();
  const look = (transaction: Y.Transaction): void => {
    if (isEdit(transaction.origin)) {
      for (const type of changedTypes(transaction)) edited.add(type);
      return;
    }
    for (const [type, keys] of transaction.changed) {
      if (!keys.has(REMOVED) || !edited.has(type)) continue;
      const removed = removedItem(type);
      if (removed !== undefined) listener(removed);
    }
  };
  doc.on('afterTransaction', look);
  return () => doc.off('afterTransaction', look);
}

/** Shows a removed item again, where it stood. */
export function bringBack({ map }: Pick<RemovedItem, 'map'>, origin: unknown): void {
  map.doc?.transact(() => map.delete(REMOVED), origin);
}

function removedItem(map: AnyType): RemovedItem | undefined {
  // An addition that was undone is hidden, not removed.
  if (!(map instanceof Y.Map) || typeof map.get(REMOVED) !== 'number') return undefined;
  const found = listOf(map);
  const id = map._item?.parentSub ?? '';
  return found && { root: found.root, map, item: readShape(found.items.item, itemPlace(map), '', id) };
}

/** The list that an item's map stands in. */
function listOf(map: AnyType): { readonly root: Root; readonly items: Items } | undefined {
  const list = map._item?.parent;
  if (!(list instanceof Y.Map)) return undefined;
  if (list._item === null) {
    const name = Y.findRootTypeKey(list);
    const root = partOf(name);
    return root && itemsAt(root, shapeOfRoot(root), name.slice(root.length + 1));
  }
  const around = list._item.parent instanceof Y.AbstractType ? listOf(list._item.parent) : undefined;
  return around && itemsAt(around.root, around.items.item, list._item.parentSub ?? '');
}

function itemsAt(root: Root, shape: Shape, path: string): { root: Root; items: Items } | undefined {
  const items = new Map(typesIn(shape)).get(path);
  return items?.kind === 'items' ? { root, items } : undefined;
}
