import type { Page } from '@playwright/test';
import { openSection, write } from './form.ts';

export const COMPANY = 'Obrador Delicias';
export const MISSION = 'Hornear el pan que el barrio desayuna.';
export const HERE = 'Tres hornos en la ciudad antes de cinco años.';
export const THERE = 'Un molino propio y harina de la comarca.';

/** The first lines of a visitor. */
export async function writePlan(page: Page): Promise<void> {
  await openSection(page, 'mission');
  await write(page, 'mission:mission', MISSION);
  await openSection(page, 'general');
  await write(page, 'general:companyName', COMPANY);
}
