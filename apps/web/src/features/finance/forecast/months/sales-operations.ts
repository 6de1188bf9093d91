import { grown } from '@trazo/plan/finance/grown-years';
import type { GridContext } from '../../grid/grid-context.ts';
import type { CellController } from '../../grid/grid-controller.ts';
import { NAME_COLUMN } from '../../grid/grid-model.ts';
import { isMonthly, QUANTITY_RULE, type SalesRow, type Streams } from './sales-model.ts';

/** What the grid of months can do. */
export type SalesController = CellController & ReturnType<typeof salesOperations>;

export interface Filling {
  /** The month it starts from, and the last one that is filled. */
  readonly from: number;
  readonly until: number;
  /** Growth a month. */
  readonly percent: number;
}

/** What is done to whole lines of months. */
export const salesOperations = ({ now, display, edit }: GridContext<Streams, SalesRow>) => ({
  /** Fills months to the right; whether it could be done. */
  fill(id: string, { from, until, percent }: Filling, line: string): boolean {
    const { content } = now();
    const stream = content.find((each) => each.id === id);
    if (!isMonthly(stream)) return false;
    const quantities = grown(stream.quantities, from - 1, until - 1, percent);
    if (quantities === undefined || !quantities.slice(from - 1, until).every(QUANTITY_RULE.allows))
      return false;
    const next = content.map((each) => (each === stream ? { ...stream, quantities } : each));
    edit(next, { kind: 'grown', line });
    display({ selection: undefined });
    return true;
  },

  removeLine(id: string, line: string) {
    const { content, rows, model } = now();
    const below = rows[rows.findIndex((row) => row.id === id) + 1];
    const next = { key: below === undefined ? '' : model.rowKey(below), column: NAME_COLUMN };
    edit(
      content.filter((stream) => stream.id !== id),
      { kind: 'removed', line, next },
    );
    display({ selection: undefined });
  },

  /** Replaces a stream that is worked out by one typed by month. */
  typeByMonth(stream: Streams[number]) {
    edit(
      now().content.map((each) => (each.id === stream.id ? stream : each)),
      undefined,
    );
  },
});
