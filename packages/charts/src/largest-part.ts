import { type Amount, Decimal, sum, toDecimal } from '@trazo/plan/money';
import { must } from '@trazo/plan/must';
import type { ChartSeries } from './chart-data.ts';

/** The series that stands for one thing and weighs most in the last category, and what all come to; `null` where a part is below zero or is all there is. */
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
