import type { RichBlock } from '@trazo/plan/rich-text/blocks';
import { isBlankText, lineText } from '@trazo/plan/rich-text/plain-text';

/** Characters of a line that may be a heading. */
const HEADING = 80;
/** So many bold lines on end are verses or slogans, no headings. */
const ROW = 3;

/** Before there were headings, people set a line in bold: short, all of it, and no sentence. */
function isBoldLine(block: RichBlock): boolean {
  if (block.type !== 'paragraph') return false;
  const words = lineText(block.spans).trim();
  return (
    words !== '' &&
    words.length <= HEADING &&
    !/[.,;!…]["»”’]?$/u.test(words) &&
    block.spans.every((span) => span.type !== 'note' && (span.bold === true || span.text.trim() === ''))
  );
}

/** The blocks with bold lines over other text as the headings they are meant as. */
export function withBoldLinesAsHeadings(blocks: readonly RichBlock[]): readonly RichBlock[] {
  if (!blocks.some(isBoldLine)) return blocks;
  const shown = blocks.filter((block) => !isBlankText({ blocks: [block] }));
  return shown.map((block, index) => {
    if (!isBoldLine(block) || block.type !== 'paragraph') return block;
    const rest = shown.slice(index);
    const after = rest.findIndex((next) => !isBoldLine(next));
    const before = shown.slice(0, index).toReversed();
    const first = before.findIndex((one) => !isBoldLine(one));
    const row = after + (first === -1 ? before.length : first);
    if (after === -1 || row >= ROW || rest[after]?.type === 'heading') return block;
    return { type: 'heading', level: 1, spans: block.spans.filter((span) => span.type !== 'note') };
  });
}
