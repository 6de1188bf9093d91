import { must } from '@trazo/plan/must';
import {
  AlignmentType,
  type FileChild,
  HeadingLevel,
  ImageRun,
  LineRuleType,
  Paragraph,
  TextRun,
} from 'docx';
import type { PrintImage } from '../images/assets.ts';
import type { PrintModel } from '../print-model/print-model.ts';
import type {
  PrintBlock,
  PrintFact,
  PrintPassage,
  PrintTable,
  PrintText,
} from '../print-model/print-parts.ts';
import { type Drawing, type Drawings, type DrawnPicture, describeDrawing } from './drawings.ts';
import { fitTable } from './table-fit.ts';
import { createWordLists, type WordLists } from './word-lists.ts';
import { createWordRuns, type WordRuns } from './word-runs.ts';
import { factTable, figureTable, textTable } from './word-table.ts';

type Parts = readonly FileChild[];

/** What an editable document is put together from. */
export interface WordParts {
  heading(level: 1 | 2 | 3 | 4 | 5, title: string): Parts;
  /** The same a level of headings below. */
  below(): WordParts;
  /** A line in a style; none where it is empty. */
  line(text: string, style?: 'Lead' | 'Note' | 'Subject' | 'Caption' | 'Title'): Parts;
  text(text: PrintText): Parts;
  /** A heading of the second level with its text. */
  passage(passage: PrintPassage): Parts;
  facts(facts: readonly PrintFact[]): Parts;
  bullets(items: readonly string[]): Parts;
  /** Items in a list, each with how many stand above it. */
  tree(items: readonly { readonly text: string; readonly level: number }[]): Parts;
  /** A table, under a heading that goes with it to a turned sheet. */
  table(table: (PrintTable & { readonly note?: string }) | null, heading?: Parts): Parts;
  /** A picture in a box of millimetres. */
  picture(image: PrintImage | null, box: Box): Parts;
  drawing(drawing: Drawing | null): Parts;
  /** Those that need a turned sheet. */
  readonly wide: ReadonlySet<FileChild>;
  readonly runs: Pick<WordRuns, 'footnotes'>;
  readonly lists: Pick<WordLists, 'numbering'>;
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/** Of a page's margins at its sides, in millimetres. */
export const MARGIN = 22.5;
const TWIPS_PER_MILLIMETRE = 56.69;
export const twips = (millimetres: number): number => Math.round(millimetres * TWIPS_PER_MILLIMETRE);
const pixels = (millimetres: number): number => Math.round((millimetres * 96) / 25.4);

const HEADINGS = {
  1: HeadingLevel.HEADING_1,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
  4: HeadingLevel.HEADING_4,
  5: HeadingLevel.HEADING_5,
  6: HeadingLevel.HEADING_6,
} as const;
type Level = keyof typeof HEADINGS;
const isLevel = (level: number): level is Level => level in HEADINGS;

function imageOf(data: Uint8Array, type: 'png' | 'jpg', size: Box, alt: string, box: Box): ImageRun {
  const scale = Math.min(box.width / size.width, box.height / size.height);
  return new ImageRun({
    type,
    data,
    transformation: { width: pixels(size.width * scale), height: pixels(size.height * scale) },
    // Words for readers who cannot see it.
    altText: { name: alt.slice(0, 60), description: alt, title: '' },
  });
}

const styleOf = (level: number) => {
  if (!isLevel(level)) throw new RangeError(`No heading of level ${level}`);
  return HEADINGS[level];
};

const space = () => new Paragraph({ spacing: { after: 60, line: 120, lineRule: LineRuleType.AUTO } });

type PlainParts = Omit<WordParts, 'heading' | 'text' | 'passage' | 'below'>;

interface Setting extends Pick<WordParts, 'line' | 'picture'> {
  readonly runs: WordRuns;
  readonly lists: WordLists;
  /** Of a page's text, in millimetres. */
  readonly width: number;
}

function block(block: PrintBlock, depth: number, { line, picture, runs, lists, width }: Setting): Parts {
  if (typeof block === 'string') return line(block);
  switch (block.kind) {
    case 'paragraph':
      return [new Paragraph({ children: runs.line(block.spans) })];
    case 'heading': {
      const { level, spans } = block;
      return [new Paragraph({ heading: styleOf(level + depth), children: runs.line(spans) })];
    }
    case 'list': {
      const numbering = block.start === null ? lists.bullet() : lists.numbered(block.start);
      return block.items.map((spans) => new Paragraph({ numbering, children: runs.line(spans) }));
    }
    case 'table':
      return [textTable(block, runs, twips(width)), space()];
    case 'picture': {
      const { picture: image, caption } = block;
      const said =
        caption.length === 0 ? [] : [new Paragraph({ style: 'Note', children: runs.line(caption) })];
      return [...picture(image, { width, height: 110 }), ...said];
    }
  }
}

/** A drawing as wide as it is printed, or as its area is. */
const drawnWithin = (area: Box, { png, printed, ...size }: DrawnPicture, alt: string): ImageRun =>
  imageOf(png, 'png', size, alt, { ...area, width: Math.min(area.width, printed) });

export function createWordParts(model: PrintModel, drawings: Drawings): WordParts {
  const runs = createWordRuns();
  const lists = createWordLists();
  const plain = plainParts(model, drawings, runs, lists);
  const setting = { ...plain, runs, lists, width: model.paper[0] - 2 * MARGIN };
  /** Everything with its headings `depth` levels below. */
  const partsAt = (depth: number): WordParts => {
    const heading: WordParts['heading'] = (level, said) => [
      new Paragraph({ heading: styleOf(level + depth), children: [new TextRun(said)] }),
    ];
    const text: WordParts['text'] = (blocks) => blocks.flatMap((each) => block(each, depth, setting));
    return {
      ...plain,
      heading,
      text,
      passage: ({ heading: said, text: blocks }) => [...heading(2, said), ...text(blocks)],
      below: () => partsAt(depth + 1),
    };
  };
  return partsAt(0);
}

/** What has no headings. */
function plainParts(
  { meta, paper, assets }: PrintModel,
  drawings: Drawings,
  runs: WordRuns,
  lists: WordLists,
): PlainParts {
  const [short, long] = paper;
  const area = { width: short - 2 * MARGIN, height: long - 3 * MARGIN };
  const wide = new Set<FileChild>();

  const line: WordParts['line'] = (text, style) =>
    text === ''
      ? []
      : [new Paragraph({ ...(style !== undefined && { style }), children: [new TextRun(text)] })];
  /** What a table or drawing says over what it is. */
  const title = (caption: string, below = '') => [...line(caption, 'Caption'), ...line(below, 'Subject')];

  const picture: WordParts['picture'] = (image, box) => {
    const type = image?.path.endsWith('.png') === true ? 'png' : 'jpg';
    // Drawn patterns are ornaments of a design.
    if (image === null || image.path.endsWith('.svg')) return [];
    const bytes = must(assets.get(image.path), 'a picture is among the assets');
    return [new Paragraph({ keepNext: true, children: [imageOf(bytes, type, image, image.alt, box)] })];
  };

  return {
    line,
    facts: (facts) => (facts.length === 0 ? [] : [factTable(facts, twips(area.width)), space()]),
    bullets: (items) =>
      items.map((item) => new Paragraph({ numbering: lists.bullet(), children: [new TextRun(item)] })),
    tree: (items) =>
      items.map(
        ({ text: item, level }) =>
          new Paragraph({ numbering: lists.bullet(level), children: [new TextRun(item)] }),
      ),
    table: (table, head = []) => {
      if (table === null) return [];
      const fit = fitTable(table, meta.family, {
        upright: twips(area.width),
        turned: twips(long - 2 * MARGIN),
      });
      const said = title(table.caption, table.claim);
      const note = line(table.note ?? '', 'Note');
      const parts = [...head, ...said, figureTable(table, fit), ...note, space()];
      if (fit.isWide) for (const part of parts) wide.add(part);
      return parts;
    },
    picture,
    drawing: (drawing) => {
      if (drawing === null) return [];
      const drawn = must(drawings.get(drawing), 'each drawing of a section is drawn');
      const run = drawnWithin(area, drawn, describeDrawing(drawing));
      return [
        ...title(drawing.caption, 'subject' in drawing ? drawing.subject : ''),
        new Paragraph({ alignment: AlignmentType.START, children: [run] }),
      ];
    },
    wide,
    runs,
    lists,
  };
}
