import type { Page } from '@playwright/test';
import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import { draftSaved, goOn } from '../form.ts';
import { test } from '../journey.ts';
import { enterGeneral, enterMission, enterSummary } from './company.ts';
import { enterOperations, enterSwot } from './course.ts';
import { enterFinance } from './figures.ts';
import { enterClient, enterCompetition, enterMarketing, enterProducts } from './market.ts';
import { enterDepartments, enterOrganigram, enterTeam } from './people.ts';

const ENTER: Readonly<Record<SectionId, (page: Page) => Promise<void>>> = {
  general: enterGeneral,
  mission: enterMission,
  summary: enterSummary,
  products: enterProducts,
  client: enterClient,
  team: enterTeam,
  swot: enterSwot,
  marketing: enterMarketing,
  operations: enterOperations,
  departments: enterDepartments,
  organigram: enterOrganigram,
  finance: enterFinance,
  competition: enterCompetition,
};

/** Fills all sections one after the other, going on by the form's own button. The page shows the first section. */
export async function enterPlan(page: Page): Promise<void> {
  for (const [index, section] of SECTION_IDS.entries()) {
    await test.step(section, async () => {
      if (index > 0) await goOn(page, section);
      await ENTER[section](page);
    });
  }
  await draftSaved(page);
}
