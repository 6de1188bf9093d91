import type { Locator } from '@playwright/test';
import { expect } from './journey.ts';
import { press } from './press.ts';

/** Opens the menu of a button by a press that rests on it; all its entries stand in the window. */
async function openMenuOf(button: Locator, by: 'finger' | 'mouse'): Promise<Locator> {
  await press(button, by);
  const menu = button.page().getByRole('menu');
  await expect(menu).toBeVisible();
  for (const entry of await menu.getByRole('menuitem').all())
    await expect(entry).toBeInViewport({ ratio: 1 });
  return menu;
}

/** Chooses an entry of a menu by such presses. */
export async function chooseFromMenu(
  button: Locator,
  entry: string | RegExp,
  by: 'finger' | 'mouse' = 'mouse',
): Promise<void> {
  const menu = await openMenuOf(button, by);
  await press(menu.getByRole('menuitem', { name: entry, exact: true }), by);
  await expect(menu).toBeHidden();
}
