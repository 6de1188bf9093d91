import type { Page } from '@playwright/test';
import { SIZES } from './axe.ts';
import { formArrived, goOn, openSection, sectionShown } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { only, withStoredSample } from './stored-sample.ts';
import { words } from './words.ts';

test('on a phone the back button closes the document and leads to the same position in the form', async ({
  page,
}) => {
  await page.setViewportSize(SIZES.phone);
  await withStoredSample(page, 'es', only('general', 'summary', 'team', 'swot'));
  await openSection(page, 'team');
  await goOn(page, 'swot');
  await atRest(page);
  await page.getByRole('link', { name: words('builder:form.previous') }).scrollIntoViewIfNeeded();
  await atRest(page);
  const position = await scrolled(page);
  expect(position).toBeGreaterThan(500);
  const document = page.getByRole('region', { name: words('viewer:document') });
  const show = page.getByRole('button', { name: words('builder:form.showPreview') });
  const close = page.getByRole('button', { name: words('builder:form.showForm') });

  await show.click();
  await expect(document).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(document).toBeHidden();
  await sectionShown(page, 'swot');
  await expect.poll(() => scrolled(page)).toBe(position);

  await show.click();
  await expect(document).toBeVisible();
  await atRest(page);
  await page.reload();
  await expect(document).toBeVisible();
  await formArrived(page);
  await close.click();
  await expect(document).toBeHidden();
  await sectionShown(page, 'swot');
  await expect.poll(() => scrolled(page)).toBe(position);
  await page.goBack();
  await sectionShown(page, 'team');
});

test('who reloads or comes back before the form’s code is there keeps the scroll position in it', async ({
  page,
}) => {
  await page.setViewportSize(SIZES.phone);
  await withStoredSample(page, 'es', only('general', 'summary', 'team', 'swot'));
  await openSection(page, 'swot');
  const position = 2500;
  await scrollTo(page, position);
  let held = Promise.withResolvers<void>();
  await page.route(/\/assets\/swot-[^/]+\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByText(words('navigation:loading'), { exact: true })).toBeVisible();
  held.resolve();
  await expect.poll(() => scrolled(page)).toBe(position);

  await page.getByRole('button', { name: words('builder:form.showPreview') }).click();
  const document = page.getByRole('region', { name: words('viewer:document') });
  await expect(document).toBeVisible();
  await atRest(page);
  held = Promise.withResolvers<void>();
  await page.reload();
  await expect(document).toBeVisible();
  await page.goBack();
  await expect(page.getByText(words('navigation:loading'), { exact: true })).toBeVisible();
  held.resolve();
  await expect.poll(() => scrolled(page)).toBe(position);

  // On a wide screen the sections beside it make the page long enough before.
  await page.setViewportSize(WITHOUT_PREVIEW);
  await scrollTo(page, 400);
  held = Promise.withResolvers<void>();
  await page.reload();
  await expect(page.getByText(words('navigation:loading'), { exact: true })).toBeVisible();
  held.resolve();
  await sectionShown(page, 'swot');
  await atRest(page);
  await expect.poll(() => scrolled(page)).toBe(400);
});

test('the document opened from a section begins there, and leads back to the same position', async ({
  page,
}) => {
  await withStoredSample(page, 'es', only('general', 'summary', 'team', 'swot'));
  await openSection(page, 'swot');
  await expect(page.getByRole('region', { name: words('viewer:document') })).toBeVisible();
  await scrollTo(page, 300);
  await page.getByRole('link', { name: words('viewer:open'), exact: true }).click();
  await expect(page.getByLabel(words('viewer:pageNumber'))).not.toHaveValue('1');
  await page.reload();
  await page.getByRole('link', { name: words('viewer:back') }).dblclick();
  await sectionShown(page, 'swot');
  await atRest(page);
  await expect.poll(() => scrolled(page)).toBe(300);
  await page.getByRole('link', { name: words('builder:steps.selectTemplate') }).click();
  await page.getByRole('link', { name: words('builder:steps.form') }).click();
  await sectionShown(page, 'swot');
});

/** No hand reloads in the milliseconds between the click and the end of the step it begins. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(
    // Two frames: Chromium may leave an idle callback waiting after an input until something is drawn.
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/**
 * Scrolls to a position in the page, once that is long enough: fields grow to their text a moment after they are there. A key
 * before it ends what the page itself still restores of an earlier position, as any input does.
 */
async function scrollTo(page: Page, position: number): Promise<void> {
  await atRest(page);
  await page.keyboard.press('Shift');
  await expect
    .poll(async () => {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), position);
      await atRest(page);
      return scrolled(page);
    })
    .toBe(position);
}

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
