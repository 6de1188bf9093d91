import type { Page } from '@playwright/test';
import explained from '@trazo/messages/help/es/explain.json' with { type: 'json' };
import spoken from '@trazo/messages/help/es/forecast.json' with { type: 'json' };
import { MESSAGE_LANGUAGES } from '@trazo/messages/languages';
import { axeFindsNothing, SIZES_WITHOUT_PREVIEW } from './axe.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { gridCell } from './plan-entry/figures.ts';
import { answerQuestions, asked, turnOn } from './plan-entry/forecast-answers.ts';

test.use({ viewport: WITHOUT_PREVIEW });

const panel = (page: Page) => page.getByRole('dialog', { name: explained.ui.why, exact: true });
const further = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name });
const tables = (page: Page) => page.getByRole('region', { name: explained.ui.tables, exact: true });

for (const [size, viewport] of Object.entries(SIZES_WITHOUT_PREVIEW)) {
  test(`a computed cell leads down to its answer and back to its question, on a ${size}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await turnOn(page);
    await answerQuestions(page);
    const cell = gridCell(page, 'Pan', 1);
    await expect(cell).not.toHaveValue('');
    await cell.click();
    await page.getByRole('button', { name: explained.ui.why, exact: true }).click();
    await expect(panel(page).getByRole('heading', { name: /^Pan, / })).toBeFocused();
    await further(page, 'Pan').click();
    await further(page, 'abril de 2027').click();
    await expect(panel(page)).toContainText(explained.operands.quantity);
    await expect(panel(page)).toContainText('2.000');
    await expect(panel(page)).toContainText(/3\s€/);
    await further(page, explained.ui.back).click();
    await expect(further(page, 'mayo de 2027')).toBeVisible();
    await further(page, new RegExp(spoken.questions.volume.title.slice(1, 12))).click();
    await expect(panel(page)).toBeHidden();
    await expect(asked(page).getByRole('heading', { name: spoken.questions.volume.title })).toBeFocused();
  });
}

test('every table is walked through by keyboard, and each figure opens', async ({ page }) => {
  await turnOn(page);
  await answerQuestions(page);
  await expect(gridCell(page, 'Pan', 1)).not.toHaveValue('');
  for (const table of ['ratios', 'funding', 'loans'] as const) {
    await tables(page)
      .getByRole('combobox', { name: explained.ui.table, exact: true })
      .selectOption(explained.tables[table]);
    const figures = tables(page).getByRole('table').getByRole('button');
    await expect(figures.first()).toBeVisible();
    await expect(tables(page)).not.toContainText('NaN');
    await figures.first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    await expect(panel(page)).not.toContainText(/NaN|undefined|Infinity/);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    expect(await figures.evaluateAll((all) => all.filter(({ tabIndex }) => tabIndex === 0).length)).toBe(1);
    await expect(tables(page).locator('table button:focus')).toHaveCount(1);
  }
});

test('Shift + F1 opens a cell of the grid without losing what is typed', async ({ page }) => {
  await turnOn(page);
  await answerQuestions(page);
  const cell = gridCell(page, spoken.grid.categories.rent, 2);
  await expect(cell).toHaveValue('10.800');
  await cell.focus();
  await page.keyboard.press('Shift+F1');
  await expect(panel(page)).toContainText(/10\.800\s€/);
  await page.keyboard.press('Escape');
  await expect(cell).toBeFocused();
  await expect(cell).toHaveValue('10.800');
});

test('the explanation is accessible, and says the same in every language', async ({ page }) => {
  await turnOn(page);
  await answerQuestions(page);
  await gridCell(page, 'Pan', 1).focus();
  await page.keyboard.press('Shift+F1');
  await further(page, 'Pan').click();
  await axeFindsNothing(page, SIZES_WITHOUT_PREVIEW);
  for (const language of MESSAGE_LANGUAGES) {
    const { default: words } = await import(`@trazo/messages/help/${language}/explain.json`, {
      with: { type: 'json' },
    });
    expect(Object.keys(words.operands)).toEqual(Object.keys(explained.operands));
    expect(Object.keys(words.ui)).toEqual(Object.keys(explained.ui));
  }
});
