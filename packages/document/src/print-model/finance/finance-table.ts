import type { PrintTable } from '../print-parts.ts';

/** A table of the finance section, with what is to be said below it. */
export interface FinanceTable extends PrintTable {
  readonly id: string;
  readonly note: string;
}

/** Rows from which on a table is long. */
const LONG_ROWS = 12;

/** Whether a table says its main lines with fewer rows. */
export const isLong = ({ rows }: FinanceTable): boolean =>
  rows.length > LONG_ROWS && rows.some(({ weight }) => weight !== 'entry');

/** A long table's main lines; a short one whole. */
export const essenceOf = (table: FinanceTable): FinanceTable =>
  isLong(table) ? { ...table, rows: table.rows.filter(({ weight }) => weight !== 'entry') } : table;
