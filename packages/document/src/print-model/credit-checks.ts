import { LEAST_OWN_SHARE } from '@trazo/forecast/checks/loans';
import { amountOf } from '@trazo/forecast/numbers/decimal';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import { firstCovers, isBelowLeast, LEAST_COVER } from './finance/forecast/debt.ts';
import { monthLabel } from './finance/forecast/printed-forecast.ts';
import { shareOf } from './finance/forecast/viability-table.ts';
import type { Wording } from './wording.ts';

/** A figure held against what lenders usually ask for. */
export interface PrintCheck {
  readonly label: string;
  readonly figure: string;
  readonly limit: string;
  readonly isMet: boolean;
  /** Whether it is met, in a word. */
  readonly verdict: string;
}

/** The owners' share where others lend, the cover of the debt in the first years, the lowest cash. */
export function creditChecks(worked: PlanForecast, wording: Wording): readonly PrintCheck[] {
  const { words, format, year } = wording;
  const { sourcesAndUses, cash, scale } = worked.forecast;
  const { ownShare, sources } = sourcesAndUses;
  const check = (label: string, figure: string, least: string, isMet: boolean): PrintCheck => ({
    label,
    figure,
    limit: words('document:credit.checks.limit', { least }),
    isMet,
    verdict: words(isMet ? 'document:credit.checks.met' : 'document:credit.checks.missed'),
  });
  const percent = (share: number) => format.percent(shareOf(share, 10_000, 0), 0);
  return [
    ...(ownShare === null || sources.loans <= 0
      ? []
      : [
          check(
            words('document:credit.ownShare'),
            percent(ownShare),
            percent(LEAST_OWN_SHARE),
            ownShare >= LEAST_OWN_SHARE,
          ),
        ]),
    ...firstCovers(worked).map((cover) =>
      check(
        words('document:labelled', {
          label: words('finance:document.debtCover'),
          text: year(cover.year),
        }),
        format.number(cover.times, 2),
        format.number(String(LEAST_COVER), 1),
        !isBelowLeast(cover),
      ),
    ),
    check(
      words('document:credit.lowest', { month: monthLabel(worked, cash.lowest.month, wording) }),
      format.money(amountOf(cash.lowest.amount, scale)),
      format.money('0'),
      cash.lowest.amount >= 0,
    ),
  ];
}
