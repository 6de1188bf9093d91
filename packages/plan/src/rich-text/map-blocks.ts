import type { RichBlock, RichLine } from './blocks.ts';
import { isTextSpan } from './blocks.ts';

/** The block with each of its lines replaced, in the order of `linesOf`. */
export function mapLines(block: RichBlock, change: (line: RichLine) => RichLine): RichBlock {
  switch (block.type) {
    case 'paragraph':
      return { type: block.type, spans: change(block.spans) };
    case 'heading':
      return { type: block.type, level: block.level, spans: change(block.spans).filter(isTextSpan) };
    case 'table':
      return { type: block.type, rows: block.rows.map((row) => row.map(change)) };
    case 'picture': {
      const { type, image, description } = block;
      return { type, image, description, caption: change(block.caption) };
    }
    default:
      return { ...block, items: block.items.map(change) };
  }
}
