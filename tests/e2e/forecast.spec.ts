import german from '@trazo/messages/help/de/forecast.json' with { type: 'json' };
import explained from '@trazo/messages/help/es/explain.json' with { type: 'json' };
import spoken from '@trazo/messages/help/es/forecast.json' with { type: 'json' };
import { axeFindsNothing, SIZES_WITHOUT_PREVIEW } from './axe.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { gridCell, lineName, showYear } from './plan-entry/figures.ts';
import {
  answerFrame,
  answerQuestions,
  answerSales,
  conversation,
  question,
  seeFigures,
  turnOn,
} from './plan-entry/forecast-answers.ts';
import { fitsSmallScreen } from './small-screen.ts';
import { documentAfter } from './typeset-document.ts';
import { words } from './words.ts';

test.use({ viewport: WITHOUT_PREVIEW });

test('answers alone lead from an empty plan to a printed monthly cash plan, on a phone', async ({ page }) => {
  await page.setViewportSize(SIZES_WITHOUT_PREVIEW.phone);
  await turnOn(page);
  await answerFrame(page, 'abril 2027');
  await answerSales(page);
  const strip = page.getByRole('region', { name: spoken.strip.label, exact: true });
  await test.step('the address names the question; no figure stands beside it before there is a cost', async () => {
    await expect(conversation(page).getByText(spoken.talk.notYet)).toBeVisible();
    await expect(strip).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: words('drafts:saved') })).toBeAttached();
    await page.reload();
    await expect(question(page)).toHaveText(spoken.questions.volume.title);
    await axeFindsNothing(page, { phone: SIZES_WITHOUT_PREVIEW.phone });
    await page.goBack();
    await expect(question(page)).toHaveText(spoken.questions.sales.title);
    await page.goForward();
  });
  await answerQuestions(page);
  await expect(strip).toContainText(/15\.960\s€ \(antes de abrir\)/);
  await seeFigures(page);
  await expect(lineName(page, 'revenues', 1)).toHaveValue('Pan');
  await showYear(page, 2);
  await expect(gridCell(page, 'Pan', 2)).toHaveValue('126.000');
  await expect(gridCell(page, spoken.grid.costOf.replace('{{name}}', 'Pan'), 2)).toHaveValue('37.800');
  await expect(gridCell(page, spoken.grid.categories.rent, 2)).toHaveValue('10.800');
  await expect(strip).toContainText(/15\.960\s€ \(antes de abrir\)/);
  await expect(strip).not.toContainText('NaN');
  await expect(page.getByRole('status').filter({ hasText: words('drafts:saved') })).toBeAttached();
  await axeFindsNothing(page, SIZES_WITHOUT_PREVIEW);
  await fitsSmallScreen(page);
  await test.step('where a figure comes from', async () => {
    await page.setViewportSize(SIZES_WITHOUT_PREVIEW.phone);
    await gridCell(page, 'Pan', 2).click();
    await page.getByRole('button', { name: explained.ui.why, exact: true }).click();
    const panel = page.getByRole('dialog', { name: explained.ui.why, exact: true });
    await expect(panel.getByRole('heading', { name: /^Pan, / })).toBeFocused();
    await axeFindsNothing(page, { phone: SIZES_WITHOUT_PREVIEW.phone });
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });
  expect(Object.keys(german.questions)).toEqual(Object.keys(spoken.questions));
  const printed = await documentAfter(page, () => page.goto('/builder/document'));
  expect(printed.says(words('finance:document.cashPlan'))).toBe(true);
});
