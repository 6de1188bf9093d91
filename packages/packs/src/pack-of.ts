import type { Pack } from '@trazo/forecast/pack';
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { GERMANY } from './de/pack.ts';
import { SPAIN } from './es/pack.ts';
import { FRANCE } from './fr/pack.ts';
import { ITALY } from './it/pack.ts';
import { OTHER } from './other/pack.ts';
import { UNITED_KINGDOM } from './uk/pack.ts';
import { UNITED_STATES } from './us/pack.ts';

const PACKS: Partial<Record<Assumptions['country'], Pack>> = {
  es: SPAIN,
  fr: FRANCE,
  de: GERMANY,
  it: ITALY,
  uk: UNITED_KINGDOM,
  us: UNITED_STATES,
};

/** A country's pack; where we have none, everything is asked. */
export const packOf = (country: Assumptions['country']): Pack => PACKS[country] ?? OTHER;
