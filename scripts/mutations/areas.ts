import { ENTITLEMENT } from './entitlement.ts';
import { FORECAST } from './forecast.ts';
import type { Mutation } from './mutation.ts';
import { PAYMENT } from './payment.ts';
import { PRINTING } from './printing.ts';
import { SAVING } from './saving.ts';

/** Faults a user would feel. */
export const AREAS = new Map<string, readonly Mutation[]>([
  ['forecast', FORECAST],
  ['saving', SAVING],
  ['payment', PAYMENT],
  ['entitlement', ENTITLEMENT],
  ['printing', PRINTING],
]);
