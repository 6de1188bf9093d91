import { emptyPlan, type Plan } from '@trazo/plan/plan';
import { USUAL_PRINT } from '@trazo/plan/sections/print-options';
import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { describe, expect, test } from 'vitest';
import { groupSections } from './chapters.ts';
import { createPrintModel } from './create-print-model.ts';

const [PLANO, FOLIO, CLARO] = [1, 2, 20];
const { plan } = sampleContent('en');
const chaptersOf = async (of: Plan, template: number) =>
  (await createPrintModel(of, defaultTheme(template, 'en'), { day: '2026-01-15' })).meta.chapters;
const withOrder = (order: SectionId[]): Plan => ({
  ...plan,
  general: { ...plan.general, print: { ...USUAL_PRINT, order } },
});

describe('the chapters of some sections', () => {
  test('each section stands in one, in the order of their first ones', () => {
    const groups = groupSections(SECTION_IDS, undefined, false);
    expect(groups.map(({ id }) => id)).toEqual(['company', 'offer', 'market', 'team', 'money']);
    expect(groups.flatMap(({ sections }) => sections).toSorted()).toEqual(SECTION_IDS.toSorted());
  });

  test.each([
    ['first', ['money', 'company', 'market']],
    ['second', ['company', 'money', 'market']],
    [undefined, ['company', 'market', 'money']],
  ] as const)('money stands %s where the design has it there', (place, ids) => {
    const groups = groupSections(['general', 'client', 'finance', 'competition'], place, false);
    expect(groups.map(({ id }) => id)).toEqual(ids);
    expect(groupSections(['general', 'client'], place, false).map(({ id }) => id)).toEqual([
      'company',
      'market',
    ]);
  });

  test('a chapter whose sections the user has parted gathers them in the user’s order, and money stays', () => {
    expect(groupSections(['swot', 'mission', 'client', 'finance', 'general'], 'second', true)).toEqual([
      { id: 'market', sections: ['swot', 'client'] },
      { id: 'company', sections: ['mission', 'general'] },
      { id: 'money', sections: ['finance'] },
    ]);
  });
});

test('a chapter of one section is that section, and a plan of nothing has none', async () => {
  expect(await chaptersOf(emptyPlan(), PLANO)).toEqual([]);
  const one = emptyPlan();
  one.mission.mission = 'Bread at seven';
  expect(await chaptersOf(one, PLANO)).toMatchObject([
    { label: 'section-mission', title: 'Mission, vision, values', number: '01', parts: [] },
  ]);
});

test('sections are numbered within their chapter, annexes within the last', async () => {
  const chapters = await chaptersOf(plan, FOLIO);
  expect(chapters.map(({ id, number }) => `${number} ${id}`)).toEqual([
    '01 company',
    '02 money',
    '03 offer',
    '04 market',
    '05 team',
    '06 annex',
  ]);
  expect(chapters[3]?.parts.map(({ number, label }) => `${number} ${label}`)).toEqual([
    '4.1 section-client',
    '4.2 section-swot',
    '4.3 section-marketing',
    '4.4 section-competition',
  ]);
  expect(chapters.at(-1)?.parts[1]).toMatchObject({ number: '6.2', label: 'annex-2' });
});

test('the order of sections is the user’s', async () => {
  const first: SectionId[] = ['finance', 'team'];
  const order = [...first, ...SECTION_IDS.filter((id) => !first.includes(id))];
  const chapters = await chaptersOf(withOrder(order), FOLIO);
  expect(chapters.map(({ id }) => id).slice(0, 2)).toEqual(['money', 'team']);
});

test('a long table is whole among the annexes where the text has its main lines', async () => {
  const typed: Plan = { ...plan, finance: { ...plan.finance, assumptions: null } };
  const [whole, apart] = [await chaptersOf(typed, FOLIO), await chaptersOf(typed, CLARO)];
  expect(whole.map(({ id }) => id)).not.toContain('annex');
  expect(apart.at(-1)?.parts.map(({ title }) => title)).toContain('Five-year income statement');
});

test('designs for a bank have money second', () => {
  const bank = TEMPLATES.filter(({ tags }) => tags.readers[0] === 'bank');
  expect(bank.length).toBeGreaterThan(3);
  expect(bank.filter(({ moneyPlace }) => moneyPlace === undefined)).toEqual([]);
});
