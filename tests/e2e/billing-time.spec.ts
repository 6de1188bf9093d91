import type { Page } from '@playwright/test';
import { field, newPerson, signUp } from './account.ts';
import { becomes, billingOf, daysPass, orderButton, orderWith, shownAsPaid, typeCard } from './billing.ts';
import { openSection, write } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { mailTo } from './mailbox.ts';
import { noticeAfter } from './notice.ts';
import { deliverPlan, shownAsSaved } from './saved-plans.ts';
import { words } from './words.ts';

const COMPANY = 'Obrador Delicias';
const TRIAL = 7;
const MONTH = 32;

// Refusals are part of these journeys; the browser notes each one.
test.use({ viewport: WITHOUT_PREVIEW, forgiven: /status of 402 / });

test('the trial renews, a renewal fails, another card puts it right', async ({ page }) => {
  const { email } = await signedUpWithPlan(page);
  await orderWith(page, 'good');
  await shownAsPaid(page);
  await page.goto('/account');
  await changeCard(page, 'declinedLater');
  await daysPass(page, TRIAL + 1);
  await becomes(page, 'past_due');
  await page.reload();
  await expect(page.getByText(words('billing:state.past_due.title'))).toBeVisible();
  await expect(page.getByRole('link', { name: words('billing:state.pay'), exact: true })).toBeVisible();
  await mailTo(email, words('mails:paymentFailed.subject', { amount: '€\u00a00,95' }));

  await changeCard(page, 'good');
  await becomes(page, 'active');
  await page.reload();
  await expect(page.getByText(words('billing:state.active.title'))).toBeVisible();
  await daysPass(page, MONTH);
  await expect
    .poll(async () => (await billingOf(page)).payments.filter(({ status }) => status === 'paid').length)
    .toBe(3);
  await becomes(page, 'active');
});

test('cancelled: access to the end, then the paywall, then paying again by a wallet, without a number being typed', async ({
  page,
  otherDevice,
}) => {
  await signedUpWithPlan(page);
  await orderWith(page, 'good');
  await shownAsPaid(page);
  const link = await shareByLink(page);
  await page.goto('/account');
  await page.getByRole('button', { name: words('billing:cancel.open'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words('billing:cancel.title') });
  await expect(dialog.getByText(words('billing:cancel.after'))).toBeVisible();
  await dialog.getByRole('button', { name: words('consent:cancelNow'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await becomes(page, 'cancelled');
  expect((await billingOf(page)).entitlement.may_export).toBe(true);
  const reader = await otherDevice();
  await reader.goto(link);
  await expect(reader.getByRole('heading', { level: 1, name: COMPANY })).toBeVisible();
  const document = reader.getByRole('region', { name: words('sharing:shared.label') });
  await expect(document.locator('canvas').first()).toBeVisible();

  await daysPass(page, TRIAL + 1);
  await becomes(page, 'expired');
  await page.goto('/my-plans');
  const sharing = await deliverPlan(page, COMPANY, 'download');
  await expect(sharing.getByText(words('billing:paywall.ended'))).toBeVisible();
  await sharing.getByRole('link', { name: words('billing:paywall.action') }).click();
  await expect(page.getByText(words('billing:summary.firstMonth'))).toBeVisible();
  await page.getByRole('radio', { name: words('billing:method.wallet'), exact: true }).check();
  await page.getByRole('checkbox').check();
  await orderButton(page).click();
  await shownAsPaid(page);
  await becomes(page, 'active');
  const { payments, card } = await billingOf(page);
  expect(payments.map(({ amount }) => amount)).toEqual([95, 50]);
  expect(card).toMatchObject({ wallet: 'google_pay' });
});

async function signedUpWithPlan(page: Page): Promise<{ email: string }> {
  const person = newPerson();
  await openSection(page, 'general');
  await write(page, 'general:companyName', COMPANY);
  await signUp(page, person);
  await shownAsSaved(page);
  return person;
}

async function changeCard(page: Page, card: 'good' | 'declinedLater'): Promise<void> {
  await page.getByRole('button', { name: words('billing:change.open'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words('billing:change.open') });
  await typeCard(dialog, card);
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/payments/card') asked += 1;
  });
  await noticeAfter(page.getByText(words('billing:change.done')), () =>
    dialog
      .getByRole('button', { name: words('billing:change.action'), exact: true })
      .evaluate((button: HTMLElement) => {
        // Both before the page has answered the first: the provider takes its time to look at the card.
        button.click();
        button.click();
      }),
  );
  await expect(dialog).toBeHidden();
  expect(asked, 'however often it is clicked').toBe(1);
}

async function shareByLink(page: Page): Promise<string> {
  await page.goto('/my-plans');
  const dialog = await deliverPlan(page, COMPANY, 'share');
  await dialog.getByRole('button', { name: words('sharing:create') }).click();
  return dialog.getByRole('textbox', { name: words('sharing:link') }).inputValue();
}

test('Pro is ordered by direct debit: one is refused, another order can be placed, and access comes with the money', async ({
  page,
}) => {
  const { email } = await signedUpWithPlan(page);
  await page.goto('/builder/register?product=pro');
  await page.getByRole('radio', { name: words('billing:method.sepa_debit'), exact: true }).check();
  await expect(page.getByText(words('billing:debit.first'))).toBeVisible();
  await orderButton(page).click();
  await expect(page.getByText(words('billing:debit.errors.ibanEmpty'))).toBeVisible();
  const title = words('billing:outcome.underWay.title');
  await debit(page, REFUSED);
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await daysPass(page, 5);
  await expect.poll(async () => (await billingOf(page)).payments[0]?.status).toBe('failed');
  await page.reload();
  await page.getByRole('radio', { name: words('billing:method.sepa_debit'), exact: true }).check();
  await debit(page, 'DE89370400440532013000');
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await page.goto('/account');
  await expect(page.getByText(title)).toBeVisible();
  await daysPass(page, 5);
  await becomes(page, 'active');
  await page.reload();
  await expect(page.getByText(words('billing:change.debited'))).toBeVisible();
  await mailTo(email, words('mails:paymentSucceeded.subject', { amount: '€\u00a00,95' }));
});

/** Of an account whose bank refuses. */
const REFUSED = 'DE62370400440532013001';

async function debit(page: Page, iban: string): Promise<void> {
  await field(page, words('billing:debit.iban')).fill(iban);
  await field(page, words('billing:debit.holder')).fill('Nora Vidal');
  await page.getByRole('checkbox').check();
  await orderButton(page).click();
}
