import type { SectionId } from '@trazo/plan/sections/section-ids';
import { type ComponentType, lazy } from 'react';
import { recovery } from '../../../shared/missing-code/this-page.ts';
import GeneralForm from './general.tsx';

const form = (load: () => Promise<{ default: ComponentType }>) => lazy(() => recovery.inTime(load));

/**
 * How each section is filled in; a form is fetched when its section is opened. The one a plan begins with comes with the
 * page: it would be drawn without its fields first, and a second time once they were there.
 */
export const SECTION_FORMS: Readonly<Record<SectionId, ComponentType>> = {
  general: GeneralForm,
  mission: form(() => import('./mission.tsx')),
  summary: form(() => import('./summary.tsx')),
  products: form(() => import('./products.tsx')),
  client: form(() => import('./client.tsx')),
  team: form(() => import('./team.tsx')),
  swot: form(() => import('./swot.tsx')),
  marketing: form(() => import('./marketing.tsx')),
  operations: form(() => import('./operations.tsx')),
  departments: form(() => import('./departments.tsx')),
  organigram: form(() => import('./organigram.tsx')),
  finance: form(() => import('./finance.tsx')),
  competition: form(() => import('./competition.tsx')),
};
