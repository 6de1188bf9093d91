import { amountOf } from '@trazo/forecast/fill/computed-grid';
import { agrees } from '@trazo/forecast/fill/grid-agreement';
import { type PlanForecast, planForecast } from '@trazo/packs/plan-forecast';
import type { Amount } from '@trazo/plan/money';
import { must } from '@trazo/plan/must';
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

/** The first day of a month of the forecast; month 1 is the opening. */
function dayOf({ assumptions: { start } }: PlanForecast, month: number): string {
  const [year, first] = start.split('-').map(Number);
  const known = 'a complete forecast has its first month';
  return new Date(Date.UTC(must(year, known), must(first, known) + month - 2)).toISOString().slice(0, 10);
}

/** A month's name in a sentence. */
export const monthName = (worked: PlanForecast, month: number, { words, format }: Wording): string =>
  month === 0 ? words('finance:document.beforeOpening') : format.month(dayOf(worked, month));

/** A month's name over a column or under a chart. */
export const monthLabel = (worked: PlanForecast, month: number, { words, format }: Wording): string =>
  month === 0 ? words('finance:document.start') : format.shortMonth(dayOf(worked, month));
