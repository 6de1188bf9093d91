import { agrees } from '@trazo/forecast/fill/grid-agreement';
import { amountOf } from '@trazo/forecast/numbers/decimal';
import { type PlanForecast, planForecast } from '@trazo/packs/plan-forecast';
import { firstDayOf } from '@trazo/plan/finance/calendar-years';
import type { Amount } from '@trazo/plan/money';
import type { Plan } from '@trazo/plan/plan';
import type { Wording } from '../../wording.ts';

/** Figures of a line, in grains, as amounts of the plan. */
export const amountsOf = (
  { forecast: { scale } }: Pick<PlanForecast, 'forecast'>,
  grains: readonly number[],
): Amount[] => grains.map((value) => amountOf(value, scale));

/**
 * The forecast where it may be printed: complete, followed by the grid, and saying of every year what the grid says. Else
 * the document would print two figures for one fact.
 */
export function printedForecast(plan: Pick<Plan, 'finance' | 'general' | 'products'>): PlanForecast | null {
  const worked = planForecast(plan);
  if (worked === null || !worked.assumptions.linked || worked.forecast.state !== 'complete') return null;
  return agrees(plan.finance, worked.forecast) ? worked : null;
}

type Started = Pick<PlanForecast, 'assumptions'>;

/** The first day of a month of the forecast; a complete one has its start. */
function dayOf({ assumptions: { start } }: Started, month: number): string {
  return firstDayOf(`${start}-01`, month);
}

/** A month's name in a sentence. */
export const monthName = (worked: Started, month: number, { words, format }: Wording): string =>
  month === 0 ? words('finance:document.beforeOpening') : format.month(dayOf(worked, month));

/** A month's name over a column or under a chart. */
export const monthLabel = (worked: Started, month: number, { words, format }: Wording): string =>
  month === 0 ? words('finance:document.start') : format.shortMonth(dayOf(worked, month));
