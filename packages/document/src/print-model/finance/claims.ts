import { type ChartData, nameOf, type SeriesId } from '@trazo/charts/chart-data';
import { largestPart } from '@trazo/charts/largest-part';
import type { WaterfallBar } from '@trazo/charts/waterfall';
import type { SourcesAndUses } from '@trazo/plan/finance/sources-and-uses';
import { type Amount, Decimal, subtract, sum, toAmount, toDecimal } from '@trazo/plan/money';
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

/** What most of the last year's costs, or revenue, is. */
export function largestClaim(
  kind: 'largestCost' | 'largestRevenue',
  { series }: Pick<ChartData, 'series'>,
  words: { series(id: SeriesId): string },
  year: string,
  { words: say, format }: Said,
): Claim {
  const found = largestPart(series);
  if (found === null) return '';
  const name = nameOf(must(series[found.index], 'a series of the chart'), words);
  const share = format.percent(shareOf(found.part, found.whole), 0);
  return say(`claims:${kind}`, { name, share, year });
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

/** How much of the funding is the owners' own, as a percentage. */
export const ownShareClaim = (share: Amount, { words, format }: Said): Claim =>
  words('claims:ownFundsShare', { share: format.percent(share, 0) });

/** How much of the revenue may fail before there is a loss, as a percentage with one decimal. */
export const safetyClaim = (safety: Amount, { words, format }: Said): Claim => {
  if (safety === '') return '';
  return toDecimal(safety).isZero()
    ? words('claims:justCovered')
    : words('claims:salesMayFall', { share: format.percent(safety) });
};

/** How far own funds carry the balance on the first and the last of some days, or by how much debts exceed the assets. */
export function equityClaim(
  { series }: Pick<ChartData, 'series'>,
  dayOf: (index: number) => string,
  { words, format }: Said,
): Claim {
  const own = series.find(({ id }) => id === 'ownFunds')?.values ?? [];
  if (own.length === 0) return '';
  const worst = lowestOf(own);
  const lowest = must(own[worst], 'own funds of each day');
  if (isLoss(lowest)) {
    return words('claims:debtsExceedAssets', { amount: format.money(absolute(lowest)), day: dayOf(worst) });
  }
  const shareAt = (index: number) =>
    shareOf(own.at(index) ?? '', sum(series.map(({ values }) => values.at(index) ?? '')));
  const [first, last] = [shareAt(0), shareAt(-1)];
  if (first === '' || last === '') return '';
  const shares = { first: format.percent(first, 0), last: format.percent(last, 0) };
  if (first === last) return words('claims:equityStays', shares);
  return words(toDecimal(first).lt(toDecimal(last)) ? 'claims:equityRises' : 'claims:equityFalls', shares);
}

/** Whether each year's debt service is covered as often as is asked for; covers with two decimals, as they are printed. */
export function coverClaim(
  covers: readonly Amount[],
  threshold: number,
  yearOf: (index: number) => string,
  { words, format }: Said,
): Claim {
  const known = covers.filter((cover) => cover !== '');
  if (known.length === 0) return '';
  const least = must(known[lowestOf(known)], 'the lowest is among them');
  const year = yearOf(covers.indexOf(least));
  if (!isProfit(least)) return words('claims:coverNone', { year });
  const cover = format.number(least, 2);
  return toDecimal(least).lt(threshold)
    ? words('claims:coverOnly', { cover, year })
    : words('claims:coverAtLeast', { cover });
}

/** Since when the fixed assets are worth more than bank loans stand at, or how far they are below them at worst. */
export function loansClaim(
  { series }: Pick<ChartData, 'series'>,
  dayOf: (index: number) => string,
  { words, format }: Said,
): Claim {
  const [loans = [], assets = []] = ['bankLoans', 'fixedAssets'].map(
    (id) => series.find((each) => each.id === id)?.values,
  );
  const left = assets.map((worth, index) => subtract(worth, loans[index] ?? ''));
  const last = left.findLastIndex(isLoss);
  if (last < 0) return words('claims:loansCovered');
  if (last < left.length - 1) return words('claims:loansCoveredFrom', { day: dayOf(last + 1) });
  const worst = lowestOf(left);
  const amount = format.money(absolute(must(left[worst], 'one of the days')));
  return words('claims:loansExceed', { amount, day: dayOf(worst) });
}

/** How the number of people goes from the first quarter to the last. */
export function headsClaim(
  heads: readonly Amount[],
  month: string,
  { words, print }: Pick<Said, 'words'> & { print(count: Amount): string },
): Claim {
  const [from, to] = [heads.at(0) ?? '', heads.at(-1) ?? ''];
  const said = { first: print(from), last: print(to), month };
  if (toDecimal(to).gt(toDecimal(from))) return words('claims:headsRise', said);
  if (toDecimal(to).lt(toDecimal(from))) return words('claims:headsFall', said);
  return words('claims:headsMost', { most: print(toAmount(Decimal.max(...heads.map(toDecimal)))) });
}

/** Of the largest amount: months that differ by less are as good as equal, for each is rounded so that a year adds up. */
const AS_GOOD_AS = 0.005;

/** Which month brings most, and which least where one does; nothing where several bring most. */
export function seasonClaim(
  revenues: readonly Amount[],
  monthOf: (index: number) => string,
  { words, format }: Said,
): Claim {
  const values = revenues.map(Number);
  const [high, low] = [Math.max(...values), Math.min(...values)];
  const near = (wanted: number) =>
    revenues.flatMap((amount, index) =>
      Math.abs(Number(amount) - wanted) <= AS_GOOD_AS * high ? [{ month: monthOf(index), amount }] : [],
    );
  const [best, ...asGood] = near(high);
  const [worst, ...asBad] = near(low);
  if (best === undefined || worst === undefined || asGood.length > 0) return '';
  const said = { best: best.month, high: format.money(best.amount) };
  return asBad.length > 0
    ? words('claims:seasonBest', said)
    : words('claims:season', { ...said, worst: worst.month, low: format.money(worst.amount) });
}

/** The first of the cases in which money is missing, the credit line drawn, or how much is left in the worst of them. */
export function stressClaim(
  cases: readonly { readonly name: string; readonly closing: readonly Amount[] }[],
  creditLine: Amount,
  monthOf: (month: number) => string,
  { words, format }: Said,
): Claim {
  const lows = cases.map(({ name, closing }) => {
    const month = lowestOf(closing);
    return { name, month, amount: must(closing[month], 'a month of the case') };
  });
  const held = (amount: Amount) => sum([amount, creditLine]);
  const short = lows.find(({ amount }) => isLoss(held(amount)));
  if (short !== undefined) {
    const amount = format.money(absolute(held(short.amount)));
    return words('claims:caseMissing', { case: short.name, amount, month: monthOf(short.month) });
  }
  const least = must(lows[lowestOf(lows.map(({ amount }) => amount))], 'a case').amount;
  return words('claims:casesHold', { amount: format.money(least) });
}
