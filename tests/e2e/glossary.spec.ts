import { axeFindsNothing, SIZES_WITHOUT_PREVIEW, STILL } from './axe.ts';
import { openSection } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { labelOf, words } from './words.ts';

test.use({ viewport: WITHOUT_PREVIEW, contextOptions: STILL });

test('terms of finance are explained at a tap and by keyboard, and read out', async ({ page }) => {
  await openSection(page, 'finance');
  const ebitda = page.getByRole('button', { name: words('finance:document.ebitda'), exact: true });
  await ebitda.click();
  await expect(page.locator('[role=tooltip]')).toContainText(
    'antes de amortizaciones, intereses e impuestos',
  );
  await expect(page.getByRole('status').filter({ hasText: 'antes de amortizaciones' })).toHaveCount(1);
  await axeFindsNothing(page, SIZES_WITHOUT_PREVIEW);
  await ebitda.press('Escape');
  await expect(page.locator('[role=tooltip]')).toHaveCount(0);

  const assets = words('fields:help.meaning', { term: labelOf('finance:balance.fixedAssets') });
  const mark = page.getByRole('button', { name: assets, exact: true });
  const box = await mark.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await mark.press('Enter');
  await expect(page.locator('[role=tooltip]')).toContainText('más de un año');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: labelOf('finance:balance.fixedAssets') })).toBeFocused();
  await expect(page.locator('[role=tooltip]')).toHaveCount(0);
});
