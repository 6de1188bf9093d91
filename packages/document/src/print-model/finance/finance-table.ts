import type { PrintTable } from '../print-parts.ts';

/** A table of the finance section, with what is to be said below it. */
export interface FinanceTable extends PrintTable {
  readonly id: string;
  readonly note: string;
}
