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

test('of two languages chosen one after the other the last one stays, though its words come first', async ({
  page,
}) => {
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

test('a public page says that the words of a language did not come, which stays in its own', async ({
  page,
}) => {
  await page.goto('/terms');
  await takenOver(choice(page));
  // Settled either way: a promise that is rejected before it is looked at ends the journey.
  const isReloaded = page
    .waitForRequest((request) => request.isNavigationRequest(), { timeout: 1000 })
    .then(
      () => true,
      () => false,
    );
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await choice(page).selectOption('de');
  await expect(page.getByRole('alert').filter({ hasText: words('navigation:languageFailed') })).toBeVisible();
  await expect(choice(page)).toHaveValue('es');
  expect(await isReloaded).toBe(false);
});
