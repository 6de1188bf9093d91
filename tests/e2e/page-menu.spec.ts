import { haveAccount, newPerson } from './account.ts';
import { axeFindsNothing, SIZES } from './axe.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { openMenu } from './page-menu.ts';
import { press } from './press.ts';
import { words, wordsOf } from './words.ts';

test.use({ viewport: WITHOUT_PREVIEW });

test('the menu of a page takes and gives back the focus, stands in reach of a thumb, keeps light or dark and leads on', async ({
  page,
}) => {
  for (const address of ['/', '/builder/form'])
    await test.step(address, async () => {
      await page.goto(address);
      const menu = await openMenu(page);
      await axeFindsNothing(page, { desktop: WITHOUT_PREVIEW });
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      const button = page.getByRole('button', { name: words('navigation:menu'), exact: true });
      await expect(button).toBeFocused();
      await page.setViewportSize(SIZES.phone);
      await openMenu(page);
      await expect
        .poll(async () => {
          const box = await menu.boundingBox();
          return Math.round((box?.y ?? 0) + (box?.height ?? 0));
        })
        .toBe(SIZES.phone.height);
      await axeFindsNothing(page, { phone: SIZES.phone });
      await menu.getByRole('button', { name: words('navigation:close') }).click();
      await expect(menu).toBeHidden();
      await page.setViewportSize(WITHOUT_PREVIEW);
    });

  await page.emulateMedia({ colorScheme: 'light' });
  const root = page.locator('html');
  await expect(root).toHaveCSS('color-scheme', 'light');
  const menu = await openMenu(page);
  await menu.getByRole('radio', { name: words('navigation:appearance.dark') }).check();
  await expect(root).toHaveCSS('color-scheme', 'dark');
  await page.goto('/builder/form');
  await expect(root).toHaveCSS('color-scheme', 'dark');
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await openMenu(page);
  await menu.getByRole('radio', { name: words('navigation:appearance.system') }).check();
  await expect(root).toHaveCSS('color-scheme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveCSS('color-scheme', 'dark');

  await menu.getByLabel(words('navigation:language'), { exact: true }).selectOption('de');
  const german = wordsOf('de');
  await expect(page.getByRole('heading', { level: 1, name: german('general:title') })).toBeVisible();
  await page
    .getByRole('dialog', { name: german('navigation:menu') })
    .getByLabel(german('navigation:language'), { exact: true })
    .selectOption('es');
  await page.keyboard.press('Escape');
  await haveAccount(page, newPerson());
  await page.goto('/builder/form');
  const mine = await openMenu(page);
  await press(mine.getByRole('link', { name: words('navigation:account'), exact: true }), 'mouse');
  await expect(page).toHaveURL('/account');
  await expect(mine).toBeHidden();
});
