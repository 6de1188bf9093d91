import type { SectionId } from '@trazo/plan/sections/section-ids';
import { planAddress } from '../../shared/layout/builder-address.ts';
import type { PlanStore } from './plan-store.ts';
import { progressOf } from './progress.ts';

type Shown = Pick<PlanStore, 'draftId'>;

/** Where a section's form stands in the builder. */
export const sectionAddress = (store: Shown, section: SectionId): string =>
  `${planAddress(store.draftId(), 'form')}?section=${section}`;

/** The form, at the section that was open last if it was of this draft. */
export function formAddress(store: Shown): string {
  const { last } = progressOf(store);
  return last === undefined ? planAddress(store.draftId(), 'form') : sectionAddress(store, last.section);
}

/** The page that says what the plan still lacks. */
export const reviewAddress = (store: Shown): string => planAddress(store.draftId(), 'review');
