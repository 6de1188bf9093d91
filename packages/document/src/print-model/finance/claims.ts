import type { ChartData, ChartSeries, SeriesId } from '@trazo/charts/chart-data';
import type { WaterfallBar } from '@trazo/charts/waterfall';
import type { SourcesAndUses } from '@trazo/plan/finance/sources-and-uses';
import { type Amount, Decimal, sum, toAmount, toDecimal } from '@trazo/plan/money';
import { must } from '@trazo/plan/must';
import { decimalsOf } from '../format.ts';
import type { PrintTitle } from '../print-parts.ts';
import type { Wording } from '../wording.ts';

/** A sentence that says what a drawing shows, worked out from the figures it is drawn from; empty where they say nothing in short. */
export type Claim = string;

/** The title of a drawing: what it shows over what it is, or what it is where it shows nothing in short. */
export const titled = (claim: Claim, subject: string): PrintTitle =>
  claim === '' ? { caption: subject, subject: '' } : { caption: claim, subject };

type Said = Pick<Wording, 'words' | 'format'>;

const absolute = (amount: Amount): Amount => toAmount(toDecimal(amount).abs());
const isLoss = (amount: Amount): boolean => toDecimal(amount).lt(0);
const isProfit = (amount: Amount): boolean => toDecimal(amount).gt(0);

/** A part of a whole as a percentage; blank where that is nothing, or a part of nothing. */
function shareOf(part: Amount, whole: Amount, decimals = 0): Amount {
  if (!isProfit(whole)) return '';
  const share = toDecimal(part).div(toDecimal(whole)).times(100).toDecimalPlaces(decimals);
  return share.isZero() ? '' : toAmount(share);
}

/** The position of the lowest amount, the first where several are as low. */
export function lowestOf(amounts: readonly Amount[]): number {
  const values = amounts.map(toDecimal);
  const least = Decimal.min(...values);
  return values.findIndex((value) => value.eq(least));
}

/** How far the cash falls; `month` names the lowest one. */
export function cashClaim(lowest: Amount, month: string, { words, format }: Said): Claim {
  const amount = format.money(lowest);
  return isLoss(lowest)
    ? words('claims:cashFallsTo', { amount, month })
    : words('claims:cashNeverBelow', { amount });
}

/** When the years bring a profit; nothing where they come and go. */
export function profitClaim(
  netIncome: readonly Amount[],
  yearOf: (index: number) => string,
  { words, format }: Said,
): Claim {
  const last = must(netIncome.at(-1), 'a year');
  const amount = format.money(absolute(last));
  if (netIncome.includes('')) return '';
  if (netIncome.every(isProfit)) return words('claims:profitEveryYear', { amount });
  if (netIncome.every(isLoss)) return words('claims:lossEveryYear', { amount });
  if (isLoss(last)) return words('claims:lastYearLoss', { amount });
  const first = netIncome.findIndex(isProfit);
  return first >= 0 && netIncome.slice(first).every(isProfit)
    ? words('claims:firstProfit', { year: yearOf(first) })
    : '';
}

/** The series that weighs most in the last category, and its share of all; nothing where a part is below zero or is all there is. */
export function largestPart(
  series: readonly ChartSeries[],
): { readonly index: number; readonly share: Amount } | null {
  const parts = series.map(({ values }) => must(values.at(-1), 'a value for each category'));
  if (parts.some(isLoss) || parts.filter(isProfit).length < 2) return null;
  const most = Decimal.max(...parts.map(toDecimal));
  const index = parts.findIndex((part) => toDecimal(part).eq(most));
  return { index, share: shareOf(must(parts[index], 'the largest part'), sum(parts)) };
}

/** What most of the last year's costs are. */
export function costClaim(
  { series }: Pick<ChartData, 'series'>,
  nameOf: (id: SeriesId) => string,
  year: string,
  { words, format }: Said,
): Claim {
  const found = largestPart(series);
  if (found === null) return '';
  const name = nameOf(must(series[found.index], 'a series of the chart').id);
  return words('claims:largestCost', { name, share: format.percent(found.share, 0), year });
}

/** How much of the assets the owners' funds pay for. */
export function balanceClaim({ series }: Pick<ChartData, 'series'>, { words, format }: Said): Claim {
  const fundsOf = (id: SeriesId): Amount => series.find((each) => each.id === id)?.values[1] ?? '';
  const own = fundsOf('ownFunds');
  const share = shareOf(own, sum([own, fundsOf('longTermLiabilities'), fundsOf('shortTermLiabilities')]));
  if (!isProfit(share) || toDecimal(share).gte(100)) return '';
  return words('claims:ownFundsCarry', { share: format.percent(share, 0) });
}

/** What is left of a year's revenue, or by how much the costs exceed it. */
export function waterfallClaim(bars: readonly WaterfallBar[], { words, format }: Said): Claim {
  const amountOf = (id: WaterfallBar['id']) =>
    must(
      bars.find((bar) => bar.id === id),
      'a waterfall has both ends',
    ).amount;
  const [revenue, left] = [amountOf('revenues'), amountOf('netIncome')];
  if (isLoss(left)) return words('claims:costsExceed', { amount: format.money(absolute(left)) });
  const share = shareOf(left, revenue, 1);
  return share === '' ? '' : words('claims:revenueLeft', { share: format.percent(share) });
}

/** Whether the money suffices. */
export function financingClaim({ state, difference }: SourcesAndUses, { words, format }: Said): Claim {
  const amount = format.money(absolute(difference), decimalsOf([difference]));
  switch (state) {
    case 'short':
      return words('claims:moneyMissing', { amount });
    case 'balanced':
      return words('claims:moneySuffices');
    case 'surplus':
      return words('claims:moneyLeft', { amount });
    case 'blank':
    case 'oneSided':
      return '';
  }
}

/** How much of the revenue may fail before there is a loss, as a percentage with one decimal. */
export const safetyClaim = (safety: Amount, { words, format }: Said): Claim => {
  if (safety === '') return '';
  return toDecimal(safety).isZero()
    ? words('claims:justCovered')
    : words('claims:salesMayFall', { share: format.percent(safety) });
};
