import { FISCAL_YEARS } from '@trazo/plan/finance/fiscal-years';
import type { PrintTable } from '../../print-parts.ts';
import type { Wording } from '../../wording.ts';

export const figureColumn = (label: string) => ({ label, align: 'end' as const });

/** A column of words, then `before`, then the five years. */
export const yearColumns = (
  { words, year }: Wording,
  before: readonly string[] = [],
): PrintTable['columns'] => [
  { label: words('finance:document.item'), align: 'start' },
  ...before.map(figureColumn),
  ...FISCAL_YEARS.map((_, index) => figureColumn(year(index + 1))),
];
