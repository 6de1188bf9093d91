import type { Image } from '@trazo/plan/images';
import type { PictureBlock, RichBlock } from '@trazo/plan/rich-text/blocks';
import { blocksOf } from '@trazo/plan/rich-text/normalise';
import { linesOf } from '@trazo/plan/rich-text/plain-text';
import type { RichText } from '@trazo/plan/rich-text/rich-text';
import type { PrintImage } from '../../images/assets.ts';
import type { PrintBlock, PrintInline, PrintText } from '../print-parts.ts';
import { withBoldLinesAsHeadings } from './bold-lines.ts';
import { isPrintNote, type LinePrinter, printSpans } from './print-spans.ts';
import { printTable } from './print-table.ts';
import { sizeOf } from './span-size.ts';

/** What a text is printed with beside its words. */
export interface TextPrinter extends LinePrinter {
  /** A picture, described; `null` where there is none. */
  readonly picture: (image: Image, description: string) => PrintImage | null;
  /** What stands for a picture's description where it has none. */
  readonly undescribed: string;
}

const PARAGRAPH_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u;

/** A user's text as blocks to print, blank ones left out; its headings stand below one of level `under`. */
export function printText(text: RichText, printer: TextPrinter, under: number): PrintText {
  if (typeof text === 'string')
    return text
      .split(PARAGRAPH_BREAK)
      .flatMap((paragraph) => blocksOf(paragraph))
      .flatMap((block) => printBlock(block, printer));
  // Levels as they are used: a text that only has small headings has small ones that are its first.
  let depth: 0 | 1 | 2 = 0;
  return withBoldLinesAsHeadings(text.blocks).flatMap((block): readonly PrintBlock[] => {
    if (block.type !== 'heading') return printBlock(block, printer);
    const spans = printSpans(block.spans, printer);
    if (spans.length === 0) return [];
    depth = block.level === 2 && depth > 0 ? 2 : 1;
    return [{ kind: 'heading', level: under + depth, depth, spans, size: sizeOf(spans) }];
  });
}

/** A word as short as these does not stand alone on a last line. */
const RUNT = /(?<=\S{2}) (?=\S{1,4}$)/u;
/** Characters a paragraph has that may take more than a line. */
const LINE = 60;

const withoutRunt = (text: string): string => (text.length < LINE ? text : text.replace(RUNT, '\u00a0'));

function printBlock(block: RichBlock, printer: TextPrinter): readonly PrintBlock[] {
  if (block.type === 'picture') return printPicture(block, printer);
  if (block.type === 'table') return printTable(block, printer);
  const items = linesOf(block)
    .map((spans) => printSpans(spans, printer))
    .filter((spans) => spans.length > 0);
  if (items.length === 0) return [];
  if (block.type === 'bulletList' || block.type === 'numberedList')
    return [
      {
        kind: 'list',
        start: block.type === 'numberedList' ? (block.start ?? 1) : null,
        items: items.map(ended),
        size: sizeOf(items.flat()),
      },
    ];
  return [paragraphOf(items[0] ?? [])];
}

function paragraphOf(spans: readonly PrintInline[]): PrintBlock {
  const [only] = spans;
  if (spans.length === 1 && only !== undefined && isPlain(only)) return withoutRunt(only.text);
  return { kind: 'paragraph', spans: ended(spans), size: sizeOf(spans) };
}

/** The runs of a paragraph, or of an item, whose last word is not alone on its line. */
function ended(spans: readonly PrintInline[]): readonly PrintInline[] {
  const at = spans.findLastIndex((span) => !isPrintNote(span));
  return spans.map((span, index) =>
    index === at && !isPrintNote(span) ? { ...span, text: withoutRunt(span.text) } : span,
  );
}

const isPlain = (span: PrintInline): span is Exclude<PrintInline, { note: number }> =>
  !isPrintNote(span) && !span.bold && !span.italic && span.link === null;

/** A picture with its caption; a caption whose picture is gone is a paragraph. */
function printPicture({ image, description, caption }: PictureBlock, printer: TextPrinter): PrintBlock[] {
  const spans = printSpans(caption, printer);
  const said = spans.map((span) => (isPrintNote(span) ? '' : span.text)).join('');
  const alt = printer.line(description) || said.trim() || printer.undescribed;
  const picture = image === '' ? null : printer.picture(image, alt);
  if (picture !== null)
    return [{ kind: 'picture', rank: 'usual', picture, caption: spans, size: sizeOf(spans) }];
  return spans.length === 0 ? [] : [paragraphOf(spans)];
}
