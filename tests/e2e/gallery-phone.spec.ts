import { axeFindsNothing, SIZES, STILL } from './axe.ts';
import { expect, test } from './journey.ts';
import { words } from './words.ts';

test.use({ contextOptions: STILL, viewport: SIZES.phone, hasTouch: true });

test('on a phone the covers come first, and the filters in a sheet that says how many it shows', async ({
  page,
}) => {
  await page.goto('/builder/select-template');
  await test.step('on its side, what has the focus is seen above the bar with the choice', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    const panel = page.getByRole('region', { name: words('gallery:chosen') });
    await expect(panel).toBeVisible();
    for (const field of [
      page.getByRole('searchbox', { name: words('catalogue:search') }),
      page.getByRole('button', { name: words('catalogue:favourites'), exact: true }),
    ]) {
      await field.focus();
      await expect
        .poll(async () => {
          const [seen, bar] = await Promise.all([field.boundingBox(), panel.boundingBox()]);
          return (seen?.y ?? 0) + (seen?.height ?? 0) - (bar?.y ?? 0);
        })
        .toBeLessThanOrEqual(0);
    }
    await page.setViewportSize(SIZES.phone);
    await page.evaluate(() => window.scrollTo(0, 0));
  });
  const cards = page.getByRole('radiogroup', { name: words('gallery:templates') }).getByRole('radio');
  const bank = page.getByRole('checkbox', { name: words('catalogue:tags.readers.bank') });
  const filters = page.getByRole('button', { name: new RegExp(`^${words('catalogue:filters')}`) });
  const show = page.getByRole('button', { name: /^Ver \d+ plantillas?$/ });
  await expect(cards.first()).toBeInViewport();
  await expect(bank).toBeHidden();

  await filters.tap();
  await expect(bank).toBeInViewport({ ratio: 1 });
  await axeFindsNothing(page, { phone: SIZES.phone });
  await page.setViewportSize(SIZES.phone);
  const before = await numberIn(await show.textContent());
  await bank.locator('..').tap();
  await expect.poll(async () => numberIn(await show.textContent())).toBeLessThan(before);
  const few = numberIn(await show.textContent());
  await page.getByRole('checkbox', { name: words('catalogue:tags.densities.balanced') }).press('Space');
  await expect.poll(async () => numberIn(await show.textContent())).toBeLessThan(few);
  const left = numberIn(await show.textContent());
  const box = await show.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);

  await show.tap();
  await expect(bank).toBeHidden();
  await expect(filters).toBeFocused();
  await expect(filters).toContainText('2');
  await expect(cards).toHaveCount(left);
  await expect(cards.first()).toBeInViewport();
  await axeFindsNothing(page);
  await page.setViewportSize(SIZES.phone);

  await test.step('the details open where one is', async () => {
    const details = page.getByRole('button', { name: words('gallery:details'), exact: true });
    await page.evaluate(() => window.scrollTo(0, 60));
    await details.tap();
    await expect(
      page.getByRole('region', { name: words('gallery:chosen') }).getByRole('heading'),
    ).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(60);
    await details.tap();
  });
  await filters.tap();
  await expect(bank).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(bank).toBeHidden();
  await expect(cards).toHaveCount(left);
});

const numberIn = (text: string | null): number => Number(/\d+/.exec(text ?? '')?.[0]);
