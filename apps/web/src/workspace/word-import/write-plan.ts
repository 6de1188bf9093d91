import type { Plan } from '@trazo/plan/plan';
import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import type { PlanStore } from '../plan-store/plan-store.ts';

/** Writes all sections that are different: one step to undo. */
export function writePlan(store: PlanStore, plan: Plan): void {
  const write = <Id extends SectionId>(id: Id) => store.setSection(id, plan[id]);
  store.batch(() => {
    for (const id of SECTION_IDS) write(id);
  });
}
