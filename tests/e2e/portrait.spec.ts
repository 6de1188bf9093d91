import { haveAccount, newPerson } from './account.ts';
import { expect, test } from './journey.ts';
import { noticeAfter } from './notice.ts';
import { contrastOf, jpegFile } from './pictures.ts';
import { words } from './words.ts';

test('an account gets a photo, keeps it, and takes it away again', async ({ page }) => {
  await haveAccount(page, newPerson());
  await page.goto('/account');
  const portraits = page.locator('img[src^="/api/portraits/"]');
  await expect(page.getByRole('button', { name: words('account:portrait.remove') })).toBeHidden();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: words('account:portrait.add') }).click(),
  ]);
  await chooser.setFiles(await jpegFile());
  const crop = page.getByRole('dialog', { name: words('fields:photo.cropTitle') });
  await noticeAfter(page.getByText(words('alerts:info_ok')), () =>
    crop.getByRole('button', { name: words('fields:photo.use') }).click(),
  );
  // In the bar and at the head of the page.
  await expect(portraits).toHaveCount(2);
  const picture = await page.request.get((await portraits.first().getAttribute('src')) ?? '');
  expect(await contrastOf(await picture.body())).toBeGreaterThan(20);

  await page.reload();
  await expect(portraits).toHaveCount(2);
  await page.getByRole('button', { name: words('account:portrait.remove') }).click();
  await expect(portraits).toHaveCount(0);
  await expect(page.getByRole('button', { name: words('account:portrait.add') })).toBeVisible();
});
