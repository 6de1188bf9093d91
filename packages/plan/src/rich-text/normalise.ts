import type { RichBlock, RichLine, RichSpan, TextSpan } from './blocks.ts';
import { mapLines } from './map-blocks.ts';
import { plainTextOf } from './plain-text.ts';
import type { RichText } from './rich-text.ts';

const sameFormats = (one: TextSpan, other: TextSpan): boolean =>
  one.bold === other.bold && one.italic === other.italic && one.link === other.link;

/** Only the formats that are set, in one order. */
function tidySpan(span: RichSpan): RichSpan {
  const { text, link } = span;
  const linked = link === undefined ? {} : { link };
  if (span.type === 'note') return { type: span.type, text, ...linked };
  const { bold, italic } = span;
  return { text, ...(bold && { bold }), ...(italic && { italic }), ...linked };
}

function tidyLine(spans: RichLine): RichLine {
  const tidy: RichSpan[] = [];
  for (const span of spans) {
    const before = tidy.at(-1);
    if (span.text === '') continue;
    if (before !== undefined && before.type !== 'note' && span.type !== 'note' && sameFormats(before, span))
      before.text += span.text;
    else tidy.push(tidySpan(span));
  }
  return tidy;
}

/** A heading is bold as a whole. */
const withoutBold = (spans: RichLine): RichLine =>
  spans.map((span) => (span.type === 'note' ? span : { ...span, bold: undefined }));

const tidyBlock = (block: RichBlock): RichBlock =>
  mapLines(block, (spans) => tidyLine(block.type === 'heading' ? withoutBold(spans) : spans));

const isPlainSpan = (span: RichSpan): boolean =>
  span.type !== 'note' && span.bold === undefined && span.italic === undefined && span.link === undefined;

const isPlain = (block: RichBlock): boolean => block.type === 'paragraph' && block.spans.every(isPlainSpan);

/** Blocks as a text of the plan: the same writing is the same value, and a string without formats. */
export function richTextOf(blocks: readonly RichBlock[]): RichText {
  const document = { blocks: blocks.map(tidyBlock) };
  return document.blocks.every(isPlain) ? plainTextOf(document) : document;
}

/** The blocks of any text; a plain one's are its paragraphs. */
export const blocksOf = (text: RichText): readonly RichBlock[] =>
  typeof text === 'string'
    ? text.split('\n').map((line) => ({ type: 'paragraph', spans: line === '' ? [] : [{ text: line }] }))
    : text.blocks;
