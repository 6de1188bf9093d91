import type { Page } from '@playwright/test';
import { newPerson, signUp } from './account.ts';
import { axeFindsNothing, STILL } from './axe.ts';
import { subscribe } from './billing.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { choosePlanAction, deliverPlan, havePlan, planCard } from './saved-plans.ts';
import { words } from './words.ts';

const COMPANY = 'Obrador Delicias';

test.use({ viewport: WITHOUT_PREVIEW, contextOptions: STILL });

test('axe finds nothing on step 3, my account, nor where there are no plans yet', async ({ page }) => {
  await page.goto('/builder/register');
  await page.getByRole('button', { name: words('auth:signUp.action'), exact: true }).click();
  await expect(page.getByText(words('errors:legal_age_not_declared'))).toBeVisible();
  await axeFindsNothing(page);
  await signUp(page, newPerson());
  await axeFindsNothing(page);
  await page.goto('/my-plans');
  await expect(page.getByRole('heading', { name: words('plans:empty.title') })).toBeVisible();
  await axeFindsNothing(page);
  await page.goto('/account');
  await expect(page.getByText(words('account:sessions.current'))).toBeVisible();
  await axeFindsNothing(page);
});

test('axe finds nothing on my plans with plans, nor on their dialogs', async ({ page }) => {
  await havePlan(page, COMPANY);
  await subscribe(page);
  await page.goto('/my-plans');
  await expect(planCard(page, COMPANY)).toBeVisible();
  for (let plans = 2; plans <= 4; plans += 1) await copyPlan(page, plans);
  await axeFindsNothing(page);
  const sharing = await deliverPlan(page, COMPANY, 'share');
  await sharing.getByRole('button', { name: words('sharing:create') }).click();
  await expect(sharing.getByText(words('sharing:created'))).toBeVisible();
  await axeFindsNothing(page);
  await sharing.getByText(words('plans:deliver.ways.send'), { exact: true }).click();
  await expect(sharing.getByLabel(words('plans:deliver.email'))).toBeVisible();
  await axeFindsNothing(page);
});

/** After which there are so many plans. */
async function copyPlan(page: Page, plans: number): Promise<void> {
  await choosePlanAction(page, COMPANY, words('plans:action.duplicate'));
  await expect(page.getByRole('article')).toHaveCount(plans);
  // What is said of it lies over the foot of the page for some seconds.
  await page.keyboard.press('Escape');
}
