import { isBlank } from '../fields.ts';
import type { RichBlock, RichLine } from './blocks.ts';

/** The lines of a block: one for a paragraph, one for each item of a list. */
export const linesOf = (block: RichBlock): readonly RichLine[] =>
  block.type === 'paragraph' ? [block.spans] : block.items;

/** A text as it stands in a plan: `RichText`, or anything that has blocks. */
export type Written = string | { readonly blocks: readonly RichBlock[] };

const lineText = (spans: RichLine): string => spans.map(({ text }) => text).join('');

/** The text without its formats, a line break between paragraphs and between a list's items. */
export const plainTextOf = (text: Written): string =>
  typeof text === 'string' ? text : text.blocks.flatMap(linesOf).map(lineText).join('\n');

/** Tells a formatted long text from the other values of a plan. */
export const hasBlocks = (value: unknown): value is Exclude<Written, string> =>
  typeof value === 'object' && value !== null && 'blocks' in value;

/** Nothing of it would show on paper. */
export const isBlankText = (text: Written): boolean => isBlank(plainTextOf(text));
