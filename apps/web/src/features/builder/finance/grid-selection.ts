import type { CellName, GridContext } from './grid-context.ts';
import { type Direction, isCell, neighbour, rowKey } from './grid-rows.ts';

/** Where the focus is and what is selected from there. */
export const gridSelection = ({ now, display, addressOf, select, ends }: GridContext) => ({
  /** The focus came to a cell: a selection elsewhere ends. */
  enter(cell: CellName) {
    ends.anchor = addressOf(cell);
    ends.corner = undefined;
    if (now().view.selection !== undefined) display({ selection: undefined });
  },

  /** The cell next to one; undefined at the edge. */
  next(cell: CellName, direction: Direction): CellName | undefined {
    const found = neighbour(now().rows, addressOf(cell), direction);
    const row = found && now().rows[found.row];
    return row && { key: rowKey(row), column: found.column };
  },

  /** Stretches the selection by one cell, or to a cell. */
  stretch(cell: CellName, to: Direction | CellName) {
    const from = ends.anchor ?? addressOf(cell);
    const end = typeof to === 'string' ? neighbour(now().rows, ends.corner ?? from, to) : addressOf(to);
    if (end !== undefined && isCell(now().rows, end)) select(from, end);
  },
});
