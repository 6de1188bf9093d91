import { privateNeed } from '@trazo/forecast/drivers/owner';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import { must } from '@trazo/plan/must';
import { decimalsOf } from '../../format.ts';
import { createRows } from '../../tables.ts';
import type { Wording } from '../../wording.ts';
import type { FinanceTable } from '../finance-table.ts';
import { amountsOf } from './printed-forecast.ts';
import { figureColumn } from './year-columns.ts';

/** A month and a year of what is drawn, in grains; null where it is not the needs: typed otherwise, or a company, which draws nothing. */
function drawnForNeeds({ forecast, assumptions }: PlanForecast): readonly number[] | null {
  const isTyped = assumptions.owner.drawings.some((amount) => amount !== '');
  if (forecast.taxedAs === 'company' || isTyped) return null;
  const { months, years } = forecast.cash.lines.drawings;
  return [must(months[1], 'a figure for each month'), must(years[0], 'five fiscal years')];
}

/**
 * What the owners need to live on, less what comes in otherwise, rounded as the forecast counts it; the total is what the cash plan
 * has them draw. Null where nothing was answered.
 */
export function privateNeedsTable(worked: PlanForecast, wording: Wording): FinanceTable | null {
  const { words, line, currency } = wording;
  const needs = worked.assumptions.owner.privateNeeds
    .filter(({ amount }) => amount !== '')
    .map((need) => {
      const month = privateNeed(need, worked.forecast.scale);
      return {
        label: line(need.name) || words(`forecast:options.needKind.${need.kind}`),
        figures: amountsOf(worked, [month, 12 * month]),
      };
    });
  if (needs.length === 0) return null;
  const drawn = drawnForNeeds(worked);
  const total = drawn === null ? null : amountsOf(worked, drawn);
  const row = createRows(wording, decimalsOf([...needs.flatMap(({ figures }) => figures), ...(total ?? [])]));
  return {
    id: 'private',
    caption: words('finance:document.privateNeeds'),
    columns: [
      { label: words('finance:document.item'), align: 'start' },
      figureColumn(words('finance:document.periods.month')),
      figureColumn(words('finance:document.periods.year')),
    ],
    rows: [
      ...needs.map(({ label, figures }) => row.booked('entry', label, figures)),
      ...(total === null ? [] : [row.number('total', words('finance:document.privateTotal'), total)]),
    ],
    note: words('finance:document.inCurrency', { currency }),
  };
}
