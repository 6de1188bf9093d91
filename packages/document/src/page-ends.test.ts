import { emptyPlan } from '@trazo/plan/plan';
import { emptyProduct } from '@trazo/plan/sections/products';
import { emptyTeamMember } from '@trazo/plan/sections/team';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { expect, test } from 'vitest';
import { emptyPages, layoutFaults } from './testing/layout-faults.ts';
import { lostWords } from './testing/lost-words.ts';
import { saidOnPage } from './testing/said-on-page.ts';
import { readOnce } from './testing/typeset-once.ts';

const day = '2026-01-15';
const PLANO = 1;
const FOLIO = 2;
const REVISTA = 4;
const RONDA = 7;
const MESA = 9;
const LIENZO = 10;
const MERCADO = 14;
const TESIS = 15;
const PANORAMA = 18;
const CLARO = 20;

test.each([
  { id: PANORAMA, counts: [43, 87, 132, 176] },
  { id: REVISTA, counts: [150, 151, 152] },
])('two columns that end at a page’s foot leave no blank page behind (template $id)', async (given) => {
  const { id, counts } = given;
  const plan = emptyPlan();
  const theme = defaultTheme(id, 'de');
  for (const count of counts) {
    plan.mission.vision = Array.from(
      { length: count },
      (_, index) => `Satz Nummer ${index} dieses Absatzes sagt, wohin das Haus will.`,
    ).join(' ');
    const pdf = await readOnce({ plan, theme, day });
    expect(emptyPages(pdf), `${count} sentences`).toEqual([]);
    expect(layoutFaults(pdf)).toEqual([]);
    expect(lostWords(pdf, plan, theme)).toEqual([]);
  }
});

test.each([LIENZO, RONDA, TESIS])(
  'a document does not end with a line or two on a page (template %i)',
  async (id) => {
    const plan = emptyPlan();
    const theme = defaultTheme(id, 'de');
    const paragraph = 'Satz um Satz sagt er, wohin das Haus in den nächsten Jahren will. '.repeat(6);
    for (let count = 14; count <= 34; count += 1) {
      const lines = 'Wir backen.\n'.repeat(count);
      plan.mission.vision = [lines, paragraph, paragraph, paragraph].join('\n\n');
      const { layout } = await readOnce({ plan, theme, day, only: ['mission'] });
      const last = layout.at(-1)?.boxes.filter(({ content }) => content !== undefined) ?? [];
      const bottoms = new Set(last.map(({ bottom }) => Math.round(bottom)));
      expect(bottoms.size, `${count} lines`).toBeGreaterThanOrEqual(4);
    }
  },
);

test('lines in two columns stand closer where one or two would be alone on the next page', async () => {
  const plan = emptyPlan();
  const theme = defaultTheme(REVISTA, 'de');
  const paragraph = (first: number, count: number) =>
    Array.from(
      { length: count },
      (_, index) => `Satz Nummer ${first + index} sagt, wohin das Haus will.`,
    ).join(' ');
  plan.mission.vision = [
    ...Array.from({ length: 11 }, (_, index) => paragraph(index * 7, 7)),
    paragraph(77, 3),
  ].join('\n\n');
  const pdf = await readOnce({ plan, theme, day });
  expect(pdf.layout).toHaveLength(2);
  expect(layoutFaults(pdf)).toEqual([]);
  expect(lostWords(pdf, plan, theme)).toEqual([]);
});

test.each([
  { id: PANORAMA, counts: [11, 17, 23] },
  { id: REVISTA, counts: [12, 14, 27, 29] },
])(
  'paragraphs in two columns leave no blank page behind, and end on their last (template $id)',
  async (given) => {
    const { id, counts } = given;
    const plan = emptyPlan();
    const theme = defaultTheme(id, 'de');
    const sentence = (paragraph: number) => (_: unknown, index: number) =>
      `Satz Nummer ${index} des Absatzes ${paragraph} sagt, wohin das Haus will.`;
    for (const count of counts) {
      const paragraphs = Array.from({ length: count }, (_, paragraph) =>
        Array.from({ length: 5 }, sentence(paragraph)).join(' '),
      );
      plan.mission.vision = paragraphs.join('\n\n');
      const pdf = await readOnce({ plan, theme, day });
      expect(emptyPages(pdf), `${count} paragraphs`).toEqual([]);
      expect(layoutFaults(pdf), `${count} paragraphs`).toEqual([]);
      const feet = pdf.layout.flatMap(({ boxes }) =>
        boxes.filter(({ content }) => content !== undefined).map(({ bottom }) => bottom),
      );
      // In points from the page's foot: lines beyond a height too low would stand in the margin.
      expect(Math.min(...feet), `${count} paragraphs`).toBeGreaterThan(50);
    }
  },
);

test.each([
  { id: MERCADO, departments: 40, positions: 0, said: 'long names alone' },
  { id: MERCADO, departments: 1, positions: 54, said: 'many positions of a letter' },
])('departments of $said go on over the page (template $id)', async (given) => {
  const plan = emptyPlan();
  const theme = defaultTheme(given.id, 'en');
  const positions = Array.from({ length: given.positions }, (_, index) => ({ id: `${index}`, name: 'B' }));
  plan.departments.items = Array.from({ length: given.departments }, (_, index) => {
    const name = `Kitchen ${index} of bread, `.repeat(10).slice(0, 190);
    return { id: `${index}`, name, positions };
  });
  const pdf = await readOnce({ plan, theme, day, only: ['departments'] });
  expect(layoutFaults(pdf)).toEqual([]);
  expect(lostWords(pdf, plan, theme)).toEqual([]);
});

test.each([
  { id: PLANO, counts: [31, 32, 33] },
  { id: FOLIO, counts: [57, 58, 59] },
  { id: MESA, counts: [60, 61, 62] },
  { id: CLARO, counts: [38, 39, 41, 42] },
])('what closes a long text stands under its last lines (template $id)', async ({ id, counts }) => {
  const theme = defaultTheme(id, 'en');
  const plan = emptyPlan();
  for (const count of counts) {
    const lines = Array.from({ length: count }, (_, index) => `Loaf number ${index} of the morning`);
    const text = { description: [...lines, 'The last is the best Amen.'].join('\n'), id: '1' };
    const member = { ...emptyTeamMember('1'), name: 'Ada', surname: 'Lowe', position: 'Chefin' };
    plan.team.members = [{ ...member, ...text, phone: '5551234' }];
    plan.products.items = [
      { ...emptyProduct('1'), name: 'Brot', cost: '71', salePrice: '88', type: 'product', ...text },
    ];
    for (const [only, closing] of [
      ['team', '5551234'],
      ['products', '€88'],
    ] as const) {
      const { layout } = await readOnce({ plan, theme, day, only: [only] });
      const pageOf = (words: string) =>
        layout.findLastIndex(({ boxes }) =>
          boxes
            .map((run) => run.text)
            .join('')
            .replaceAll(/\s/gu, '')
            .includes(words),
        );
      expect(pageOf(closing), `${only}, ${count} lines`).toBe(pageOf('Amen.'));
      expect(layoutFaults({ layout })).toEqual([]);
    }
  }
});

test.each([LIENZO, MERCADO, CLARO])(
  'a long price list begins under its section’s title (template %i)',
  async (id) => {
    const plan = emptyPlan();
    plan.products.items = Array.from({ length: 40 }, (_, index) => ({
      ...emptyProduct(`${index}`),
      name: `Loaf ${index + 1}`,
      salePrice: `${index + 1}`,
    }));
    const theme = defaultTheme(id, 'en');
    const pdf = await readOnce({ plan, theme, day, only: ['products'] });
    expect(saidOnPage(pdf, 2)).toContain('Loaf1');
  },
);

test('a price list of forty lines stands on one page of Revista', async () => {
  const plan = emptyPlan();
  plan.products.items = Array.from({ length: 40 }, (_, index) => ({
    ...emptyProduct(`${index}`),
    name: `Loaf ${index + 1}`,
    cost: '1',
    salePrice: `${index + 2}`,
  }));
  const theme = defaultTheme(REVISTA, 'en');
  const pdf = await readOnce({ plan, theme, day, only: ['products'] });
  expect(pdf.pages).toBe(2);
  expect(layoutFaults(pdf)).toEqual([]);
});

test.each([
  { id: PLANO, counts: [93, 94, 95] },
  { id: FOLIO, counts: [82, 83, 93] },
])('a row or two of a long table are not alone on its last page (template $id)', async ({ id, counts }) => {
  const plan = emptyPlan();
  const theme = defaultTheme(id, 'en');
  for (const count of counts) {
    plan.products.items = Array.from({ length: count }, (_, index) => ({
      ...emptyProduct(`${index}`),
      name: `Loaf ${index + 1}`,
      cost: '1',
      salePrice: `${index + 2}`,
    }));
    const { layout } = await readOnce({ plan, theme, day, only: ['products'] });
    const rows = layout.map(({ boxes }) => boxes.filter(({ text }) => /^Loaf \d+$/.test(text)).length);
    expect(rows.reduce((sum, each) => sum + each)).toBe(count);
    expect(rows.at(-1), `${count} rows`).toBeGreaterThan(3);
    expect(layoutFaults({ layout })).toEqual([]);
  }
});

test('rows of several lines are further apart than their lines, however long their table', async () => {
  const { plan } = sampleContent('de');
  const { layout } = await readOnce({ plan, theme: defaultTheme(RONDA, 'de'), day });
  let rows = 0;
  for (const { boxes } of layout) {
    const head = boxes.find(({ text }) => text === 'Annahme');
    const amount = boxes.find(({ text }) => text === 'Betrag');
    if (head === undefined || amount === undefined) continue;
    const end = amount.left + amount.width;
    const below = boxes.filter(({ left, bottom }) => left < end && bottom < head.bottom - 1);
    // Each row has a line that ends where the amounts do, its first.
    const starts = new Set(
      below.filter(({ left, width }) => Math.abs(left + width - end) < 1).map(({ bottom }) => bottom),
    );
    const lines = [...new Set(below.map(({ bottom }) => bottom))].sort((one, other) => other - one);
    const gaps = lines.slice(1).map((line, index) => ({ line, gap: (lines[index] ?? 0) - line }));
    const [between, within] = [true, false].map((isStart) =>
      gaps.filter(({ line }) => starts.has(line) === isStart).map(({ gap }) => gap),
    );
    expect(Math.min(...(between ?? []))).toBeGreaterThan(Math.min(...(within ?? [])) + 1);
    rows += starts.size;
  }
  expect(rows).toBeGreaterThan(20);
});

test('a row nearly as high as a slide of Panorama stays with what opens its section', async () => {
  const plan = emptyPlan();
  for (const lines of [20, 21, 22]) {
    const description = 'Baked at six.\n'.repeat(lines);
    plan.products.items = ['Bread', 'Cake'].map((name) => ({
      ...emptyProduct(name),
      name,
      description,
      type: 'product',
    }));
    const theme = defaultTheme(PANORAMA, 'en');
    const pdf = await readOnce({ plan, theme, day, only: ['products'] });
    const opener = pdf.layout.find(({ boxes }, page) => page > 0 && boxes.some(({ size }) => size > 20));
    expect(opener?.boxes.map(({ text }) => text).join(''), `${lines} lines`).toContain('Baked');
  }
});

test('a table as high as a slide of Panorama has its note under it', async () => {
  const { plan } = sampleContent('en');
  const theme = defaultTheme(PANORAMA, 'en');
  const { layout } = await readOnce({ plan, theme, day, only: ['finance'] });
  const heads = layout.map(({ boxes }) => {
    const words = boxes.filter(({ content }) => content !== undefined);
    return words.reduce(
      (top, box) => (box.bottom > top.bottom ? box : top),
      words[0] ?? { bottom: 0, text: '' },
    );
  });
  expect(heads.filter(({ text }) => text.startsWith('Amounts in'))).toEqual([]);
});
