import { expect, test } from './journey.ts';
import { takenOver } from './taken-over.ts';

// Scrolling that goes on for a while has not arrived yet when it is looked at.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

test('a page opened by its address begins at its top, stands where it stood when it is loaded again, and takes no address for a text', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const scroll = async () => {
    await page.goto('/builder/select-template');
    await takenOver(heading);
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  };
  for (const opened of ['/builder/register', '/templates']) {
    await scroll();
    await page.goto(opened);
    await takenOver(heading);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
  await scroll();
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);

  await page.goto('/terms');
  await takenOver(page.getByRole('contentinfo'));
  const named = await heading.textContent();
  for (const hash of ['#100%', '#%E0%A4%A']) {
    await page.evaluate((to) => {
      window.location.hash = to;
    }, hash);
    await expect(page).toHaveURL(`/terms${hash}`);
    await page.goBack();
    await expect(page).toHaveURL('/terms');
    await expect(heading).toHaveText(named ?? '');
  }
  await page.goto('/terms#%E0%A4%A');
  await takenOver(page.getByRole('contentinfo'));
  await expect(heading).toHaveText(named ?? '');
});
