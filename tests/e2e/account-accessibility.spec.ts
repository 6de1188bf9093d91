import type { Page } from '@playwright/test';
import { newPerson, signUp } from './account.ts';
import { axeFindsNothing, STILL } from './axe.ts';
import { orderButton, orderWith, shownAsPaid, subscribe } from './billing.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { choosePlanAction, deliverPlan, havePlan, planCard } from './saved-plans.ts';
import { words } from './words.ts';

const COMPANY = 'Obrador Delicias';

// A declined card is part of them; the browser notes it.
test.use({ viewport: WITHOUT_PREVIEW, contextOptions: STILL, forgiven: /status of 402 / });

test('axe finds nothing from step 3 over the order and its refusals to my account and its dialogs', async ({
  page,
}) => {
  await test.step('making an account', async () => {
    await page.goto('/builder/register');
    await page.getByRole('button', { name: words('auth:signUp.action'), exact: true }).click();
    await expect(page.getByText(words('errors:legal_age_not_declared'))).toBeVisible();
    await axeFindsNothing(page);
    await signUp(page, newPerson());
    await expect(orderButton(page)).toBeVisible();
    await axeFindsNothing(page);
  });
  await test.step('the order, by debit and by card', async () => {
    const product = page.getByRole('radiogroup', { name: words('billing:product.label') });
    await product.getByRole('radio').last().check();
    await page.getByRole('radio', { name: words('billing:method.sepa_debit'), exact: true }).check();
    await expect(page.getByText(words('billing:debit.first'))).toBeVisible();
    await orderButton(page).click();
    await expect(page.getByText(words('billing:debit.errors.ibanEmpty'))).toBeVisible();
    await axeFindsNothing(page);
    await page.getByRole('radio', { name: words('billing:method.card'), exact: true }).check();
    await orderButton(page).click();
    await expect(page.getByText(words('billing:card.errors.numberEmpty'))).toBeVisible();
    await axeFindsNothing(page);
    await orderWith(page, 'withoutFunds');
    await expect(page.getByText(words('billing:outcome.declined.insufficient_funds'))).toBeVisible();
    await axeFindsNothing(page);
    await orderWith(page, 'good');
    await shownAsPaid(page);
    await axeFindsNothing(page);
  });
  await page.goto('/my-plans');
  await expect(page.getByRole('heading', { name: words('plans:empty.title') })).toBeVisible();
  await axeFindsNothing(page);
  await page.goto('/account');
  await expect(page.getByText(words('account:sessions.current'))).toBeVisible();
  await axeFindsNothing(page);
  for (const [open, title, close] of DIALOGS)
    await test.step(words(title), async () => {
      await page.getByRole('button', { name: words(open), exact: true }).click();
      const dialog = page.getByRole('dialog', { name: words(title) });
      await expect(dialog).toBeVisible();
      // It stays in reach while the rest scrolls beneath.
      const header = dialog.getByRole('heading', { name: words(title) }).locator('..');
      await expect(header).toHaveCSS('background-color', /^rgb\(/);
      await axeFindsNothing(page);
      await dialog.getByRole('button', { name: words(close), exact: true }).click();
      await expect(dialog).toBeHidden();
    });
});

const DIALOGS = [
  ['billing:change.open', 'billing:change.open', 'navigation:close'],
  ['billing:cancel.open', 'billing:cancel.title', 'billing:cancel.keep'],
  ['navigation:withdrawHere', 'navigation:withdrawHere', 'billing:withdraw.keep'],
] as const;

test('axe finds nothing on cancelling without signing in, on my plans, their dialogs and the paywall', async ({
  page,
}) => {
  await page.goto('/cancel');
  await page.getByRole('radio', { name: words('billing:leave.kinds.for_cause') }).check();
  await page.getByRole('button', { name: words('consent:cancelNow'), exact: true }).click();
  await expect(page.getByText(words('billing:leave.nameEmpty'))).toBeVisible();
  await expect(page.getByText(words('billing:leave.reasonEmpty'))).toBeVisible();
  await axeFindsNothing(page);

  await havePlan(page, COMPANY);
  await page.goto('/my-plans');
  await deliverPlan(page, COMPANY, 'download');
  await expect(page.getByText(words('billing:paywall.title'))).toBeVisible();
  await axeFindsNothing(page);
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
