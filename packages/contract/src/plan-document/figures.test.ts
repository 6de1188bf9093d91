import type { Finance } from '@trazo/plan/sections/finance';
import { loadSample } from '@trazo/samples/load-sample';
import { describe, expect, it } from 'vitest';
import type * as Y from 'yjs';
import { contentOf } from './content-of.ts';
import { applyDifference } from './difference.ts';
import { withFigures, withoutFigures } from './figures.ts';
import { readDocument } from './read.ts';
import { exchange, replicaOf } from './testing/replicas.ts';
import { documentOf } from './write.ts';

const sample = await loadSample('es');
const { finance } = sample.plan;

const linked = (section: Finance, isLinked: boolean): Finance => ({
  ...section,
  assumptions: section.assumptions === null ? null : { ...section.assumptions, linked: isLinked },
});

/** The first line of the sales, which follows from the assumptions, with one cell as it was typed. */
const typedOver = (section: Finance, cell: string): Finance => ({
  ...section,
  revenues: section.revenues.map((line, index) =>
    index === 0
      ? { ...line, years: [cell, ...line.years.slice(1)] as Finance['revenues'][0]['years'] }
      : line,
  ),
});

const inDocument = (doc: Y.Doc): Finance => readDocument(doc).finance;

describe('figures that follow from the assumptions', () => {
  it('are not in the document, and come back as they were shown last', () => {
    const stored = inDocument(documentOf(sample));
    const cells = [...stored.revenues, ...stored.otherExpenses].flatMap(({ years }) => years);
    expect(cells.every((cell) => cell === '')).toBe(true);
    expect(Object.values(stored.balance)).toEqual(['', '', '', '', '']);
    expect(Object.keys(stored.assumptions?.filled ?? {})).toEqual(['balance.fixedAssets']);
    const shown = withFigures(stored, finance);
    expect(shown.revenues).toEqual(finance.revenues);
    expect(shown.balance).toEqual(finance.balance);
    expect(shown.assumptions?.filled).toEqual(finance.assumptions?.filled);
  });

  it('write nothing when they are worked out again', () => {
    const doc = documentOf(sample);
    const updates: Uint8Array[] = [];
    doc.on('update', (update: Uint8Array) => updates.push(update));
    applyDifference(doc, 'finance', finance, withoutFigures(finance), 'own');
    applyDifference(doc, 'finance', withoutFigures(finance), finance, 'own');
    expect(updates).toEqual([]);
  });

  it('typed over are the user’s, on two devices at once, and follow again once they are cleared', () => {
    const doc = documentOf(sample);
    const other = replicaOf(doc);
    applyDifference(doc, 'finance', finance, typedOver(finance, '12,'), 'own');
    applyDifference(other, 'finance', finance, typedOver(finance, '12,'), 'own');
    exchange(doc, other);
    expect(inDocument(doc).revenues[0]?.years).toEqual(['12,', '', '', '', '']);
    expect(withFigures(inDocument(doc), finance).revenues).toEqual(typedOver(finance, '12,').revenues);
    applyDifference(doc, 'finance', typedOver(finance, '12,'), typedOver(finance, ''), 'own');
    expect(inDocument(doc).revenues[0]?.years).toEqual(['', '', '', '', '']);
  });

  it('leave a line that two devices make one line, with what was typed over on either', () => {
    const doc = documentOf({ ...sample, plan: { ...sample.plan, finance: { ...finance, revenues: [] } } });
    const other = replicaOf(doc);
    const before = inDocument(doc);
    applyDifference(
      doc,
      'finance',
      before,
      { ...before, revenues: typedOver(withoutFigures(finance), '1').revenues },
      'a',
    );
    applyDifference(other, 'finance', before, { ...before, revenues: withoutFigures(finance).revenues }, 'b');
    exchange(doc, other);
    expect(inDocument(doc)).toEqual(inDocument(other));
    expect(inDocument(doc).revenues.map(({ id }) => id)).toEqual(finance.revenues.map(({ id }) => id));
    expect(inDocument(doc).revenues[0]?.years[0]).toBe('1');
  });

  it('stay as they were derived last while an answer cannot be counted', () => {
    const doc = documentOf(sample);
    doc.getMap('finance').set('assumptions.minimumCash', '12,');
    const first = contentOf(doc, finance).plan.finance;
    expect(first.assumptions?.linked).toBe(false);
    expect(first.revenues).toEqual(finance.revenues);
    expect(contentOf(doc, first).plan.finance).toEqual(first);
    doc.getMap('finance').set('assumptions.minimumCash', '12');
    expect(contentOf(doc, first).plan.finance.assumptions?.linked).toBe(true);
  });

  it('stay as the user’s when the grid no longer follows', () => {
    const doc = documentOf(sample);
    applyDifference(doc, 'finance', finance, linked(finance, false), 'own');
    const { revenues, balance, assumptions } = inDocument(doc);
    expect([revenues, balance]).toEqual([finance.revenues, finance.balance]);
    expect(assumptions?.filled).toEqual(finance.assumptions?.filled);
    expect(withFigures(inDocument(doc), finance)).toEqual(inDocument(doc));
  });
});
