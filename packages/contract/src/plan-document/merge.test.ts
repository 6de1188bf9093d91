import { type Assumptions, emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { blankCost, newItem } from '@trazo/plan/finance/assumptions/new-items';
import { emptyPlan, planSchema } from '@trazo/plan/plan';
import { defaultTheme, themeSchema } from '@trazo/plan/theme/theme';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { checkDocument } from './check-document.ts';
import { contentOf } from './content-of.ts';
import { applyDifference } from './difference.ts';
import { readDocument } from './read.ts';
import { editedDraft } from './testing/edited-draft.ts';
import { documentOfDraft, exchange, RUNS, replicaOf, someDrafts, writeDraft } from './testing/replicas.ts';

/** Every item, by the lists it stands in. */
function idsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || 'blocks' in value) return [];
  if (!Array.isArray(value)) {
    return Object.entries(value).flatMap(([name, field]) => idsIn(field, `${path}.${name}`));
  }
  return value.flatMap((item: unknown) =>
    typeof item === 'object' && item !== null && 'id' in item
      ? [`${path}.${String(item.id)}`, ...idsIn(item, `${path}.${String(item.id)}`)]
      : [],
  );
}

it('replicas that were edited apart are equal once they met, and valid without the loss of an item', () => {
  const draft = fc.constantFrom(...someDrafts(40));
  const edits = fc.array(fc.tuple(draft, fc.nat()), { minLength: 2, maxLength: 3 });
  fc.assert(
    fc.property(draft, edits, (first, others) => {
      const start = documentOfDraft(first);
      const replicas = others.map(([other, seed]) => {
        const replica = replicaOf(start);
        writeDraft(replica, editedDraft(readDocument(replica), other, seed));
        return replica;
      });
      exchange(start, ...replicas);
      const [merged = first, ...read] = [start, ...replicas].map((replica) => readDocument(replica));
      for (const each of read) expect(JSON.stringify(each)).toBe(JSON.stringify(merged));
      expect(checkDocument(start)).toEqual([]);
      const content = contentOf(start);
      expect(planSchema.safeParse(content.plan).error?.issues ?? []).toEqual([]);
      expect(themeSchema.safeParse(content.theme).success).toBe(true);
      const { theme: _theme, ...plan } = merged;
      expect(idsIn(content.plan)).toEqual(idsIn(plan));
      expect(content.plan.finance.assumptions === null).toBe(plan.finance.assumptions === null);
    }),
    { numRuns: RUNS },
  );
});

it('a line of the forecast that follows from the plan keeps what two devices typed in it at once', () => {
  const line = { ...newItem.stream('f:p1'), productId: 'p1' };
  if (line.kind !== 'units') throw new Error('units are asked first');
  const start = documentOfDraft({ ...emptyPlan(), theme: defaultTheme() });
  const write = (doc: Y.Doc, streams: Assumptions['streams']) => {
    const { finance } = readDocument(doc);
    const assumptions = { ...(finance.assumptions ?? emptyAssumptions()), streams };
    applyDifference(doc, 'finance', finance, { ...finance, assumptions }, 'test');
  };
  write(start, []);
  const [one, other] = [replicaOf(start), replicaOf(start)];
  const typed = { ...line, normal: '900', rampMonths: 9, cost: { ...blankCost('unit'), amount: '1.1' } };
  write(one, [typed]);
  write(other, [{ ...line, price: '3.2', badDebt: '1' }]);
  exchange(one, other);
  for (const doc of [one, other]) {
    expect(readDocument(doc).finance.assumptions?.streams).toEqual([
      { ...typed, price: '3.2', badDebt: '1' },
    ]);
    expect(checkDocument(doc)).toEqual([]);
  }
});

it('a document without a word of how amounts are typed reads as they are kept, and one device’s choice leaves another’s amount', () => {
  const stream = newItem.stream('s1');
  if (stream.kind !== 'units') throw new Error('units are asked first');
  const { finance, ...rest } = emptyPlan();
  const typed = { ...emptyAssumptions(), streams: [{ ...stream, normal: '900' }] };
  const plan = { ...rest, finance: { ...finance, assumptions: typed }, theme: defaultTheme() };
  const start = documentOfDraft(plan);
  start.getMap('finance').delete('assumptions.costTax');
  const line = start.getMap('finance.assumptions.streams').get('s1');
  if (line instanceof Y.Map) line.delete('typedPer');
  expect(readDocument(start).finance.assumptions).toEqual(typed);
  const [one, other] = [replicaOf(start), replicaOf(start)];
  const write = (doc: Y.Doc, change: Partial<Assumptions>) => {
    const { finance: read } = readDocument(doc);
    const assumptions = { ...typed, ...change };
    applyDifference(doc, 'finance', read, { ...read, assumptions }, 'test');
  };
  write(one, { costTax: 'included', streams: [{ ...stream, normal: '900', typedPer: 'day' }] });
  write(other, { streams: [{ ...stream, normal: '1200' }] });
  exchange(one, other);
  expect(readDocument(one).finance.assumptions).toEqual({
    ...typed,
    costTax: 'included',
    streams: [{ ...stream, normal: '1200', typedPer: 'day' }],
  });
});
