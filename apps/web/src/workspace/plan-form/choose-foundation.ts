import { withFoundation } from '@trazo/plan/applicability';
import type { Section } from '@trazo/plan/plan';
import type { PlanStore } from '../plan-store/plan-store.ts';

/** Sets legal form or country, and with it which fields do not apply: one change of the draft, and one to undo. */
export function chooseFoundation(
  store: PlanStore,
  next: Partial<Pick<Section<'general'>, 'legalStructure' | 'country'>>,
): void {
  store.setSection('general', withFoundation(store.getState().draft.general, next));
}
