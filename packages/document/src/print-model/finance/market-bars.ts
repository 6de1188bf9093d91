import { incomeStatement } from '@trazo/plan/finance/income-statement';
import { yearsOf } from '@trazo/plan/finance/planned-years';
import type { Plan } from '@trazo/plan/plan';
import { isAboveZero, printBars } from '../bars.ts';
import type { PrintBars } from '../print-parts.ts';
import type { Wording } from '../wording.ts';

/**
 * First and last year's revenue beside the whole market; `null` unless both are known. No share in per cent: a plan may
 * well sell outside the market it describes.
 */
export function marketBars(
  { competition, finance }: Plan,
  { words, year, format }: Wording,
): PrintBars | null {
  const market = { amount: competition.marketSize, label: words('competition:document.marketSize') };
  const { revenues } = incomeStatement(finance);
  const last = yearsOf(finance.revenues.map(({ years }) => years));
  const years = [...new Set([1, last])]
    .map((number) => ({
      amount: revenues[number - 1] ?? '',
      label: words('summary:document.revenue', { year: year(number) }),
    }))
    .filter(isAboveZero);
  if (!isAboveZero(market) || years.length === 0) return null;
  const amounts = [market, ...years].map((named) => ({ ...named, figure: format.money(named.amount) }));
  return printBars(words('competition:document.marketChart'), [{ label: '', amounts }]);
}
