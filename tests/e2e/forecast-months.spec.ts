import type { Locator, Page } from '@playwright/test';
import spoken from '@trazo/messages/help/es/forecast.json' with { type: 'json' };
import { axeFindsNothing, SIZES, SIZES_WITHOUT_PREVIEW } from './axe.ts';
import { openSection, take } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { pasteText } from './paste-text.ts';
import { openForecast } from './plan-entry/answered-forecast.ts';
import { gridCell } from './plan-entry/figures.ts';
import { fitsSmallScreen } from './small-screen.ts';
import { words } from './words.ts';

test.use({ viewport: WITHOUT_PREVIEW });

const { months } = spoken;
const part = (page: Page) => page.getByRole('region', { name: months.title, exact: true });
const table = (page: Page) => part(page).getByRole('table');
const month = (page: Page, line: string, name: string): Locator =>
  table(page).getByRole('textbox', { name: `${line}, ${name}`, exact: true });
const column = (page: Page, name: string) => table(page).getByRole('button', { name, exact: true });
const view = (page: Page, name: keyof typeof months.views) =>
  part(page).getByRole('radio', { name: months.views[name], exact: true });
const newLine = (page: Page) => table(page).locator('[data-open] textarea');

/** A forecast that has months to be typed in. */
async function openWithStart(page: Page): Promise<void> {
  await openForecast(page, { start: '2027-01' });
  await expect(part(page)).toBeVisible();
}

/** The same, by hand. */
async function turnOn(page: Page): Promise<void> {
  await openSection(page, 'finance');
  await page.getByRole('button', { name: words('finance:form.forecast.start'), exact: true }).click();
  await take(
    page.getByRole('combobox', { name: spoken.fields.country, exact: true }),
    spoken.options.country.es,
  );
  await page.getByRole('button', { name: spoken.ui.next, exact: true }).click();
  await page.getByLabel(spoken.fields.start, { exact: true }).fill('2027-01');
  await expect(part(page)).toBeVisible();
}

/** A year of coffee and bread, as a spreadsheet has it on the clipboard. */
const FROM_EXCEL = [
  ['Café', ...Array.from({ length: 12 }, (_, index) => String(1000 + index))].join('\t'),
  ['Pan', '2.000,5', ...new Array(11).fill('3.000')].join('\t'),
].join('\r\n');

async function pasteYear(page: Page): Promise<void> {
  await newLine(page).focus();
  await pasteText(page, FROM_EXCEL);
  await expect(month(page, 'Café', 'ene 27')).toHaveValue('1.000');
}

test('a year pasted from a spreadsheet is read in results by month, quarter and year', async ({ page }) => {
  await openWithStart(page);
  await pasteYear(page);
  for (const name of ['lines', 'income', 'cash', 'balance'] as const) {
    await view(page, name).check();
    await expect(table(page)).toBeVisible();
    await expect(table(page)).not.toContainText('NaN');
    await expect(column(page, '2027')).toBeVisible();
  }
  const total = (label: string) => table(page).getByRole('row', { name: label }).getByRole('cell');
  const assets = total(words('finance:document.totalAssets'));
  await expect(assets).not.toHaveCount(0);
  await expect(total(words('finance:document.totalFunding'))).toHaveText(await assets.allTextContents());
  await view(page, 'lines').check();
  const line = (name: string) => table(page).getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(line('Café').getByRole('cell').first()).toHaveText('12.066');
  await expect(line(words('finance:form.grid.totals.revenues')).getByRole('cell').first()).toHaveText(
    '47.067',
  );
  await axeFindsNothing(page, SIZES_WITHOUT_PREVIEW);
  await fitsSmallScreen(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: SIZES.phone });

  test('one year at a time is typed and read', async ({ page }) => {
    await turnOn(page);
    await newLine(page).fill('Miel');
    await month(page, 'Miel', 'ene 27').fill('120');
    await part(page).getByRole('radio', { name: '2028', exact: true }).check();
    await expect(month(page, 'Miel', 'ene 27')).toBeHidden();
    await column(page, 'ene–mar 28').click();
    await month(page, 'Miel', 'feb 28').fill('240');
    await expect(gridCell(page, 'Miel', 1)).toHaveValue('120');
    await view(page, 'cash').check();
    await expect(column(page, '2028')).toBeVisible();
    await axeFindsNothing(page, { phone: SIZES.phone });
  });
});
