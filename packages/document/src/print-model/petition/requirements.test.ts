import { must } from '@trazo/plan/must';
import type { Plan } from '@trazo/plan/plan';
import { ADDRESSEES, USUAL_PRINT } from '@trazo/plan/sections/print-options';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { expect, it, test } from 'vitest';
import { saidOnPage, unbroken } from '../../testing/said-on-page.ts';
import { readOnce } from '../../testing/typeset-once.ts';
import { createPrintModel } from '../create-print-model.ts';

const day = '2026-01-15';
const theme = defaultTheme(24, 'en');
const { plan } = sampleContent('en');

const printed = (print: Partial<Plan['general']['print']>, changes: Partial<Plan> = {}): Plan => ({
  ...plan,
  ...changes,
  general: { ...plan.general, ...changes.general, print: { ...USUAL_PRINT, ...print } },
});

const requirementsOf = async (whole: Plan) => {
  const { requirements } = await createPrintModel(whole, theme, { day });
  return requirements?.requirements ?? [];
};

test.each(ADDRESSEES)('the sample has evidence for all that is required for: %s', async (addressee) => {
  const requirements = await requirementsOf(printed({ addressee }));
  expect(requirements.length).toBeGreaterThanOrEqual(8);
  expect(requirements.filter(({ evidence }) => evidence.length === 0)).toEqual([]);
  expect(requirements.filter(({ missing }) => missing !== '')).toEqual([]);
});

it('says in words what the plan does not', async () => {
  const competition = { ...plan.competition, marketSize: '', competitors: [] };
  const requirements = await requirementsOf(printed({}, { competition }));
  expect(requirements.map(({ missing }) => missing).filter((missing) => missing !== '')).toEqual([
    'Not in this plan: market size and competitors.',
  ]);
});

it('counts what is left out of the document as missing', async () => {
  const requirements = await requirementsOf(printed({ leftOut: ['team'] }));
  expect(requirements[0]).toMatchObject({
    evidence: [],
    missing: 'Not in this plan: applicants and experience described.',
  });
});

it('is printed in a design made for it, and in no other', async () => {
  const { requirements, meta } = await createPrintModel(plan, defaultTheme(2, 'en'), { day });
  expect(requirements).toBeNull();
  expect(meta.extras.addressee).toBeNull();
});

it('names annexes by letters, and after them the documents to enclose', async () => {
  const { requirements, meta } = await createPrintModel(plan, theme, { day });
  const annexes = meta.chapters.find(({ id }) => id === 'annex')?.parts ?? [];
  const { documents = [] } = requirements?.enclosed ?? {};
  expect(annexes[1]).toMatchObject({ number: 'B', title: expect.stringMatching(/^Exhibit B\. ./u) });
  expect(documents[0]?.name).toBe(`Exhibit ${String.fromCodePoint(65 + annexes.length)}`);
});

it('stands after the credit page on a page of its own, each fact with the page that has it', async () => {
  const { requirements, meta } = await createPrintModel(plan, theme, { day });
  const pdf = await readOnce({ plan, theme, day });
  const page = saidOnPage(pdf, 3);
  for (const { title } of requirements?.requirements ?? []) expect(page).toContain(unbroken(title));
  expect(saidOnPage(pdf, 4)).toContain(unbroken(meta.labels.contents).toUpperCase());
  const pageOf = (words: string) =>
    pdf.layout.findIndex((_, index) => index > 3 && saidOnPage(pdf, index + 1).includes(unbroken(words))) + 1;
  const [applicant] = plan.team.members;
  expect(page).toContain(`Team${pageOf(must(applicant?.email, 'an address of the first applicant'))}`);
  expect(page).toContain(`Finance${pageOf('Key figures by year')}`);
  const staff = meta.chapters
    .flatMap(({ parts }) => parts)
    .find(({ title }) => title.endsWith('Personnel plan'));
  if (staff !== undefined) expect(page).toContain(unbroken(`Exhibit ${staff.number}${pageOf(staff.title)}`));
});
