import type { ChartLabel } from '@trazo/document/charts/chart-labels';
import { createPrintModel } from '@trazo/document/print-model/create-print-model';
import type {
  PrintBars,
  PrintFact,
  PrintImage,
  PrintSection,
  PrintSpan,
  PrintTable,
  PrintText,
} from '@trazo/document/print-model/print-model';
import type { Plan } from '@trazo/plan/plan';
import { fontFamily } from '@trazo/plan/theme/fonts';
import { DAY, theme } from './plans.ts';

/** What every peer lays out, in the order of our document: the same words, tables, pictures and charts. */
export type Block =
  | { readonly kind: 'cover'; readonly title: string; readonly subtitle: string }
  | { readonly kind: 'heading'; readonly level: 1 | 2; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly table: PrintTable }
  | {
      readonly kind: 'picture';
      readonly bytes: Uint8Array;
      readonly type: 'png' | 'jpg' | 'svg';
      readonly image: PrintImage;
    };

export async function blocksOf(plan: Plan): Promise<readonly Block[]> {
  const { meta, sections, assets } = await createPrintModel(plan, theme, { day: DAY });
  const picture = (image: PrintImage | null): Block[] => {
    const bytes = image === null ? undefined : assets.get(image.path);
    if (image === null || bytes === undefined) return [];
    const type = image.path.endsWith('.svg') ? 'svg' : image.path.endsWith('.png') ? 'png' : 'jpg';
    return [{ kind: 'picture', bytes, type, image }];
  };
  return [
    { kind: 'cover', title: meta.title, subtitle: `${meta.kind} – ${meta.date}` },
    ...picture(meta.logo),
    ...facts(meta.facts),
    { kind: 'heading', level: 1, text: meta.labels.contents },
    { kind: 'list', items: meta.sections.map(({ number, title }) => `${number} ${title}`) },
    ...sections.flatMap((section) => [
      { kind: 'heading' as const, level: 1 as const, text: `${section.number} ${section.title}` },
      { kind: 'paragraph' as const, text: section.lead },
      ...sectionBlocks(section, picture),
    ]),
  ];
}

/** Peers set a chart's words as part of its SVG. */
function withLabels(block: Block, labels: readonly ChartLabel[]): Block {
  if (block.kind !== 'picture') return block;
  const family = fontFamily(theme.font);
  const words = labels.map(({ text, x, y, anchor, size, fill }) => {
    const at = `x="${x}" y="${y}" text-anchor="${anchor}" dominant-baseline="central"`;
    return `<text ${at} font-size="${size}" font-family="${family}" fill="${fill}">${text.replaceAll('&', '&amp;')}</text>`;
  });
  const svg = new TextDecoder().decode(block.bytes).replace('</svg>', `${words.join('')}</svg>`);
  return { ...block, bytes: new TextEncoder().encode(svg) };
}

const heading = (text: string): Block => ({ kind: 'heading', level: 2, text });
/** What is marked in ours is plain in theirs. */
const paragraphs = (texts: PrintText): Block[] =>
  texts.flatMap((piece): Block[] => {
    if (typeof piece === 'string') return piece.trim() === '' ? [] : [{ kind: 'paragraph', text: piece }];
    if (piece.kind === 'list') return [{ kind: 'list', items: piece.items.map(plain) }];
    return [{ kind: 'paragraph', text: plain(piece.spans) }];
  });
const plain = (spans: readonly PrintSpan[]): string => spans.map(({ text }) => text).join('');
const list = (items: readonly string[]): Block[] => (items.length === 0 ? [] : [{ kind: 'list', items }]);

const facts = (pairs: readonly PrintFact[]): Block[] =>
  pairs.length === 0
    ? []
    : [
        {
          kind: 'table',
          table: {
            caption: '',
            columns: [
              { label: '–', align: 'start' },
              { label: '–', align: 'end' },
            ],
            rows: pairs.map(({ label, value }) => ({
              cells: [label, value],
              weight: 'entry',
              negative: [false, false],
            })),
          },
        },
      ];

const table = (shown: PrintTable | null): Block[] =>
  shown === null ? [] : [heading(shown.caption), { kind: 'table', table: shown }];

/** Peers are spared the bars: names and figures. */
const bars = (shown: PrintBars | null): Block[] =>
  shown === null
    ? []
    : [
        heading(shown.caption),
        ...shown.groups.flatMap((group) => [
          ...paragraphs([group.label]),
          ...facts(group.bars.map(({ label, figure }) => ({ label, value: figure }))),
        ]),
      ];

const branches = (
  trees: readonly { title: string; detail: string; reports: readonly unknown[] }[],
): string[] => trees.map(({ title, detail }) => `${title} ${detail}`);

function sectionBlocks(section: PrintSection, picture: (image: PrintImage | null) => Block[]): Block[] {
  switch (section.id) {
    case 'general':
      return facts(section.facts);
    case 'mission':
      return section.passages.flatMap((passage) => [heading(passage.heading), ...paragraphs(passage.text)]);
    case 'summary':
      return [...facts(section.figures), ...paragraphs(section.text)];
    case 'products':
      return section.products.flatMap((product) => [
        heading(product.name),
        ...picture(product.image),
        ...paragraphs([product.type, ...product.text]),
        ...facts(product.facts),
      ]);
    case 'client':
      return [
        ...paragraphs(section.text),
        ...facts(section.facts),
        ...section.traits.flatMap(({ label, values }) => [heading(label), ...list(values)]),
      ];
    case 'team':
      return section.members.flatMap((member) => [
        heading(member.name),
        ...picture(member.image),
        ...paragraphs([member.position, ...member.text, `${member.email} ${member.phone}`]),
      ]);
    case 'swot':
      return [
        ...section.quadrants.flatMap(({ label, items }) => [heading(label), ...list(items)]),
        ...paragraphs(section.text),
      ];
    case 'marketing':
      return [
        ...section.campaigns.flatMap((campaign) => [
          heading(campaign.product),
          ...campaign.channels.flatMap(({ label, values }) => paragraphs([`${label}: ${values.join(', ')}`])),
          ...facts(campaign.facts),
        ]),
        ...table(section.table),
      ];
    case 'operations':
      return section.steps.flatMap((step) => [
        heading(`${step.number}. ${step.title}`),
        ...paragraphs([`${step.subtitle} ${step.duration}`]),
        ...list(step.goals),
      ]);
    case 'departments':
      return section.departments.flatMap(({ name, positions }) => [heading(name), ...list(positions)]);
    case 'organigram':
      return [...list(branches(section.trees)), ...paragraphs([section.alt])];
    case 'finance':
      return [
        ...section.passages.flatMap((passage) => [heading(passage.heading), ...paragraphs(passage.text)]),
        ...section.tables.flatMap((shown) => [...table(shown), ...paragraphs([shown.note])]),
        ...section.charts.flatMap(({ caption, image, labels }) => [
          heading(caption),
          ...picture(image).map((block) => withLabels(block, labels)),
        ]),
        ...bars(section.financing),
      ];
    case 'competition':
      return [
        ...facts(section.figures),
        ...bars(section.market),
        ...paragraphs(section.text),
        ...section.competitors.flatMap(({ name, text }) => [heading(name), ...paragraphs(text)]),
      ];
  }
}
