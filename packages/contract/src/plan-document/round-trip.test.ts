import { LANGUAGES } from '@trazo/plan/languages';
import { emptyPlan } from '@trazo/plan/plan';
import { emptyProduct } from '@trazo/plan/sections/products';
import { arbitraryPlan, arbitraryTheme } from '@trazo/plan/testing/arbitrary-plan';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { loadSample } from '@trazo/samples/load-sample';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import type { Content } from '../content/decoded-content.ts';
import { contentOf } from './content-of.ts';
import { applyDifference } from './difference.ts';
import { readDocument } from './read.ts';
import { changedTypes, ROOTS, rootsOf, shapeOfRoot } from './roots.ts';
import { typesIn } from './shape.ts';
import { canonicalDraft } from './testing/canonical-draft.ts';
import { RUNS } from './testing/replicas.ts';
import { documentOf, newDocument } from './write.ts';

const content = fc.record({ plan: arbitraryPlan({ storedPictures: true }), theme: arbitraryTheme() });

function writeDifference(doc: Y.Doc, before: Content, after: Content): void {
  const [read, left] = [
    { ...before.plan, theme: before.theme },
    { ...after.plan, theme: after.theme },
  ];
  for (const root of ROOTS) applyDifference(doc, root, read[root], left[root], 'test');
}

/** To choose pairs from: making one takes longer than writing it. */
const some = fc.constantFrom(...fc.sample(content, 60));

describe('a content', () => {
  it.each(LANGUAGES)('comes back from its document: the sample in %s', async (language) => {
    const sample = await loadSample(language);
    expect(readDocument(documentOf(sample))).toEqual(canonicalDraft(sample));
  });

  it('comes back from its document, whatever it is', () => {
    fc.assert(
      fc.property(content, (one) => {
        expect(readDocument(documentOf(one))).toEqual(canonicalDraft(one));
      }),
      { numRuns: RUNS },
    );
  });

  it('makes the same document each time', () => {
    fc.assert(
      fc.property(some, (one) => {
        const [first, second] = [documentOf(one), documentOf(structuredClone(one))];
        Y.applyUpdate(first, Y.encodeStateAsUpdate(second));
        expect(readDocument(first)).toEqual(canonicalDraft(one));
      }),
      { numRuns: 50 },
    );
  });
});

describe('a document', () => {
  it('without anything in it is the empty plan', () => {
    expect(readDocument(newDocument())).toEqual({ ...emptyPlan(), theme: defaultTheme() });
  });

  it('keeps items of which nothing is stored yet, as those of a later version', () => {
    const doc = newDocument();
    for (const root of ROOTS) {
      for (const [path, { kind }] of typesIn(shapeOfRoot(root))) {
        if (kind === 'items') doc.getMap(`${root}.${path}`).set('new', new Y.Map([['#', 'a0']]));
      }
    }
    doc.getMap('finance').set('assumptions.?', true);
    const counted = (value: unknown): number => JSON.stringify(value).split('"id":"new"').length - 1;
    expect(counted(readDocument(doc))).toBe(25);
    expect(counted(contentOf(doc))).toBe(25);
  });
});

it('what a change changes is known, also of a document that was never read', () => {
  const doc = newDocument();
  const changes: Uint8Array[] = [];
  doc.on('update', (update: Uint8Array) => changes.push(update));
  doc.getMap('general').set('companyName', 'Bakery');
  doc.getText('mission.vision').insert(0, 'Bread.');
  applyDifference(doc, 'products', undefined, { items: [emptyProduct('p1')] }, 'test');
  const product = doc.getMap<Y.Map<unknown>>('products.items').get('p1');
  product?.set('name', 'Bread');
  const unread = new Y.Doc();
  const changed: string[] = [];
  unread.on('afterTransaction', (transaction) => changed.push(...rootsOf(changedTypes(transaction))));
  for (const change of changes) Y.applyUpdate(unread, change);
  expect(changed).toEqual(['general', 'mission', 'products', 'products', 'products']);
});

describe('the difference of two contents', () => {
  it('makes one of the other', () => {
    fc.assert(
      fc.property(some, some, (before, after) => {
        const doc = documentOf(before);
        writeDifference(doc, before, after);
        expect(readDocument(doc)).toEqual(canonicalDraft(after));
      }),
      { numRuns: RUNS },
    );
  });

  it('is nothing where they are the same', () => {
    fc.assert(
      fc.property(some, (one) => {
        const doc = documentOf(one);
        const updates: Uint8Array[] = [];
        doc.on('update', (update: Uint8Array) => updates.push(update));
        writeDifference(doc, one, structuredClone(one));
        expect(updates).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
