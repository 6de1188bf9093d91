import { forecast } from '@trazo/forecast/forecast';
import type { PlanFacts } from '@trazo/forecast/forecast-context';
import { figuresOf } from '@trazo/forecast/testing/properties';
import { packOf } from '@trazo/packs/pack-of';
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';

export interface Model {
  readonly country: Assumptions['country'];
  readonly assumptions: Assumptions;
  readonly facts: PlanFacts;
}

/** All figures of a model's forecast as text. */
export const forecastText = ({ country, assumptions, facts }: Model): string =>
  JSON.stringify(figuresOf(forecast(assumptions, packOf(country), facts)));

declare global {
  var forecastTextOf: typeof forecastText;
}
globalThis.forecastTextOf = forecastText;
