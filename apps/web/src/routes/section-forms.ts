import { must } from '@trazo/plan/must';
import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import { type ComponentType, lazy } from 'react';
import GeneralForm from '../features/builder/sections/general.tsx';
import { recovery } from '../shared/missing-code/this-page.ts';

interface SectionForm {
  readonly Form: ComponentType;
  /** Asks for the form's code before it is shown. */
  readonly fetch: () => void;
}

const fetched = (load: () => Promise<{ default: ComponentType }>): SectionForm => ({
  Form: lazy(() => recovery.inTime(load)),
  // What cannot be fetched is missed again, and seen to, where it is shown.
  fetch: () => void load().catch(() => undefined),
});

/** By the name of the section; scripts/section-files.test.ts finds a section without one. */
const FORMS = import.meta.glob<{ default: ComponentType }>([
  '../features/builder/sections/*.tsx',
  '!../features/builder/sections/general.tsx',
  '!**/*.test.tsx',
]);
const importFinanceForm = () => import('../features/finance/finance-form.tsx');

function formOf(id: SectionId): SectionForm {
  if (id === 'general') return { Form: GeneralForm, fetch: () => undefined };
  if (id === 'finance') return fetched(importFinanceForm);
  return fetched(must(FORMS[`../features/builder/sections/${id}.tsx`], `a form of the section ${id}`));
}

const SECTION_FORMS = new Map(SECTION_IDS.map((id) => [id, formOf(id)]));

/**
 * How a section is filled in; its form is fetched when the section is opened. The one a plan begins with comes with the
 * page: it would be drawn without its fields first, and a second time once they were there.
 */
export const sectionForm = (id: SectionId): SectionForm =>
  must(SECTION_FORMS.get(id), 'all sections have one');
