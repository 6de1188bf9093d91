import { emptyPlan, type Plan } from '@trazo/plan/plan';
import type { RichLine } from '@trazo/plan/rich-text/blocks';
import type { OrganigramNode } from '@trazo/plan/sections/organigram';
import { emptyProduct } from '@trazo/plan/sections/products';
import { emptyTeamMember } from '@trazo/plan/sections/team';
import { TINY_PNG } from '@trazo/plan/testing/arbitrary-values';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { documentWords } from './document-words.ts';
import { pageEnds } from './testing/page-ends.ts';
import type { ReadPdf } from './testing/read-pdf.ts';
import { saidOnPage, unbroken } from './testing/said-on-page.ts';
import { structureFaults } from './testing/structure-faults.ts';
import { swotPages } from './testing/swot-pages.ts';
import { readOnce } from './testing/typeset-once.ts';

const day = '2026-01-15';
const [PLANO, FOLIO, REVISTA, RONDA, LIENZO, TERMINAL, TESIS, SINTESIS, MEMO] = [
  1, 2, 4, 7, 10, 12, 15, 19, 22,
];
const sentence = (name: string, index: number) =>
  `${name} ${index} erzählt, was das Haus seit Jahren für seine Stadt tut.`;

/** A mission that ends further down its page with each sentence; every fifth of them may have a note at the page's foot. */
function missionOf(sentences: number, hasNotes = false): Plan['mission'] {
  const spans = Array.from(
    { length: sentences },
    (_, index): RichLine => [
      { text: ` ${sentence('Satz', index)}` },
      ...(hasNotes && index % 5 === 0 ? [{ type: 'note' as const, text: sentence('Quelle', index) }] : []),
    ],
  ).flat();
  return { ...emptyPlan().mission, mission: { blocks: [{ type: 'paragraph', spans }] } };
}

async function printed(plan: Plan, id: number): Promise<ReadPdf> {
  const theme = defaultTheme(id, 'de');
  return readOnce({ plan, theme, day, only: ['mission', 'swot', 'organigram'] });
}

/** The page that says some words for the last time; 0 for none. */
const pageOf = (pdf: ReadPdf, words: string): number =>
  1 + pdf.layout.findLastIndex((_, index) => saidOnPage(pdf, index + 1).includes(unbroken(words)));

test.each([PLANO, RONDA, TERMINAL])(
  'what a plan of few words says last stands on the page that has room for it (template %i)',
  async (id) => {
    const { general, summary, swot, ...none } = emptyPlan();
    const strengths = sampleContent('en').plan.swot.strengths.slice(0, 1);
    const items = ['Sourdough loaf', 'Carrot cake'].map((name) => ({
      ...emptyProduct(name),
      name,
      salePrice: '4',
    }));
    const said =
      'Corner Bakery bakes bread at six and sells it over its own counter to the people of the quarter. ';
    const plan = {
      ...none,
      general: { ...general, companyName: 'Corner Bakery' },
      summary: { ...summary, summary: said.repeat(2) },
      products: { ...none.products, items: items.map((item) => ({ ...item, type: 'product' as const })) },
      swot: { ...swot, strengths },
    };
    const pdf = await readOnce({ plan, theme: defaultTheme(id, 'en'), day });
    expect(pdf.pages).toBe(2);
    expect(structureFaults(pdf)).toEqual([]);
  },
);

test.each([false, true])(
  'the text of a SWOT analysis fills what its figure finds no space in (notes: %s)',
  async (hasNotes) => {
    const { swot } = sampleContent('de').plan;
    const summary = Array.from({ length: 18 }, (_, index) => sentence('Fazit', index)).join(' ');
    const [high, low] = [
      { ...swot, summary },
      {
        ...swot,
        strengths: swot.strengths.slice(0, 1),
        weaknesses: [],
        opportunities: [],
        threats: [],
        summary,
      },
    ];
    const leads: boolean[] = [];
    const tries = [12, 20, 28, 36, 44].map((sentences) => ({ sentences, swot: high }));
    for (const { sentences, swot } of [...tries, { sentences: 4, swot: low }]) {
      const plan = { ...emptyPlan(), mission: missionOf(sentences, hasNotes), swot };
      const pdf = await printed(plan, FOLIO);
      const opener = pageOf(pdf, documentWords('de')('swot:lead'));
      const [figure = 0, ...more] = swotPages(pdf, plan);
      const text = pageOf(pdf, sentence('Fazit', 0).slice(0, 20));
      expect(more, `${sentences} sentences`).toEqual([]);
      expect([figure, text], `${sentences} sentences`).toContain(opener);
      expect(Math.max(figure, text) - opener, `${sentences} sentences`).toBeLessThanOrEqual(1);
      leads.push(text === opener && figure > opener);
    }
    expect(leads).toContain(true);
    expect(leads).toContain(false);
  },
);

test('points are under one head, and their table fills what they find no space in', async () => {
  const { products, marketing } = sampleContent('de').plan;
  const theme = defaultTheme(RONDA, 'de');
  const say = documentWords('de');
  const [first, last] = [products.items[0]?.name ?? '', products.items.at(-1)?.name ?? ''];
  const leads: boolean[] = [];
  for (const sentences of [4, 12, 14, 16, 18, 22, 26]) {
    const plan = { ...emptyPlan(), mission: missionOf(sentences), products, marketing };
    const pdf = await readOnce({ plan, theme, day, only: ['mission', 'marketing'] });
    const matrix = pageOf(pdf, say('marketing:document.matrix'));
    const table = pageOf(pdf, say('marketing:document.caption'));
    expect(saidOnPage(pdf, matrix), `${sentences} sentences`).toContain(unbroken(first));
    expect(saidOnPage(pdf, matrix), `${sentences} sentences`).toContain(unbroken(last));
    leads.push(table < matrix);
  }
  expect(leads).toContain(true);
  expect(leads).toContain(false);
});

test('what a SWOT analysis begins with does not depend on itself', async () => {
  const { swot } = sampleContent('de').plan;
  const summary = Array.from({ length: 24 }, (_, index) => sentence('Fazit', index)).join(' ');
  for (const sentences of [29, 30, 31, 32]) {
    // The renderer throws where the layout does not settle.
    await printed({ ...emptyPlan(), mission: missionOf(sentences), swot: { ...swot, summary } }, LIENZO);
  }
});

test.each([FOLIO, MEMO])(
  'a picture shrinks to what its page has left under the text before (template %i)',
  async (id) => {
    const picture = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#789' } })
      .png()
      .toBuffer();
    const image = `data:image/png;base64,${picture.toString('base64')}` as const;
    const caption = [{ text: 'Der Ofen im Hof' }];
    const ends: number[] = [];
    for (let sentences = 10; sentences <= 44; sentences += 3) {
      const spans = Array.from({ length: sentences }, (_, index) => ({
        text: ` ${sentence('Satz', index)}`,
      }));
      const mission = {
        blocks: [
          { type: 'paragraph' as const, spans },
          { type: 'picture' as const, image, description: '', caption },
        ],
      };
      const plan = { ...emptyPlan(), mission: { ...emptyPlan().mission, mission } };
      const pdf = await printed(plan, id);
      const end = pageOf(pdf, sentence('Satz', sentences - 1).slice(0, 20));
      if (pageOf(pdf, 'Der Ofen im Hof') > end) {
        const words = pdf.layout[end - 1]?.boxes.filter(({ content }) => content !== undefined) ?? [];
        ends.push(Math.min(...words.map(({ bottom }) => bottom)));
      }
    }
    // The margin and a quarter of the page: in more it would stand.
    expect(ends).not.toEqual([]);
    expect(Math.max(...ends)).toBeLessThan(842 * 0.35);
  },
);

const nodes = (count: number, superior: (index: number) => number | null): OrganigramNode[] =>
  Array.from({ length: count }, (_, index) => {
    const above = superior(index);
    return {
      kind: 'position',
      id: `${index}`,
      position: `Leitung ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[index]}`,
      departmentId: null,
      superiorId: above === null ? null : `${above}`,
    };
  });

/** Where the boxes of an organigram stand to its first one. */
function shapeOf({ layout }: ReadPdf): string[] {
  const boxes = layout.flatMap((page) => page.boxes).filter(({ text }) => /^Leitung [A-Z]$/.test(text));
  const [first] = boxes;
  return boxes.map(({ text, left, bottom }) =>
    [text, (left - (first?.left ?? 0)).toFixed(1), (bottom - (first?.bottom ?? 0)).toFixed(1)].join(' '),
  );
}

test('an organigram looks the same wherever it stands, its faces as well', async () => {
  const members = ['A', 'B', 'C', 'D'].map((letter) => ({
    ...emptyTeamMember(letter),
    name: 'Ada',
    surname: letter,
    position: `Leitung ${letter}`,
    image: TINY_PNG,
  }));
  const organigram = {
    nodes: nodes(13, (index) => (index === 0 ? null : Math.floor((index - 1) / 3))),
    image: '' as const,
    imagePrinted: false,
  };
  const shapes = [];
  for (const sentences of [2, 20, 24, 28, 32, 36]) {
    const plan = { ...emptyPlan(), mission: missionOf(sentences), team: { members }, organigram };
    shapes.push(shapeOf(await printed(plan, FOLIO)));
  }
  expect(shapes[0]).toHaveLength(13);
  expect(new Set(shapes.map((shape) => shape.join('; '))).size).toBe(1);
});

test('an organigram as an outline begins under its opener and goes on over the page', async () => {
  const organigram = {
    nodes: nodes(22, (index) => (index === 0 ? null : index - 1)),
    image: '' as const,
    imagePrinted: false,
  };
  for (const sentences of [8, 12, 16]) {
    const plan = { ...emptyPlan(), mission: missionOf(sentences), organigram };
    const pdf = await printed(plan, TESIS);
    const opener = pageOf(pdf, documentWords('de')('organigram:lead'));
    expect(pageOf(pdf, 'Leitung A'), `${sentences} sentences`).toBe(opener);
    expect(pageOf(pdf, 'Leitung D'), `${sentences} sentences`).toBe(opener);
  }
});

test.each(['en', 'fr'] as const)(
  'Revista has a page for the departments and who leads them (%s)',
  async (language) => {
    const { general, team, departments, organigram } = sampleContent(language).plan;
    const plan = { ...emptyPlan(), general, team, departments, organigram };
    const theme = defaultTheme(REVISTA, language);
    const pdf = await readOnce({ plan, theme, day, only: ['departments', 'organigram'] });
    const words = documentWords(language);
    expect(pageOf(pdf, words('organigram:lead'))).toBe(pageOf(pdf, words('departments:lead')));
  },
);

test('a table that floats is not printed before the title of its section', async () => {
  const { plan } = sampleContent('en');
  const theme = defaultTheme(SINTESIS, 'en');
  const pdf = await readOnce({ plan, theme, day });
  const words = documentWords('en');
  const title = pageOf(pdf, words('finance:lead'));
  const table = pdf.layout.findIndex(
    (_, index) =>
      index + 1 > pageOf(pdf, words('document:contents')) &&
      saidOnPage(pdf, index + 1).includes(unbroken('Five-year income statement')),
  );
  expect(title).toBeGreaterThan(1);
  expect(table + 1).toBeGreaterThanOrEqual(title);
});

test('fields of a SWOT analysis fill the page on which its text ends', async () => {
  const { general, mission, summary, client, swot, competition } = sampleContent('en').plan;
  const plan = { ...emptyPlan(), general, mission, summary, client, swot, competition };
  const pdf = await readOnce({ plan, theme: defaultTheme(SINTESIS, 'en'), day });
  const [page = 0, ...more] = swotPages(pdf, plan).filter((number) => number > 1);
  expect(more).toEqual([]);
  expect(saidOnPage(pdf, page)).toContain(unbroken(String(swot.summary).slice(-40)));
});

test('annexes of a design of columns have pages of one column, one after the other: none but the last ends short', async () => {
  const { plan } = sampleContent('fr');
  const pdf = await readOnce({ plan, theme: defaultTheme(SINTESIS, 'fr'), day });
  const say = documentWords('fr');
  const first = pageOf(pdf, say('document:chapters.annex.lead'));
  const last = pdf.pages;
  expect(last - first).toBeGreaterThan(3);
  // What the columns end with, before pages of one column, is as high as it is.
  const isEnd = (page: number) => page === first - 1 || page === last;
  expect(pageEnds(pdf).short.filter((page) => !isEnd(page))).toEqual([]);
  expect(structureFaults(pdf)).toEqual([]);
});
