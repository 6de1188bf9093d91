import type { FiscalYear } from '@trazo/plan/finance/fiscal-years';
import { type Amount, Decimal, sum, toDecimal } from '@trazo/plan/money';

/** What a series shows; its name is worded by the caller. */
export type SeriesId =
  | 'revenues'
  | 'netIncome'
  | 'directExpenses'
  | 'otherExpenses'
  | 'depreciation'
  | 'amortization'
  | 'interestExpense'
  | 'incomeTaxExpense'
  | 'fixedAssets'
  | 'currentAssets'
  | 'ownFunds'
  | 'longTermLiabilities'
  | 'shortTermLiabilities'
  | 'cash'
  | 'debtCover'
  | 'bankLoans'
  | 'heads';

/** A month of the forecast; `M0` is all before the first day. */
export type MonthId = `M${number}`;
export type CategoryId = FiscalYear | MonthId | 'assets' | 'funding';
/** Charts of the five-year table and the balance of the first day. */
export type GridChartId = 'revenueAndResult' | 'costStructure' | 'balanceStructure';
export type ChartId =
  | GridChartId
  | 'revenueBySource'
  | 'closingBalances'
  | 'cashCurve'
  | 'debtCover'
  | 'stressLines'
  | 'loansAndAssets'
  | 'headsByQuarter'
  | 'seasonByMonth';

export interface ChartSeries {
  readonly id: SeriesId;
  /** What a plan calls it, where that is more than what it shows. */
  readonly name?: string;
  /** A group of small series (“other”), which is never named the largest. */
  readonly isRest?: true;
  readonly shape: 'bar' | 'line';
  /** One exact amount a category; blank where there is none. */
  readonly values: readonly Amount[];
}

/** A chart before it has words, colours or a size. */
export interface ChartData {
  readonly id: ChartId;
  readonly categories: readonly CategoryId[];
  readonly series: readonly ChartSeries[];
  /** Bars of a category stand on one another instead of side by side. */
  readonly isStacked: boolean;
  /** Categories run along the foot (`columns`) or down the side (`rows`). */
  readonly direction: 'columns' | 'rows';
  /** The series the chart is about; the first unless said. */
  readonly about?: number;
  /** The category whose point is marked with its figure. */
  readonly marked?: number;
  /** A line across the chart; what does not reach it is drawn as a loss is. */
  readonly threshold?: number;
}

/** For drawing only: a float has fewer digits than an amount, and a chart shows fewer still. */
export const drawn = (value: Amount): number | null => (value === '' ? null : Number(value));

/** How high what is drawn stands over each category, or hangs below it: each figure, or the sum of those that stand on one another. */
export function drawnHeights({ series, isStacked }: Pick<ChartData, 'series' | 'isStacked'>): Decimal[] {
  if (!isStacked) return series.flatMap(({ values }) => values.map((value) => toDecimal(value).abs()));
  const count = Math.max(0, ...series.map(({ values }) => values.length));
  return Array.from({ length: count }, (_, index) => {
    const parts = series.map(({ values }) => values[index] ?? '');
    const side = (isBelow: boolean) =>
      toDecimal(sum(parts.filter((part) => toDecimal(part).lt(0) === isBelow)));
    return Decimal.max(side(false), side(true).abs());
  });
}

/** What a series is called. */
export const nameOf = ({ id, name }: ChartSeries, words: { series(id: SeriesId): string }): string =>
  name ?? words.series(id);
