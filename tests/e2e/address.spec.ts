import type { Locator, Page, Request } from '@playwright/test';
import { axeFindsNothing, SIZES_WITHOUT_PREVIEW } from './axe.ts';
import { draftSaved, openSection } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { fitsSmallScreen } from './small-screen.ts';
import { documentAfter } from './typeset-document.ts';
import { labelOf, words } from './words.ts';

const TYPED = 'Calle del Rufaldo 14, Zaragoza';
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
      const { address, addressGoogle } = JSON.parse(text).data;
      return { address, addressGoogle };
    }
    return undefined;
  });

test('an address is chosen by keyboard, stored as the look-up writes it, and printed', async ({ page }) => {
  await openSection(page, 'general');
  const field = addressField(page);
  await field.pressSequentially(TYPED);
  await expect(options(page).filter({ hasText: PROPOSED })).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('status').getByText(/^1 /)).toBeAttached();
  await field.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', /.+/);
  await field.press('Enter');
  await expect(field).toHaveValue(WHOLE);
  await expect(options(page)).toHaveCount(0);
  await draftSaved(page);
  await expect.poll(() => storedAddress(page)).toEqual({ address: WHOLE, addressGoogle: WHOLE });
  const document = await documentAfter(page, () => page.reload());
  expect(document.says(WHOLE)).toBe(true);
});

test('what is typed after a choice is the address, and no longer the chosen one', async ({ page }) => {
  await openSection(page, 'general');
  const field = addressField(page);
  await field.pressSequentially(TYPED);
  await options(page).filter({ hasText: PROPOSED }).click();
  await expect(field).toHaveValue(WHOLE);
  await field.press('End');
  await field.pressSequentially(', local');
  await field.press('Escape');
  await field.press('Tab');
  await draftSaved(page);
  await expect.poll(() => storedAddress(page)).toEqual({ address: `${WHOLE}, local`, addressGoogle: '' });
});

test('Escape closes the list and leaves what was typed', async ({ page }) => {
  await openSection(page, 'general');
  const field = addressField(page);
  await field.pressSequentially(TYPED);
  await expect(options(page).filter({ hasText: PROPOSED })).toBeVisible();
  await field.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.press('Enter');
  await expect(field).toHaveValue(TYPED);
});

test.describe('a look-up that fails or is late', () => {
  test.use({ forgiven: /api\/addresses/ });

  test('never hinders typing', async ({ page }) => {
    await page.route('**/api/addresses/**', (route) => route.abort());
    await openSection(page, 'general');
    const field = addressField(page);
    const asked = page.waitForRequest('**/api/addresses/suggestions');
    await field.pressSequentially(TYPED);
    await asked;
    await field.press('Tab');
    await expect(field).toHaveValue(TYPED);
    await expect(options(page)).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    await draftSaved(page);
    await expect.poll(() => storedAddress(page)).toEqual({ address: TYPED, addressGoogle: '' });
  });

  test('keeps the suggestion where its details cannot be had', async ({ page }) => {
    await page.route('**/api/addresses/details', (route) => route.abort());
    await openSection(page, 'general');
    await addressField(page).pressSequentially(TYPED);
    await options(page).filter({ hasText: PROPOSED }).click();
    await draftSaved(page);
    await expect.poll(() => storedAddress(page)).toEqual({ address: PROPOSED, addressGoogle: '' });
  });

  test('does not open its list over a field that was left', async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/addresses/suggestions', async (route) => {
      await held;
      await route.continue();
    });
    await openSection(page, 'general');
    // Slow typing asks more than once, and gives up what it asked before.
    const underWay = new Set<Request>();
    page.on('request', (request) => request.url().includes('/suggestions') && underWay.add(request));
    page.on('requestfailed', (request) => underWay.delete(request));
    await addressField(page).pressSequentially(TYPED);
    await expect.poll(() => underWay.size).toBe(1);
    await addressField(page).press('Tab');
    await expect.poll(() => underWay.size).toBe(0);
    release();
    await expect(options(page)).toHaveCount(0);
  });
});

test('without a provider the address is a plain field', async ({ page }) => {
  await page.route('**/api/settings', (route) =>
    route.fulfill({
      json: { google_client_id: null, google_script: null, address_lookup: null, error_reports: false },
    }),
  );
  const lookups: string[] = [];
  page.on('request', (request) => request.url().includes('/api/addresses') && lookups.push(request.url()));
  await openSection(page, 'general');
  const field = page.getByRole('textbox', { name: labelOf('general:address'), exact: true });
  await expect(field).toHaveAttribute('autocomplete', 'street-address');
  await field.pressSequentially(TYPED);
  await field.press('Tab');
  await draftSaved(page);
  expect(lookups).toEqual([]);
});

test('where Google answers, the field says so', async ({ page }) => {
  await page.route('**/api/settings', (route) =>
    route.fulfill({
      json: { google_client_id: null, google_script: null, address_lookup: 'google', error_reports: false },
    }),
  );
  await openSection(page, 'general');
  await expect(addressField(page)).toHaveAccessibleDescription(
    new RegExp(words('general:form.address.google').replaceAll('.', '\\.')),
  );
  await addressField(page).pressSequentially(TYPED);
  await expect(page.getByText('Google Maps', { exact: true })).toBeVisible();
});

test.describe('the open list', () => {
  test.use({ viewport: WITHOUT_PREVIEW });

  test('has no findings of axe and fits a small screen', async ({ page }) => {
    await openSection(page, 'general');
    await addressField(page).pressSequentially('Calle del Rufaldo 14');
    await expect(options(page)).toHaveCount(5);
    await axeFindsNothing(page, SIZES_WITHOUT_PREVIEW);
    await fitsSmallScreen(page);
  });
});
