import { emptyPlan } from '@trazo/plan/plan';
import type { RichText } from '@trazo/plan/rich-text/rich-text';
import { emptyProduct } from '@trazo/plan/sections/products';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { expect, test } from 'vitest';
import { saidOnPage } from './testing/said-on-page.ts';
import { readOnce } from './testing/typeset-once.ts';

const SINTESIS = 19;
const only = ['summary', 'products'] as const;

test('the page that sums a plan up keeps the paragraphs, leads and lists of its summary', async () => {
  const { plan } = sampleContent('en');
  const summary: RichText = {
    blocks: [
      { type: 'heading', level: 1, spans: [{ text: 'Problem' }] },
      {
        type: 'paragraph',
        spans: [{ text: 'Bread is baked far away.' }, { type: 'note', text: 'Table 12' }],
      },
      { type: 'paragraph', spans: [{ text: 'Our way.', bold: true }, { text: ' We bake next door.' }] },
      { type: 'bulletList', items: [[{ text: 'one shop' }], [{ text: 'one van' }]] },
      { type: 'paragraph', spans: [{ text: 'The end' }] },
    ],
  };
  const pdf = await readOnce({
    plan: { ...plan, summary: { summary } },
    theme: defaultTheme(SINTESIS, 'en'),
    day: '2026-01-15',
    only,
  });
  const lines = new Map<number, string>();
  for (const { text, bottom, left } of pdf.layout[0]?.boxes ?? []) {
    const line = Math.round(bottom) + (left > 300 ? 1000 : 0);
    lines.set(line, `${lines.get(line) ?? ''}${text}`.replaceAll('\u200b', ''));
  }
  // Blanks between runs are left out by the extraction.
  const said = [...lines.values()].map((text) => text.replaceAll(/\s/gu, ''));
  expect(said).toEqual(
    expect.arrayContaining(['Problem.Breadisbakedfaraway.', 'Ourway.Webakenextdoor.', 'Theend']),
  );
  expect(said.filter((text) => /^.one(?:shop|van)$/u.test(text))).toHaveLength(2);
});

test('a plan of words alone is summed up on one page', async () => {
  const { plan } = sampleContent('en');
  const { general, mission, summary, client, swot, competition } = plan;
  const prose = { ...emptyPlan(), general, mission, summary, client, swot, competition };
  const theme = defaultTheme(SINTESIS, 'en');
  const pdf = await readOnce({ plan: prose, theme, day: '2026-01-15' });
  expect(saidOnPage(pdf, 1)).toContain('Theneedisplain');
  expect(saidOnPage(pdf, 2)).toContain('Contents');
});

test('with nothing to sum up the head alone is the cover', async () => {
  const { plan } = sampleContent('en');
  const pdf = await readOnce({
    plan,
    theme: defaultTheme(SINTESIS, 'en'),
    day: '2026-01-15',
    only: ['mission'],
  });
  expect(saidOnPage(pdf, 1)).not.toContain('Mission');
});

test('a price list stands in the columns under its title, its halves level', async () => {
  const { general, summary } = sampleContent('en').plan;
  const items = Array.from({ length: 40 }, (_, index) => ({
    ...emptyProduct(`${index}`),
    name: `Loaf ${index + 1}`,
    cost: '1',
    salePrice: `${index + 2}`,
  }));
  const prices = { ...emptyPlan(), general, summary, products: { items } };
  const theme = defaultTheme(SINTESIS, 'en');
  const pdf = await readOnce({ plan: prices, theme, day: '2026-01-15' });
  const boxes = pdf.layout.at(-1)?.boxes ?? [];
  const heightOf = (words: string) => boxes.findLast(({ text }) => text.startsWith(words))?.bottom ?? 0;
  expect(heightOf('Loaf 1')).toBeGreaterThan(0);
  expect(heightOf('Loaf 40')).toBeGreaterThan(0);
  // Both halves of the list end at one height, give or take a line.
  const ends = [0, 300].map((from) =>
    Math.min(
      ...boxes
        .filter(({ text, left }) => text.startsWith('Loaf') && left >= from && left < from + 300)
        .map(({ bottom }) => bottom),
    ),
  );
  expect(Math.abs(Number(ends[0]) - Number(ends[1]))).toBeLessThan(20);
});
