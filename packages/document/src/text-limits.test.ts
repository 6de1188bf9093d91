import { TEXT_LIMITS } from '@trazo/plan/fields';
import { emptyPlan, type Plan } from '@trazo/plan/plan';
import { BLOCK_LIMITS, type RichBlock, type RichLine } from '@trazo/plan/rich-text/blocks';
import type { RichText } from '@trazo/plan/rich-text/rich-text';
import { emptyCompetitor } from '@trazo/plan/sections/competition';
import { emptyProduct } from '@trazo/plan/sections/products';
import { emptyTeamMember } from '@trazo/plan/sections/team';
import { TINY_PNG } from '@trazo/plan/testing/arbitrary-values';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { expect, test } from 'vitest';
import { createRenderer } from './renderer.ts';

const renderer = createRenderer();

const filled = (part: string): string => part.repeat(Math.floor(TEXT_LIMITS.long / part.length));
const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));
const line = (text: string): RichLine => [{ text }];
const linked = (text: string): RichLine => [{ text, link: 'https://example.com/a' }];
const noted = (text: string): RichLine => [{ text }, { type: 'note', text: 'n' }];

const table = (cell: (text: string) => RichLine): RichBlock[] => [
  {
    type: 'table',
    rows: times(BLOCK_LIMITS.tableRows, (row) =>
      times(BLOCK_LIMITS.tableColumns, (column) => cell(`${row}.${column}`)),
    ),
  },
];

/** More of each than fills a document's pages would only say that it is too long. */
const MANY = 800;

const TEXTS: Readonly<Record<string, RichText>> = {
  'a run of joints': filled('ab/cd-'),
  'an address of joints': `https://${'ab/cd-'.repeat(4_000)}`,
  'words that blanks hold together': filled('word\u00a0'),
  'a number without end': filled('000\u00a0'),
  'runs with joints': filled('aaaaaaaaaaaaaaaaaaaaaaaaa,b '),
  addresses: filled('https://example.com/some-thing/a '),
  'ranges of figures': filled('10–20 % '),
  'a word without end': filled('x'),
  'a line of marks': {
    blocks: [
      {
        type: 'paragraph',
        spans: times(MANY, () => [{ text: 'a', bold: true as const }, { text: ' b ' }]).flat(),
      },
    ],
  },
  notes: { blocks: [{ type: 'paragraph', spans: times(MANY, () => noted('a ')).flat() }] },
  paragraphs: { blocks: times(MANY, () => ({ type: 'paragraph', spans: line('a') })) },
  'items of a list': { blocks: [{ type: 'bulletList', items: times(MANY, () => line('a')) }] },
  'items of a numbered list': { blocks: [{ type: 'numberedList', items: times(MANY, () => linked('a')) }] },
  headings: {
    blocks: times(MANY / 2, (): RichBlock[] => [
      { type: 'heading', level: 1, spans: [{ text: 'a' }] },
      { type: 'paragraph', spans: line('b') },
    ]).flat(),
  },
  'short lists': {
    blocks: times(MANY / 2, (): RichBlock[] => [
      { type: 'bulletList', items: [line('a'), line('b')] },
      { type: 'paragraph', spans: line('c') },
    ]).flat(),
  },
  'the largest table': { blocks: table(line) },
  'the largest table, of links': { blocks: table(linked) },
  'the largest table, of notes': { blocks: table(noted) },
  'the largest table, of long words': { blocks: table((cell) => line('x'.repeat(50) + cell)) },
  'all pictures': {
    blocks: times(BLOCK_LIMITS.pictures, () => ({
      type: 'picture',
      image: TINY_PNG,
      description: 'd'.repeat(BLOCK_LIMITS.description),
      caption: noted('x'.repeat(BLOCK_LIMITS.note)),
    })),
  },
};

interface Place {
  readonly name: string;
  readonly write: (plan: Plan, text: RichText) => void;
}

/** Where a text stands alone, in a card, beside a picture and as a section's own. */
const PLACES: readonly Place[] = [
  {
    name: 'mission',
    write: (plan, text) => {
      plan.mission.vision = text;
    },
  },
  {
    name: 'product',
    write: (plan, text) => {
      plan.products.items = [{ ...emptyProduct('1'), name: 'One', description: text }];
    },
  },
  {
    name: 'member',
    write: (plan, text) => {
      plan.team.members = [{ ...emptyTeamMember('1'), name: 'One', description: text }];
    },
  },
  {
    name: 'competitor',
    write: (plan, text) => {
      plan.competition.competitors = [{ ...emptyCompetitor('1'), name: 'One', description: text }];
    },
  },
  {
    name: 'swot',
    write: (plan, text) => {
      plan.swot.summary = text;
    },
  },
  {
    name: 'funds',
    write: (plan, text) => {
      plan.finance.useOfFunds = text;
    },
  },
];

const turn = <Item>(all: readonly Item[], index: number): Item => {
  const found = all[index % all.length];
  if (found === undefined) throw new RangeError('None to take a turn');
  return found;
};

const CASES = Object.keys(TEXTS).map((text, index) => ({
  text,
  place: turn(PLACES, index),
  template: turn(TEMPLATES, 7 * index + 1),
}));

test.each(CASES)(
  '$text, as many as fit, are set as $place.name in $template.name',
  async ({ text, place, template }) => {
    const plan = emptyPlan();
    place.write(plan, TEXTS[text] ?? '');
    const pdf = await renderer.pdf({ plan, theme: defaultTheme(template.id, 'en'), day: '2026-01-15' });
    expect(pdf.byteLength).toBeGreaterThan(10_000);
  },
);

/** As many as a text's length allows: each is a letter and the end of its line. */
const MOST = TEXT_LIMITS.long / 2;
/** Seconds a renderer has for a document unless `RENDER_TIMEOUT_MS` says otherwise. */
const RENDER_SECONDS = 20;

test.each<[string, RichBlock[]]>([
  ['items of a list', [{ type: 'bulletList', items: times(MOST, () => line('a')) }]],
  ['paragraphs', times(MOST, () => ({ type: 'paragraph', spans: line('a') }))],
])('the most %s there can be take less than a renderer has', async (_, blocks) => {
  const plan = emptyPlan();
  plan.mission.vision = { blocks };
  // Of the processor: others may use it at the same time.
  const before = process.cpuUsage();
  const pdf = await renderer.pdf({ plan, theme: defaultTheme(1, 'en'), day: '2026-01-15' });
  const { user, system } = process.cpuUsage(before);
  expect(pdf.byteLength).toBeGreaterThan(10_000);
  expect((user + system) / 1e6).toBeLessThan(RENDER_SECONDS / 2);
});

test.each(TEMPLATES)('$name prints a section that is one text', async ({ id }) => {
  const plan = emptyPlan();
  plan.finance.useOfFunds = 'An oven';
  const pdf = await renderer.pdf({ plan, theme: defaultTheme(id, 'en'), day: '2026-01-15' });
  expect(pdf.byteLength).toBeGreaterThan(10_000);
});
