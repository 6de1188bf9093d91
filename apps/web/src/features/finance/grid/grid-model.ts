import type { FigureRule } from './figure-rule.ts';

/** Column 0 holds the name of a row. */
export const NAME_COLUMN = 0;

export interface CellAddress {
  readonly row: number;
  readonly column: number;
}

/** What a grid edits: a `Content` of which `Row`s can be typed into. */
export interface GridModel<Content, Row> {
  /** Names a row in the page, for focus. */
  rowKey(row: Row): string;
  readonly lastColumn: number;
  /** Whether a cell exists and can be typed into. */
  isCell(row: Row, column: number): boolean;
  /** Whether a column is on screen: years may stand behind tabs, months may be folded. */
  isShown(column: number): boolean;
  /** What figures may stand in a row. */
  ruleOf(row: Row): FigureRule;
  /** The text or canonical number of a cell; blank for an open row. */
  valueOf(content: Content, row: Row, column: number): string;
  /** Sets one cell. An open row becomes a line unless the value is blank. */
  withValue(content: Content, row: Row, column: number, value: string): Content;
  /** Blanks a cell; it makes no line. */
  cleared(content: Content, row: Row, column: number): Content;
  /** Where costs that stand among revenues go; a grid without costs has none. */
  readonly costs?: {
    readonly isCost: (row: Row) => boolean;
    readonly rows: (rows: readonly Row[], height: number, newId: () => string) => readonly Row[];
  };
  /** The rows a block of some height lands in, existing and new ones; fewer where it does not fit. */
  rowsBelow(rows: readonly Row[], at: CellAddress, height: number, newId: () => string): readonly Row[];
}

/** Whether there is a cell at an address. */
export function isCellAt<Row>(
  model: Pick<GridModel<never, Row>, 'isCell'>,
  rows: readonly Row[],
  { row, column }: CellAddress,
): boolean {
  const found = rows[row];
  return found !== undefined && model.isCell(found, column);
}

export type Direction = 'up' | 'down' | 'left' | 'right';

const STEPS: Readonly<Record<Direction, CellAddress>> = {
  up: { row: -1, column: 0 },
  down: { row: 1, column: 0 },
  left: { row: 0, column: -1 },
  right: { row: 0, column: 1 },
};

/** The next cell on screen in a direction, passing over rows and columns without one; undefined at the edge. */
export function neighbour<Row>(
  model: Pick<GridModel<never, Row>, 'isCell' | 'isShown' | 'lastColumn'>,
  rows: readonly Row[],
  from: CellAddress,
  direction: Direction,
): CellAddress | undefined {
  const step = STEPS[direction];
  let cell = { row: from.row + step.row, column: from.column + step.column };
  while (rows[cell.row] !== undefined && cell.column >= NAME_COLUMN && cell.column <= model.lastColumn) {
    if (model.isShown(cell.column) && isCellAt(model, rows, cell)) return cell;
    cell = { row: cell.row + step.row, column: cell.column + step.column };
  }
  return undefined;
}

/** A rectangle of cells, corners included. */
export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export const rangeBetween = (a: CellAddress, b: CellAddress): CellRange => ({
  top: Math.min(a.row, b.row),
  bottom: Math.max(a.row, b.row),
  left: Math.min(a.column, b.column),
  right: Math.max(a.column, b.column),
});

export const rangeSize = ({ top, bottom, left, right }: CellRange): number =>
  (bottom - top + 1) * (right - left + 1);

/** Blanks the cells of a range, those out of sight included. */
export function clearRange<Content, Row>(
  model: GridModel<Content, Row>,
  content: Content,
  rows: readonly Row[],
  { top, bottom, left, right }: CellRange,
): Content {
  let next = content;
  for (const row of rows.slice(top, bottom + 1)) {
    for (let column = left; column <= right; column += 1) {
      if (model.isCell(row, column)) next = model.cleared(next, row, column);
    }
  }
  return next;
}
