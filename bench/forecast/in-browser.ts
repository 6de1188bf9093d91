import { forecast } from '@trazo/forecast/forecast';
import type { PlanFacts } from '@trazo/forecast/frame';
import { figuresOf } from '@trazo/forecast/testing/properties';
import { SPAIN } from '@trazo/packs/es/pack';
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';

export type Model = readonly [assumptions: Assumptions, facts: PlanFacts];

/** All figures of a model's forecast as text. */
export const textOf = ([assumptions, facts]: Model): string =>
  JSON.stringify(figuresOf(forecast(assumptions, SPAIN, facts)));

declare global {
  var forecastText: typeof textOf;
}
globalThis.forecastText = textOf;
