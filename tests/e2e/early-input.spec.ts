import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { words, wordsOf } from './words.ts';

/** Keeps every script back, as a slow network does; returns the way to let them come. */
async function holdScripts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

test('a search begun before the code has come goes on with it', async ({ page }) => {
  const letThemCome = await holdScripts(page);
  await page.goto('/templates?mood=bold');
  const field = page.getByRole('searchbox');
  await field.fill('banco');
  const tag = page.getByRole('checkbox', { name: words('catalogue:tags.readers.investor') });
  await tag.check();
  letThemCome();
  await expect(page).toHaveURL(/[?&]q=banco/);
  await expect(page).toHaveURL(/mood=bold/);
  await expect(page).toHaveURL(/reader=investor/);
  await expect(field).toHaveValue('banco');
  await expect(tag).toBeChecked();
});

test('a look and a language chosen before the code has come are the ones it begins with', async ({
  page,
}) => {
  const letThemCome = await holdScripts(page);
  await page.goto('/');
  const look = page.getByRole('radio', { name: 'Bloque' });
  await look.check();
  await page.getByRole('combobox', { name: words('navigation:language') }).selectOption('de');
  letThemCome();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(look).toBeChecked();
  await expect(page.getByRole('combobox', { name: wordsOf('de')('navigation:language') })).toHaveValue('de');
});
