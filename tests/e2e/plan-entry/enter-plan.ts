import type { Page } from '@playwright/test';
import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import { draftSaved, goOn } from '../form.ts';
import { expect, test } from '../journey.ts';
import { words } from '../words.ts';
import { enterGeneral, enterMission, enterSummary } from './company.ts';
import { enterOperations, enterSwot } from './course.ts';
import { enterFinance } from './figures.ts';
import { enterClient, enterCompetition, enterMarketing, enterProducts } from './market.ts';
import { enterDepartments, enterOrganigram, enterTeam } from './people.ts';

/** How a section is filled in where a sentence in each of its text boxes is not enough. */
const ENTER: Readonly<Partial<Record<SectionId, (page: Page) => Promise<void>>>> = {
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

/**
 * Fills all sections one after the other, going on by the form's own button. The page shows the first section. Returns what was
 * typed beside `typedTexts`.
 */
export async function enterPlan(page: Page): Promise<string[]> {
  const sentences: string[] = [];
  for (const [index, section] of SECTION_IDS.entries()) {
    await test.step(section, async () => {
      if (index > 0) await goOn(page, section);
      const enter = ENTER[section];
      if (enter !== undefined) await enter(page);
      else sentences.push(...(await enterSentences(page, section)));
    });
  }
  await draftSaved(page);
  return sentences;
}

/** A sentence of its own in each text box of a section. */
async function enterSentences(page: Page, section: SectionId): Promise<string[]> {
  const boxes = page.getByRole('region', { name: words(`${section}:title`) }).getByRole('textbox');
  await expect(boxes).not.toHaveCount(0);
  const sentences: string[] = [];
  for (const box of await boxes.all()) {
    const sentence = `Frase ${sentences.length + 1} del apartado ${section}.`;
    await box.fill(sentence);
    sentences.push(sentence);
  }
  return sentences;
}
