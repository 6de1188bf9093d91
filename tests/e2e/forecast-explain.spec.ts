import type { Page } from '@playwright/test';
import explained from '@trazo/messages/help/es/explain.json' with { type: 'json' };
import spoken from '@trazo/messages/help/es/forecast.json' with { type: 'json' };
import { MESSAGE_LANGUAGES } from '@trazo/messages/languages';
import { axeFindsNothing, SIZES_WITHOUT_PREVIEW } from './axe.ts';
import { take } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { openAnswered } from './plan-entry/answered-forecast.ts';
import { gridCell } from './plan-entry/figures.ts';
import { answer, answerQuestions, ask, asked, turnOn } from './plan-entry/forecast-answers.ts';
import { words } from './words.ts';

test.use({ viewport: WITHOUT_PREVIEW });

const panel = (page: Page) => page.getByRole('dialog', { name: explained.ui.why, exact: true });
const further = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name });
const tables = (page: Page) => page.getByRole('region', { name: spoken.tables.title, exact: true });

test('a computed cell leads down to its answer and back to its question, on a phone', async ({ page }) => {
  await page.setViewportSize(SIZES_WITHOUT_PREVIEW.phone);
  // What an earlier visit has filled in is folded there.
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

test('every table is walked through by keyboard, and each figure opens and says what it is made of', async ({
  page,
}) => {
  await openAnswered(page);
  const unfold = tables(page).getByRole('button', { name: spoken.tables.title, exact: true });
  await expect(unfold).toHaveAttribute('aria-expanded', 'false');
  await unfold.press('Enter');
  await expect(unfold).toHaveAttribute('aria-expanded', 'true');
  for (const table of ['ratios', 'funding', 'loans'] as const) {
    await take(
      tables(page).getByRole('combobox', { name: explained.ui.table, exact: true }),
      explained.tables[table],
    );
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
    const tabStops = () => figures.evaluateAll((all) => all.filter(({ tabIndex }) => tabIndex === 0).length);
    await expect.poll(tabStops).toBe(1);
    await expect(tables(page).locator('table button:focus')).toHaveCount(1);
  }
  await take(
    tables(page).getByRole('combobox', { name: explained.ui.table, exact: true }),
    explained.tables.ratios,
  );
  for (const [ratio, operand] of [
    ['payback', explained.operands.stillMissing],
    ['internalRate', explained.operands.presentValueAtRate],
  ] as const) {
    await tables(page)
      .getByRole('button', { name: new RegExp(`^${RegExp.escape(explained.ratios[ratio])}`) })
      .press('Enter');
    await expect(panel(page)).toContainText(explained.meanings[ratio]);
    await expect(panel(page)).toContainText(operand);
    await expect(panel(page)).not.toContainText(/NaN|undefined|Infinity/);
    await page.keyboard.press('Escape');
  }
});

test('Shift + F1 opens a cell of the grid without losing what is typed, accessibly, in every language', async ({
  page,
}) => {
  await openAnswered(page);
  const cell = gridCell(page, spoken.grid.categories.rent, 2);
  await expect(cell).toHaveValue('10.800');
  await cell.focus();
  await page.keyboard.press('Shift+F1');
  await expect(panel(page)).toContainText(/10\.800\s€/);
  await page.keyboard.press('Escape');
  await expect(cell).toBeFocused();
  await expect(cell).toHaveValue('10.800');

  await gridCell(page, 'Pan', 1).focus();
  await page.keyboard.press('Shift+F1');
  await further(page, 'Pan').click();
  await axeFindsNothing(page, SIZES_WITHOUT_PREVIEW);
  await page.setViewportSize(WITHOUT_PREVIEW);
  await page.keyboard.press('Escape');
  await test.step('totals, margin and results are reached by keyboard, and say what they are', async () => {
    const table = page.getByRole('table', { name: words('finance:document.incomeStatement') });
    const figures = (label: string) =>
      table.getByRole('button', { name: new RegExp(`^${RegExp.escape(label)}, `) });
    for (const label of [
      words('finance:form.grid.totals.revenues'),
      words('finance:form.grid.totals.directExpenses'),
      words('finance:document.grossMargin'),
      words('finance:form.grid.totals.otherExpenses'),
      words('finance:document.ebit'),
      words('finance:document.netIncome'),
    ]) {
      await expect(figures(label)).toHaveCount(5);
      // All that the grid can be asked is one stop of Tab: at most one figure of a row is it.
      expect(
        await figures(label).evaluateAll((all) => all.filter(({ tabIndex }) => tabIndex === 0).length),
      ).toBeLessThanOrEqual(1);
      await figures(label).first().focus();
      await page.keyboard.press('ArrowRight');
      await expect(figures(label).nth(1)).toBeFocused();
      await expect(figures(label).nth(1)).toHaveAccessibleName(
        new RegExp(`^${RegExp.escape(label)}, \\d{4}/\\d\\d, -?[\\d.,]+(\\s%)?$`),
      );
      await page.keyboard.press('Enter');
      await expect(panel(page)).toBeVisible();
      await expect(panel(page).getByRole('heading', { level: 3 })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(figures(label).nth(1)).toBeFocused();
    }
    await figures(words('finance:form.grid.totals.revenues')).first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(figures(words('finance:form.grid.totals.directExpenses')).first()).toBeFocused();
  });
  await test.step('the gross margin of the grid and of its explanation is one figure, also with a grant', async () => {
    await ask(page, 'grants');
    await page.getByRole('button', { name: spoken.ui.add, exact: true }).click();
    await answer(page, spoken.fields.money, '9000');
    const margin = page
      .getByRole('table', { name: words('finance:document.incomeStatement') })
      .getByRole('button', { name: new RegExp(`^${RegExp.escape(words('finance:document.grossMargin'))}, `) })
      .first();
    await expect(gridCell(page, spoken.grid.otherIncome, 1)).not.toHaveValue('');
    await margin.press('Enter');
    const [, shown = ''] = /([\d.,]+)\s%$/.exec((await margin.textContent()) ?? '') ?? [];
    expect(shown).not.toBe('');
    await expect(panel(page).getByRole('heading', { level: 3 })).toContainText(shown);
  });
  for (const language of MESSAGE_LANGUAGES) {
    const { default: words } = await import(`@trazo/messages/help/${language}/explain.json`, {
      with: { type: 'json' },
    });
    expect(Object.keys(words.operands)).toEqual(Object.keys(explained.operands));
    expect(Object.keys(words.ui)).toEqual(Object.keys(explained.ui));
  }
});
