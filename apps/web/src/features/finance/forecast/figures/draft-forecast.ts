import { forecast } from '@trazo/forecast/forecast';
import { type PlanForecast, planForecast, without } from '@trazo/packs/plan-forecast';
import type { Plan } from '@trazo/plan/plan';
import type { Finance } from '@trazo/plan/sections/finance';
import { validAssumptions, wrongIn } from '../checked-assumptions.ts';

/** The forecast of a draft; null while it is not turned on. It is incomplete where an answer cannot be counted. */
export function draftForecast(
  { general, products, team }: Pick<Plan, 'general' | 'products' | 'team'>,
  finance: Finance,
): PlanForecast | null {
  const assumptions = finance.assumptions === null ? null : validAssumptions(finance.assumptions);
  const worked = planForecast(
    { general, products, team, finance: { ...finance, assumptions } },
    rememberedForecast,
  );
  if (worked === null || finance.assumptions === null) return null;
  const wrong = wrongIn(finance.assumptions);
  return { ...worked, wrong: [...worked.wrong, ...wrong], forecast: without(worked.forecast, wrong) };
}

let last: { readonly question: string; readonly answer: ReturnType<typeof forecast> } | undefined;

/**
 * Memo of one: grid, strip and tables ask for the same forecast after each key. What was filled in is no input, and changes with the
 * first of them.
 */
const rememberedForecast: typeof forecast = (assumptions, pack, facts) => {
  const question = JSON.stringify([{ ...assumptions, filled: null }, pack.country, facts]);
  if (last?.question !== question) last = { question, answer: forecast(assumptions, pack, facts) };
  return last.answer;
};
