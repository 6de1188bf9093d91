import type { Page } from '@playwright/test';
import type { Plan } from '@trazo/plan/plan';
import { openSection, write } from './form.ts';

export const COMPANY = 'Obrador Delicias';
export const MISSION = 'Hornear el pan que el barrio desayuna.';
export const HERE = 'Tres hornos en la ciudad antes de cinco años.';
export const THERE = 'Un molino propio y harina de la comarca.';

/** The first lines of a visitor, in a plan. */
export function begin(plan: Plan): void {
  plan.general = { ...plan.general, companyName: COMPANY };
  plan.mission = { ...plan.mission, mission: MISSION };
}

/** The same, typed. */
export async function writePlan(page: Page): Promise<void> {
  await openSection(page, 'mission');
  await write(page, 'mission:mission', MISSION);
  await openSection(page, 'general');
  await write(page, 'general:companyName', COMPANY);
}
