import type { Locator, Page } from '@playwright/test';
import { axeFindsNothing, SIZES_WITHOUT_PREVIEW } from './axe.ts';
import { draftSaved, openSection } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { reloadWithPreview } from './preview.ts';
import { fitsSmallScreen } from './small-screen.ts';
import { documentAfter } from './typeset-document.ts';
import { labelOf } from './words.ts';

const PROPOSED = 'Calle del Rufaldo, 14, Zaragoza, España';
const WHOLE = 'Calle del Rufaldo, 14, 50002 Zaragoza, España';

const addressField = (page: Page): Locator =>
  page.getByRole('combobox', { name: labelOf('general:address'), exact: true });
const options = (page: Page): Locator =>
  page.getByRole('listbox', { name: labelOf('general:address'), exact: true }).getByRole('option');
const storedAddress = (page: Page) =>
  page.evaluate(() => {
    for (const text of Object.values(localStorage)) {
      if (!text.includes('addressGoogle')) continue;
      const { address, addressGoogle } = JSON.parse(text);
      return { address, addressGoogle };
    }
    return undefined;
  });

test('an address is chosen by keyboard from a list that fits the screen, stored as it is looked up, and printed', async ({
  page,
}) => {
  await page.setViewportSize(WITHOUT_PREVIEW);
  await openSection(page, 'general');
  const field = addressField(page);
  await field.pressSequentially('Calle del Rufaldo 14');
  await expect(options(page)).toHaveCount(5);
  await axeFindsNothing(page, SIZES_WITHOUT_PREVIEW);
  await fitsSmallScreen(page);
  await page.setViewportSize(WITHOUT_PREVIEW);
  await field.pressSequentially(', Zaragoza');
  await expect(options(page).filter({ hasText: PROPOSED })).toBeVisible();
  await expect(page.getByRole('status').getByText(/^1 /)).toBeAttached();
  await field.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', /.+/);
  await field.press('Enter');
  await expect(field).toHaveValue(WHOLE);
  await expect(options(page)).toHaveCount(0);
  await draftSaved(page);
  await expect.poll(() => storedAddress(page)).toEqual({ address: WHOLE, addressGoogle: WHOLE });
  const document = await documentAfter(page, () => reloadWithPreview(page));
  expect(document.says(WHOLE)).toBe(true);
});
