import type { Language } from '@trazo/plan/languages';
import type { Plan } from '@trazo/plan/plan';
import { blocksOf } from '@trazo/plan/rich-text/normalise';
import type { RichText } from '@trazo/plan/rich-text/rich-text';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { expect, test } from 'vitest';
import { documentWords } from './document-words.ts';
import { readOnce } from './testing/typeset-once.ts';

const [REVISTA, MESA, LIENZO, TERMINAL] = [4, 9, 10, 12];

/** The text with a note at its end. */
function noted(text: RichText): RichText {
  const blocks = blocksOf(text);
  const last = blocks.findLastIndex(({ type }) => type === 'paragraph');
  return {
    blocks: blocks.map((block, index) =>
      index === last && block.type === 'paragraph'
        ? {
            ...block,
            spans: [...block.spans, { type: 'note', text: 'Chamber of trade, report of May 2025' }],
          }
        : block,
    ),
  };
}

const described = <Item extends { readonly description: RichText }>(items: readonly Item[]): Item[] =>
  items.map((item) => ({ ...item, description: noted(item.description) }));

/** The sample with a note in each of its long texts. */
function notedSample(language: Language): Plan {
  const { plan } = sampleContent(language);
  const { mission, summary, products, client, team, swot, competition, finance } = plan;
  return {
    ...plan,
    summary: { summary: noted(summary.summary) },
    mission: {
      mission: noted(mission.mission),
      vision: noted(mission.vision),
      values: noted(mission.values),
    },
    products: { items: described(products.items) },
    client: { ...client, summary: noted(client.summary) },
    team: { members: described(team.members) },
    swot: { ...swot, summary: noted(swot.summary) },
    competition: {
      ...competition,
      summary: noted(competition.summary),
      competitors: described(competition.competitors),
    },
    finance: { ...finance, exitStrategy: noted(finance.exitStrategy) },
  };
}

test.each([
  [REVISTA, 'it'],
  [MESA, 'fr'],
  [LIENZO, 'es'],
  [TERMINAL, 'it'],
] as const)('no list of notes begins a page (template %i, %s)', async (id, language) => {
  const title = documentWords(language)('document:notes');
  const theme = defaultTheme(id, language);
  const { layout } = await readOnce({ plan: notedSample(language), theme, day: '2026-01-15' });
  const pages = layout.map(({ boxes }) => boxes.filter(({ content }) => content !== undefined));
  const titles = pages.flatMap((boxes) => boxes.filter(({ text }) => text === title));
  expect(titles.length).toBeGreaterThan(4);
  const isFirst = (boxes: (typeof pages)[number]) =>
    boxes.some(({ text, bottom }) => text === title && boxes.every((box) => box.bottom <= bottom + 2));
  expect(pages.flatMap((boxes, index) => (isFirst(boxes) ? [index + 1] : []))).toEqual([]);
});
