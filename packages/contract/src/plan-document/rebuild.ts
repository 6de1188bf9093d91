import { COMPUTED } from '@trazo/plan/finance/year-lines';
import * as Y from 'yjs';
import { makeItem, writeNew } from './difference.ts';
import { itemAt, ORDER, type Place, REMOVED, rootPlace, setValue, storedItems, valueAt } from './place.ts';
import { isItem } from './plan-values.ts';
import { join, readDocument, readShape } from './read.ts';
import { REGISTER_LIMIT } from './register.ts';
import { META, REPLACED, ROOTS, SCHEMA, shapeOfRoot } from './roots.ts';
import type { Items, Shape } from './shape.ts';
import { newDocument, schemaVersionOf } from './write.ts';

/** How long a removed item can be brought back, once the document has been rebuilt. */
const REMOVED_KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

/**
 * A new document that says the same, without what was overwritten and deleted since the other was begun. Items removed within the last
 * 30 days can still be brought back. Nothing written on the old one can be applied to it: it is of another epoch.
 */
export function rebuiltDocument(doc: Y.Doc, now = Date.now()): Y.Doc {
  const rebuilt = newDocument();
  const draft = readDocument(doc);
  rebuilt.transact(() => {
    rebuilt.getMap(META).set(SCHEMA, schemaVersionOf(doc));
    rebuilt.getMap(META).set(REPLACED, replacedBy(doc));
    for (const root of ROOTS) {
      writeNew(rebuilt, root, draft[root]);
      copyRemoved(
        shapeOfRoot(root),
        rootPlace(doc, root),
        rootPlace(rebuilt, root),
        '',
        now - REMOVED_KEPT_FOR,
      );
    }
  });
  return rebuilt;
}

/**
 * What of a device's document had reached the server when that began the rebuilt one: what was acknowledged, and what was there all the
 * same. A deletion that was not acknowledged counts as not there: made once more, it changes nothing. `mine` is a document that keeps what
 * was deleted in it.
 */
export function reachedDocument(mine: Y.Doc, acknowledged: Y.Doc, rebuilt: Y.Doc): Y.Doc {
  const { sv, ds } = Y.snapshot(acknowledged);
  const replaced = replacedIn(rebuilt);
  const reached = [...Y.snapshot(mine).sv].map(([client, clock]): [number, number] => [
    client,
    Math.min(clock, Math.max(sv.get(client) ?? 0, replaced.get(client) ?? 0)),
  ]);
  return Y.createDocFromSnapshot(mine, Y.createSnapshot(ds, new Map(reached)));
}

/** How far each client had written in the document that is replaced, and in those that it replaced itself: a client writes in one only. */
function replacedBy(doc: Y.Doc): string {
  const clients = [...Y.snapshot(doc).sv, ...replacedIn(doc)];
  const text = clients.map((entry) => entry.join(':')).join(' ');
  return text.length > REGISTER_LIMIT ? text.slice(0, text.lastIndexOf(' ', REGISTER_LIMIT)) : text;
}

function replacedIn(doc: Y.Doc): ReadonlyMap<number, number> {
  const written = doc.getMap(META).get(REPLACED);
  const entries = typeof written === 'string' ? written.split(' ') : [];
  return new Map(
    entries.map((entry) => {
      const [client, clock] = entry.split(':');
      return [Number(client), Number(clock)];
    }),
  );
}

/** Copies the items that were removed after a moment, with their places. */
function copyRemoved(shape: Shape, from: Place, to: Place, path: string, after: number): void {
  if (shape.kind === 'optional') copyRemoved(shape.inner, from, to, path, after);
  if (shape.kind === 'fields') {
    for (const [name, field] of shape.fields) copyRemoved(field, from, to, join(path, name), after);
  }
  const list = shape.kind === 'items' ? to.listAt(path) : undefined;
  if (shape.kind !== 'items' || list === undefined) return;
  for (const { id, order, place, isRemoved } of storedItems(from.listAt(path), shape)) {
    // A computed line comes back with what it follows from.
    if (isRemoved && shape.computed !== undefined && id.startsWith(COMPUTED)) continue;
    const removedAt = valueAt(place, REMOVED);
    if (typeof removedAt === 'number' && removedAt > after) copyItem(list, shape, place, id, removedAt);
    const copied = itemAt(list, shape, id);
    if (copied === undefined) continue;
    // The shown ones, too: a removed one comes back to where it stood among them.
    if (order !== '') setValue(copied, ORDER, order);
    copyRemoved(shape.item, place, copied, '', after);
  }
}

function copyItem(list: Y.Map<unknown>, items: Items, place: Place, id: string, removedAt: number): void {
  const item = readShape(items.item, place, '', id);
  if (isItem(item)) makeItem(list, items, item, removedAt);
}
