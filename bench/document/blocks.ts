import type { ChartLabel } from '@trazo/document/charts/chart-labels';
import type { PrintImage } from '@trazo/document/images/assets';
import { createPrintModel } from '@trazo/document/print-model/create-print-model';
import type {
  PrintFact,
  PrintInline,
  PrintSpan,
  PrintSpans,
  PrintTable,
  PrintText,
} from '@trazo/document/print-model/print-parts';
import type { PrintBox } from '@trazo/document/print-model/sections/organigram';
import type { PrintSection } from '@trazo/document/print-model/sections/registry';
import type { Opener as SectionOpener } from '@trazo/document/print-model/wording';
import type { Plan } from '@trazo/plan/plan';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { fontFamily } from '@trazo/plan/theme/fonts';
import { barsDrawing, type Drawing, organigramDrawing } from './drawings.ts';
import { DAY, theme } from './plans.ts';

/** A run of text in one format. */
export type Span = Pick<PrintSpan, 'text' | 'bold' | 'italic' | 'link'>;

/** What every peer lays out, in the order of our document: the same words, formats, tables, pictures, drawings and charts. */
export type Block =
  | { readonly kind: 'cover'; readonly title: string; readonly subtitle: string }
  /** With the page each section begins on. */
  | { readonly kind: 'contents'; readonly title: string; readonly sections: readonly Opener[] }
  | { readonly kind: 'opener'; readonly opener: Opener }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly (readonly Span[])[] }
  | { readonly kind: 'table'; readonly table: PrintTable }
  | {
      readonly kind: 'picture';
      readonly bytes: Uint8Array;
      readonly type: 'png' | 'jpg' | 'svg';
      readonly image: PrintImage;
    };

/** A section's title: what the contents lead to. */
export interface Opener {
  readonly id: string;
  readonly title: string;
}

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
    { kind: 'contents', title: meta.labels.contents, sections: sections.map(openerOf) },
    ...sections.flatMap((section) => [
      { kind: 'opener' as const, opener: openerOf(section) },
      ...paragraphs([section.lead]),
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

const openerOf = ({ id, number, title }: { id: string; number: string; title: string }): Opener => ({
  id,
  title: `${number} ${title}`,
});
const plain = (text: string): Span => ({ text, bold: false, italic: false, link: null });
const heading = (text: string): Block => ({ kind: 'heading', text });
/** The runs of a line: peers set no notes. */
const runs = (line: readonly PrintInline[]): readonly Span[] =>
  line.flatMap((inline) => ('note' in inline ? [] : [inline]));
/** The measured plan has no pictures and no tables in its texts: peers are given what they all can set. */
function withoutNotes(piece: Exclude<PrintText[number], string>): Block {
  if (piece.kind === 'heading')
    return heading(
      runs(piece.spans)
        .map(({ text }) => text)
        .join(''),
    );
  if (piece.kind === 'list') return { ...piece, items: piece.items.map(runs) };
  if (piece.kind === 'paragraph') return { ...piece, spans: runs(piece.spans) };
  throw new Error(`The measured plan has a ${piece.kind} in a text, and peers are not given one.`);
}
const paragraphs = (texts: PrintText): Block[] =>
  texts.flatMap((piece): Block[] => {
    if (typeof piece !== 'string') return [withoutNotes(piece)];
    return piece.trim() === '' ? [] : [{ kind: 'paragraph', spans: [plain(piece)] }];
  });
const list = (items: readonly string[]): Block[] =>
  items.length === 0 ? [] : [{ kind: 'list', start: null, items: items.map((item) => [plain(item)]) }];

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

function drawing({ svg, width, height }: Drawing, alt: string): Block {
  const image = { path: '', alt, width, height, isLight: false };
  return { kind: 'picture', bytes: new TextEncoder().encode(svg), type: 'svg', image };
}

const bars = (shown: PrintSpans | null): Block[] =>
  shown === null ? [] : [heading(shown.caption), drawing(barsDrawing(shown), shown.caption)];

const organigram = (boxes: readonly PrintBox[], alt: string): Block[] =>
  boxes.length === 0 ? [] : [drawing(organigramDrawing(boxes), alt)];

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
      return organigram(section.chart.boxes, section.alt);
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
        ...(section.market === null
          ? []
          : [heading(section.market.caption), ...facts([section.market.outer, section.market.inner])]),
        ...paragraphs(section.text),
        ...section.competitors.flatMap(({ name, text }) => [heading(name), ...paragraphs(text)]),
      ];
    default:
      return otherBlocks(section);
  }
}

/** What a section says that is not set here in a way of its own: its texts in their order. */
function otherBlocks({
  id: _id,
  title: _title,
  number: _number,
  lead: _lead,
  ...rest
}: SectionOpener<SectionId>): Block[] {
  return paragraphs(textsIn(rest));
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
