import type { GridContext } from '../grid/grid-context.ts';
import type { CellController } from '../grid/grid-controller.ts';
import { NAME_COLUMN } from '../grid/grid-model.ts';
import { growLine, moveLine, removeLine } from './grid-edits.ts';
import { type GridRow, rowKey } from './grid-rows.ts';
import type { LineGroup, Statement } from './statement.ts';

/** What the income statement's grid can do. */
export type StatementController = CellController & ReturnType<typeof gridLines>;

/** What is done to whole lines. */
export const gridLines = ({ now, display, edit }: GridContext<Statement, GridRow>) => ({
  removeLine(group: LineGroup, id: string, line: string) {
    const { content, rows } = now();
    const below = rows[rows.findIndex((row) => rowKey(row) === `${group}:${id}`) + 1];
    const next = {
      key: below === undefined ? '' : rowKey(below),
      column: below?.kind === 'line' ? NAME_COLUMN : 1,
    };
    edit(removeLine(content, group, id), { kind: 'removed', line, next });
    display({ selection: undefined });
  },

  /** Whether it could be done. */
  growLine(group: LineGroup, id: string, percent: number, line: string): boolean {
    const next = growLine(now().content, group, id, percent);
    if (next === undefined) return false;
    edit(next, { kind: 'grown', line });
    display({ selection: undefined });
    return true;
  },

  moveLine(group: LineGroup, id: string, by: -1 | 1, line: string) {
    const next = moveLine(now().content, group, id, by);
    if (next === now().content) return;
    edit(next, { kind: by === -1 ? 'movedUp' : 'movedDown', line });
    display({ selection: undefined });
  },
});
