import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { type Forecast, forecast } from '../forecast.ts';
import type { PlanFacts } from '../forecast-context.ts';
import type { Pack } from '../pack.ts';
import { IMAGINARY } from './imaginary-pack.ts';
import { assume } from './plan-facts.ts';

/** A new limited company. */
export const FACTS: PlanFacts = { newCompany: true, legalStructure: 'limitedLiabilityCompany', products: [] };
export const NO_VAT: Assumptions['vat'] = { scheme: 'none', periodMonths: '', refund: '' };

/** The forecast of a case that is worked out by hand: what it does not answer is blank. */
export const forecastOf = (answers: Partial<Assumptions>, pack: Pack = IMAGINARY, facts = FACTS): Forecast =>
  forecast(assume(answers), pack, facts);

export const first = (months: readonly number[], count: number): readonly number[] => months.slice(0, count);

/** The parts of a whole that are more than nothing. */
export const amountsIn = (parts: Readonly<Record<string, number>>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(parts).filter(([, amount]) => amount !== 0));
