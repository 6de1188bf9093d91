import type { TableBlock } from '@trazo/plan/rich-text/blocks';
import { lineText } from '@trazo/plan/rich-text/plain-text';
import type { PrintBlock, PrintInline, PrintTextTable } from '../print-parts.ts';
import { type LinePrinter, printSpans } from './print-spans.ts';
import { sizeOf } from './span-size.ts';

/** An amount, a share or a count, with its sign, unit and a word or two of a currency. */
const FIGURE =
  /^[-–−+~<>≈(]*\s*(?:\p{Sc}|[A-Z]{1,3}\s?)?\s*\d[\d\s.,'’/:]*\s*[)%‰]?\s*(?:\p{Sc}|\p{L}{1,4}\.?)?\s*\)?$/u;

export const isFigure = (text: string): boolean => FIGURE.test(text.trim());

/** A column of figures, as far as it is filled at all. */
function alignOf(cells: readonly string[]): 'start' | 'end' {
  const filled = cells.filter((cell) => !/^[\s–—-]*$/u.test(cell));
  return filled.length > 0 && filled.every(isFigure) ? 'end' : 'start';
}

/** Words in each of a column's cells. */
const areNames = (cells: readonly string[]): boolean =>
  cells.every((cell) => /\p{L}/u.test(cell) && !isFigure(cell));

const isShown = (cell: readonly PrintInline[]): boolean => cell.length > 0;

/** A table without its blank rows and columns; one that is a single row is a line. */
export function printTable({ rows }: TableBlock, printer: LinePrinter): readonly PrintBlock[] {
  const printed = rows.map((row) => row.map((cell) => printSpans(cell, printer)));
  const columns = (printed[0] ?? []).flatMap((_, column) =>
    printed.some((row) => isShown(row[column] ?? [])) ? [column] : [],
  );
  const shown = printed.flatMap((row, index) => (row.some(isShown) ? [index] : []));
  const cells = shown.map((index) => columns.map((column) => printed[index]?.[column] ?? []));
  const [head, ...body] = cells;
  if (head === undefined) return [];
  if (body.length === 0) return [lineOf(head)];
  const texts = columns.map((column) => shown.slice(1).map((index) => lineText(rows[index]?.[column] ?? [])));
  const [first = []] = texts;
  const table: PrintTextTable = {
    kind: 'table',
    aligns: texts.map(alignOf),
    namesRows: columns.length > 1 && areNames(first),
    head,
    rows: body,
    size: sizeOf(cells.flat(2)),
  };
  return [table];
}

/** Cells as one paragraph. */
function lineOf(cells: readonly (readonly PrintInline[])[]): PrintBlock {
  const dash = { text: ' – ', bold: false, italic: false, link: null };
  const spans = cells.filter(isShown).flatMap((cell, index) => (index === 0 ? cell : [dash, ...cell]));
  return { kind: 'paragraph', spans, size: sizeOf(spans) };
}
