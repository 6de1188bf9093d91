import { withFoundation } from '@trazo/plan/applicability';
import type { Section } from '@trazo/plan/plan';
import { draftStore } from '../drafts/this-tab.ts';

/** Sets legal form or country, and with it which fields do not apply: one change of the draft, and one to undo. */
export function chooseFoundation(
  next: Partial<Pick<Section<'general'>, 'legalStructure' | 'country'>>,
): void {
  draftStore.setSection('general', withFoundation(draftStore.getState().draft.general, next));
}
