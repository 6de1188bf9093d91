import { emptyPlan } from '@trazo/plan/plan';
import { emptyProduct, type Product } from '@trazo/plan/sections/products';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { applyDifference } from './difference.ts';
import { readDocument } from './read.ts';
import { rebuiltDocument } from './rebuild.ts';
import { bringBack, removedItems } from './removed-items.ts';
import { longTextAt } from './resolve-path.ts';
import { rootTypesOf } from './roots.ts';
import { exchange, replicaOf } from './testing/replicas.ts';
import { documentOf } from './write.ts';

const bread: Product = { ...emptyProduct('p1'), name: 'Bread', description: 'Sourdough.' };
const cake: Product = { ...emptyProduct('p2'), name: 'Cake' };

const shop = (): Y.Doc =>
  documentOf({ plan: { ...emptyPlan(), products: { items: [bread, cake] } }, theme: defaultTheme() });
const itemsOf = (doc: Y.Doc) => readDocument(doc).products.items;
const setItems = (doc: Y.Doc, items: Product[], origin: unknown = 'own') =>
  applyDifference(doc, 'products', readDocument(doc).products, { items }, origin);

it('a removed item keeps what another device writes in it, and shows it once it is brought back', () => {
  const doc = shop();
  const other = replicaOf(doc);
  setItems(doc, [cake]);
  setItems(other, [{ ...bread, name: 'Rye bread' }, cake]);
  longTextAt(other, 'products', 'items.0.description')?.insert(0, 'Dark. ', {});
  exchange(doc, other);
  expect(itemsOf(doc)).toEqual([cake]);
  const edited = { ...bread, name: 'Rye bread', description: 'Dark. Sourdough.' };
  expect(removedItems(doc, 'products', 'items')).toEqual([
    { id: 'p1', removedAt: expect.any(Number), item: edited },
  ]);
  bringBack(other, 'products', 'items', 'p1', 'own');
  exchange(doc, other);
  expect(itemsOf(doc)).toEqual([edited, cake]);
  expect(removedItems(doc, 'products', 'items')).toEqual([]);
});

it('undoing an addition hides the item with what others wrote in it; redoing it shows that', () => {
  const doc = shop();
  const undo = new Y.UndoManager(rootTypesOf(doc), { trackedOrigins: new Set(['own']), captureTimeout: 0 });
  setItems(doc, [bread, emptyProduct('p3'), cake]);
  const other = replicaOf(doc);
  setItems(other, [bread, { ...emptyProduct('p3'), name: 'Tart' }, cake]);
  exchange(doc, other);
  undo.undo();
  expect(itemsOf(doc)).toEqual([bread, cake]);
  expect(removedItems(doc, 'products', 'items')).toEqual([]);
  undo.redo();
  expect(itemsOf(doc).map(({ name }) => name)).toEqual(['Bread', 'Tart', 'Cake']);
});

it('undoing a removal shows the item where it stood, with what was written in it', () => {
  const doc = shop();
  const undo = new Y.UndoManager(rootTypesOf(doc), { trackedOrigins: new Set(['own']), captureTimeout: 0 });
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
  bringBack(rebuilt, 'products', 'items', 'p3', 'own');
  expect(itemsOf(rebuilt)).toEqual([bread, tart, cake]);
  expect(removedItems(rebuiltDocument(doc, Date.now() + 31 * day), 'products', 'items')).toEqual([]);
});

it('what is written in an item that is gone from the document is kept among the removed ones', () => {
  const doc = shop();
  const before = readDocument(doc).products;
  setItems(doc, [cake]);
  const rebuilt = rebuiltDocument(doc, Date.now() + 1e11);
  applyDifference(rebuilt, 'products', before, before, 'own');
  expect(removedItems(rebuilt, 'products', 'items')).toEqual([]);
  const edited = { ...bread, name: 'Rye bread' };
  applyDifference(rebuilt, 'products', before, { items: [edited, cake] }, 'own');
  expect(itemsOf(rebuilt)).toEqual([cake]);
  expect(removedItems(rebuilt, 'products', 'items')).toMatchObject([{ id: 'p1', item: edited }]);
});
