import type { CellName, GridContext } from './grid-context.ts';
import { type CellRange, type Direction, isCellAt, neighbour } from './grid-model.ts';

/** Where the focus is and what is selected from there. */
export const gridSelection = <Content, Row>({
  now,
  display,
  addressOf,
  select,
  ends,
}: GridContext<Content, Row>) => ({
  /** The focus came to a cell: a selection elsewhere ends. */
  enter(cell: CellName) {
    ends.anchor = addressOf(cell);
    ends.corner = undefined;
    if (now().view.selection !== undefined) display({ selection: undefined });
  },

  /** The cell next to one; undefined at the edge. */
  next(cell: CellName, direction: Direction): CellName | undefined {
    const { model, rows } = now();
    const found = neighbour(model, rows, addressOf(cell), direction);
    const row = found && rows[found.row];
    return row && { key: model.rowKey(row), column: found.column };
  },

  /** Stretches the selection by one cell, or to a cell. */
  stretch(cell: CellName, to: Direction | CellName) {
    const { model, rows } = now();
    const from = ends.anchor ?? addressOf(cell);
    const end = typeof to === 'string' ? neighbour(model, rows, ends.corner ?? from, to) : addressOf(to);
    if (end !== undefined && isCellAt(model, rows, end)) select(from, end);
  },
});

/** The columns of a row that are selected, from and to; -1 for none. */
export function selectedColumns(selection: CellRange | undefined, row: number) {
  const isInside = selection !== undefined && row >= selection.top && row <= selection.bottom;
  return { selectedFrom: isInside ? selection.left : -1, selectedTo: isInside ? selection.right : -1 };
}
