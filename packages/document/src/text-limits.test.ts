import { decodeContent, encodeContent } from '@trazo/contract/content/content-codec';
import { TEXT_LIMITS } from '@trazo/plan/fields';
import { hardLimit } from '@trazo/plan/list-limits';
import { must } from '@trazo/plan/must';
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
import { IN_RELEASES } from './testing/in-releases.ts';
import { withinTime } from './testing/within-time.ts';

const renderer = createRenderer();

const filled = (part: string): string => part.repeat(Math.floor(TEXT_LIMITS.long / part.length));
const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));
const line = (text: string): RichLine => [{ text }];
const linked = (text: string): RichLine => [{ text, link: 'https://example.com/a' }];
const noted = (text: string): RichLine => [{ text }, { type: 'note', text: 'n' }];

/** More rows than a table may have are refused. */
const table = (rows: number, cell: (text: string) => RichLine): RichBlock[] => [
  {
    type: 'table',
    rows: times(rows, (row) =>
      times(hardLimit(BLOCK_LIMITS.tableColumns), (column) => cell(`${(row + column) % 10}`)),
    ),
  },
];

const withVision = (blocks: RichBlock[]): Plan => {
  const plan = emptyPlan();
  plan.mission.vision = { blocks };
  return plan;
};

const isTaken = (blocks: RichBlock[]): boolean =>
  decodeContent(encodeContent({ plan: withVision(blocks), theme: defaultTheme(1, 'en') })).ok;

/** As many as a content may have in a text, whatever it is that limits them. */
function most(make: (count: number) => RichBlock[]): RichText {
  let refused = 2;
  // Not from the most characters down: of tables and pictures so many take seconds to read.
  while (isTaken(make(refused))) refused *= 2;
  let taken = refused / 2;
  while (refused - taken > 1) {
    const middle = Math.floor((taken + refused) / 2);
    if (isTaken(make(middle))) taken = middle;
    else refused = middle;
  }
  return { blocks: make(taken) };
}

const paragraph = (spans: RichLine): RichBlock => ({ type: 'paragraph', spans });
const heading = (): RichBlock => ({ type: 'heading', level: 1, spans: [{ text: 'a' }] });
const bullets = (items: RichLine[]): RichBlock => ({ type: 'bulletList', items });

/** The most of each kind of block: a kind that is added has to say what is the most of it. */
const BLOCKS: Readonly<Record<RichBlock['type'], (count: number) => RichBlock[]>> = {
  paragraph: (count) => times(count, () => paragraph(line('a'))),
  heading: (count) => times(count, heading),
  bulletList: (count) => [bullets(times(count, () => line('a')))],
  numberedList: (count) => [{ type: 'numberedList', items: times(count, () => linked('a')) }],
  table: (count) => times(count, () => ({ type: 'table', rows: [[line('a')]] })),
  picture: (count) =>
    times(count, () => ({
      type: 'picture',
      image: TINY_PNG,
      description: 'd'.repeat(BLOCK_LIMITS.description),
      caption: noted('x'.repeat(BLOCK_LIMITS.note)),
    })),
};

const TEXTS: Readonly<Record<string, () => RichText>> = {
  'a run of joints': () => filled('ab/cd-'),
  'an address of joints': () => `https://${'ab/cd-'.repeat(4_000)}`,
  'words that blanks hold together': () => filled('word\u00a0'),
  'a number without end': () => filled('000\u00a0'),
  'runs with joints': () => filled('aaaaaaaaaaaaaaaaaaaaaaaaa,b '),
  addresses: () => filled('https://example.com/some-thing/a '),
  'ranges of figures': () => filled('10–20 % '),
  'a word without end': () => filled('x'),
  ...Object.fromEntries(
    Object.entries(BLOCKS).map(([type, make]) => [`blocks of the kind ${type}`, () => most(make)]),
  ),
  marks: () =>
    most((count) => [
      paragraph(times(count, () => [{ text: 'a', bold: true as const }, { text: ' b ' }]).flat()),
    ]),
  notes: () => most((count) => [paragraph(times(count, () => noted('a ')).flat())]),
  links: () => most((count) => [paragraph(times(count, () => linked('a ')).flat())]),
  'headings with a paragraph': () =>
    most((count) => times(count, () => [heading(), paragraph(line('b'))]).flat()),
  'short lists': () =>
    most((count) => times(count, () => [bullets([line('a'), line('b')]), paragraph(line('c'))]).flat()),
  'rows of a table': () => most((count) => table(count, line)),
  'rows of links': () => most((count) => table(count, linked)),
  'rows of notes': () => most((count) => table(count, noted)),
  'rows of long words': () => most((count) => table(count, (cell) => line('x'.repeat(13) + cell))),
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

const textOf = (name: string): RichText => must(TEXTS[name], 'a text of the table')();

const turn = <Item>(all: readonly Item[], index: number): Item =>
  must(all[index % all.length], 'one takes the turn');

const CASES = Object.keys(TEXTS).map((text, index) => ({
  text,
  place: turn(PLACES, index),
  template: turn(TEMPLATES, 7 * index + 1),
}));

const refuse = (error: unknown) => {
  throw error;
};

async function expectPrinted(text: RichText, place: Place, templateId: number): Promise<void> {
  const plan = emptyPlan();
  place.write(plan, text);
  const request = { plan, theme: { ...defaultTheme(1, 'en'), templateId }, day: '2026-01-15' };
  const pdf = await withinTime(() => renderer.finishedPdf(request, refuse));
  expect(pdf.byteLength).toBeGreaterThan(10_000);
}

test.each(CASES)(
  'the most of $text there can be is set as $place.name in $template.name',
  ({ text, place, template }) => expectPrinted(textOf(text), place, template.id),
);

test.each(TEMPLATES)('$name sets the most of each in each place', IN_RELEASES, async ({ id }) => {
  for (const text of Object.keys(TEXTS))
    for (const place of PLACES) await expectPrinted(textOf(text), place, id);
});

test.each(TEMPLATES)('$name prints a section that is one text', async ({ id }) => {
  const plan = emptyPlan();
  plan.finance.useOfFunds = 'An oven';
  const pdf = await renderer.pdf({ plan, theme: defaultTheme(id, 'en'), day: '2026-01-15' });
  expect(pdf.byteLength).toBeGreaterThan(10_000);
});
