import type { RichBlock, RichLine, RichSpan } from '@trazo/plan/rich-text/blocks';
import { blocksOf, richTextOf } from '@trazo/plan/rich-text/normalise';
import type { RichText } from '@trazo/plan/rich-text/rich-text';
import type { Node } from 'prosemirror-model';
import { editorSchema } from './editor-schema.ts';

const { nodes, marks } = editorSchema;

const runOf = ({ text, bold, italic, link }: RichSpan): Node =>
  editorSchema.text(text, [
    ...(link === undefined ? [] : [marks.link.create({ address: link })]),
    ...(bold ? [marks.bold.create()] : []),
    ...(italic ? [marks.italic.create()] : []),
  ]);

const paragraphOf = (spans: RichLine): Node => nodes.paragraph.create(null, spans.map(runOf));

function blockOf(block: RichBlock): Node {
  if (block.type === 'paragraph') return paragraphOf(block.spans);
  return nodes[block.type].create(
    null,
    block.items.map((item) => nodes.listItem.create(null, paragraphOf(item))),
  );
}

/** A text as the editor holds it. */
export const documentOf = (text: RichText | readonly RichBlock[]): Node =>
  nodes.doc.create(null, (Array.isArray(text) ? text : blocksOf(text as RichText)).map(blockOf));

function spanOf(run: Node): RichSpan {
  const link: unknown = marks.link.isInSet(run.marks)?.attrs.address;
  return {
    text: run.text ?? '',
    ...(marks.bold.isInSet(run.marks) && { bold: true as const }),
    ...(marks.italic.isInSet(run.marks) && { italic: true as const }),
    ...(typeof link === 'string' && { link }),
  };
}

const lineOf = (paragraph: Node): RichLine => paragraph.children.map(spanOf);

function richBlockOf(node: Node): RichBlock {
  if (node.type === nodes.paragraph) return { type: 'paragraph', spans: lineOf(node) };
  const items = node.children.flatMap((item) => item.children.map(lineOf));
  return { type: node.type === nodes.numberedList ? 'numberedList' : 'bulletList', items };
}

/** What stands in the editor, as the plan holds it. */
export const textOf = (document: Node): RichText => richTextOf(document.children.map(richBlockOf));
