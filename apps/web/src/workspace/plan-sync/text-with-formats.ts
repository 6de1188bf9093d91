import type { RichBlock, RichLine, RichSpan } from '@trazo/plan/rich-text/blocks';

function spanText(span: RichSpan): string {
  const { text, link } = span;
  const linked = (words: string) => (link === undefined ? words : `${words} (${link})`);
  if (span.type === 'note') return ` [${linked(text)}]`;
  const slanted = span.italic ? `_${text}_` : text;
  return linked(span.bold ? `**${slanted}**` : slanted);
}

const lineText = (spans: RichLine): string => spans.map(spanText).join('');

function blockText(block: RichBlock): string {
  switch (block.type) {
    case 'paragraph':
      return lineText(block.spans);
    case 'heading':
      return `${'#'.repeat(block.level)} ${lineText(block.spans)}`;
    case 'table':
      return block.rows.map((row) => row.map(lineText).join(' | ')).join('\n');
    case 'picture':
      // Which picture it is does not show: the server encodes them again.
      return [block.image === '' ? '' : '▣', lineText(block.caption), block.description]
        .filter((part) => part !== '')
        .join(' ');
    default: {
      const bullet = (index: number) =>
        block.type === 'numberedList' ? `${(block.start ?? 1) + index}.` : '–';
      return block.items.map((item, index) => `${bullet(index)} ${lineText(item)}`).join('\n');
    }
  }
}

/** A text with its formats written out in letters, so that two that differ in a format alone read differently. */
export const textWithFormats = (blocks: readonly RichBlock[]): string => blocks.map(blockText).join('\n');
