import { emptyPlan } from '@trazo/plan/plan';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { expect, test } from 'vitest';
import { layoutFaults } from './testing/layout-faults.ts';
import { saidOnPage } from './testing/said-on-page.ts';
import { readOnce } from './testing/typeset-once.ts';

const day = '2026-01-15';
/** What is empty is left out before any template sees it: some of them show it. */
const SOME = TEMPLATES.filter((_, index) => index % 3 === 0);

test('an empty field leaves no trace', async () => {
  const { swot } = sampleContent('en').plan;
  const plan = { ...emptyPlan(), swot: { ...swot, threats: [], summary: '' } };
  for (const { id } of SOME) {
    const request = { plan, theme: defaultTheme(id, 'en'), day, only: ['swot' as const] };
    const { body } = await readOnce(request);
    expect([id, body.includes('Weaknesses'), body.includes('Threats')]).toEqual([id, true, false]);
  }
});

test('the title of an analysis that fills a page does not stand on one with a line or two', async () => {
  const plan = emptyPlan();
  const items = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `${index}`,
      text: `Punkt ${index}: Erfahrene Kräfte, die seit Jahren zusammenarbeiten und die Familien im Viertel kennen.`,
    }));
  const summary = 'Wir kennen unsere Stärken und arbeiten an dem, was fehlt.';
  plan.swot = {
    strengths: items(14),
    weaknesses: items(11),
    opportunities: items(9),
    threats: items(12),
    summary,
  };
  for (const { id, name } of TEMPLATES) {
    const pdf = await readOnce({ plan, theme: defaultTheme(id, 'de'), day, only: ['swot'] });
    const pages = pdf.layout.slice(1).map((_, index) => saidOnPage(pdf, index + 2));
    expect([name, pages.filter((said) => said.includes('SWOT') && !said.includes('Punkt'))]).toEqual([
      name,
      [],
    ]);
  }
});

const PANORAMA = 18;

test('a list in two columns under an analysis settles on a page', async () => {
  const plan = emptyPlan();
  const text = 'We repair in two days what others throw away, and each piece has its card. ';
  plan.client.summary = Array.from({ length: 5 }, (_, index) => `Client ${index} buys bread.`).join('\n');
  plan.swot.strengths = Array.from({ length: 6 }, (_, index) => ({ id: `${index}`, text: text.repeat(2) }));
  plan.swot.opportunities = [{ id: 'o', text }];
  const items = Array.from({ length: 7 }, (_, index) => [{ text: text.repeat(1 + (index % 2)) }]);
  plan.swot.summary = { blocks: [{ type: 'bulletList', items }] };
  const theme = defaultTheme(PANORAMA, 'en');
  const pdf = await readOnce({ plan, theme, day, only: ['client', 'swot'] });
  expect(layoutFaults(pdf)).toEqual([]);
});
