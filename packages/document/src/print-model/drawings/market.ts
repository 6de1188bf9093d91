import { marketCircles } from '@trazo/charts/market-circles';
import { incomeStatement } from '@trazo/plan/finance/income-statement';
import { yearsOf } from '@trazo/plan/finance/planned-years';
import { toDecimal } from '@trazo/plan/money';
import type { Plan } from '@trazo/plan/plan';
import { decimalsOf } from '../format.ts';
import type { PrintCircles } from '../print-parts.ts';
import type { Wording } from '../wording.ts';

/**
 * The last year's revenue as a part of the market; `null` unless both are known, and where a plan sells more than its whole
 * market: no picture makes that true.
 */
export function printMarket(
  { competition, finance }: Plan,
  { words, year, format }: Wording,
): PrintCircles | null {
  const last = yearsOf(finance.revenues.map(({ years }) => years));
  const revenue = incomeStatement(finance).revenues[last - 1] ?? '';
  const circles = marketCircles(competition.marketSize, revenue);
  if (circles === null) return null;
  const isTiny = toDecimal(circles.share).lt(LEAST_SHARE);
  const said = isTiny ? LEAST_SHARE : circles.share;
  const share = `${isTiny ? '<\u00a0' : ''}${format.percent(said, decimalsOfShare(said))}`;
  return {
    caption: words('competition:document.marketChart'),
    radius: circles.radius,
    outer: {
      label: words('competition:document.marketSize'),
      value: format.money(competition.marketSize),
    },
    inner: {
      label: words('summary:document.revenue', { year: year(last) }),
      value: format.money(revenue, decimalsOf([revenue])),
    },
    note: words('competition:document.share', { share }),
  };
}

/** Hundredths of the market; what is less is said to be less, its zeros say nothing. */
const LEAST_SHARE = '0.001';

/** Percentages of an amount given in hundredths: as many decimals as it was rounded to. */
const decimalsOfShare = (share: string): number => share.split('.')[1]?.length ?? 0;
