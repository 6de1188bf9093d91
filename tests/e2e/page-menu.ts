import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';
import { press } from './press.ts';
import { words } from './words.ts';

/** Opens the menu of the page, and waits until it is there. */
export async function openMenu(page: Page): Promise<Locator> {
  await press(page.getByRole('button', { name: words('navigation:menu'), exact: true }), 'mouse');
  const menu = page.getByRole('dialog', { name: words('navigation:menu') });
  await expect(menu).toBeVisible();
  return menu;
}

/** Signs out through the menu. */
export async function signOutByMenu(page: Page): Promise<void> {
  const menu = await openMenu(page);
  await press(menu.getByRole('button', { name: words('navigation:signOut') }), 'mouse');
}
