import type { Page } from '@playwright/test';
import { haveAccount, newPerson } from './account.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { takenOver } from './taken-over.ts';
import { words, wordsOf } from './words.ts';

test.use({ viewport: WITHOUT_PREVIEW, forgiven: /ERR_FAILED|dynamically imported module/ });

const choice = (page: Page, say = words) =>
  page.getByRole('contentinfo').getByLabel(say('navigation:language'), { exact: true });

/** Keeps back what matches until the returned function is called. */
async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

const FRENCH = /\/assets\/fr-[^/]+\.js$/;

test('a language whose words do not come is said not to; of two chosen one after the other the last one stays', async ({
  page,
}) => {
  await page.goto('/terms');
  await takenOver(choice(page));
  // Whether it is still the same document is seen by a mark in it.
  await page.locator('html').evaluate((root) => root.setAttribute('data-marked', ''));
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await choice(page).selectOption('de');
  await expect(page.getByRole('alert').filter({ hasText: words('navigation:languageFailed') })).toBeVisible();
  await expect(choice(page)).toHaveValue('es');
  await expect(page.locator('html')).toHaveAttribute('data-marked');
  await page.unrouteAll();

  await page.goto('/builder/form');
  await takenOver(choice(page));
  const release = await hold(page, FRENCH);
  await choice(page).selectOption('fr');
  await choice(page).selectOption('de');
  const german = page.getByRole('heading', { level: 1, name: wordsOf('de')('general:title') });
  await expect(german).toBeVisible();
  const late = page.waitForResponse(FRENCH);
  release();
  await (await late).finished();
  await page.reload();
  await expect(german).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('de');
});

test('a language chosen while the account is on its way is not undone by the account', async ({ page }) => {
  await haveAccount(page, newPerson());
  await page.route('/api/users/me/language', (route) => route.abort());
  const release = await hold(page, /\/api\/users\/[^/]*$/);
  await page.goto('/my-plans');
  await takenOver(choice(page));
  await choice(page).selectOption('en');
  const english = wordsOf('en');
  await expect(choice(page, english)).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: english('plans:title') })).toBeVisible();
  await expect(choice(page, english)).toHaveValue('en');
});
