import type { RichBlock, RichLine, RichSpan } from './blocks.ts';
import { plainTextOf } from './plain-text.ts';
import type { RichText } from './rich-text.ts';

const sameFormats = (one: RichSpan, other: RichSpan): boolean =>
  one.bold === other.bold && one.italic === other.italic && one.link === other.link;

/** Only the formats that are set, in one order. */
const tidySpan = ({ text, bold, italic, link }: RichSpan): RichSpan => ({
  text,
  ...(bold && { bold }),
  ...(italic && { italic }),
  ...(link !== undefined && { link }),
});

function tidyLine(spans: RichLine): RichLine {
  const tidy: RichSpan[] = [];
  for (const span of spans) {
    const before = tidy.at(-1);
    if (span.text === '') continue;
    if (before !== undefined && sameFormats(before, span)) before.text += span.text;
    else tidy.push(tidySpan(span));
  }
  return tidy;
}

const tidyBlock = (block: RichBlock): RichBlock =>
  block.type === 'paragraph'
    ? { type: block.type, spans: tidyLine(block.spans) }
    : { type: block.type, items: block.items.map(tidyLine) };

const isPlain = (block: RichBlock): boolean =>
  block.type === 'paragraph' &&
  block.spans.every(
    (span) => span.bold === undefined && span.italic === undefined && span.link === undefined,
  );

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
