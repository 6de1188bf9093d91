import type { SectionId } from '@trazo/plan/sections/section-ids';
import { planAddress } from '../../shared/layout/builder-address.ts';
import { progressNow } from './progress.ts';
import { draftStore } from './this-tab.ts';

/** Where a section's form stands in the builder. */
export const sectionAddress = (section: SectionId): string =>
  `${planAddress(draftStore.draftId(), 'form')}?section=${section}`;

/** The form, at the section that was open last if it was of this draft. */
export function formAddress(): string {
  const { last } = progressNow();
  return last === undefined ? planAddress(draftStore.draftId(), 'form') : sectionAddress(last.section);
}

/** The page that says what the plan still lacks. */
export const reviewAddress = (): string => planAddress(draftStore.draftId(), 'review');
