import type { Page } from '@playwright/test';
import { must } from '@trazo/plan/must';
import { sampleContent } from '@trazo/samples/sample';
import { axeFindsNothing, SIZES } from './axe.ts';
import { fieldOf, openSection, sectionShown, write } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { withStoredSample } from './stored-sample.ts';
import { labelOf, words } from './words.ts';

test.use({ viewport: WITHOUT_PREVIEW });

const palette = (page: Page) => page.getByRole('dialog', { name: words('builder:commands.title') });
const search = (page: Page) => palette(page).getByRole('textbox').or(palette(page).getByRole('combobox'));

test('Ctrl+K finds a section, a field, a field of an item and a command', async ({ page }) => {
  await withStoredSample(page);
  await openSection(page, 'general');
  await page.keyboard.press('Control+k');
  await search(page).fill(words('swot:title').toUpperCase());
  await page.keyboard.press('Enter');
  await sectionShown(page, 'swot');
  await expect(palette(page)).toBeHidden();

  await page.keyboard.press('Control+k');
  await search(page).fill('tamano merc');
  await expect(palette(page).getByRole('option', { name: labelOf('competition:marketSize') })).toBeVisible();
  await page.keyboard.press('Enter');
  await sectionShown(page, 'competition');
  await expect(fieldOf(page, 'competition:marketSize')).toBeFocused();
  await expect(palette(page)).toBeHidden();

  await test.step('the field of a folded item is unfolded', async () => {
    const { items } = sampleContent('es').plan.products;
    const { name } = must(items.at(-1), 'the sample has products');
    await page.keyboard.press('Control+k');
    await search(page).fill(`${labelOf('products:items.salePrice')} ${name}`);
    await expect(palette(page).getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await sectionShown(page, 'products');
    const item = page.getByRole('listitem').filter({ hasText: name });
    await expect(fieldOf(item, 'products:items.salePrice')).toBeFocused();
    await expect(fieldOf(item, 'products:items.salePrice')).toBeInViewport();
    await expect(palette(page)).toBeHidden();
  });
  await page.getByRole('button', { name: words('builder:commands.open') }).click();
  await search(page).fill('qqq');
  await expect(palette(page).getByText(words('builder:commands.none'))).toBeVisible();
  await search(page).fill(words('builder:shortcuts.title'));
  await axeFindsNothing(page, { desktop: WITHOUT_PREVIEW });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: words('builder:shortcuts.title') })).toBeVisible();
});

test('keys close the search, show the shortcuts, lead from section to section, and open a list', async ({
  page,
}) => {
  await openSection(page, 'general');
  await test.step('the first tips are gone for good once they are closed', async () => {
    const tips = page.getByRole('complementary', { name: words('builder:tips.title') });
    await expect(tips).toBeVisible();
    await axeFindsNothing(page, SIZES);
    await tips.getByRole('button', { name: words('builder:tips.close') }).click();
    await expect(tips).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.reload();
    await sectionShown(page, 'general');
    await expect(tips).toBeHidden();
    await page.setViewportSize(WITHOUT_PREVIEW);
  });
  const name = fieldOf(page, 'general:companyName');
  await test.step('Escape closes the search and gives the focus back to the field', async () => {
    await name.focus();
    await page.keyboard.press('Control+k');
    await expect(search(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await expect(name).toBeFocused();
  });
  await test.step('a question mark shows the shortcuts, unless it is typed', async () => {
    const keys = page.getByRole('dialog', { name: words('builder:shortcuts.title') });
    await name.press('?');
    await expect(name).toHaveValue('?');
    await expect(keys).toBeHidden();
    await page.getByRole('heading', { level: 1 }).press('?');
    await expect(keys).toBeVisible();
    await axeFindsNothing(page, SIZES);
    await page.setViewportSize(WITHOUT_PREVIEW);
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
  });
  await test.step('focus alone opens no list', async () => {
    const sector = page.getByRole('combobox', { name: labelOf('general:sector'), exact: true });
    await sector.focus();
    await expect(sector).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowDown');
    await expect(sector).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
  });
  await test.step('Alt and an arrow lead from section to section', async () => {
    await write(page, 'general:companyName', 'Obrador');
    await page.keyboard.press('Alt+ArrowDown');
    await sectionShown(page, 'mission');
    await page.keyboard.press('Alt+ArrowUp');
    await sectionShown(page, 'general');
  });
});
