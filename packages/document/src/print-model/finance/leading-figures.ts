import { incomeStatement } from '@trazo/plan/finance/income-statement';
import { plannedYears } from '@trazo/plan/finance/planned-years';
import type { Finance } from '@trazo/plan/sections/finance';
import type { PrintFact } from '../print-parts.ts';
import type { Wording } from '../wording.ts';
import type { FinanceTable } from './finance-table.ts';

/**
 * What each table comes to: the last planned year's result, working capital, sums. Each with its currency, which the income
 * statement names once for all its figures.
 */
export function leadingFigures(
  finance: Finance,
  tables: readonly FinanceTable[],
  { words, year: nameOf, format, facts }: Wording,
): readonly PrintFact[] {
  const last = plannedYears(finance);
  const netIncome = incomeStatement(finance).netIncome[last - 1] ?? '';
  return facts(
    tables.map(({ id, caption, rows }) => {
      // A balance's day stands above its table; the total of one line is that line.
      const isBalance = id === 'balance';
      const label = isBalance ? words('finance:document.balanceSheet') : caption;
      if (id === 'incomeStatement') {
        const year = nameOf(last);
        return [words('summary:document.netIncome', { year }), format.money(netIncome)];
      }
      const cells = rows.findLast(({ weight }) => weight === 'total')?.cells ?? [];
      const text = isBalance ? (cells[0] ?? '') : words('document:total');
      const value = cells.at(-1) ?? '';
      return [words('document:labelled', { label, text }), value];
    }),
  );
}
