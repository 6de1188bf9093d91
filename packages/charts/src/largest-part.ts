import { type Amount, Decimal, sum, toDecimal } from '@trazo/plan/money';
import { must } from '@trazo/plan/must';
import type { ChartSeries } from './chart-data.ts';

/**
 * The largest series of the last category (groups of small ones do not count) and the category's total; `null` where a value is
 * negative, or only one is positive.
 */
export function largestPart(
  series: readonly ChartSeries[],
): { readonly index: number; readonly part: Amount; readonly whole: Amount } | null {
  const parts = series.map(({ values }) => must(values.at(-1), 'a value for each category'));
  if (parts.some((part) => toDecimal(part).lt(0)) || parts.filter((part) => Number(part) > 0).length < 2)
    return null;
  const own = parts.map((part, index) => (series[index]?.isRest === true ? '' : part));
  const most = Decimal.max(...own.map(toDecimal));
  const index = own.findIndex((part) => toDecimal(part).eq(most));
  return { index, part: must(parts[index], 'the largest part'), whole: sum(parts) };
}
