import type { RichBlock, RichLine, RichSpan, TextSpan } from './blocks.ts';
import { mapLines } from './map-blocks.ts';
import { richTextOf } from './normalise.ts';
import { linesOf, lineText, type Written } from './plain-text.ts';
import type { RichText } from './rich-text.ts';

/** At most `length` UTF-16 units, never half a character. */
export const cutText = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/** The beginning of a text, at most `length` UTF-16 units of it, with its formats. A note or a table is kept whole or not. */
export function cutRichText(text: Written, length: number): RichText {
  if (typeof text === 'string') return cutText(text, length);
  let left = length;
  const cutSpan = (span: RichSpan): RichSpan[] => {
    const before = left;
    left -= lineText([span]).length;
    if (span.type === 'note') return left < 0 ? [] : [span];
    const cut: TextSpan = { ...span, text: cutText(span.text, Math.max(0, before)) };
    return [cut];
  };
  const cutLine = (spans: RichLine): RichLine => {
    const kept = spans.flatMap(cutSpan);
    // The line break after it.
    left -= 1;
    return kept;
  };
  const blocks: RichBlock[] = [];
  for (const block of text.blocks) {
    if (left <= 0) break;
    if (block.type === 'bulletList' || block.type === 'numberedList') {
      const items = block.items.flatMap((item) => (left > 0 ? [cutLine(item)] : []));
      blocks.push({ ...block, items });
    } else if (
      block.type === 'table' &&
      linesOf(block).reduce((sum, line) => sum + lineText(line).length + 1, -1) > left
    ) {
      break;
    } else blocks.push(mapLines(block, cutLine));
  }
  return blocks.length === 0 ? '' : richTextOf(blocks);
}
