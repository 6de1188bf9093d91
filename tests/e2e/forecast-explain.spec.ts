import type { Page } from '@playwright/test';
import explained from '@trazo/messages/help/es/explain.json' with { type: 'json' };
import spoken from '@trazo/messages/help/es/forecast.json' with { type: 'json' };
import { axeFindsNothing, SIZES_WITHOUT_PREVIEW } from './axe.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { gridCell } from './plan-entry/figures.ts';
import { answerQuestions, asked, turnOn } from './plan-entry/forecast-answers.ts';

test.use({ viewport: WITHOUT_PREVIEW });

const panel = (page: Page) => page.getByRole('dialog', { name: explained.ui.why, exact: true });
const further = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name });

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
  await axeFindsNothing(page, SIZES_WITHOUT_PREVIEW);
  await page.setViewportSize(SIZES_WITHOUT_PREVIEW.phone);
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
