import { emptyPlan } from '@trazo/plan/plan';
import type { RichText } from '@trazo/plan/rich-text/rich-text';
import { emptyProduct } from '@trazo/plan/sections/products';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { expect, test } from 'vitest';
import { saidOnPage } from './testing/said-on-page.ts';
import { readOnce } from './testing/typeset-once.ts';

const SINTESIS = 19;
/** What its first page sums up here. */
const only = ['summary', 'products', 'finance'] as const;

test('the page that sums a plan up says what each of its figures is', async () => {
  const { plan } = sampleContent('en');
  const [first, second, ...rest] = plan.products.items;
  if (first === undefined || second === undefined) throw new Error('The sample has products.');
  const items = [
    { ...first, name: 'Visit', cost: '', salePrice: '165' },
    { ...second, name: 'Repair', cost: '123456789012345', salePrice: '234567890123456' },
    ...rest,
  ];
  const { layout } = await readOnce({
    plan: { ...plan, products: { items } },
    theme: defaultTheme(SINTESIS, 'en'),
    day: '2026-01-15',
    only,
  });
  const page = layout[0]?.boxes
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/[\s\u200b]+/gu, ' ');
  expect(page).toContain('Amounts in £');
  expect(page).toContain('Visit – Sale price £165');
  expect(page?.replaceAll(' ', '')).toContain(
    'Repair–Cost£123,456,789,012,345,Saleprice£234,567,890,123,456',
  );
});

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
    if (left > 300) continue;
    const line = Math.round(bottom);
    lines.set(line, `${lines.get(line) ?? ''}${text}`.replaceAll('\u200b', ''));
  }
  // Blanks between runs are left out by the extraction.
  const said = [...lines.values()].map((text) => text.replaceAll(/\s/gu, ''));
  expect(said).toEqual(
    expect.arrayContaining(['Problem.Breadisbakedfaraway.', 'Ourway.Webakenextdoor.', 'Theend']),
  );
  expect(said.filter((text) => /^.one(?:shop|van)$/u.test(text))).toHaveLength(2);
});

test('what sums up a plan of words alone is one page', async () => {
  const { plan } = sampleContent('en');
  const { general, mission, summary, client, swot, competition } = plan;
  const prose = { ...emptyPlan(), general, mission, summary, client, swot, competition };
  const theme = defaultTheme(SINTESIS, 'en');
  const pdf = await readOnce({ plan: prose, theme, day: '2026-01-15' });
  expect(saidOnPage(pdf, 1)).toContain('Theinstallerhasstoppedtrading');
  expect(saidOnPage(pdf, 2)).toContain('Contents');
});

test('the page that sums up a price list names it all, and the list stands in the columns under its title', async () => {
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
  expect(saidOnPage(pdf, 1)).toContain('Loaf40');
  expect(saidOnPage(pdf, 1)).not.toContain('…');
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

test('the page that sums a plan up names no passage of which it quotes nothing', async () => {
  const { plan } = sampleContent('en');
  const cell = (text: string) => [{ text }];
  const vision: RichText = {
    blocks: [
      {
        type: 'table',
        rows: [
          [cell('Year'), cell('Shops')],
          [cell('2027'), cell('3')],
        ],
      },
    ],
  };
  const mission = { ...plan.mission, vision };
  const pdf = await readOnce({
    plan: { ...plan, mission },
    theme: defaultTheme(SINTESIS, 'en'),
    day: '2026-01-15',
    only: ['mission'],
  });
  expect(saidOnPage(pdf, 1)).toContain('Mission');
  expect(saidOnPage(pdf, 1)).not.toContain('Vision');
});
