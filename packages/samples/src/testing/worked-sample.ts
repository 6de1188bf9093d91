import { type PlanForecast, planForecast } from '@trazo/packs/plan-forecast';
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import type { Language } from '@trazo/plan/languages';
import { must } from '@trazo/plan/must';
import { sampleContent } from '../sample.ts';

/** What a sample's assumptions come to, as they are or varied. */
export function workedSample(
  language: Language,
  vary: (assumptions: Assumptions) => Assumptions = (assumptions) => assumptions,
): PlanForecast {
  const { plan } = sampleContent(language);
  const assumptions = vary(must(plan.finance.assumptions, 'a sample has assumptions'));
  return must(
    planForecast({ ...plan, finance: { ...plan.finance, assumptions } }),
    'a sample has a forecast',
  );
}
