import { planSchema } from '@trazo/plan/plan';
import { themeSchema } from '@trazo/plan/theme/theme';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkDocument } from './check-document.ts';
import { contentOf } from './content-of.ts';
import { readDocument } from './read.ts';
import { editedDraft } from './testing/edited-draft.ts';
import { documentOfDraft, exchange, replicaOf, someDrafts, writeDraft } from './testing/replicas.ts';

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
    { numRuns: 200 },
  );
});
