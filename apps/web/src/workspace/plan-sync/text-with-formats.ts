import type { RichBlock, RichLine, RichSpan } from '@trazo/plan/rich-text/blocks';

const spanText = ({ text, bold, italic, link }: RichSpan): string => {
  const slanted = italic ? `_${text}_` : text;
  const formatted = bold ? `**${slanted}**` : slanted;
  return link === undefined ? formatted : `${formatted} (${link})`;
};

const lineText = (spans: RichLine): string => spans.map(spanText).join('');

function blockText(block: RichBlock): string {
  if (block.type === 'paragraph') return lineText(block.spans);
  const bullet = (index: number) => (block.type === 'numberedList' ? `${index + 1}.` : '–');
  return block.items.map((item, index) => `${bullet(index)} ${lineText(item)}`).join('\n');
}

/** A text with its formats written out in letters, so that two that differ in a format alone read differently. */
export const textWithFormats = (blocks: readonly RichBlock[]): string => blocks.map(blockText).join('\n');
