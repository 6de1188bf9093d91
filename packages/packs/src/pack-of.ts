import type { Pack } from '@trazo/forecast/pack';
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { SPAIN } from './es/pack.ts';
import { OTHER } from './other/pack.ts';

/** A country's pack; where we have none yet, everything is asked. */
export const packOf = (country: Assumptions['country']): Pack => (country === 'es' ? SPAIN : OTHER);
