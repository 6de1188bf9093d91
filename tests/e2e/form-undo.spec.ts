import type { Page } from '@playwright/test';
import { sampleContent } from '@trazo/samples/sample';
import { axeFindsNothing, SIZES, SIZES_WITHOUT_PREVIEW } from './axe.ts';
import { undoStays } from './endless-timers.ts';
import { fieldOf, goOn, openSection, says, sectionShown, write } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { gridCell, lineName } from './plan-entry/figures.ts';
import { withoutForecast, withStoredSample } from './stored-sample.ts';
import { labelOf, words } from './words.ts';

const { plan } = sampleContent('es');

test.use({ viewport: WITHOUT_PREVIEW });

const undoes = (page: Page) => page.keyboard.press('Control+z');
const redoes = (page: Page) => page.keyboard.press('Control+Shift+z');
const button = (page: Page, name: 'undo' | 'redo') =>
  page.getByRole('button', { name: words(`drafts:history.${name}`), exact: true });
const noticeOf = (page: Page, what: string) =>
  page.getByRole('status').filter({ hasText: words('drafts:history.undone', { what }) });

test('undo goes back over sections, to the field it changes, and redo goes on', async ({ page }) => {
  // Keys are one step unless they pause, and what was undone is said for seconds: neither is for a slow machine to decide.
  await page.clock.setFixedTime(new Date());
  await undoStays(page);
  await openSection(page, 'general');
  await expect(button(page, 'undo')).toHaveAttribute('aria-disabled', 'true');
  await write(page, 'general:companyName', 'Obrador Delicias');
  await goOn(page, 'mission');
  await write(page, 'mission:mission', 'Hornear el pan que el barrio desayuna.');
  await fieldOf(page, 'mission:mission').press('End');
  await page.keyboard.type(' Y cenar.');
  await undoes(page);
  await says(fieldOf(page, 'mission:mission'), 'Hornear el pan que el barrio desayuna.');
  await undoes(page);
  await says(fieldOf(page, 'mission:mission'), '');
  await undoes(page);
  await sectionShown(page, 'general');
  const name = fieldOf(page, 'general:companyName');
  await expect(name).toHaveValue('');
  await expect(name).toBeFocused();
  const what = words('drafts:history.place', {
    section: words('general:title'),
    field: labelOf('general:companyName'),
  });
  await expect(noticeOf(page, what)).toBeVisible();
  await redoes(page);
  await expect(name).toHaveValue('Obrador Delicias');
  await button(page, 'redo').click();
  await sectionShown(page, 'mission');
  await says(fieldOf(page, 'mission:mission'), 'Hornear el pan que el barrio desayuna.');
  await page.keyboard.press('Control+y');
  await says(fieldOf(page, 'mission:mission'), 'Hornear el pan que el barrio desayuna. Y cenar.');
  await axeFindsNothing(page, SIZES_WITHOUT_PREVIEW);
});

test('one history holds lists, figures, formats and the design', async ({ page }) => {
  await withStoredSample(page, 'es', withoutForecast);
  await openSection(page, 'finance');
  const line = await lineName(page, 'revenues', 1).inputValue();
  const figure = gridCell(page, line, 1);
  const amount = await figure.inputValue();
  await figure.press('Delete');
  await expect(figure).toHaveValue('');

  await openSectionByLink(page, 'products');
  const [first] = plan.products.items;
  const item = first?.name ?? '';
  const open = page.getByRole('button', { name: item, exact: true });
  await page.getByRole('button', { name: words('fields:list.remove', { item }), exact: true }).click();
  await expect(open).toHaveCount(0);

  await openSectionByLink(page, 'mission');
  const mission = fieldOf(page, 'mission:mission');
  await mission.press('Control+a');
  await page
    .getByRole('button', { name: words('fields:richText.bold'), exact: true })
    .first()
    .click();
  await expect(mission.locator('strong')).not.toHaveCount(0);

  await mission.press('Control+z');
  await expect(mission.locator('strong')).toHaveCount(0);
  await expect(mission).toBeFocused();
  await undoes(page);
  await sectionShown(page, 'products');
  await expect(open).toBeVisible();
  await undoes(page);
  await sectionShown(page, 'finance');
  await expect(figure).toHaveValue(amount);
  await expect(figure).toBeFocused();
});

test('on a phone a button undoes; what was typed where nothing is kept has the browser’s own undo', async ({
  page,
}) => {
  await page.setViewportSize(SIZES.phone);
  await openSection(page, 'general');
  await expect(button(page, 'undo').filter({ visible: true })).toHaveCount(0);
  await write(page, 'general:companyName', 'Obrador Delicias');
  const undo = button(page, 'undo').filter({ visible: true });
  const box = await undo.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await undo.click();
  await expect(fieldOf(page, 'general:companyName')).toHaveValue('');
  await axeFindsNothing(page, { phone: SIZES.phone });

  await page.setViewportSize(WITHOUT_PREVIEW);
  await write(page, 'general:companyName', 'Obrador Delicias');
  await page.getByRole('link', { name: words('builder:steps.selectTemplate') }).click();
  const search = page.getByRole('searchbox');
  await search.pressSequentially('pan');
  await search.press('Control+z');
  await expect(search).not.toHaveValue('pan');
  await openSection(page, 'general');
  await expect(fieldOf(page, 'general:companyName')).toHaveValue('Obrador Delicias');
});

const openSectionByLink = async (page: Page, section: 'products' | 'mission') => {
  await page
    .getByRole('navigation', { name: words('builder:form.sections') })
    .getByRole('link', { name: words(`${section}:title`) })
    .click();
  await sectionShown(page, section);
};
