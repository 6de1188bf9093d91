import type { Locator, Page } from '@playwright/test';
import { draftSaved, openSection } from './form.ts';
import { expect, test } from './journey.ts';
import { fitsSmallScreen } from './small-screen.ts';
import { documentAfter } from './typeset-document.ts';
import { type FieldName, labelOf, words } from './words.ts';

test.use({ hasTouch: true });

const box = (page: Page, name: FieldName): Locator =>
  page.getByRole('combobox', { name: labelOf(name), exact: true });
const option = (page: Page, name: string): Locator => page.getByRole('option', { name, exact: true });

async function take(page: Page, name: FieldName, typed: string, shown: string) {
  await box(page, name).fill(typed);
  await option(page, shown).click();
  await expect(box(page, name)).toHaveValue(shown);
}

const GMBH = words('legalForms:names.de.limitedLiabilityCompany');

test('a legal form of the plan’s country says what it means, is printed by its name and kept', async ({
  page,
}) => {
  await openSection(page, 'general');
  await take(page, 'general:country', words('legalForms:countries.de'), words('legalForms:countries.de'));
  await box(page, 'general:legalStructure').click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText(
    words('legalForms:names.de.selfEmployed'),
  );
  await take(page, 'general:legalStructure', 'gmbh (', GMBH);
  await expect(page.getByText(/Körperschaftsteuer/)).toBeVisible();
  await expect(page.getByText(/25\.000\s€/).first()).toBeVisible();
  await page.getByRole('textbox', { name: labelOf('general:shareCapital'), exact: true }).fill('12000');
  await page.keyboard.press('Tab');
  await expect(page.getByText(words('legalForms:capital.below', { amount: '25.000 €' }))).toBeVisible();
  await draftSaved(page);
  const document = await documentAfter(page, () => page.reload());
  await expect(box(page, 'general:legalStructure')).toHaveValue(GMBH);
  expect(document.says(GMBH)).toBe(true);
  expect(document.says(words('legalForms:countries.de'))).toBe(true);
  await test.step('on a phone the forms are found by a few letters and fit the screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await take(page, 'general:country', 'Fra', words('legalForms:countries.fr'));
    await box(page, 'general:legalStructure').fill('sas');
    const found = option(page, words('legalForms:names.fr.frSas'));
    await expect(found).toBeVisible();
    const size = await found.boundingBox();
    expect(size?.height).toBeGreaterThanOrEqual(44);
    await found.tap();
    await fitsSmallScreen(page);
  });
});
