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
import { SECTION_IDS } from './section-ids.ts';

it('is the form’s order where none is chosen', () => {
  expect(documentOrder(USUAL_PRINT)).toEqual(SECTION_IDS);
});

it('places what an order does not name after its usual predecessor', () => {
  expect(documentOrder({ ...USUAL_PRINT, order: ['summary', 'mission', 'general'] })).toEqual([
    'summary',
    ...SECTION_IDS.slice(3),
    'mission',
    'general',
  ]);
});

it('has every section once, whatever order is chosen', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...SECTION_IDS]), (order) => {
      expect(documentOrder({ ...USUAL_PRINT, order }).toSorted()).toEqual(SECTION_IDS.toSorted());
      expect(documentOrder({ ...USUAL_PRINT, order }).filter((id) => order.includes(id))).toEqual(order);
    }),
  );
});

it('moves a section, and stores nothing once all are where they were', () => {
  const moved = withMoved(USUAL_PRINT, 'summary', 0);
  expect(documentOrder(moved).slice(0, 3)).toEqual(['summary', 'general', 'mission']);
  expect(withMoved(moved, 'summary', 2)).toEqual(USUAL_PRINT);
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
