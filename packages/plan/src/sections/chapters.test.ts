import { describe, expect, test } from 'vitest';
import { chaptersOf } from './chapters.ts';
import { SECTION_IDS } from './section-ids.ts';

describe('the chapters of some sections', () => {
  test('each section stands in one, in the order of their first ones', () => {
    const groups = chaptersOf(SECTION_IDS);
    expect(groups.map(({ id }) => id)).toEqual(['company', 'offer', 'market', 'team', 'money']);
    expect(groups.flatMap(({ sections }) => sections).toSorted()).toEqual(SECTION_IDS.toSorted());
  });

  test.each([
    ['first', ['money', 'company', 'market']],
    ['second', ['company', 'money', 'market']],
    [undefined, ['company', 'market', 'money']],
  ] as const)('money stands %s where the design has it there', (place, ids) => {
    const groups = chaptersOf(['general', 'client', 'finance', 'competition'], place);
    expect(groups.map(({ id }) => id)).toEqual(ids);
    expect(chaptersOf(['general', 'client'], place).map(({ id }) => id)).toEqual(['company', 'market']);
  });

  test('a chapter whose sections the user has parted gathers them in the user’s order, and money stays', () => {
    expect(chaptersOf(['swot', 'mission', 'client', 'finance', 'general'])).toEqual([
      { id: 'market', sections: ['swot', 'client'] },
      { id: 'company', sections: ['mission', 'general'] },
      { id: 'money', sections: ['finance'] },
    ]);
  });
});
