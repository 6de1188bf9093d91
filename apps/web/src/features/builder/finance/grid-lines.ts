import type { GridContext } from './grid-context.ts';
import { growLine, moveLine, removeLine } from './grid-edits.ts';
import { NAME_COLUMN, rowKey } from './grid-rows.ts';
import type { LineGroup } from './statement.ts';

/** What is done to whole lines. */
export const gridLines = ({ now, display, edit }: GridContext) => ({
  removeLine(group: LineGroup, id: string, line: string) {
    const { statement, rows } = now();
    const below = rows[rows.findIndex((row) => rowKey(row) === `${group}:${id}`) + 1];
    const next = {
      key: below === undefined ? '' : rowKey(below),
      column: below?.kind === 'line' ? NAME_COLUMN : 1,
    };
    edit(removeLine(statement, group, id), { kind: 'removed', line, next });
    display({ selection: undefined });
  },

  /** Whether it could be done. */
  growLine(group: LineGroup, id: string, percent: number, line: string): boolean {
    const next = growLine(now().statement, group, id, percent);
    if (next === undefined) return false;
    edit(next, { kind: 'grown', line });
    display({ selection: undefined });
    return true;
  },

  moveLine(group: LineGroup, id: string, by: -1 | 1, line: string) {
    const next = moveLine(now().statement, group, id, by);
    if (next === now().statement) return;
    edit(next, { kind: by === -1 ? 'movedUp' : 'movedDown', line });
    display({ selection: undefined });
  },
});
