import { LIST_LIMITS } from '@trazo/plan/fields';
import { FISCAL_YEARS } from '@trazo/plan/finance/fiscal-years';
import { AMOUNT_RULE } from '../grid/figure-rule.ts';
import { type CellAddress, type GridModel, NAME_COLUMN } from '../grid/grid-model.ts';
import { cellValue, setCell } from './grid-edits.ts';
import { type GridRow, rowKey } from './grid-rows.ts';
import type { NameLine } from './line-name.ts';
import type { Statement } from './statement.ts';

export type StatementModel = GridModel<Statement, GridRow>;

/** Clearing makes no line. */
const UNNAMED: NameLine = () => '';

/** The income statement as a grid of names and five years; all of them are on screen, or the one chosen. */
export const statementModel = (nameLine: NameLine, shownYear?: number): StatementModel => ({
  rowKey,
  lastColumn: FISCAL_YEARS.length,
  // The fixed rows' names cannot be typed into.
  isCell: (row, column) =>
    column <= FISCAL_YEARS.length && column >= (row.kind === 'line' ? NAME_COLUMN : NAME_COLUMN + 1),
  isShown: (column) => shownYear === undefined || column === NAME_COLUMN || column === shownYear,
  ruleOf: () => AMOUNT_RULE,
  valueOf: cellValue,
  withValue: (statement, row, column, value) => setCell(statement, row, column, value, nameLine),
  cleared: (statement, row, column) => setCell(statement, row, column, '', UNNAMED),
  rowsBelow,
  costs: {
    isCost: (row) => row.kind === 'fixed' || row.group !== 'revenues',
    rows: (rows, height, newId) => {
      const row = rows.findIndex(
        (each) => each.kind === 'line' && each.group === 'otherExpenses' && each.open,
      );
      return rowsBelow(rows, { row, column: NAME_COLUMN }, height, newId);
    },
  },
});

/** Down to the group's end and then new ones; fixed rows while they adjoin. */
function rowsBelow(
  rows: readonly GridRow[],
  at: CellAddress,
  height: number,
  newId: () => string,
): readonly GridRow[] {
  const first = rows[at.row];
  if (first === undefined) return [];
  if (first.kind === 'fixed') {
    if (at.column === NAME_COLUMN) return [];
    const last = first.row === 'depreciation' ? at.row + 1 : at.row;
    return rows.slice(at.row, Math.min(last + 1, at.row + height));
  }
  const { group } = first;
  const present = rows.slice(at.row).filter((row) => row.kind === 'line' && row.group === group);
  const capacity = Math.min(height, LIST_LIMITS.yearLines - first.index);
  const added = Array.from({ length: Math.max(0, capacity - present.length) }, (_, offset): GridRow => {
    const index = first.index + present.length + offset;
    return { kind: 'line', group, id: newId(), index, open: true };
  });
  return [...present, ...added].slice(0, capacity);
}
