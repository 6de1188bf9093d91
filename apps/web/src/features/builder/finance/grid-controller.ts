import { gridClipboard } from './grid-clipboard.ts';
import {
  type CellName,
  createGridContext,
  type GridContext,
  type GridState,
  type GridView,
  NOTHING_SHOWN,
} from './grid-context.ts';
import { setCell } from './grid-edits.ts';
import { gridLines } from './grid-lines.ts';
import { gridSelection } from './grid-selection.ts';

export type GridController = ReturnType<typeof createGridController>;

/** All the grid does to a statement. */
export function createGridController(
  state: { current: GridState },
  show: (view: GridView) => void,
  newId: () => string,
) {
  const context = createGridContext(state, show, newId);
  return {
    ...gridSelection(context),
    ...gridTyping(context),
    ...gridClipboard(context),
    ...gridLines(context),

    /** What was said last no longer holds: it was undone. */
    forget() {
      if (context.now().view !== NOTHING_SHOWN) context.display(NOTHING_SHOWN);
    },
  };
}

const gridTyping = ({ now, display, apply, addressOf }: GridContext) => ({
  /** Sets a cell while it is typed in. */
  type(cell: CellName, value: string) {
    const { statement, rows, view, nameLine } = now();
    const { row: index, column } = addressOf(cell);
    const row = rows[index];
    if (row === undefined) return;
    apply(setCell(statement, row, column, value, nameLine));
    if (view.notice !== undefined || view.selection !== undefined) {
      display({ notice: undefined, selection: undefined });
    }
  },

  refuse(cell: CellName, text: string, reason: 'notNumber' | 'tooLong') {
    display({ notice: { kind: 'typed', cell, text, reason } });
  },
});
