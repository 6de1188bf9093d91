import { storedLines } from '@trazo/contract/plan-document/stored-lines';
import { cellAt, placeOfCell } from '@trazo/contract/plan-document/table';
import { must } from '@trazo/plan/must';
import type { Node } from 'prosemirror-model';
import * as Y from 'yjs';
import { editorSchema } from './editor-schema.ts';

const { nodes } = editorSchema;

/** A place in a text: its line, in a table its cell, and how many units stand before it there. */
export interface TextPlace {
  readonly line: number;
  readonly cell: { readonly row: number; readonly column: number } | undefined;
  readonly offset: number;
}

const isList = (block: Node): boolean => block.type === nodes.bulletList || block.type === nodes.numberedList;

const countLines = (blocks: readonly Node[]): number =>
  blocks.reduce((sum, block) => sum + (isList(block) ? countItems(block.children) : 1), 0);

/** An item that is being taken out of its list has several lines. */
const countItems = (items: readonly Node[]): number => items.reduce((sum, item) => sum + item.childCount, 0);

/** The place of a position in the editor; undefined where there is nothing to write in. */
export function placeAt(document: Node, position: number): TextPlace | undefined {
  const $at = document.resolve(position);
  if (!$at.parent.isTextblock) return undefined;
  const block = $at.node(1);
  const before = countLines(document.children.slice(0, $at.index(0)));
  const line = isList(block)
    ? before + countItems(block.children.slice(0, $at.index(1))) + $at.index(2)
    : before;
  const cell = block.type === nodes.table ? { row: $at.index(1), column: $at.index(2) } : undefined;
  return { line, cell, offset: $at.parentOffset };
}

/** The position of a place in the editor; undefined where there is no such line or cell. */
export function positionOf(document: Node, { line, cell, offset }: TextPlace): number | undefined {
  let found: number | undefined;
  document.descendants((node, position) => {
    if (found !== undefined || !node.isTextblock) return found === undefined;
    const place = placeAt(document, position + 1);
    const isThere =
      place?.line === line && place.cell?.row === cell?.row && place.cell?.column === cell?.column;
    if (isThere) found = position + 1 + Math.min(offset, node.content.size);
    return false;
  });
  return found;
}

/** A place that stays where it is in the words, whatever others write. */
export function relativePlace(
  text: Y.Text,
  { line, cell, offset }: TextPlace,
): Y.RelativePosition | undefined {
  const stored = storedLines(text)[line];
  // What comes in at the caret goes behind it, save at a line's begin, which is behind the line before.
  const side = offset === 0 ? 0 : -1;
  if (cell === undefined)
    return stored && Y.createRelativePositionFromTypeIndex(text, stored.from + offset, side);
  const words = stored?.table && cellAt(stored.table, cell.row, cell.column);
  return words && Y.createRelativePositionFromTypeIndex(words, offset, side);
}

/** Where such a place is now; undefined if its words are gone with their table. */
export function absolutePlace(text: Y.Text, relative: Y.RelativePosition): TextPlace | undefined {
  const document = must(text.doc, 'a text in a document');
  const found = Y.createAbsolutePositionFromRelativePosition(relative, document);
  if (found === null) return undefined;
  const lines = storedLines(text);
  if (found.type === text) {
    const line = lines.findLastIndex(({ from }) => from <= found.index);
    const { from, length } = must(lines[line], 'the first line begins at the beginning');
    return { line, cell: undefined, offset: Math.min(found.index - from, length) };
  }
  for (const [line, { table }] of lines.entries()) {
    const cell = table && placeOfCell(table, found.type);
    if (cell !== undefined) return { line, cell, offset: found.index };
  }
  return undefined;
}
