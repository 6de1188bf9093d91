import type { Page } from '@playwright/test';
import { fieldOf, openSection, says, write } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { words } from './words.ts';

const TEXT = 'Hornear el pan que el barrio desayuna.';
const SUMMARY_CODE = /\/assets\/summary-[^/]+\.js$/;

test.use({ viewport: WITHOUT_PREVIEW, forgiven: /summary-|dynamically imported module|status of 404/ });

const goToSummary = (page: Page) =>
  page
    .getByRole('navigation', { name: words('builder:form.sections') })
    .getByRole('link', { name: words('summary:title') })
    .click();

test('code that a new release has taken away is fetched again, and the draft is as it was', async ({
  page,
}) => {
  await openSection(page, 'mission');
  let isReleased = false;
  await page.route(SUMMARY_CODE, (route) =>
    isReleased ? route.continue() : route.fulfill({ status: 404, body: 'gone' }),
  );
  page.on('request', (request) => {
    isReleased ||= request.isNavigationRequest();
  });
  await write(page, 'mission:mission', TEXT);
  await goToSummary(page);
  await expect(fieldOf(page, 'summary:summary')).toBeVisible();
  expect(isReleased).toBe(true);
  await page.goBack();
  await says(fieldOf(page, 'mission:mission'), TEXT);
});

test('a link whose code has not come after 120 seconds says so at its own address, and the draft is as it was', async ({
  page,
}) => {
  await page.clock.install();
  let isReloaded = false;
  await page.route(/\/assets\/select-template-[^/]+\.js$/, (route) =>
    isReloaded ? route.continue() : undefined,
  );
  await openSection(page, 'mission');
  await write(page, 'mission:mission', TEXT);
  await page.getByRole('link', { name: words('builder:steps.selectTemplate') }).click();
  page.on('request', (request) => {
    isReloaded ||= request.isNavigationRequest();
  });
  await expect(page.getByRole('progressbar', { name: words('navigation:loading') })).toBeVisible();
  await page.clock.fastForward('01:00');
  const title = page.getByRole('heading', { level: 1, name: words('site:startUp.missing.title') });
  await expect(title).toHaveCount(0);
  await page.clock.fastForward('01:01');
  await expect(title).toBeVisible();
  await expect(page).toHaveURL(/\/builder\/[^/]+\/select-template$/);
  expect(isReloaded).toBe(false);
  await page.getByRole('button', { name: words('site:crash.reload'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: words('gallery:title') })).toBeVisible();
  await openSection(page, 'mission');
  await says(fieldOf(page, 'mission:mission'), TEXT);
});
