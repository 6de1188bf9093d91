import type { Plan } from '@trazo/plan/plan';
import { USUAL_PRINT } from '@trazo/plan/sections/print-options';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { expect, test } from 'vitest';
import { createPrintModel } from './print-model/create-print-model.ts';
import { layoutFaults } from './testing/layout-faults.ts';
import type { ReadPdf } from './testing/read-pdf.ts';
import { saidOnPage, unbroken } from './testing/said-on-page.ts';
import { readOnce } from './testing/typeset-once.ts';

const day = '2026-01-15';
const FOLIO = 2;
const MESA = 9;
const SINTESIS = 19;

const printed = (plan: Plan, print: Partial<Plan['general']['print']>): Plan => ({
  ...plan,
  general: { ...plan.general, print: { ...USUAL_PRINT, ...print } },
});

/** What the first pages of a document follow from. */
const only = [
  'general',
  'mission',
  'summary',
  'products',
  'client',
  'departments',
  'team',
  'swot',
  'finance',
] as const;

const read = async (plan: Plan, templateId = FOLIO): Promise<ReadPdf> =>
  readOnce({ plan, theme: defaultTheme(templateId, 'en'), day, only });

const { plan } = sampleContent('en');

test('the page can be switched off, and where the cover has it, that', async () => {
  const without = printed(plan, { creditPage: false });
  expect(saidOnPage(await read(plan), 2)).toContain(unbroken('Sources and uses of funds'));
  expect(saidOnPage(await read(without), 2)).toContain('Contents');
  const cover = saidOnPage(await read(plan, SINTESIS), 1);
  const [{ email } = { email: '' }] = plan.team.members;
  for (const said of ['Amount requested', 'Executive summary', email])
    expect(cover).toContain(unbroken(said));
  expect(saidOnPage(await read(without, SINTESIS), 1)).not.toContain(unbroken('Amount requested'));
});

test('what a column is and its sum stand under each other where both are too long for a line', async () => {
  const theme = { ...defaultTheme(MESA, 'de'), font: 'Cantarell' } as const;
  const { finance } = plan;
  const short = { ...finance, assumptions: null, incomes: [] };
  const pdf = await readOnce({ plan: { ...plan, finance: short }, theme, day, only });
  expect(saidOnPage(pdf, 2)).toContain(unbroken('Offene Punkte'));
  expect(layoutFaults(pdf)).toEqual([]);
});

test('labels are read before what they are of', async () => {
  const { readingOrder, layout } = await read(plan);
  const texts = new Map(layout[1]?.boxes.map(({ content, text }) => [content, text]));
  const said = unbroken(readingOrder.map(({ content }) => texts.get(content) ?? '').join(''));
  for (const [label, value] of [
    ['Amount requested', '£240,000'],
    ['Lowest cash (Jul 27)', '£128,340'],
    ['Machines', '£96,000'],
    ['2028/29', '5.86'],
  ] as const) {
    expect(said).toContain(unbroken(`${label}${value}`));
  }
});

test('chapters are printed in the chosen order, numbered in it, and without what is left out', async () => {
  const chosen = printed(plan, {
    order: ['finance', 'competition', 'general'],
    leftOut: ['swot', 'general'],
  });
  const { sections, meta } = await createPrintModel(chosen, defaultTheme(FOLIO, 'en'), { day });
  const ids = sections.map(({ id }) => id);
  expect(ids).not.toContain('swot');
  expect(ids).not.toContain('general');
  expect(meta.chapters.map(({ id }) => id).slice(0, 3)).toEqual(['money', 'market', 'company']);
  expect(meta.chapters.map(({ number }) => Number(number))).toEqual(
    meta.chapters.map((_, index) => index + 1),
  );
});

test('there is no page where the figures are left out', async () => {
  const left = printed(plan, { leftOut: ['finance'] });
  const { credit, meta } = await createPrintModel(left, defaultTheme(FOLIO, 'en'), { day });
  expect(credit).toBeNull();
  expect(meta.creditPage).toBe(false);
});

test('the cover says whom to call', async () => {
  const [member] = plan.team.members;
  expect(saidOnPage(await read(plan), 1)).toContain(unbroken(member?.email ?? ''));
});
