import { planFacts } from '@trazo/forecast/fill/plan-facts';
import { discountRateOf, ForecastContext } from '@trazo/forecast/forecast-context';
import { amountOf } from '@trazo/forecast/numbers/decimal';
import type { YearRatios } from '@trazo/forecast/ratios/ratios';
import { packOf } from '@trazo/packs/pack-of';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import type { Plan } from '@trazo/plan/plan';
import { decimalsOf } from '../../format.ts';
import type { PrintRow } from '../../print-parts.ts';
import { createRows } from '../../tables.ts';
import type { Wording } from '../../wording.ts';
import type { FinanceTable } from '../finance-table.ts';
import { shareOf } from './viability-table.ts';
import { yearColumns } from './year-columns.ts';

const SHARES = ['ebitdaMargin', 'netMargin'] as const;
const ASSETS = ['assetTurnover', 'returnOnAssets'] as const;
const TIMES = ['currentRatio', 'quickRatio'] as const;
const DAYS = ['workingCapitalDays', 'receivableDays', 'payableDays', 'stockDays'] as const;

/** Margins, liquidity, what is tied up in the business, and what the money put in earns. */
export function ratioTable(
  plan: Pick<Plan, 'general' | 'products'>,
  worked: PlanForecast,
  wording: Wording,
): FinanceTable {
  const { words, format, currency } = wording;
  const { ratios, scale } = worked.forecast;
  const of = (name: keyof YearRatios, per: number, digits: number) =>
    ratios.years.map((year) => shareOf(year[name], per, digits));
  const label = (
    name: (typeof SHARES | typeof TIMES | typeof DAYS | typeof ASSETS)[number] | 'workingCapitalNeed',
  ) => words(`finance:document.ratioNames.${name}`);
  const need = ratios.years.map(({ workingCapitalNeed }) => amountOf(workingCapitalNeed, scale));
  const row = createRows(wording, decimalsOf(need));
  const isSaid = (figures: readonly string[]) =>
    figures.some((figure) => figure !== '' && Number(figure) !== 0);
  const written = (
    figures: readonly string[],
    name: Parameters<typeof label>[0],
    decimals: number,
  ): PrintRow[] =>
    isSaid(figures) ? [createRows(wording, decimals).number('entry', label(name), figures)] : [];
  const context = new ForecastContext(
    worked.assumptions,
    packOf(worked.assumptions.country),
    planFacts(plan),
  );
  const value = amountOf(ratios.netPresentValue, scale);
  const profitability = words('finance:document.ratioNames.profitability', {
    rate: format.percent(String(discountRateOf(context) / 10_000)),
    value: format.money(value, decimalsOf([value])),
    return: ratios.internalRate === null ? '–' : format.percent(shareOf(ratios.internalRate, 10_000, 1)),
    months: ratios.payback === null ? '–' : format.number(String(Math.ceil(ratios.payback / 100))),
  });
  return {
    id: 'ratios',
    caption: words('finance:document.ratioTable'),
    columns: yearColumns(wording),
    rows: [
      ...SHARES.map((name) => row.percent('entry', label(name), of(name, 10_000, 1))),
      ...(context.pack.annexes.assetRatios === true
        ? [
            ...written(of('assetTurnover', 1_000_000, 2), 'assetTurnover', 2),
            row.percent('entry', label('returnOnAssets'), of('returnOnAssets', 10_000, 1)),
          ]
        : []),
      ...TIMES.flatMap((name) => written(of(name, 1_000_000, 2), name, 2)),
      row.number('entry', label('workingCapitalNeed'), need),
      ...DAYS.flatMap((name) => written(of(name, 10, 0), name, 0)),
    ],
    note: `${words('finance:document.inCurrency', { currency })}. ${profitability}`,
  };
}
