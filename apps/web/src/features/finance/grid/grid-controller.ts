import type { FigureProblem, FigureRule } from './figure-rule.ts';
import { gridClipboard } from './grid-clipboard.ts';
import {
  type CellName,
  createGridContext,
  type GridContext,
  type GridState,
  type GridView,
  NOTHING_SHOWN,
} from './grid-context.ts';
import { gridSelection } from './grid-selection.ts';

type Operations = ReturnType<typeof cellOperations>;

/** All a cell can do to its grid, whatever the grid holds. */
export interface CellController extends Readonly<Omit<Operations, 'forget'>> {}

/** All any grid does to its content; `more` are the operations of one kind of grid. */
export function createGridController<Content, Row, More>(
  state: { current: GridState<Content, Row> },
  show: (view: GridView<Row>) => void,
  newId: () => string,
  more: (context: GridContext<Content, Row>) => More,
): CellController & Pick<Operations, 'forget'> & More {
  const context = createGridContext(state, show, newId);
  return { ...cellOperations(context), ...more(context) };
}

const cellOperations = <Content, Row>(context: GridContext<Content, Row>) => ({
  ...gridSelection(context),
  ...gridTyping(context),
  ...gridClipboard(context),

  /** What was said last no longer holds: it was undone. */
  forget() {
    if (context.now().view !== NOTHING_SHOWN) context.display(NOTHING_SHOWN);
  },
});

const gridTyping = <Content, Row>({ now, display, apply, addressOf }: GridContext<Content, Row>) => ({
  /** Sets a cell while it is typed in. */
  type(cell: CellName, value: string) {
    const { model, content, rows, view } = now();
    const { row: index, column } = addressOf(cell);
    const row = rows[index];
    if (row === undefined) return;
    apply(model.withValue(content, row, column, value));
    if (view.notice !== undefined || view.selection !== undefined) {
      display({ notice: undefined, selection: undefined });
    }
  },

  refuse(cell: CellName, text: string, reason: FigureProblem) {
    display({ notice: { kind: 'typed', cell, text, reason } });
  },

  /** What figures a cell takes; undefined where it has gone. */
  ruleOf(cell: CellName): FigureRule | undefined {
    const { model, rows } = now();
    const row = rows[addressOf(cell).row];
    return row && model.ruleOf(row);
  },
});
