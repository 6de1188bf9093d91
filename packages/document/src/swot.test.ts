import { emptyPlan } from '@trazo/plan/plan';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { expect, test } from 'vitest';
import { createRenderer } from './renderer.ts';
import { layoutFaults } from './testing/layout-faults.ts';
import { lostWords } from './testing/lost-words.ts';
import { readPdf } from './testing/read-pdf.ts';
import { swotPages } from './testing/swot-pages.ts';

const day = '2026-01-15';
const renderer = createRenderer();

test.each(TEMPLATES)('four fields of a SWOT analysis stand on one page ($name)', async ({ id }) => {
  const { swot } = sampleContent('de').plan;
  const plan = { ...emptyPlan(), swot: { ...swot, summary: 'Fazit.' } };
  const theme = defaultTheme(id, 'de');
  const pdf = await readPdf(await renderer.pdf({ plan, theme, day, only: ['swot'] }));
  expect(swotPages(pdf, plan)).toEqual([expect.toSatisfy((page: number) => page > 0)]);
  expect(layoutFaults(pdf)).toEqual([]);
  expect(lostWords(pdf, plan, theme)).toEqual([]);
});

/** What is empty is left out before any template sees it: some of them show it. */
const SOME = TEMPLATES.filter((_, index) => index % 3 === 0);

test('an empty field leaves no trace', async () => {
  const { swot } = sampleContent('en').plan;
  const plan = { ...emptyPlan(), swot: { ...swot, threats: [], summary: '' } };
  for (const { id } of SOME) {
    const request = { plan, theme: defaultTheme(id, 'en'), day, only: ['swot' as const] };
    const { body } = await readPdf(await renderer.pdf(request));
    expect([id, body.includes('Weaknesses'), body.includes('Threats')]).toEqual([id, true, false]);
  }
});
