import type { RichBlock, RichLine } from './blocks.ts';
import { richTextOf } from './normalise.ts';
import { linesOf, type Written } from './plain-text.ts';
import type { RichText } from './rich-text.ts';

/** At most `length` UTF-16 units, never half a character. */
export const cutText = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/** The beginning of a text, at most `length` UTF-16 units of it, with its formats. */
export function cutRichText(text: Written, length: number): RichText {
  if (typeof text === 'string') return cutText(text, length);
  let left = length;
  const cutLine = (spans: RichLine): RichLine => {
    const kept = spans.map((span) => {
      const cut = { ...span, text: cutText(span.text, Math.max(0, left)) };
      left -= span.text.length;
      return cut;
    });
    // The line break after it.
    left -= 1;
    return kept;
  };
  const blocks: RichBlock[] = [];
  for (const block of text.blocks) {
    if (left <= 0) break;
    const lines = linesOf(block)
      .map((line) => (left > 0 ? cutLine(line) : undefined))
      .filter((line) => line !== undefined);
    blocks.push(
      block.type === 'paragraph'
        ? { type: block.type, spans: lines[0] ?? [] }
        : { type: block.type, items: lines },
    );
  }
  return blocks.length === 0 ? '' : richTextOf(blocks);
}
