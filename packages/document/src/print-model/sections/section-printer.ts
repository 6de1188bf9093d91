import type { Plan } from '@trazo/plan/plan';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import type { PrintedPlan } from '../finance/forecast/printed-forecast.ts';
import type { Opener, Wording } from '../wording.ts';

/** How a section becomes what is printed of it. */
export interface SectionPrinter<Printed extends Opener<SectionId>> {
  /** What it is worded from beside its own data: all else may change without wording it again. */
  readonly sources?: (plan: Plan) => unknown;
  print(opener: Opener<Printed['id']>, plan: PrintedPlan, wording: Wording): Printed;
}
