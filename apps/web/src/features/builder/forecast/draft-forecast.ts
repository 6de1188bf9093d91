import { type PlanForecast, planForecast } from '@trazo/packs/plan-forecast';
import type { Plan } from '@trazo/plan/plan';
import type { Finance } from '@trazo/plan/sections/finance';
import { validAssumptions, wrongIn } from './checked-assumptions.ts';
import { rememberedForecast } from './remembered-forecast.ts';

export interface DraftForecast extends PlanForecast {
  /** Answers that cannot be counted as they stand, by path; they are missing. */
  readonly wrong: readonly string[];
}

/** The forecast of a draft; null while it is not turned on. It is incomplete where an answer cannot be counted. */
export function draftForecast(
  { general, products }: Pick<Plan, 'general' | 'products'>,
  finance: Finance,
): DraftForecast | null {
  const assumptions = finance.assumptions === null ? null : validAssumptions(finance.assumptions);
  const worked = planForecast(
    { general, products, finance: { ...finance, assumptions } },
    rememberedForecast,
  );
  if (worked === null || finance.assumptions === null) return null;
  const wrong = wrongIn(finance.assumptions);
  if (wrong.length === 0) return { ...worked, wrong };
  const { forecast } = worked;
  const state = forecast.state === 'outOfRange' ? forecast.state : 'incomplete';
  return { ...worked, wrong, forecast: { ...forecast, state, missing: [...forecast.missing, ...wrong] } };
}
