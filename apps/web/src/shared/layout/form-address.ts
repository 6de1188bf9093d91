import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import { draftStore } from '../drafts/this-tab.ts';

let last: { readonly draft: string; readonly section: SectionId } | undefined;

/** Notes which section of the form somebody is in. */
export function noteSection(section: SectionId): void {
  last = { draft: draftStore.draftId(), section };
}

/** The form, at the section somebody was in last if it was of this draft. */
export const formAddress = (): string =>
  last === undefined || last.draft !== draftStore.draftId() || last.section === SECTION_IDS[0]
    ? '/builder/form'
    : `/builder/form?section=${last.section}`;
