import type { SectionId } from '@trazo/plan/sections/section-ids';
import { type ComponentType, lazy } from 'react';
import { recovery } from '../../../shared/missing-code/this-page.ts';
import GeneralForm from './general.tsx';

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

/**
 * How each section is filled in; a form is fetched when its section is opened. The one a plan begins with comes with the
 * page: it would be drawn without its fields first, and a second time once they were there.
 */
export const SECTION_FORMS: Readonly<Record<SectionId, SectionForm>> = {
  general: { Form: GeneralForm, fetch: () => undefined },
  mission: fetched(() => import('./mission.tsx')),
  summary: fetched(() => import('./summary.tsx')),
  products: fetched(() => import('./products.tsx')),
  client: fetched(() => import('./client.tsx')),
  team: fetched(() => import('./team.tsx')),
  swot: fetched(() => import('./swot.tsx')),
  marketing: fetched(() => import('./marketing.tsx')),
  operations: fetched(() => import('./operations.tsx')),
  departments: fetched(() => import('./departments.tsx')),
  organigram: fetched(() => import('./organigram.tsx')),
  finance: fetched(() => import('./finance.tsx')),
  competition: fetched(() => import('./competition.tsx')),
};
