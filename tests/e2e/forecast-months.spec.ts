import type { Locator, Page } from '@playwright/test';
import spoken from '@trazo/messages/help/es/forecast.json' with { type: 'json' };
import { exampleOverhead } from '@trazo/plan/testing/example-overhead';
import { axeFindsNothing, SIZES, SIZES_WITHOUT_PREVIEW } from './axe.ts';
import { openPart } from './form.ts';
import { expect, test } from './journey.ts';
import { openForecast } from './plan-entry/answered-forecast.ts';
import { gridCell } from './plan-entry/figures.ts';
import { fitsSmallScreen } from './small-screen.ts';
import { words } from './words.ts';

test.use({ viewport: SIZES.phone });

const { months } = spoken;
const part = (page: Page) => page.getByRole('region', { name: months.title, exact: true });
const table = (page: Page) => part(page).getByRole('table');
const month = (page: Page, line: string, name: string): Locator =>
  table(page).getByRole('textbox', { name: `${line}, ${name}`, exact: true });
const column = (page: Page, name: string) => table(page).getByRole('button', { name, exact: true });
const view = (page: Page, name: keyof typeof months.views) =>
  part(page).getByRole('radio', { name: months.views[name], exact: true });
const newLine = (page: Page) => table(page).locator('[data-open] textarea');

test('on a phone one year of months at a time is typed and read', async ({ page }) => {
  await openForecast(page, { start: '2027-01', overheads: [exampleOverhead] });
  await openPart(page, words('finance:form.parts.forecast'));
  await newLine(page).fill('Miel');
  await month(page, 'Miel', 'ene 27').fill('120');
  await part(page).getByRole('radio', { name: '2028', exact: true }).check();
  await expect(month(page, 'Miel', 'ene 27')).toBeHidden();
  await column(page, 'ene–mar 28').click();
  await month(page, 'Miel', 'feb 28').fill('240');
  await expect(gridCell(page, 'Miel', 1)).toHaveValue('120');
  await view(page, 'cash').check();
  await expect(column(page, '2028')).toBeVisible();
  await axeFindsNothing(page, SIZES_WITHOUT_PREVIEW);
  await fitsSmallScreen(page);
});
