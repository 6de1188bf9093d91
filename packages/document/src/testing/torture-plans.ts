import type { CoverPatternId } from '@trazo/plan/cover';
import { emptyPlan, type Plan } from '@trazo/plan/plan';
import type { RichBlock, RichLine } from '@trazo/plan/rich-text/blocks';
import { emptyOperation } from '@trazo/plan/sections/operations';
import { emptyProduct } from '@trazo/plan/sections/products';
import { emptyTeamMember } from '@trazo/plan/sections/team';
import { TINY_PNG } from '@trazo/plan/testing/arbitrary-values';
import { sampleContent } from '@trazo/samples/sample';

// Two plans that hold at once what a template may have to set, beside its sample and the hostile plan: texts of all kinds with a full
// cover, and all drawings of lists with a cover that says little.

/** Formats, links and lists, as a text may begin. */
export const MARKED: { blocks: RichBlock[] } = {
  blocks: [
    {
      type: 'paragraph',
      spans: [
        { text: 'Bread ' },
        { text: 'every', bold: true },
        { text: ' single ' },
        { text: 'day', italic: true },
        { text: ', see ' },
        { text: 'our page', link: 'https://example.org/bread' },
      ],
    },
    { type: 'bulletList', items: [[{ text: 'shop' }], [{ text: 'van', bold: true, italic: true }]] },
    {
      type: 'numberedList',
      start: 7,
      items: [
        [{ text: 'bake 10⁻³ of CO₂, → ✓ ≥' }],
        [{ text: 'mail', link: 'mailto:a@b.example' }],
        [{ text: 'sell' }],
      ],
    },
  ],
};

const cells = (...texts: string[]): RichLine[] => texts.map((text) => (text === '' ? [] : [{ text }]));

/** Sub-headings, a table, a picture and notes, between paragraphs long enough for columns. */
const STRUCTURED: { blocks: RichBlock[] } = {
  blocks: [
    { type: 'heading', level: 1, spans: [{ text: 'Where we sell' }] },
    {
      type: 'paragraph',
      spans: [
        { text: 'The quarter has grown by a third since the tram came' },
        { type: 'note', text: 'Statistical office, table 12', link: 'https://example.org/table12' },
        { text: ', and it has no bakery. Ask us at ada@mill.example or on www.mill.example.' },
      ],
    },
    { type: 'heading', level: 2, spans: [{ text: 'Who buys' }] },
    {
      type: 'table',
      rows: [
        cells('Group', 'People', 'Spend a week'),
        cells('Students', '4 200', '6,50 €'),
        cells('Families', '1 100', '18,00 €'),
        cells('Offices', '', '9,20 €'),
      ],
    },
    {
      type: 'picture',
      image: TINY_PNG,
      description: 'The oven from the street',
      caption: [{ text: 'The oven' }, { type: 'note', text: 'Photo: Ada' }],
    },
    { type: 'heading', level: 1, spans: [{ text: 'What follows' }] },
    { type: 'bulletList', items: [[{ text: 'a second shop' }], [{ text: 'a van' }]] },
  ],
};

const LINK = 'https://example.org/oven';
const ADDRESS = `${LINK}/${'very/long/address/'.repeat(4)}`;
const LINKED_PICTURE: RichBlock = {
  type: 'picture',
  image: TINY_PNG,
  description: 'Oven',
  caption: [
    { text: ADDRESS, link: LINK },
    { text: ' The oven by night, and ' },
    { text: ADDRESS, link: LINK },
  ],
};

const lines = (word: string): string =>
  Array.from({ length: 45 }, (_, index) => `${word} ${index}`).join('\n');

const items = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, text: `${word} ${index}` }));

/** Long texts of every kind in each place that has one: `swaps` says which kind opens which. Lists and texts of many short lines. */
export function fullTexts(pattern: CoverPatternId, swaps: boolean): Plan {
  const sample = sampleContent('de').plan;
  const marked = { blocks: [...MARKED.blocks, ...STRUCTURED.blocks] };
  const listed = { blocks: [...MARKED.blocks.toReversed(), ...STRUCTURED.blocks] };
  const [text, other] = swaps ? [listed, marked] : [marked, listed];
  const plan = emptyPlan();
  plan.general = {
    ...sample.general,
    cover: {
      ...sample.general.cover,
      subtitle: 'Vollkornbrot aus der Nachbarschaft',
      version: '2.1',
      date: '2026-09-30',
      picture: 'photo',
      photo: sample.products.items.find(({ image }) => image !== '')?.image ?? '',
      confidentiality: 'standard',
      pattern,
    },
  };
  plan.summary.summary = text;
  plan.mission = {
    mission: { blocks: [...text.blocks, LINKED_PICTURE] },
    vision: other,
    values: lines('Zest'),
  };
  const dish = lines('Dish of the day, number');
  plan.team.members = [
    { ...emptyTeamMember('a'), name: 'Ada', email: 'ada@vollkorn.example', description: other },
    { ...emptyTeamMember('b'), name: 'Eve', surname: 'Lowe', position: 'Chef', description: dish },
  ];
  plan.products.items = [
    { ...emptyProduct('a'), name: 'Loaf', description: other },
    { ...emptyProduct('b'), name: 'Lunch', salePrice: '9', type: 'product', description: dish },
  ];
  plan.competition = {
    ...plan.competition,
    competitors: [
      { id: 'a', name: 'Mill', description: other },
      { id: 'b', name: 'The Crown', description: dish },
    ],
    summary: text,
  };
  plan.client.summary = other;
  plan.swot.summary = text;
  plan.finance = { ...plan.finance, revenueModel: other, useOfFunds: text, exitStrategy: other };
  plan.operations.steps = [{ ...emptyOperation('1'), title: 'Start', goals: items(32, 'Oven') }];
  plan.departments.items = [36, 60, 2].map((count, index) => ({
    id: `${index}`,
    name: `Kitchen ${index}`,
    positions: items(count, 'Cook').map(({ id, text: name }) => ({ id, name })),
  }));
  return plan;
}

/** How many long texts of the plan have the blocks of `STRUCTURED`. */
export const STRUCTURED_TEXTS = 12;

/** Products of the price list, of which all but one have both prices. */
export const LOAVES = 40;

/** Every drawing of products, operations and marketing, and a SWOT analysis: with a cover that has little to say. */
export function fullDrawings(pattern: CoverPatternId, hasSector: boolean): Plan {
  const sample = sampleContent('de').plan;
  const plan = emptyPlan();
  plan.general = {
    ...sample.general,
    ...{ companyName: '', logo: '', address: '', legalStructure: '', sector: hasSector ? 'services' : '' },
    cover: {
      ...sample.general.cover,
      picture: 'pattern',
      pattern,
      subtitle: 'Le pain',
      confidentiality: 'standard',
      // What a version is called is the user's affair: an address is linked, and read where it stands.
      version: 'https://example.com/a-very-long-address/',
    },
  };
  const name = '株式会社 トラソ 业务计划 사업 계획 Ολοκληρωμένες Υπηρεσίες';
  plan.team.members = [{ ...emptyTeamMember('1'), name, phone: 'https://example.com/a-very-long-address' }];
  plan.products.items = Array.from({ length: LOAVES }, (_, index) => ({
    ...emptyProduct(`${index}`),
    name: `Pane di grano duro Senatore Cappelli ${index}, 500 g`,
    description: index % 3 === 0 ? '' : 'Cotto a legna',
    cost: index === 3 ? '' : '1.20',
    salePrice: `${3 + index}`,
    type: 'product' as const,
  }));
  // A period of 30 months: the label of the last mark may touch the label before it.
  plan.operations.steps = ['0-3', '2-6', '6-30', 'all the time'].map((duration, index) => ({
    ...emptyOperation(`${index}`),
    title: `Step ${index + 1}`,
    duration,
    timeUnit: 'months' as const,
  }));
  plan.marketing = sampleContent('en').plan.marketing;
  plan.swot = { ...sample.swot, summary: 'Fazit.' };
  return plan;
}
