import { LIST_LIMITS } from '@trazo/plan/fields';
import type { YearAmounts } from '@trazo/plan/finance/fiscal-years';
import { grownYears } from '@trazo/plan/finance/grown-years';
import { emptyYearLine, type YearLine } from '@trazo/plan/finance/year-lines';
import type { Amount } from '@trazo/plan/money';
import { must } from '@trazo/plan/must';
import { NAME_COLUMN } from '../grid/grid-model.ts';
import type { GridRow } from './grid-rows.ts';
import type { NameLine } from './line-name.ts';
import type { LineGroup, Statement } from './statement.ts';

/** The text or canonical amount of a cell; blank for an open row. */
export function cellValue(statement: Statement, row: GridRow, column: number): string {
  if (row.kind === 'fixed') return statement[row.row][column - 1] ?? '';
  const line = statement[row.group][row.index];
  if (line === undefined || line.id !== row.id) return '';
  return column === NAME_COLUMN ? line.name : must(line.years[column - 1], 'five fiscal years');
}

const withYear = (years: YearAmounts, index: number, value: Amount): YearAmounts => {
  const next: YearAmounts = [...years];
  next[index] = value;
  return next;
};

const withCell = (line: YearLine, column: number, value: string): YearLine =>
  column === NAME_COLUMN
    ? { ...line, name: value }
    : { ...line, years: withYear(line.years, column - 1, value) };

/**
 * Sets one cell: a name, or a canonical amount. An open row becomes a line unless the value is blank; its name is `nameLine`'s
 * if its figures come first.
 */
export function setCell(
  statement: Statement,
  row: GridRow,
  column: number,
  value: string,
  nameLine: NameLine,
): Statement {
  if (cellValue(statement, row, column) === value) return statement;
  if (row.kind === 'fixed') {
    return { ...statement, [row.row]: withYear(statement[row.row], column - 1, value) };
  }
  const lines = statement[row.group];
  const isNew = !lines.some(({ id }) => id === row.id);
  if (isNew && lines.length >= LIST_LIMITS.yearLines) return statement;
  const next = isNew
    ? [...lines, withCell({ ...emptyYearLine(row.id), name: nameLine(row.group, lines) }, column, value)]
    : lines.map((line) => (line.id === row.id ? withCell(line, column, value) : line));
  return { ...statement, [row.group]: next };
}

export const removeLine = (statement: Statement, group: LineGroup, id: string): Statement => ({
  ...statement,
  [group]: statement[group].filter((line) => line.id !== id),
});

/** Fills a line's years by growth (`grownYears`); `undefined` where that cannot be done. */
export function growLine(
  statement: Statement,
  group: LineGroup,
  id: string,
  percent: number,
): Statement | undefined {
  const lines = statement[group];
  const line = lines.find((each) => each.id === id);
  const years = line && grownYears(line.years, percent);
  if (years === undefined) return undefined;
  return { ...statement, [group]: lines.map((each) => (each.id === id ? { ...each, years } : each)) };
}

/** Moves a line up (-1) or down (1) within its group; at the edge nothing happens. */
export function moveLine(statement: Statement, group: LineGroup, id: string, by: -1 | 1): Statement {
  const lines = statement[group];
  const index = lines.findIndex((line) => line.id === id);
  const line = lines[index];
  if (line === undefined || lines[index + by] === undefined) return statement;
  return { ...statement, [group]: lines.toSpliced(index, 1).toSpliced(index + by, 0, line) };
}
