import { LIST_LIMITS } from '@trazo/plan/fields';
import { FIXED_ROWS, type FixedRow, LINE_GROUPS, type LineGroup, type Statement } from './statement.ts';

/** A row that can be typed into. The last row of a group is `open`: it becomes a line once something stands in it. */
export type GridRow =
  | {
      readonly kind: 'line';
      readonly group: LineGroup;
      readonly id: string;
      readonly index: number;
      readonly open: boolean;
    }
  | { readonly kind: 'fixed'; readonly row: FixedRow };

/** Ids of the rows that stand open for a new line, one a group. */
export type OpenIds = Readonly<Record<LineGroup, string>>;

/** Column 0 holds the name, 1 to 5 the fiscal years. */
export const NAME_COLUMN = 0;
export const LAST_COLUMN = 5;

export interface CellAddress {
  readonly row: number;
  readonly column: number;
}

/** The rows from top to bottom. */
export const gridRows = (statement: Statement, openIds: OpenIds): GridRow[] => [
  ...LINE_GROUPS.flatMap((group) => groupRows(statement, group, openIds[group])),
  ...FIXED_ROWS.map((row) => ({ kind: 'fixed', row }) as const),
];

function groupRows(statement: Statement, group: LineGroup, openId: string): GridRow[] {
  const lines = statement[group];
  const rows = lines.map(({ id }, index) => ({ kind: 'line', group, id, index, open: false }) as const);
  if (lines.length >= LIST_LIMITS.yearLines || lines.some(({ id }) => id === openId)) return rows;
  return [...rows, { kind: 'line', group, id: openId, index: lines.length, open: true }];
}

/** Names a row in the page, for focus. */
export const rowKey = (row: GridRow): string => (row.kind === 'line' ? `${row.group}:${row.id}` : row.row);

/** Whether a cell exists and can be typed into: the fixed rows' names cannot. */
export function isCell(rows: readonly GridRow[], { row, column }: CellAddress): boolean {
  const found = rows[row];
  return found !== undefined && column <= LAST_COLUMN && column >= (found.kind === 'line' ? NAME_COLUMN : 1);
}

export type Direction = 'up' | 'down' | 'left' | 'right';

const STEPS: Readonly<Record<Direction, CellAddress>> = {
  up: { row: -1, column: 0 },
  down: { row: 1, column: 0 },
  left: { row: 0, column: -1 },
  right: { row: 0, column: 1 },
};

/** The next cell in a direction, passing over rows without that cell; undefined at the edge. */
export function neighbour(
  rows: readonly GridRow[],
  from: CellAddress,
  direction: Direction,
): CellAddress | undefined {
  const step = STEPS[direction];
  let cell = { row: from.row + step.row, column: from.column + step.column };
  while (rows[cell.row] !== undefined && cell.column >= NAME_COLUMN && cell.column <= LAST_COLUMN) {
    if (isCell(rows, cell)) return cell;
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
