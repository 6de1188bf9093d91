import {
  blocksOfLines,
  continuesList,
  type LineSpan,
  linesOf,
  listLines,
  type TextLine,
} from '@trazo/contract/plan-document/text-lines';
import { embedSpan } from '@trazo/contract/plan-document/text-spans';
import type { RichBlock, TextSpan } from '@trazo/plan/rich-text/blocks';
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

function inlineOf(span: LineSpan): Node {
  if (span.type === 'note') return nodes.note.create({ text: span.text, link: span.link ?? null });
  return span.type === 'unknown' ? nodes.unknown.create({ embed: span.embed }) : textNodeOf(span);
}

const paragraphOf = (spans: readonly LineSpan[]): Node => nodes.paragraph.create(null, spans.map(inlineOf));

/** In a heading all is bold, and a note that another put there is not shown. */
const headingSpan = (span: LineSpan): Node =>
  span.type === undefined
    ? textNodeOf({ ...span, bold: undefined })
    : nodes.unknown.create({ embed: span.type === 'unknown' ? span.embed : span });

function blockOf(line: Exclude<TextLine, { kind: 'ul' | 'ol' }>): Node {
  switch (line.kind) {
    case 'p':
      return paragraphOf(line.spans);
    case 'h1':
    case 'h2':
      return (line.kind === 'h1' ? nodes.heading1 : nodes.heading2).create(null, line.spans.map(headingSpan));
    case 'picture':
      return nodes.picture.create(
        { image: line.image, description: line.description },
        line.spans.map(inlineOf),
      );
    default:
      return nodes.table.create(
        null,
        line.rows.map((row, index) => {
          const type = index === 0 ? nodes.tableHeader : nodes.tableCell;
          return nodes.tableRow.create(
            null,
            row.map((cell) => type.create(null, paragraphOf(cell))),
          );
        }),
      );
  }
}

/** Lines as the editor holds them. */
export function documentOfLines(lines: readonly TextLine[]): Node {
  const blocks: Node[] = [];
  lines.forEach((line, index) => {
    if (line.kind !== 'ul' && line.kind !== 'ol') {
      blocks.push(blockOf(line));
      return;
    }
    const item = nodes.listItem.create(null, paragraphOf(line.spans));
    const last = blocks.at(-1);
    if (last !== undefined && continuesList(line, lines[index - 1]))
      blocks[blocks.length - 1] = last.copy(last.content.addToEnd(item));
    else if (line.kind === 'ul') blocks.push(nodes.bulletList.create(null, item));
    else blocks.push(nodes.numberedList.create({ start: line.start ?? 1 }, item));
  });
  return nodes.doc.create(null, blocks);
}

/** A text as the editor holds it. */
export const documentOf = (text: RichText | readonly RichBlock[]): Node =>
  documentOfLines(linesOf(Array.isArray(text) ? text : blocksOf(text as RichText)));

function spanOf(run: Node): LineSpan {
  if (run.type === nodes.unknown) return embedSpan(run.attrs['embed']);
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

const spansOf = (parent: Node): LineSpan[] => parent.children.map(spanOf);

/** The one paragraph of a cell. */
const cellOf = (cell: Node): LineSpan[] => cell.children.flatMap(spansOf);

const SINGLE_LINES = new Map([
  [nodes.paragraph, 'p'],
  [nodes.heading1, 'h1'],
  [nodes.heading2, 'h2'],
] as const);

/** A picture that is pasted with its bytes has none until they are kept. */
const storedImage = (image: string): string => (image.startsWith('data:') ? '' : image);

function linesOfBlock(block: Node, before: Node | undefined): TextLine[] {
  const kind = SINGLE_LINES.get(block.type as typeof nodes.paragraph);
  if (kind !== undefined) return [{ kind, spans: spansOf(block) }];
  if (block.type === nodes.table)
    return [{ kind: 'table', rows: block.children.map((row) => row.children.map(cellOf)) }];
  if (block.type === nodes.picture) {
    const { image, description } = block.attrs;
    return [
      {
        kind: 'picture',
        image: storedImage(String(image)),
        description: String(description),
        spans: spansOf(block),
      },
    ];
  }
  const items = block.children.flatMap((item) => item.children.map(spansOf));
  const isBehindOne = before?.type === block.type;
  return block.type === nodes.bulletList
    ? listLines('ul', items, { start: undefined, isBehindOne })
    : listLines('ol', items, { start: Number(block.attrs['start']), isBehindOne });
}

/** What stands in the editor, line by line. */
export const linesOfDocument = (document: Node): TextLine[] =>
  document.children.flatMap((block, index) => linesOfBlock(block, document.children[index - 1]));

/** What stands in the editor, as the plan holds it. */
export const textOf = (document: Node): RichText => richTextOf(blocksOfLines(linesOfDocument(document)));
