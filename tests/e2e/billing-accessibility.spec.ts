import { haveAccount, newPerson, signUp } from './account.ts';
import { axeFindsNothing, STILL } from './axe.ts';
import { orderButton, orderWith, shownAsPaid, subscribe } from './billing.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { deliverPlan, havePlan } from './saved-plans.ts';
import { words } from './words.ts';

const COMPANY = 'Obrador Delicias';

test.use({ viewport: WITHOUT_PREVIEW, contextOptions: STILL, forgiven: /status of 402 / });

test('axe finds nothing on the order, by card and by debit, with its refusals, nor on the paid one', async ({
  page,
}) => {
  await signUp(page, newPerson());
  await expect(orderButton(page)).toBeVisible();
  await axeFindsNothing(page);
  const product = page.getByRole('radiogroup', { name: words('billing:product.label') });
  await product.getByRole('radio').last().check();
  await page.getByRole('radio', { name: words('billing:method.sepa_debit'), exact: true }).check();
  await expect(page.getByText(words('billing:debit.first'))).toBeVisible();
  await axeFindsNothing(page);
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

test('axe finds nothing on the payments of an account, nor on their dialogs', async ({ page }) => {
  await haveAccount(page, newPerson());
  await subscribe(page);
  await page.goto('/account');
  const dialogs = [
    ['billing:change.open', 'billing:change.open', 'navigation:close'],
    ['billing:cancel.open', 'billing:cancel.title', 'billing:cancel.keep'],
    ['navigation:withdrawHere', 'navigation:withdrawHere', 'billing:withdraw.keep'],
  ] as const;
  for (const [open, title, close] of dialogs) {
    await page.getByRole('button', { name: words(open), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words(title) });
    await expect(dialog).toBeVisible();
    await axeFindsNothing(page);
    await dialog.getByRole('button', { name: words(close), exact: true }).click();
    await expect(dialog).toBeHidden();
  }
});

test('axe finds nothing on cancelling without signing in, nor on the paywall', async ({ page }) => {
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
});
