import { planFacts } from '@trazo/forecast/fill/plan-facts';
import { withTypedFigures } from '@trazo/forecast/fill/typed-figures';
import { type Forecast, forecast } from '@trazo/forecast/forecast';
import type { SeedSources } from '@trazo/forecast/seed/plan-lines';
import { seededAssumptions } from '@trazo/forecast/seed/seeded-assumptions';
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { lawCountry } from '@trazo/plan/finance/assumptions/law-country';
import type { Plan } from '@trazo/plan/plan';
import { packOf } from './pack-of.ts';
import { priceBeforeTax } from './price-tax.ts';
import { isCountable, ratesOf } from './rates.ts';

/** The answers that a plan's forecast rests on. */
export type ForecastSources = SeedSources & {
  readonly general: Pick<Plan['general'], 'newCompany' | 'legalStructure' | 'sector' | 'country'>;
};

export interface PlanForecast {
  readonly forecast: Forecast;
  /** The plan's own, with what follows from its other sections, the figures typed into its grid and the country whose law counts. */
  readonly assumptions: Assumptions;
  /** Answers that cannot be counted as they stand; they are missing. Of a plan, keys of its own rates that are out of bounds. */
  readonly wrong: readonly string[];
}

/** What a forecast lacks before any of its figures is worth a look: something that is sold, and one of its costs. */
export const FIRST_ANSWERS: readonly string[] = ['sales', 'costs'];

const hasSales = ({ sales }: Forecast): boolean =>
  sales.some(({ revenue }) => revenue.some((amount) => amount !== 0));

function hasCosts({ streams, people, overheads }: Assumptions): boolean {
  return (
    people.some(({ gross }) => gross !== '') ||
    overheads.some(({ amount, share, amounts }) => [amount, share, ...amounts].some((each) => each !== '')) ||
    streams.some(({ cost }) => cost !== null && (cost.amount !== '' || cost.share !== ''))
  );
}

/** A forecast that lacks what cannot be counted. */
export function without(forecast: Forecast, wrong: readonly string[]): Forecast {
  if (wrong.length === 0) return forecast;
  const state = forecast.state === 'outOfRange' ? forecast.state : 'incomplete';
  return { ...forecast, state, missing: [...forecast.missing, ...wrong] };
}

/** The forecast of a plan under its country's law; null while it is not turned on. `workOut` may remember what it worked out. */
export function planForecast(
  plan: ForecastSources & Pick<Plan, 'finance'>,
  workOut: typeof forecast = forecast,
): PlanForecast | null {
  const { finance } = plan;
  if (finance.assumptions === null) return null;
  const typed = withTypedFigures(finance, seededAssumptions(finance.assumptions, plan, priceBeforeTax(plan)));
  const assumptions = { ...typed, country: lawCountry(plan) };
  const pack = packOf(assumptions.country);
  const wrong = ratesOf(pack, assumptions.parameters)
    .filter((rate) => !isCountable(rate))
    .map(({ key }) => key);
  const worked = workOut(assumptions, pack, planFacts(plan));
  const first = [...(hasSales(worked) ? [] : ['sales']), ...(hasCosts(assumptions) ? [] : ['costs'])];
  return { assumptions, wrong, forecast: without(worked, [...wrong, ...first]) };
}
