import { emptyPlan } from '@trazo/plan/plan';
import { emptyOperation } from '@trazo/plan/sections/operations';
import { emptyProduct, type Product } from '@trazo/plan/sections/products';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { applyDifference } from './difference.ts';
import { readDocument } from './read.ts';
import { rebuiltDocument } from './rebuild.ts';
import { bringBack, onRemovedElsewhere, type RemovedItem } from './removed-items.ts';
import { longTextAt } from './resolve-path.ts';
import { exchange, replicaOf } from './testing/replicas.ts';
import { documentOf, newDocument } from './write.ts';

const bread: Product = { ...emptyProduct('p1'), name: 'Bread', description: 'Sourdough.' };
const cake: Product = { ...emptyProduct('p2'), name: 'Cake' };

const shop = (): Y.Doc =>
  documentOf({ plan: { ...emptyPlan(), products: { items: [bread, cake] } }, theme: defaultTheme() });
const itemsOf = (doc: Y.Doc) => readDocument(doc).products.items;
/** What was removed from the products; an item whose addition was undone is not among them. */
const removedFrom = (doc: Y.Doc): Y.Map<unknown>[] =>
  [...doc.getMap<Y.Map<unknown>>('products.items').values()].filter(
    (map) => typeof map.get('-') === 'number',
  );
const setItems = (doc: Y.Doc, items: Product[], origin: unknown = 'own') =>
  applyDifference(doc, 'products', readDocument(doc).products, { items }, origin);

it('a removed item keeps what another device writes in it, which is known there and can bring it back', () => {
  const doc = shop();
  const other = replicaOf(doc);
  const known: RemovedItem[] = [];
  const end = onRemovedElsewhere(
    other,
    (origin) => origin === 'own',
    (removed) => known.push(removed),
  );
  setItems(doc, [], 'theirs');
  setItems(other, [{ ...bread, name: 'Rye bread' }, cake]);
  const text = longTextAt(other, 'products', 'items.0.description');
  other.transact(() => text?.insert(0, 'Dark. ', {}), 'own');
  exchange(doc, other);
  expect(itemsOf(doc)).toEqual([]);
  const edited = { ...bread, name: 'Rye bread', description: 'Dark. Sourdough.' };
  expect(known.map(({ root, item }) => ({ root, item }))).toEqual([{ root: 'products', item: edited }]);
  for (const removed of known) bringBack(removed, 'own');
  exchange(doc, other);
  expect(itemsOf(doc)).toEqual([edited]);
  end();
});

it('a goal that was written in is known when its step, or it alone, is removed elsewhere', () => {
  const step = { ...emptyOperation('o1'), goals: [{ id: 'g1', text: 'Open' }] };
  const doc = newDocument();
  applyDifference(doc, 'operations', undefined, { steps: [step] }, 'theirs');
  const other = replicaOf(doc);
  const known: unknown[] = [];
  onRemovedElsewhere(
    other,
    (origin) => origin === 'own',
    ({ item }) => known.push(item),
  );
  const written = { ...step, goals: [{ id: 'g1', text: 'Open the shop' }] };
  applyDifference(other, 'operations', { steps: [step] }, { steps: [written] }, 'own');
  applyDifference(doc, 'operations', { steps: [step] }, { steps: [{ ...step, goals: [] }] }, 'theirs');
  exchange(doc, other);
  expect(known).toEqual([{ id: 'g1', text: 'Open the shop' }]);
  applyDifference(doc, 'operations', { steps: [step] }, { steps: [] }, 'theirs');
  exchange(doc, other);
  expect(known).toHaveLength(2);
});

it('undoing an addition hides the item with what others wrote in it; redoing it shows that', () => {
  const doc = shop();
  const undo = new Y.UndoManager(doc, { trackedOrigins: new Set(['own']), captureTimeout: 0 });
  setItems(doc, [bread, emptyProduct('p3'), cake]);
  const other = replicaOf(doc);
  setItems(other, [bread, { ...emptyProduct('p3'), name: 'Tart' }, cake]);
  exchange(doc, other);
  undo.undo();
  expect(itemsOf(doc)).toEqual([bread, cake]);
  expect(removedFrom(doc)).toEqual([]);
  undo.redo();
  expect(itemsOf(doc).map(({ name }) => name)).toEqual(['Bread', 'Tart', 'Cake']);
});

it('undoing a removal shows the item where it stood, with what was written in it', () => {
  const doc = shop();
  const undo = new Y.UndoManager(doc, { trackedOrigins: new Set(['own']), captureTimeout: 0 });
  const other = replicaOf(doc);
  setItems(doc, [cake]);
  setItems(other, [{ ...bread, salePrice: '4' }, cake]);
  exchange(doc, other);
  undo.undo();
  expect(itemsOf(doc)).toEqual([{ ...bread, salePrice: '4' }, cake]);
});

it('a rebuilt document says the same, and still has what was removed within 30 days', () => {
  const doc = shop();
  const tart = { ...emptyProduct('p3'), name: 'Tart' };
  setItems(doc, [bread, tart, cake]);
  setItems(doc, [bread, cake]);
  const day = 24 * 60 * 60 * 1000;
  const rebuilt = rebuiltDocument(doc, Date.now() + 29 * day);
  expect(readDocument(rebuilt)).toEqual(readDocument(doc));
  for (const map of removedFrom(rebuilt)) bringBack({ map }, 'own');
  expect(itemsOf(rebuilt)).toEqual([bread, tart, cake]);
  expect(removedFrom(rebuiltDocument(doc, Date.now() + 31 * day))).toEqual([]);
});

it('what is written in an item that is gone from the document is kept among the removed ones', () => {
  const doc = shop();
  const before = readDocument(doc).products;
  setItems(doc, [cake]);
  const rebuilt = rebuiltDocument(doc, Date.now() + 1e11);
  applyDifference(rebuilt, 'products', before, before, 'own');
  expect(removedFrom(rebuilt)).toEqual([]);
  const edited = { ...bread, name: 'Rye bread' };
  applyDifference(rebuilt, 'products', before, { items: [edited, cake] }, 'own');
  expect(itemsOf(rebuilt)).toEqual([cake]);
  for (const map of removedFrom(rebuilt)) bringBack({ map }, 'own');
  expect(itemsOf(rebuilt).map(({ name }) => name)).toEqual(['Rye bread', 'Cake']);
});
