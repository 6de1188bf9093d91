import type { Locator, Page } from '@playwright/test';
import spoken from '@trazo/messages/help/es/forecast.json' with { type: 'json' };
import { axeFindsNothing, SIZES, SIZES_WITHOUT_PREVIEW } from './axe.ts';
import { openSection, take } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { pasteText } from './paste-text.ts';
import { openForecast } from './plan-entry/answered-forecast.ts';
import { gridCell } from './plan-entry/figures.ts';
import { ask } from './plan-entry/forecast-answers.ts';
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
const menuOf = (page: Page, line: string) =>
  part(page).getByRole('button', { name: words('finance:form.grid.menu', { line }), exact: true });
const undo = (page: Page) =>
  part(page).getByRole('button', { name: words('finance:form.grid.undo'), exact: true });
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

test('a year pasted from a spreadsheet unfolds, adds up, and goes back in one step', async ({ page }) => {
  await openWithStart(page);
  await pasteYear(page);
  await expect(month(page, 'Pan', 'dic 27')).toHaveValue('3.000');
  await expect(month(page, 'Pan', 'ene 27')).toHaveValue('2.000,50');
  const row = month(page, 'Café', 'ene 27').locator('xpath=ancestor::tr');
  await expect(row.getByRole('cell').nth(0)).toHaveText('12.066');
  await expect(row.getByRole('cell').nth(1)).toHaveText('3.003');
  await expect(gridCell(page, 'Café', 1)).toHaveValue('12.066');
  await undo(page).click();
  await expect(month(page, 'Café', 'ene 27')).toBeHidden();
  await expect(gridCell(page, 'Café', 1)).toBeHidden();
  await page.keyboard.press('Control+Shift+z');
  await expect(month(page, 'Café', 'ene 27')).toHaveValue('1.000');
});

test('a year folds, and is read in results', async ({ page }) => {
  await openWithStart(page);
  await pasteYear(page);
  await test.step('quarters and years fold, and the arrows pass over what is folded', async () => {
    const second = column(page, 'abr–jun 27');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await second.click();
    await expect(second).toHaveAttribute('aria-expanded', 'false');
    await expect(month(page, 'Café', 'abr 27')).toBeHidden();
    await month(page, 'Café', 'mar 27').focus();
    await page.keyboard.press('ArrowRight');
    await expect(month(page, 'Café', 'jul 27')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(month(page, 'Café', 'mar 27')).toBeFocused();
    await part(page).getByRole('button', { name: months.years, exact: true }).click();
    await expect(table(page).getByRole('columnheader')).toHaveCount(6);
    await part(page).getByRole('button', { name: months.months, exact: true }).click();
    await expect(month(page, 'Café', 'dic 31')).toBeVisible();
  });
  await test.step('results are read by month, quarter and year, and balance', async () => {
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
});

test('months are filled to the right by growth, and what is no quantity is said and kept', async ({
  page,
}) => {
  await openWithStart(page);
  await newLine(page).fill('Miel');
  await month(page, 'Miel', 'feb 27').fill('200');
  await menuOf(page, 'Miel').press('Enter');
  await page.getByRole('menuitem', { name: months.fill, exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', {
    name: words('finance:form.grid.growth.title', { line: 'Miel' }),
  });
  await expect(dialog.getByRole('combobox', { name: months.fillFrom })).toHaveValue('febrero de 2027');
  await dialog.getByRole('textbox', { name: months.growth }).fill('5000');
  await dialog.getByRole('button', { name: words('finance:form.grid.growth.fill'), exact: true }).click();
  await expect(
    dialog.getByText(words('finance:form.grid.growth.range', { from: -99, to: 1000 })),
  ).toBeVisible();
  await axeFindsNothing(page, SIZES_WITHOUT_PREVIEW);
  await page.setViewportSize(WITHOUT_PREVIEW);
  await dialog.getByRole('textbox', { name: months.growth }).fill('10');
  await dialog.getByRole('button', { name: words('finance:form.grid.growth.fill'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(menuOf(page, 'Miel')).toBeFocused();
  await expect(month(page, 'Miel', 'mar 27')).toHaveValue('220');
  // 200 · 1.1¹⁰, and nothing behind the year's end.
  await expect(gridCell(page, 'Miel', 1)).toHaveValue('3.707');
  await expect(gridCell(page, 'Miel', 2)).toHaveValue('0');
  await undo(page).click();
  await expect(month(page, 'Miel', 'mar 27')).toHaveValue('');
  await expect(month(page, 'Miel', 'feb 27')).toHaveValue('200');

  await test.step('what is no quantity is said, kept, and spoils no figure', async () => {
    const cell = month(page, 'Miel', 'ene 27');
    await month(page, 'Miel', 'feb 27').fill('200');
    for (const [typed, kept, said] of [
      ['muchas', 'muchas', /no es un importe/],
      ['-5', '-5', /de 0 a 1\.000\.000\.000/],
      ['9'.repeat(30), /^(?:999\.){9}999$/, /de 0 a 1\.000\.000\.000/],
      ['9'.repeat(40), /^9\.(?:999\.){12}999$/, /30 cifras/],
      ['1,23456', '1,23456', /3 decimales/],
      ['=1/0', '=1/0', /no es un importe/],
    ] as const) {
      await cell.fill(typed);
      await page.keyboard.press('Tab');
      await expect(cell).toHaveAttribute('aria-invalid', 'true');
      await expect(cell).toHaveValue(kept);
      await expect(part(page).getByRole('alert')).toHaveText(said);
      await expect(gridCell(page, 'Miel', 1)).toHaveValue('200');
    }
    await expect(page.getByRole('status').filter({ hasText: words('drafts:saved') })).toBeAttached();
    await page.reload();
    await expect(cell).toHaveValue('=1/0');
    await expect(page.locator('main')).not.toContainText('NaN');
    await cell.fill('');
    await page.keyboard.press('Tab');
    await expect(cell).not.toHaveAttribute('aria-invalid');
  });
});

test('a stream that is worked out can be taken over, and brings the same', async ({ page }) => {
  await openWithStart(page);
  const asked = page.getByRole('region', { name: /^Pregunta \d+ de \d+$/ });
  await ask(page, 'sales');
  await page.getByRole('button', { name: spoken.ui.add, exact: true }).click();
  await asked.getByRole('textbox', { name: spoken.fields.name, exact: true }).fill('Menú');
  await ask(page, 'volume');
  for (const [label, text] of [
    [spoken.fields.price, '12'],
    [spoken.fields.first, '100'],
    [spoken.fields.normal, '400'],
  ] as const) {
    await asked.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
  const before = '45.000';
  // Out of sight: it follows the answers a moment later.
  await expect(gridCell(page, 'Menú', 1)).toHaveValue(before);
  await menuOf(page, 'Menú').press('Enter');
  await page.getByRole('menuitem', { name: months.type, exact: true }).press('Enter');
  await expect(month(page, 'Menú', 'ene 27')).toHaveValue('100');
  await expect(month(page, 'Menú', 'mar 27')).toHaveValue('200');
  await expect(gridCell(page, 'Menú', 1)).toHaveValue(before);
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
