import { type PlanForecast, planForecast } from '@trazo/packs/plan-forecast';
import type { Plan } from '@trazo/plan/plan';
import type { Finance } from '@trazo/plan/sections/finance';
import { uncountable, validAssumptions } from './checked-assumptions.ts';
import { rememberedForecast } from './remembered-forecast.ts';

export interface DraftForecast extends PlanForecast {
  /** Answers that are a text where only a number can be counted, by path; they are missing. */
  readonly texts: readonly string[];
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
  const texts = uncountable(finance.assumptions);
  if (texts.length === 0) return { ...worked, texts };
  const { forecast } = worked;
  const state = forecast.state === 'outOfRange' ? forecast.state : 'incomplete';
  return { ...worked, texts, forecast: { ...forecast, state, missing: [...forecast.missing, ...texts] } };
}
