import { isBlank } from '../fields.ts';
import type { RichBlock, RichLine } from './blocks.ts';

/** The lines of a block: one for each paragraph, heading and caption, item of a list and cell of a table. */
export function linesOf(block: RichBlock): readonly RichLine[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [block.spans];
    case 'table':
      return block.rows.flat();
    case 'picture':
      return [block.caption];
    default:
      return block.items;
  }
}

/** A text as it stands in a plan: `RichText`, or anything that has blocks. */
export type Written = string | { readonly blocks: readonly RichBlock[] };

/** A line's words; a note's stand where it does. */
export const lineText = (spans: RichLine): string =>
  spans.map((span) => (span.type === 'note' ? ` (${span.text})` : span.text)).join('');

/** The text without its formats, a line break between its lines. */
export const plainTextOf = (text: Written): string =>
  typeof text === 'string' ? text : text.blocks.flatMap(linesOf).map(lineText).join('\n');

/** Tells a formatted long text from the other values of a plan. */
export const hasBlocks = (value: unknown): value is Exclude<Written, string> =>
  typeof value === 'object' && value !== null && 'blocks' in value;

/** Nothing of it would show on paper. */
export const isBlankText = (text: Written): boolean =>
  isBlank(plainTextOf(text)) && (typeof text === 'string' || !text.blocks.some(showsPicture));

const showsPicture = (block: RichBlock): boolean => block.type === 'picture' && block.image !== '';
