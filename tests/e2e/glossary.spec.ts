import { axeFindsNothing, SIZES_WITHOUT_PREVIEW, STILL } from './axe.ts';
import { openSection } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { labelOf, words } from './words.ts';

test.use({ viewport: WITHOUT_PREVIEW, contextOptions: STILL });

test('terms of finance are explained at a tap, by keyboard and by F1, and read out', async ({ page }) => {
  await openSection(page, 'finance');
  const ebitda = page.getByRole('button', { name: words('finance:document.ebitda'), exact: true });
  const field = page.getByRole('textbox', { name: labelOf('finance:balance.fixedAssets') });
  // A term beside a field is no stop of Tab: F1 in the field explains it.
  await field.press('F1');
  await expect(page.locator('[role=tooltip]')).toContainText('más de un año');
  await expect(field).toBeFocused();
  await field.press('Escape');
  await expect(page.locator('[role=tooltip]')).toHaveCount(0);
  await field.press('Tab');
  await expect(page.getByRole('textbox', { name: labelOf('finance:balance.currentAssets') })).toBeFocused();

  const row = page.getByRole('row', { name: new RegExp(`^${words('finance:document.depreciation')}`) });
  const cells = row.getByRole('textbox');
  await cells.first().press('F1');
  await expect(page.locator('[role=tooltip]')).toContainText('según lo que durarán');
  await cells.first().press('Escape');
  await expect(page.locator('[role=tooltip]')).toHaveCount(0);
  await cells.last().press('Tab');
  const next = page.getByRole('row', { name: new RegExp(`^${words('finance:document.amortization')}`) });
  await expect(next.getByRole('textbox').first()).toBeFocused();

  // The heads of groups and of results share one stop of Tab: from the last line before a result, Tab goes on to the next line.
  await expect(ebitda).toHaveAttribute('tabindex', '-1');
  await ebitda.focus();
  await ebitda.press('F1');
  await expect(page.locator('[role=tooltip]')).toContainText('antes de amortizaciones');
  await ebitda.press('Escape');
  await expect(ebitda).toHaveAttribute('tabindex', '0');
  await ebitda.press('ArrowUp');
  await expect(page.locator('table [data-term]:focus')).toHaveAttribute('data-term', 'otherCosts');
  await expect(ebitda).toHaveAttribute('tabindex', '-1');

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
  await expect(field).toBeFocused();
  await expect(page.locator('[role=tooltip]')).toHaveCount(0);
});
