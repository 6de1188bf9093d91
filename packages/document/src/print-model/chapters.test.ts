import { emptyPlan, type Plan } from '@trazo/plan/plan';
import { USUAL_PRINT } from '@trazo/plan/sections/print-options';
import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { expect, test } from 'vitest';
import { createPrintModel } from './create-print-model.ts';

const [PLANO, FOLIO, CLARO] = [1, 2, 20];
const { plan } = sampleContent('en');
const printedChapters = async (of: Plan, template: number) =>
  (await createPrintModel(of, defaultTheme(template, 'en'), { day: '2026-01-15' })).meta.chapters;
const withOrder = (order: SectionId[]): Plan => ({
  ...plan,
  general: { ...plan.general, print: { ...USUAL_PRINT, order } },
});

test('a chapter of one section is that section, and a plan of nothing has none', async () => {
  expect(await printedChapters(emptyPlan(), PLANO)).toEqual([]);
  const one = emptyPlan();
  one.mission.mission = 'Bread at seven';
  expect(await printedChapters(one, PLANO)).toMatchObject([
    { label: 'section-mission', title: 'Mission, vision, values', number: '01', parts: [] },
  ]);
});

test('sections are numbered within their chapter, annexes within the last', async () => {
  const chapters = await printedChapters(plan, FOLIO);
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
  const chapters = await printedChapters(withOrder(order), FOLIO);
  expect(chapters.map(({ id }) => id).slice(0, 2)).toEqual(['money', 'team']);
});

test('a long table is whole among the annexes where the text has its main lines', async () => {
  const typed: Plan = { ...plan, finance: { ...plan.finance, assumptions: null } };
  const [whole, apart] = [await printedChapters(typed, FOLIO), await printedChapters(typed, CLARO)];
  expect(whole.map(({ id }) => id)).not.toContain('annex');
  expect(apart.at(-1)?.parts.map(({ title }) => title)).toContain('Five-year income statement');
});

test('designs for a bank have money second', () => {
  const bank = TEMPLATES.filter(({ tags }) => tags.readers[0] === 'bank');
  expect(bank.length).toBeGreaterThan(3);
  expect(bank.filter(({ moneyPlace }) => moneyPlace === undefined)).toEqual([]);
});
