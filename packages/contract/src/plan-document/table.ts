import * as Y from 'yjs';
import { byOrder, type Ordered } from './order.ts';
import type { LineSpan, TableRows } from './text-lines.ts';
import { cellSpans } from './text-spans.ts';

/**
 * A table is one map: the order key of each row and column by its id, and a text for each cell by the ids of both. So a column
 * added here and a row added there give no rows of unequal length. A row that is removed keeps its cells: undo brings it back.
 */
export type Table = Y.Map<unknown>;

export type Axis = 'row' | 'column';

export const axisName = (axis: Axis, id: string): string => `${axis} ${id}`;
export const cellName = (row: string, column: string): string => `${row}:${column}`;

/** The rows or columns, in order. */
export function axisOf(table: Table, axis: Axis): Ordered[] {
  const prefix = axisName(axis, '');
  return [...table.entries()]
    .flatMap(([name, order]) =>
      name.startsWith(prefix) && typeof order === 'string' ? [{ id: name.slice(prefix.length), order }] : [],
    )
    .toSorted(byOrder);
}

/** Ids of the rows or columns, in order. */
export const idsOf = (table: Table, axis: Axis): string[] => axisOf(table, axis).map(({ id }) => id);

export function spansAt(table: Table, row: string, column: string): LineSpan[] {
  const cell = table.get(cellName(row, column));
  return cell instanceof Y.Text ? cellSpans(cell) : [];
}

/** The rows of a table; blank is a cell whose row and column were added at once, and what is left when two took away all. */
export function rowsOf(table: Table): TableRows {
  const [rows, columns] = (['row', 'column'] as const).map((axis) => {
    const ids = idsOf(table, axis);
    return ids.length === 0 ? [''] : ids;
  });
  return (rows ?? []).map((row) => (columns ?? []).map((column) => spansAt(table, row, column)));
}

/** The text of a cell by where it stands. */
export function cellAt(table: Table, row: number, column: number): Y.Text | undefined {
  const cell = table.get(cellName(idsOf(table, 'row')[row] ?? '', idsOf(table, 'column')[column] ?? ''));
  return cell instanceof Y.Text ? cell : undefined;
}

/** Where a cell stands; undefined if it is none of the table, or its row or column is gone. */
export function placeOfCell(
  table: Table,
  cell: unknown,
): { readonly row: number; readonly column: number } | undefined {
  const columns = idsOf(table, 'column');
  for (const [row, id] of idsOf(table, 'row').entries()) {
    const column = columns.findIndex((other) => table.get(cellName(id, other)) === cell);
    if (column !== -1) return { row, column };
  }
  return undefined;
}
