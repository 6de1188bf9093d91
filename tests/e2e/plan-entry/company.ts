import type { Page } from '@playwright/test';
import { choose, fieldOf, pick, putPhoto, type, write } from '../form.ts';
import { expect } from '../journey.ts';
import { pngFile } from '../pictures.ts';
import { labelOf, words } from '../words.ts';
import { company } from './typed-plan.ts';

export async function enterGeneral(page: Page): Promise<void> {
  await type(page, 'general:companyName', company.name);
  await type(page, 'general:businessType', company.kind);
  await pick(page, 'general:legalStructure', 'legalStructure.limitedLiabilityCompany');
  await pick(page, 'general:sector', 'sector.commerce');
  await choose(page, 'general:newCompany', words('general:form.newCompany.existing'));
  await putPhoto(page, 'general:logo', await pngFile());
  for (const [name, { typed, shown }] of [
    ['general:constitutionDate', company.constituted],
    ['general:activityDate', company.opens],
  ] as const) {
    await type(page, name, typed);
    await page.keyboard.press('Tab');
    await expect(fieldOf(page, name)).toHaveValue(shown);
  }
  await page
    .getByRole('combobox', { name: labelOf('general:address'), exact: true })
    .pressSequentially(company.address);
  await type(page, 'general:ownFunds', company.ownFunds);
  await type(page, 'general:shareCapital', company.shareCapital);
}

export async function enterMission(page: Page): Promise<void> {
  await type(page, 'mission:mission', company.mission);
  await write(page, 'mission:vision', company.vision);
  await write(page, 'mission:values', company.values);
}

export async function enterSummary(page: Page): Promise<void> {
  await write(page, 'summary:summary', company.summary);
}
