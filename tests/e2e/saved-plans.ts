import type { Locator, Page } from '@playwright/test';
import { builderAddress } from './builder-address.ts';
import { expect } from './journey.ts';
import { words } from './words.ts';

export const planCard = (page: Page, name: string): Locator =>
  page.getByRole('article', { name, exact: true });

/** Opens a saved plan to be written on, by the button on its card. */
export async function editPlan(page: Page, name: string): Promise<void> {
  await page.goto('/my-plans');
  await planCard(page, name)
    .getByRole('button', { name: words('plans:action.edit'), exact: true })
    .click();
  await expect(page).toHaveURL(builderAddress('select-template'));
}

/** Chooses from the menu of a plan's card. */
export async function choosePlanAction(page: Page, name: string, action: string): Promise<void> {
  await planCard(page, name)
    .getByRole('button', { name: words('plans:card.more', { name }), exact: true })
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** The page says that the draft is in the account. */
export async function shownAsSaved(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: words('planSync:state.saved') })).toBeVisible();
}

/** Writes something, and waits until the server has acknowledged it. */
export async function savedAfter(page: Page, write: () => Promise<unknown>): Promise<void> {
  const isSave = (address: string, method: string) =>
    method === 'PUT' && new URL(address).pathname === '/api/business_plan';
  const [response] = await Promise.all([
    // Race: another tab may be the one that saves what it does not show itself.
    page.context().waitForEvent('response', (answer) => isSave(answer.url(), answer.request().method())),
    write(),
  ]);
  expect(response.status()).toBe(200);
  await shownAsSaved(page);
}
