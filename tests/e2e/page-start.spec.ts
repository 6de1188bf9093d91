import { expect, test } from './journey.ts';
import { takenOver } from './taken-over.ts';

// Scrolling that goes on for a while has not arrived yet when it is looked at.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

for (const opened of ['/account', '/builder/register', '/templates']) {
  test(`${opened}, opened by its address, begins at its top, however far down another page was left`, async ({
    page,
  }) => {
    await page.goto('/builder/select-template');
    const heading = page.getByRole('heading', { level: 1 });
    await takenOver(heading);
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    await page.goto(opened);
    await takenOver(page.getByRole('heading', { level: 1 }));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('a page that is loaded again stands where it stood', async ({ page }) => {
  await page.goto('/builder/select-template');
  const heading = page.getByRole('heading', { level: 1 });
  await takenOver(heading);
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
});

for (const hash of ['#100%', '#%E0%A4%A']) {
  test(`${hash} in an address leaves the page as it is`, async ({ page }) => {
    await page.goto('/terms');
    const title = page.getByRole('heading', { level: 1 });
    await takenOver(title);
    const named = await title.textContent();
    await page.evaluate((to) => {
      window.location.hash = to;
    }, hash);
    await expect(page).toHaveURL(`/terms${hash}`);
    await page.goBack();
    await expect(page).toHaveURL('/terms');
    await expect(title).toHaveText(named ?? '');
    await page.goto(`/terms${hash}`);
    await takenOver(title);
    await expect(title).toHaveText(named ?? '');
  });
}
