import type { Locator, Page } from '@playwright/test';
import { encodeContent } from '@trazo/contract/content/content-codec';
import { emptyPlan } from '@trazo/plan/plan';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { haveAccount, newPerson } from './account.ts';
import { callsOf } from './account-call.ts';
import { begin } from './begun-plan.ts';
import { builderAddress } from './builder-address.ts';
import { expect } from './journey.ts';
import { chooseFromMenu } from './menu.ts';
import { words } from './words.ts';

export const planCard = (page: Page, name: string): Locator =>
  page.getByRole('article', { name, exact: true });

/**
 * Whatever the page opens next, it is signed in to a new account there that has one plan of a few words: for journeys that
 * begin among the plans.
 */
export async function havePlan(page: Page, companyName: string, person = newPerson()): Promise<void> {
  await haveAccount(page, person);
  const plan = emptyPlan();
  begin(plan);
  plan.general.companyName = companyName;
  const business_plan_content = encodeContent({ plan, theme: defaultTheme(1, 'es') });
  const calls = await callsOf(page, person);
  await calls.send('POST', '/api/business_plan', { business_plan_content, business_plan_status: 'active' });
}

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
  const more = words('plans:card.more', { name });
  await chooseFromMenu(planCard(page, name).getByRole('button', { name: more, exact: true }), action);
}

/** Opens the ways of delivering a plan of the list, at one of them. Where nothing is paid yet they stand behind what it costs. */
export async function deliverPlan(
  page: Page,
  name: string,
  way: 'download' | 'send' | 'share',
): Promise<Locator> {
  await planCard(page, name)
    .getByRole('button', { name: words('plans:action.deliver'), exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: words('plans:deliver.title', { name }) });
  await expect(dialog).toBeVisible();
  if (way !== 'download') await dialog.getByText(words(`plans:deliver.ways.${way}`), { exact: true }).click();
  return dialog;
}

/** The page says that the draft is in the account; within `timeout` milliseconds, where it may wait before it asks again. */
export async function shownAsSaved(page: Page, timeout?: number): Promise<void> {
  const saved = page.getByRole('status').filter({ hasText: words('planSync:state.saved') });
  await expect(saved).toBeVisible(timeout === undefined ? {} : { timeout });
}

/** Writes something, and waits until the server has acknowledged it. */
export async function savedAfter(page: Page, write: () => Promise<unknown>): Promise<void> {
  const isSave = (address: string, method: string) =>
    method === 'POST' && /^\/api\/business_plan\/[^/]+\/changes$/.test(new URL(address).pathname);
  const [response] = await Promise.all([
    // Race: another tab may be the one that saves what it does not show itself.
    page.context().waitForEvent('response', (answer) => isSave(answer.url(), answer.request().method())),
    write(),
  ]);
  expect(response.status()).toBe(200);
  await shownAsSaved(page);
}
