import { breakEvenLines } from '@trazo/charts/break-even';
import { amountOf } from '@trazo/forecast/numbers/decimal';
import { breakEvenReach } from '@trazo/forecast/ratios/break-even-reach';
import { costsByBehaviour } from '@trazo/forecast/ratios/cost-behaviour';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import { must } from '@trazo/plan/must';
import { safetyClaim, titled } from '../finance/claims.ts';
import { monthName } from '../finance/forecast/printed-forecast.ts';
import { hasDrawings, shareOf } from '../finance/forecast/viability-table.ts';
import { decimalsOf } from '../format.ts';
import type { PrintBreakEven } from '../print-parts.ts';
import type { Wording } from '../wording.ts';

/** The break-even of the first year that reaches it, drawn from the figures of the viability table; `null` where none does. */
export function printBreakEven(worked: PlanForecast, wording: Wording): PrintBreakEven | null {
  const { words, year, format } = wording;
  const { forecast } = worked;
  const reach = breakEvenReach(forecast);
  if (reach.state !== 'reached') return null;
  const ratios = forecast.ratios.years[reach.year - 1];
  const costs = costsByBehaviour(forecast, reach.year);
  const amount = (grains: number) => amountOf(grains, forecast.scale);
  const figures = {
    revenue: amount(must(forecast.income.revenue.years[reach.year - 1], 'five fiscal years')),
    costs: amount(costs.fixed + costs.variable),
    fixed: amount(costs.fixed),
    breakEven: amount(must(ratios?.breakEvenRevenue, 'the year reaches its break-even')),
  };
  const lines = breakEvenLines({ ...figures, variable: amount(costs.variable) });
  if (lines === null) return null;
  const decimals = decimalsOf(Object.values(figures));
  const money = (name: keyof typeof figures) => format.money(figures[name], decimals);
  const caption = words('finance:document.breakEvenChart', { year: year(reach.year) });
  const month = monthName(worked, reach.month, wording);
  const safety = shareOf(ratios?.safetyMargin ?? null, 10_000, 1);
  return {
    ...titled(safetyClaim(safety, wording), caption),
    alt: words('finance:document.breakEvenAlt', {
      caption,
      revenue: money('revenue'),
      fixed: money('fixed'),
      costs: money('costs'),
      point: money('breakEven'),
    }),
    lines,
    keys: [
      { mark: 'revenue', label: words('finance:document.plannedRevenue'), value: money('revenue') },
      { mark: 'costs', label: words('finance:document.totalCosts'), value: money('costs') },
      { mark: 'fixed', label: words('finance:document.fixedCosts'), value: money('fixed') },
      { mark: 'point', label: words('finance:document.breakEven'), value: money('breakEven') },
      { mark: 'margin', label: words('finance:document.safetyMargin'), value: format.percent(safety) },
    ],
    note: words('finance:document.breakEvenReached', { month }),
    remark: words(
      hasDrawings(worked) ? 'finance:document.fixedCostsOfOwnerAre' : 'finance:document.fixedCostsAre',
    ),
  };
}
