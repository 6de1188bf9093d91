import { type Amount, amount, Decimal, toAmount, toDecimal } from '../money.ts';
import type { YearAmounts } from './fiscal-years.ts';

/** Percent a period that a line may be filled with; -100 would leave nothing to grow from. */
export const GROWTH_LIMITS = { from: -99, to: 1_000 } as const;

const decimalsOf = (value: Amount): number => value.split('.')[1]?.length ?? 0;

/**
 * The figures of `from` + 1 to `until` (indices), each `percent` more than the one before, with as many decimals as the first; what stood in
 * them is replaced. `undefined` where nothing stands to grow from.
 */
export function grown(
  figures: readonly Amount[],
  from: number,
  until: number,
  percent: number,
): Amount[] | undefined {
  const base = figures[from];
  if (base === undefined || base === '' || !amount.safeParse(base).success || until <= from) return undefined;
  const factor = new Decimal(percent).dividedBy(100).plus(1);
  const decimals = decimalsOf(base);
  let exact = toDecimal(base);
  return figures.map((figure, index) => {
    if (index <= from || index > until) return figure;
    exact = exact.times(factor);
    return toAmount(exact.toDecimalPlaces(decimals));
  });
}

/** The years after the first one that has an amount, grown; `undefined` where there is none, or a result is no amount any more. */
export function grownYears(years: YearAmounts, percent: number): YearAmounts | undefined {
  const first = years.findIndex((each) => each !== '' && amount.safeParse(each).success);
  const figures = grown(years, first, years.length - 1, percent);
  if (figures === undefined || !figures.every((year) => amount.safeParse(year).success)) return undefined;
  const [a = '', b = '', c = '', d = '', e = ''] = figures;
  return [a, b, c, d, e];
}
