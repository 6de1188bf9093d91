import type { Page } from '@playwright/test';
import spoken from '@trazo/messages/help/es/forecast.json' with { type: 'json' };
import { openSection } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { gridCell, lineName, typeAcross } from './plan-entry/figures.ts';
import { answerFrame, seeFigures, turnOn } from './plan-entry/forecast-answers.ts';
import { documentAfter } from './typeset-document.ts';
import { words } from './words.ts';

test.use({ viewport: WITHOUT_PREVIEW });

const table = (page: Page) => page.getByRole('table', { name: words('finance:document.incomeStatement') });
const strip = (page: Page) => page.getByRole('region', { name: spoken.strip.label, exact: true });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: words('drafts:saved') });

/** Every cell of the grid with what stands in it; the rows that stand open for a new line have nothing. */
const cellsOf = (page: Page): Promise<Record<string, string>> =>
  table(page)
    .locator('[data-cell]')
    .evaluateAll((all) =>
      Object.fromEntries(
        all.flatMap((each) => {
          if (!(each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement)) return [];
          return each.value === '' ? [] : [[each.dataset['cell'] ?? '', each.value]];
        }),
      ),
    );

test('a grid typed by hand becomes a forecast to the last digit, and a monthly cash plan', async ({
  page,
}) => {
  await openSection(page, 'finance');
  await lineName(page, 'revenues', 1).click();
  await page.keyboard.type('Ventas');
  await page.keyboard.press('ArrowRight');
  await typeAcross(page, ['84000,50', '91000', '98000', '99999', '101000,25']);
  await lineName(page, 'otherExpenses', 1).click();
  await page.keyboard.type('Alquiler');
  await page.keyboard.press('ArrowRight');
  await typeAcross(page, ['12000', '12240', '12485', '12734', '12989']);
  await gridCell(page, words('finance:document.incomeTaxExpense'), 1).focus();
  await typeAcross(page, ['1111', '2222', '3333', '4444', '5555']);
  await page.keyboard.press('Tab');
  await expect(gridCell(page, words('finance:document.incomeTaxExpense'), 5)).toHaveValue('5.555');
  const typed = await cellsOf(page);
  expect(Object.values(typed)).toContain('84.000,50');
  await turnOn(page);
  await answerFrame(page, '2027-01');
  await seeFigures(page);
  await expect(strip(page)).toBeVisible();
  await expect(page.getByText(/Ventas, Alquiler/)).toBeVisible();
  await expect.poll(() => cellsOf(page)).toEqual(typed);
  await expect(strip(page)).not.toContainText(/NaN|undefined/);
  await expect(saved(page)).toBeAttached();
  const printed = await documentAfter(page, () => page.goto('/builder/document'));
  expect(printed.says(words('finance:document.cashPlan'))).toBe(true);
  expect(printed.says('84.000,50')).toBe(true);
});
