import { type Amount, amount, Decimal, toAmount, toDecimal } from '../money.ts';
import type { YearAmounts } from './fiscal-years.ts';

/** Percent a year that a line may be filled with; -100 would leave nothing to grow from. */
export const GROWTH_LIMITS = { from: -99, to: 1_000 } as const;

const decimalsOf = (value: Amount): number => value.split('.')[1]?.length ?? 0;

/**
 * The years after the first one that has an amount, each `percent` more than the one before, with as many decimals as that
 * amount; what stood in them is replaced. `undefined` where nothing stands to grow from, or a result is no amount any more.
 */
export function grownYears(years: YearAmounts, percent: number): YearAmounts | undefined {
  const first = years.findIndex((each) => each !== '' && amount.safeParse(each).success);
  const base = years[first];
  if (base === undefined || first === years.length - 1) return undefined;
  const factor = new Decimal(percent).dividedBy(100).plus(1);
  const decimals = decimalsOf(base);
  let exact = toDecimal(base);
  const grown = years.map((year, index) => {
    if (index <= first) return year;
    exact = exact.times(factor);
    return toAmount(exact.toDecimalPlaces(decimals));
  });
  if (!grown.every((year) => amount.safeParse(year).success)) return undefined;
  const [a = '', b = '', c = '', d = '', e = ''] = grown;
  return [a, b, c, d, e];
}
