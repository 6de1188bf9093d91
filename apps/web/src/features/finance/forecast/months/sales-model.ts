import { ASSUMPTION_LIMITS } from '@trazo/plan/finance/assumptions/assumptions';
import { newItem } from '@trazo/plan/finance/assumptions/new-items';
import { LINE_LIMIT, MONTHS, quantity } from '@trazo/plan/finance/assumptions/numbers';
import type { Stream } from '@trazo/plan/finance/assumptions/streams';
import type { FigureRule } from '../../grid/figure-rule.ts';
import { type CellAddress, type GridModel, NAME_COLUMN } from '../../grid/grid-model.ts';

export type Streams = readonly Stream[];
export type MonthlyStream = Extract<Stream, { kind: 'monthly' }>;

/** A row that can be typed into: a stream typed by month, or the last one, which becomes one once something stands in it. */
export interface SalesRow {
  readonly id: string;
  /** Its position among all streams. */
  readonly index: number;
  readonly open: boolean;
}

export type SalesModel = GridModel<Streams, SalesRow>;

/** What is sold a month: no less than nothing, in thousandths at most. */
export const QUANTITY_RULE: FigureRule = {
  allows: (value) => quantity.safeParse(value).success,
  decimals: 3,
  bounds: { min: 0, max: LINE_LIMIT },
};

export const isMonthly = (stream: Stream | undefined): stream is MonthlyStream => stream?.kind === 'monthly';

/** The rows from top to bottom, without the streams that are worked out. */
export function salesRows(streams: Streams, openId: string): SalesRow[] {
  const rows = streams.flatMap((stream, index) =>
    isMonthly(stream) ? [{ id: stream.id, index, open: false }] : [],
  );
  if (streams.length >= ASSUMPTION_LIMITS.streams || streams.some(({ id }) => id === openId)) return rows;
  return [...rows, { id: openId, index: streams.length, open: true }];
}

const rowKey = ({ id }: SalesRow): string => `sold:${id}`;

const monthlyIn = (streams: Streams, { id }: SalesRow): MonthlyStream | undefined => {
  const found = streams.find((stream) => stream.id === id);
  return isMonthly(found) ? found : undefined;
};

function cellText(streams: Streams, row: SalesRow, column: number): string {
  const stream = monthlyIn(streams, row);
  return (column === NAME_COLUMN ? stream?.name : stream?.quantities[column - 1]) ?? '';
}

function withValue(streams: Streams, row: SalesRow, column: number, value: string): Streams {
  if (cellText(streams, row, column) === value) return streams;
  const known = monthlyIn(streams, row);
  if (known === undefined && streams.length >= ASSUMPTION_LIMITS.streams) return streams;
  const stream = known ?? newItem.monthly(row.id);
  const next =
    column === NAME_COLUMN
      ? { ...stream, name: value }
      : { ...stream, quantities: stream.quantities.with(column - 1, value) };
  return known === undefined ? [...streams, next] : streams.map((each) => (each === known ? next : each));
}

/** The rows below, then new ones. */
function rowsBelow(
  rows: readonly SalesRow[],
  at: CellAddress,
  height: number,
  newId: () => string,
): readonly SalesRow[] {
  const present = rows.slice(at.row, at.row + height);
  const last = rows.at(-1);
  if (last === undefined || !last.open) return present;
  const free = Math.min(height - present.length, ASSUMPTION_LIMITS.streams - last.index - 1);
  const added = Array.from({ length: Math.max(0, free) }, (_, offset) => ({
    id: newId(),
    index: last.index + 1 + offset,
    open: true,
  }));
  return [...present, ...added];
}

/** Streams as a grid of names and sixty months, of which some are folded away. */
export const salesModel = (isShown: (month: number) => boolean): SalesModel => ({
  rowKey,
  lastColumn: MONTHS,
  isCell: (_row, column) => column >= NAME_COLUMN && column <= MONTHS,
  isShown: (column) => column === NAME_COLUMN || isShown(column),
  ruleOf: () => QUANTITY_RULE,
  valueOf: cellText,
  withValue,
  cleared: (streams, row, column) => withValue(streams, row, column, ''),
  rowsBelow,
});
