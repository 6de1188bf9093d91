import type { Plan } from '@trazo/plan/plan';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import type { PrintSections } from '../print-model.ts';
import type { Opener, Wording } from '../wording.ts';
import { printClient } from './client.ts';
import { printCompetition } from './competition.ts';
import { printDepartments } from './departments.ts';
import { printFinance } from './finance.ts';
import { printGeneral } from './general.ts';
import { printMarketing } from './marketing.ts';
import { printMission } from './mission.ts';
import { printOperations } from './operations.ts';
import { printOrganigram } from './organigram.ts';
import { printProducts } from './products.ts';
import { printSummary } from './summary.ts';
import { printSwot } from './swot.ts';
import { printTeam } from './team.ts';

/** How each section is worded for print; a missing one does not compile. */
type SectionPrinters = {
  readonly [Id in SectionId]: (opener: Opener<Id>, plan: Plan, wording: Wording) => PrintSections[Id];
};

export const SECTION_PRINTERS: SectionPrinters = {
  general: (opener, plan, wording) => printGeneral(opener, plan.general, wording),
  mission: (opener, plan, wording) => printMission(opener, plan.mission, wording),
  summary: printSummary,
  products: (opener, plan, wording) => printProducts(opener, plan.products, wording),
  client: (opener, plan, wording) => printClient(opener, plan.client, wording),
  team: (opener, plan, wording) => printTeam(opener, plan.team, wording),
  swot: (opener, plan, wording) => printSwot(opener, plan.swot, wording),
  marketing: (opener, plan, wording) => printMarketing(opener, plan.marketing, wording),
  operations: (opener, plan, wording) => printOperations(opener, plan.operations, wording),
  departments: (opener, plan, wording) => printDepartments(opener, plan.departments, wording),
  organigram: printOrganigram,
  finance: (opener, plan, wording) => printFinance(opener, plan.finance, wording),
  competition: printCompetition,
};
