import { isTextSpan, type RichBlock, type RichLine, type RichSpan } from '@trazo/plan/rich-text/blocks';

/** Stands for what an earlier version of the program finds in a text and does not know; written back as it is. */
export interface UnknownSpan {
  readonly type: 'unknown';
  readonly embed: unknown;
}

export type LineSpan = RichSpan | UnknownSpan;

export type ListKind = 'ul' | 'ol';

interface ListLine<Kind extends ListKind> {
  readonly kind: Kind;
  /** Begins a list, although an item of one of its kind stands before it. */
  readonly first?: true;
  /** Begins a list with this number. */
  readonly start?: number;
  readonly spans: readonly LineSpan[];
}

/** The cells of a table, each of one line. */
export type TableRows = readonly (readonly (readonly LineSpan[])[])[];

/** One line of a long text: a paragraph, a heading, a list's item, a picture with its caption, or a whole table. */
export type TextLine =
  | { readonly kind: 'p' | 'h1' | 'h2'; readonly spans: readonly LineSpan[] }
  | ListLine<'ul'>
  | ListLine<'ol'>
  | {
      readonly kind: 'picture';
      readonly image: string;
      readonly description: string;
      readonly spans: readonly LineSpan[];
    }
  | { readonly kind: 'table'; readonly rows: TableRows };

const LIST_KINDS = { bulletList: 'ul', numberedList: 'ol' } as const;

/** Whether a line goes on with the list of the line before it. */
export const continuesList = (line: TextLine, before: TextLine | undefined): boolean =>
  (line.kind === 'ul' || line.kind === 'ol') &&
  line.kind === before?.kind &&
  line.first === undefined &&
  line.start === undefined;

/** The lines of blocks. */
export function linesOf(blocks: readonly RichBlock[]): TextLine[] {
  return blocks.flatMap((block, index): TextLine[] => {
    switch (block.type) {
      case 'paragraph':
        return [{ kind: 'p', spans: block.spans }];
      case 'heading':
        return [{ kind: block.level === 1 ? 'h1' : 'h2', spans: block.spans }];
      case 'table':
        return [{ kind: 'table', rows: block.rows }];
      case 'picture':
        return [
          {
            kind: 'picture',
            image: block.image,
            description: block.description,
            spans: block.caption,
          },
        ];
      default: {
        const { type, items } = block;
        const start = block.type === 'numberedList' ? block.start : undefined;
        return listLines(LIST_KINDS[type], items, { start, isBehindOne: blocks[index - 1]?.type === type });
      }
    }
  });
}

/** The lines of a list, of which the first says so where nothing else tells. */
export function listLines(
  kind: ListKind,
  items: readonly (readonly LineSpan[])[],
  { start, isBehindOne }: { readonly start: number | undefined; readonly isBehindOne: boolean },
): TextLine[] {
  return items.map((spans, index) => {
    if (index > 0) return { kind, spans };
    if (start !== undefined && start > 1) return { kind, start, spans };
    return isBehindOne ? { kind, first: true, spans } : { kind, spans };
  });
}

const isKnown = (span: LineSpan): span is RichSpan => span.type !== 'unknown';

/** What can be printed of a line. */
const printable = (spans: readonly LineSpan[]): RichLine =>
  spans.filter(isKnown).filter(({ text }) => text !== '');

/** The blocks of lines, without what is unknown. */
export function blocksOfLines(lines: readonly TextLine[]): RichBlock[] {
  const blocks: RichBlock[] = [];
  lines.forEach((line, index) => {
    if (line.kind !== 'table' && line.kind !== 'picture' && line.kind !== 'ul' && line.kind !== 'ol') {
      const spans = printable(line.spans);
      if (line.kind === 'p') blocks.push({ type: 'paragraph', spans });
      else
        blocks.push({ type: 'heading', level: line.kind === 'h1' ? 1 : 2, spans: spans.filter(isTextSpan) });
    } else if (line.kind === 'table') {
      blocks.push({ type: 'table', rows: line.rows.map((row) => row.map(printable)) });
    } else if (line.kind === 'picture') {
      const { kind, image, description, spans } = line;
      blocks.push({
        type: kind,
        image,
        description,
        caption: printable(spans),
      });
    } else {
      const item = printable(line.spans);
      const last = blocks.at(-1);
      const isNext = continuesList(line, lines[index - 1]);
      if (isNext && (last?.type === 'bulletList' || last?.type === 'numberedList')) last.items.push(item);
      else if (line.kind === 'ul') blocks.push({ type: 'bulletList', items: [item] });
      else
        blocks.push({
          type: 'numberedList',
          ...(line.start !== undefined && { start: line.start }),
          items: [item],
        });
    }
  });
  return blocks.length === 0 ? [{ type: 'paragraph', spans: [] }] : blocks;
}
