import { fieldOf } from './form.ts';
import { expect, test } from './journey.ts';
import { countKept } from './kept-in-browser.ts';
import { chooseFromMenu } from './menu.ts';
import { drawing } from './preview.ts';
import { fewWords, withStoredSample } from './stored-sample.ts';
import { words } from './words.ts';

test('a visitor’s download leads to the register step; draft and document wait there until another plan is begun', async ({
  page,
}) => {
  await withStoredSample(page, 'es', fewWords);
  await page.goto('/builder/document');
  await expect(drawing(page, 1)).toBeVisible();
  await expect(page.getByText(words('viewer:watermarkNote'))).toBeVisible();
  await page.getByRole('button', { name: words('plans:action.deliver') }).dblclick();
  await expect(page).toHaveURL(/^\S+\/builder\/[\w-]+\/register\?for=download/);
  await expect(page.getByRole('heading', { level: 1, name: words('builder:register.title') })).toBeVisible();
  const kept = page.getByRole('link', { name: words('viewer:kept.open') });
  await expect(kept.locator('canvas')).toBeVisible();
  await page.reload();
  await expect(kept.locator('canvas')).toBeVisible();
  await page.getByRole('link', { name: words('builder:register.back') }).click();
  await expect(fieldOf(page, 'general:companyName')).not.toHaveValue('');

  await expect.poll(() => countKept(page, 'previews')).toBe(1);
  const menu = page.getByRole('button', { name: words('drafts:menu') });
  await chooseFromMenu(menu, words('drafts:startOver.action'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('drafts:startOver.action') })
    .click();
  await expect(fieldOf(page, 'general:companyName')).toHaveValue('');
  await expect.poll(() => countKept(page, 'previews')).toBe(0);
});
