import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { SECTIONS } from '@trazo/plan/sections/registry';
import { repair } from '../../../workspace/drafts/repair.ts';

/** Answers as they can be counted: what is wrong in a draft counts as not answered. */
export function validAssumptions(assumptions: Assumptions): Assumptions | null {
  const { schema, empty } = SECTIONS.finance;
  return repair(schema, empty, { ...empty, assumptions }, 'printable').assumptions;
}
