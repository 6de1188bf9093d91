import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import { planAddress } from '../../shared/layout/builder-address.ts';
import { draftStore } from './this-tab.ts';

let last: { readonly draft: string; readonly section: SectionId } | undefined;

/** Notes which section of the form is open. */
export function noteSection(section: SectionId): void {
  last = { draft: draftStore.draftId(), section };
}

/** Where a section's form stands in the builder. */
export const sectionAddress = (section: SectionId): string =>
  `${planAddress(draftStore.draftId(), 'form')}?section=${section}`;

/** The form, at the section that was open last if it was of this draft. */
export const formAddress = (): string =>
  last === undefined || last.draft !== draftStore.draftId() || last.section === SECTION_IDS[0]
    ? planAddress(draftStore.draftId(), 'form')
    : sectionAddress(last.section);
