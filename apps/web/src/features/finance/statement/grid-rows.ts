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
