import type { Locator, Page } from '@playwright/test';
import { SIZES } from './axe.ts';
import { openSection, sectionShown } from './form.ts';
import { expect, test } from './journey.ts';
import { drawing } from './preview.ts';
import { fewWords, withStoredSample } from './stored-sample.ts';
import { words } from './words.ts';

/** A page on the table, drawn or not. */
const sheet = (page: Page, number: number): Locator =>
  page
    .getByRole('region', { name: words('viewer:document') })
    .getByRole('img', { name: new RegExp(`^\\D+${number}\\D`) });

/** Two fingers as far apart as `distances` say, one after the other. */
const pinch = (target: Locator, distances: readonly number[], end: 'touchend' | 'touchcancel') =>
  target.evaluate(
    (element, [apart, last]) => {
      const { left, top } = element.getBoundingClientRect();
      const finger = (identifier: number, x: number) =>
        new Touch({ identifier, target: element, clientX: left + x, clientY: top + 20 });
      const send = (type: string, touches: Touch[]) =>
        element.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }));
      for (const distance of apart) send('touchmove', [finger(1, 10), finger(2, 10 + distance)]);
      send(last, []);
    },
    [distances, end] as const,
  );

test('pages are found by rail and number, and shown larger and smaller', async ({ page }) => {
  await withStoredSample(page);
  await openSection(page, 'general');
  await page.getByRole('link', { name: words('viewer:open') }).click();
  await expect(drawing(page, 1)).toBeVisible();
  await expect(sheet(page, 1)).toBeInViewport({ ratio: 1 });
  const number = page.getByLabel(words('viewer:pageNumber'));
  await page.keyboard.press('PageDown');
  await expect(number).toHaveValue('2');
  await expect(sheet(page, 2)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('End');
  await expect(number).not.toHaveValue('2');
  await page.keyboard.press('Home');
  await expect(number).toHaveValue('1');
  const rail = page.getByRole('navigation', { name: words('viewer:rail') });
  await rail.getByRole('button').nth(4).click();
  await expect(number).toHaveValue('5');
  await expect(drawing(page, 5)).toBeInViewport();
  await number.fill('2');
  await number.press('Enter');
  await expect(drawing(page, 2)).toBeInViewport();
  // Who hears the page instead of seeing it finds its headings and entries.
  const table = page.getByRole('region', { name: words('viewer:document') });
  await expect(table.getByRole('heading', { name: 'Índice', exact: true })).toBeAttached();
  await expect(table.getByText(/Equipo/).first()).toBeAttached();
  await expect(rail.getByRole('button', { name: / 2 / })).toHaveAttribute('aria-current', 'page');
  const size = page.getByRole('toolbar').getByRole('status');
  const before = Number.parseInt((await size.textContent()) ?? '', 10);
  await page.getByRole('button', { name: words('viewer:zoom.in') }).click();
  await expect
    .poll(async () => Number.parseInt((await size.textContent()) ?? '', 10))
    .toBeGreaterThan(before);
  await page.keyboard.press('Control+-');
  await page.keyboard.press('Control+-');
  await expect.poll(async () => Number.parseInt((await size.textContent()) ?? '', 10)).toBeLessThan(before);
  const chosen = await size.textContent();
  await page.goBack();
  await sectionShown(page, 'general');
  await page.goForward();
  await expect(size).toHaveText(chosen ?? '');
  await page.keyboard.press('Control+0');
  await expect(size).toHaveText(`${before} %`);
  await page.setViewportSize({ width: 1100, height: 600 });
  await expect(sheet(page, 1)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1100, height: 1500 });
  await expect(sheet(page, 1)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(SIZES.phone);
  await expect(page.getByRole('button', { name: words('viewer:zoom.width') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goBack();
  await sectionShown(page, 'general');
});

test('nothing in the bar moves when the document comes, a pinch begins from its own distance, and the design stands below it on a phone', async ({
  page,
}) => {
  await withStoredSample(page, 'es', fewWords);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/generate', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/builder/document');
  const download = page.getByRole('button', { name: words('plans:action.deliver') });
  await expect(page.getByRole('heading', { name: words('viewer:waiting') })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const place = await download.boundingBox();
  held.resolve();
  await expect(drawing(page, 1)).toBeVisible();
  expect((await download.boundingBox())?.x).toBe(place?.x);

  const size = page.getByRole('toolbar').getByRole('status');
  const percent = async () => Number.parseInt((await size.textContent()) ?? '', 10);
  // The page's drawing is replaced when it is drawn larger; the region around it stays.
  const desk = page.getByRole('region', { name: words('viewer:document') });
  await pinch(desk, [100, 110], 'touchcancel');
  const before = await percent();
  await pinch(desk, [50, 55], 'touchend');
  await expect.poll(percent).toBeGreaterThan(before);

  await page.setViewportSize(SIZES.phone);
  await page.getByRole('button', { name: words('viewer:design'), exact: true }).click();
  const design = page.getByRole('complementary', { name: words('viewer:design') });
  await expect(design).toBeVisible();
  await expect
    .poll(async () => {
      const [above, below] = [await desk.boundingBox(), await design.boundingBox()];
      return (above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? 0);
    })
    .toBe(0);
  await expect(sheet(page, 1)).toBeInViewport();
});
