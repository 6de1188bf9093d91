import {
  isTextSpan,
  type RichBlock,
  type RichLine,
  type RichSpan,
  type TextSpan,
} from '@trazo/plan/rich-text/blocks';
import { blocksOf, richTextOf } from '@trazo/plan/rich-text/normalise';
import type { RichText } from '@trazo/plan/rich-text/rich-text';
import type { Node } from 'prosemirror-model';
import { editorSchema } from './editor-schema.ts';

const { nodes, marks } = editorSchema;

const textNodeOf = ({ text, bold, italic, link }: TextSpan): Node =>
  editorSchema.text(text, [
    ...(link === undefined ? [] : [marks.link.create({ address: link })]),
    ...(bold ? [marks.bold.create()] : []),
    ...(italic ? [marks.italic.create()] : []),
  ]);

const inlineOf = (span: RichSpan): Node =>
  span.type === 'note' ? nodes.note.create({ text: span.text, link: span.link ?? null }) : textNodeOf(span);

const paragraphOf = (spans: RichLine): Node => nodes.paragraph.create(null, spans.map(inlineOf));

function blockOf(block: RichBlock): Node {
  switch (block.type) {
    case 'paragraph':
      return paragraphOf(block.spans);
    case 'heading':
      return nodes[`heading${block.level}`].create(null, block.spans.map(textNodeOf));
    case 'table':
      return nodes.table.create(
        null,
        block.rows.map((row, index) => {
          const type = index === 0 ? nodes.tableHeader : nodes.tableCell;
          return nodes.tableRow.create(
            null,
            row.map((cell) => type.create(null, paragraphOf(cell))),
          );
        }),
      );
    case 'picture':
      return nodes.picture.create(
        { image: block.image, description: block.description },
        block.caption.map(inlineOf),
      );
    default:
      return nodes[block.type].create(
        block.type === 'numberedList' ? { start: block.start ?? 1 } : null,
        block.items.map((item) => nodes.listItem.create(null, paragraphOf(item))),
      );
  }
}

/** A text as the editor holds it. */
export const documentOf = (text: RichText | readonly RichBlock[]): Node =>
  nodes.doc.create(null, (Array.isArray(text) ? text : blocksOf(text as RichText)).map(blockOf));

function spanOf(run: Node): RichSpan {
  if (run.type === nodes.note) {
    const link: unknown = run.attrs['link'];
    return {
      type: 'note',
      text: String(run.attrs['text']),
      ...(typeof link === 'string' && { link }),
    };
  }
  const link: unknown = marks.link.isInSet(run.marks)?.attrs.address;
  return {
    text: run.text ?? '',
    ...(marks.bold.isInSet(run.marks) && { bold: true as const }),
    ...(marks.italic.isInSet(run.marks) && { italic: true as const }),
    ...(typeof link === 'string' && { link }),
  };
}

const lineOf = (parent: Node): RichLine => parent.children.map(spanOf);

/** The one paragraph of a cell. */
const cellOf = (cell: Node): RichLine => cell.children.flatMap(lineOf);

function richBlockOf(node: Node): RichBlock {
  switch (node.type) {
    case nodes.paragraph:
      return { type: 'paragraph', spans: lineOf(node) };
    case nodes.heading1:
    case nodes.heading2:
      return {
        type: 'heading',
        level: node.type === nodes.heading1 ? 1 : 2,
        spans: lineOf(node).filter(isTextSpan),
      };
    case nodes.table:
      return { type: 'table', rows: node.children.map((row) => row.children.map(cellOf)) };
    case nodes.picture: {
      const { image, description } = node.attrs;
      return {
        type: 'picture',
        image: String(image),
        description: String(description),
        caption: lineOf(node),
      };
    }
    default: {
      const items = node.children.flatMap((item) => item.children.map(lineOf));
      if (node.type !== nodes.numberedList) return { type: 'bulletList', items };
      const start = Number(node.attrs['start']);
      return { type: 'numberedList', ...(start > 1 && { start }), items };
    }
  }
}

/** What stands in the editor, as the plan holds it. */
export const textOf = (document: Node): RichText => richTextOf(document.children.map(richBlockOf));
