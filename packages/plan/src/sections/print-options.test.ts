import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  documentOrder,
  leftOutSchema,
  printOptionsSchema,
  sectionOrderSchema,
  USUAL_PRINT,
  withLeftOut,
  withMoved,
} from './print-options.ts';
import { SECTION_IDS, type SectionId } from './section-ids.ts';

const CHAPTERS: readonly SectionId[] = [
  ...(['general', 'mission', 'summary', 'products', 'operations'] as const),
  ...(['client', 'swot', 'marketing', 'competition'] as const),
  ...(['team', 'departments', 'organigram', 'finance'] as const),
];

it('is the form’s order where none is chosen, chapter by chapter, with money where the design has it', () => {
  expect(documentOrder(USUAL_PRINT)).toEqual(CHAPTERS);
  expect(documentOrder(USUAL_PRINT, 'second').indexOf('finance')).toBe(3);
  expect(documentOrder({ ...USUAL_PRINT, order: [...SECTION_IDS] }, 'first').at(-1)).toBe('finance');
});

it('places what an order does not name after its usual predecessor', () => {
  const order = documentOrder({ ...USUAL_PRINT, order: ['finance', 'general'] });
  expect(order).toEqual([
    ...(['finance', 'competition', 'client', 'swot', 'marketing'] as const),
    ...CHAPTERS.slice(0, 5),
    ...CHAPTERS.slice(9, 12),
  ]);
});

it('has every section once, whatever order is chosen', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...SECTION_IDS]), (order) => {
      expect(documentOrder({ ...USUAL_PRINT, order }).toSorted()).toEqual(SECTION_IDS.toSorted());
    }),
  );
});

it('moves a section, and stores nothing once all are where they were', () => {
  const moved = withMoved(USUAL_PRINT, 'summary', 'general');
  expect(documentOrder(moved).slice(0, 3)).toEqual(['summary', 'general', 'mission']);
  expect(withMoved(moved, 'summary', 'mission')).toEqual(USUAL_PRINT);
});

it('moves a chapter with the section that leaves its place, up and down', () => {
  const up = withMoved(USUAL_PRINT, 'client', 'operations');
  expect(documentOrder(up).slice(3, 9)).toEqual([...CHAPTERS.slice(5, 9), 'products', 'operations']);
  expect(withMoved(up, 'competition', 'products')).toEqual(USUAL_PRINT);
  const money = withMoved(USUAL_PRINT, 'finance', 'products', 'second');
  expect(documentOrder(money, 'second')[5]).toBe('finance');
  expect(withMoved(money, 'finance', 'operations', 'second')).toEqual(USUAL_PRINT);
});

it('leaves sections out and takes them back, but for the last one', () => {
  const some = withLeftOut(withLeftOut(USUAL_PRINT, 'swot', true), 'team', true);
  expect(some.leftOut).toEqual(['swot', 'team']);
  expect(withLeftOut(some, 'swot', false).leftOut).toEqual(['team']);
  const none = SECTION_IDS.reduce((print, id) => withLeftOut(print, id, true), USUAL_PRINT);
  expect(none.leftOut).toEqual(SECTION_IDS.slice(0, -1));
  expect(printOptionsSchema.safeParse(none).success).toBe(true);
});

it('refuses a section named twice, one there is not, and a document of none', () => {
  expect(sectionOrderSchema.safeParse(['team', 'team']).success).toBe(false);
  expect(sectionOrderSchema.safeParse(['cover']).success).toBe(false);
  expect(leftOutSchema.safeParse([...SECTION_IDS]).success).toBe(false);
});
