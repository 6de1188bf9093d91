import { SECTION_IDS } from '@trazo/plan/sections/section-ids';
import { builderAddress } from './builder-address.ts';
import { draftSaved, openSection } from './form.ts';
import { expect, test, WITH_PREVIEW, WITHOUT_PREVIEW } from './journey.ts';
import { enterPlan } from './plan-entry/enter-plan.ts';
import { typedTexts } from './plan-entry/typed-texts.ts';
import { shownPages } from './preview.ts';
import { documentAfter } from './typeset-document.ts';
import { words } from './words.ts';

test('a plan typed by hand comes out as a typeset, tagged PDF', async ({ page }) => {
  // A minute on two free cores; far more beside everything else that is tested.
  test.setTimeout(900_000);
  await openSection(page, 'general');
  await expect(page.getByText(words('viewer:empty.title'))).toBeVisible();
  // Typeset at every pause, the plan would take longer to be drawn than to be typed: it is looked at in the end.
  await page.setViewportSize(WITHOUT_PREVIEW);
  const sentences = await enterPlan(page);
  await page.setViewportSize(WITH_PREVIEW);
  const drawings = shownPages(page).locator('canvas');
  await expect(drawings.first()).toBeVisible();
  await draftSaved(page);

  await page.getByRole('link', { name: words('viewer:open') }).click();
  await expect(page).toHaveURL(builderAddress('document'));
  await expect(drawings.first()).toBeVisible();
  const document = await documentAfter(page, () => page.reload());
  await expect(drawings.first()).toBeVisible();

  expect(
    [...typedTexts(), ...sentences].filter((text) => !document.says(text)),
    'typed, and not printed',
  ).toEqual([]);
  expect(document.isTagged).toBe(true);
  expect(document.language).toMatch(/^es\b/);
  expect(document.title).toContain('Obrador Delicias');
  expect(document.fontFiles.described).toBeGreaterThan(0);
  expect(document.fontFiles.embedded).toBe(document.fontFiles.described);
  expect(document.pages).toBeGreaterThanOrEqual(8);
  expect(document.pages).toBeLessThanOrEqual(20);
  expect(document.says(words('document:watermark'))).toBe(true);
  const roles = document.structure.map(({ role }) => role);
  expect(roles).toEqual(expect.arrayContaining(['H1', 'P', 'Table', 'TH', 'TD', 'Figure']));
  const figures = document.structure.filter(({ role }) => role === 'Figure');
  expect(figures.filter(({ alt }) => alt === '')).toEqual([]);
  expect(document.destinations).toEqual(expect.arrayContaining(SECTION_IDS.map((id) => `section-${id}`)));
});
