import { readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { PRODUCT_NAME } from '@trazo/plan/product';
import { field, fillSignUp, newPerson, type Person, signUp } from './account.ts';
import {
  becomes,
  billingOf,
  controlProvider,
  orderButton,
  orderWith,
  shownAsPaid,
  subscribe,
  typeCard,
} from './billing.ts';
import { builderAddress } from './builder-address.ts';
import { openSection, write } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { mailTo } from './mailbox.ts';
import { drawing } from './preview.ts';
import { deliverPlan, havePlan, planCard } from './saved-plans.ts';
import { documentAfter, readTypeset } from './typeset-document.ts';
import { words } from './words.ts';

const COMPANY = 'Obrador Delicias';

// Refusals are part of these journeys; the browser notes each one.
test.use({ viewport: WITHOUT_PREVIEW, forgiven: /status of (?:402|503) / });

test('a visitor wants the document, signs up, pays, and has it', async ({ page }) => {
  const person = newPerson();
  await writePlan(page);
  const preview = await documentAfter(page, () => page.goto('/builder/document'));
  await expect(drawing(page, 1)).toBeVisible();
  expect(preview.says(words('document:watermark'))).toBe(true);
  await page.getByRole('button', { name: words('plans:action.deliver') }).click();
  await expect(page).toHaveURL(/\/builder\/[\w-]+\/register\?/);
  await expect(page.getByText(words('builder:register.kept'))).toBeVisible();
  await fillSignUp(page, person);
  await page.getByRole('button', { name: words('auth:signUp.action'), exact: true }).click();
  const created = page.getByRole('status').filter({ hasText: words('auth:signUp.doneTitle') });
  await expect(created.getByText(words('auth:signUp.donePayment'))).toBeVisible();

  await pricesStandAboveTheButton(page);
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await typeCard(page, 'good');
  await orderButton(page).click();
  await expect(page.getByText(words('errors:consent_required'))).toBeVisible();
  await page.getByRole('checkbox').check();
  // What was paid for begins by itself.
  const [download] = await Promise.all([page.waitForEvent('download'), orderButton(page).dblclick()]);
  await shownAsPaid(page);
  await expect(page.getByText(words('builder:register.inPlans'))).toBeVisible();
  expect(download.suggestedFilename()).toBe(`${COMPANY} - ${PRODUCT_NAME}.pdf`);
  const clean = await readTypeset(await readFile(await download.path()));
  expect(clean.says(words('document:watermark'))).toBe(false);
  await expect(page.getByText(words('plans:deliver.directDone'))).toBeVisible();
  await page.getByRole('link', { name: words('billing:goOn.plans'), exact: true }).click();
  await expect(planCard(page, COMPANY)).toBeVisible();
  const own = await documentAfter(page, () => page.goto('/builder/document'), namesItsPlan);
  await expect(drawing(page, 1)).toBeVisible();
  expect(own.says(words('document:watermark'))).toBe(false);
  await expect(page.getByRole('button', { name: words('viewer:printDocument'), exact: true })).toBeVisible();
  await expect(page.getByText(words('viewer:watermarkNote'))).toBeHidden();
  const { payments } = await billingOf(page);
  expect(payments.map(({ amount, status }) => ({ amount, status }))).toEqual([
    { amount: 50, status: 'paid' },
  ]);
  await mailTo(person.email, words('mails:trialOrdered.subject', { product: PRODUCT_NAME }));
});

test('“start with Pro” starts Pro, through a new account', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: words('home:pricing.pro.action') }).click();
  await expect(page).toHaveURL(/\/select-template\?product=pro$/);
  await writePlan(page);
  await page.goto('/builder/register');
  await fillSignUp(page, newPerson());
  await page.getByRole('button', { name: words('auth:signUp.action'), exact: true }).click();
  const product = page.getByRole('radiogroup', { name: words('billing:product.label') });
  await expect(product.getByRole('radio').last()).toBeChecked();
  await expect(page.getByText(words('billing:summary.firstMonth'))).toBeVisible();
  // The choice between trial and Pro keeps the card, and asks for consent to the new price.
  await product.getByRole('radio').first().check();
  // The trial, chosen last, is what the page begins with from now on.
  await page.reload();
  await expect(product.getByRole('radio').first()).toBeChecked();
  await typeCard(page, 'good');
  await page.getByRole('checkbox').check();
  await product.getByRole('radio').last().check();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await page.getByRole('checkbox').check();
  await orderButton(page).click();
  await shownAsPaid(page);
  const { entitlement, payments } = await billingOf(page);
  expect(entitlement.state).toBe('active');
  expect(payments.map(({ amount, status }) => ({ amount, status }))).toEqual([
    { amount: 95, status: 'paid' },
  ]);
});

test('a card is declined, the bank of another one asks, is refused once and confirmed', async ({ page }) => {
  await signUp(page, newPerson());
  await orderWith(page, 'withoutFunds');
  const refusal = page.getByRole('alert').filter({ hasText: words('billing:outcome.unsuccessful.title') });
  await expect(refusal.getByText(words('billing:outcome.declined.insufficient_funds'))).toBeVisible();
  await becomes(page, 'registered');
  await typeCard(page, 'inTrouble');
  await orderButton(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: words('billing:outcome.processing_error.title') }),
  ).toBeVisible();
  await typeCard(page, 'askedAbout');
  await orderButton(page).click();
  await page.getByRole('button', { name: words('sandbox:fail'), exact: true }).click();
  await expect(page).toHaveURL(builderAddress('register'));
  await expect(refusal.getByText(words('billing:outcome.declined.unconfirmed'))).toBeVisible();
  await becomes(page, 'registered');
  await orderWith(page, 'askedAbout');
  await page.getByRole('button', { name: words('sandbox:complete'), exact: true }).click();
  await expect(page).toHaveURL(builderAddress('register'));
  await shownAsPaid(page);
  await becomes(page, 'trial');
  expect((await billingOf(page)).payments.filter(({ status }) => status === 'paid')).toHaveLength(1);
});

test('a payment takes its time: the page says so, and says when it is there', async ({ page }) => {
  await signUp(page, newPerson());
  const confirmed = page.waitForResponse(/\/payment_intents\/\w+\/confirm$/);
  await orderWith(page, 'takesItsTime');
  const { id }: { id: string } = await (await confirmed).json();
  const waiting = page.getByRole('heading', { name: words('billing:outcome.processing.title') });
  await expect(waiting).toBeVisible();
  await page.reload();
  await expect(waiting).toBeVisible();
  await expect(orderButton(page)).toHaveCount(0);
  await page.goto('/account');
  await expect(page.getByText(words('billing:state.processing'))).toBeVisible();
  await expect(page.getByRole('link', { name: words('billing:state.begin') })).toHaveCount(0);
  await page.goto('/builder/register');
  await expect(waiting).toBeVisible();
  await controlProvider(page, 'processing', { intent: id, end: 'succeeded' });
  await shownAsPaid(page);
});

test('the paywall explains itself; once it is paid, links are made there and revoked; withdrawing gives the money back and ends it', async ({
  page,
}) => {
  const person = newPerson();
  await havePlan(page, COMPANY, person);
  await page.goto('/my-plans');
  const sharing = await deliverPlan(page, COMPANY, 'download');
  await expect(sharing.getByText(words('billing:paywall.title'))).toBeVisible();
  await expect(sharing.getByRole('button', { name: words('sharing:create') })).toHaveCount(0);
  await sharing.getByRole('link', { name: words('billing:paywall.action') }).click();
  await orderWith(page, 'own');
  await shownAsPaid(page);
  await page.goto('/my-plans');
  await deliverPlan(page, COMPANY, 'share');
  const create = sharing.getByRole('button', { name: words('sharing:create') });
  const made = sharing.getByText(words('sharing:created'));
  const links = sharing.getByRole('listitem');
  await create.click();
  await expect(made).toBeVisible();
  await sharing.getByRole('button', { name: words('sharing:another') }).click();
  await create.click();
  await expect(made).toBeVisible();
  await expect(links).toHaveCount(2);

  const question = page.getByRole('dialog', { name: words('sharing:revoking.title') });
  const revoke = async (index: number, answer: string) => {
    await links
      .nth(index)
      .getByRole('button', { name: /^Anular/ })
      .click();
    await question.getByRole('button', { name: answer, exact: true }).click();
    await expect(question).toBeHidden();
  };
  await revoke(0, words('sharing:revoking.keep'));
  await expect(links).toHaveCount(2);
  for (const left of [1, 0]) {
    await revoke(0, words('sharing:revoke'));
    await expect(links).toHaveCount(left);
  }
  // The address of a link that is gone is not offered any longer.
  await expect(made).toBeHidden();
  await expect(create).toBeVisible();

  await page.goto('/account#payments');
  await page.getByRole('button', { name: words('navigation:withdrawHere'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words('navigation:withdrawHere') });
  await dialog.getByRole('button', { name: words('consent:withdrawNow'), exact: true }).click();
  await expect(dialog.getByRole('status')).toContainText(person.email);
  await page
    .getByRole('button', { name: words('navigation:close'), exact: true })
    .last()
    .click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(words('billing:state.expired.title'))).toBeVisible();
  await expect(page.getByRole('cell', { name: words('billing:paymentStatus.refunded') })).toBeVisible();
  await mailTo(person.email, words('mails:withdrawalReceived.subject'));
  await page.goto('/my-plans');
  await deliverPlan(page, COMPANY, 'download');
  await expect(page.getByText(words('billing:paywall.title'))).toBeVisible();
});

test('cancelling needs no session', async ({ page, otherDevice }) => {
  const person = newPerson();
  await signUp(page, person);
  await subscribe(page);
  await test.step('an owner who is signed in finds the address in the form, and what is typed stays', async () => {
    const loaded = Promise.withResolvers<void>();
    await page.route('**/api/users/me', async (route) => {
      await loaded.promise;
      await route.continue();
    });
    await page.goto('/cancel');
    await field(page, words('billing:leave.name')).fill('Nora, la de siempre');
    loaded.resolve();
    await expect(field(page, words('billing:leave.email'))).toHaveValue(person.email);
    await expect(field(page, words('billing:leave.name'))).toHaveValue('Nora, la de siempre');
  });
  const elsewhere = await otherDevice();
  await cancelElsewhere(elsewhere, person);
  await becomes(page, 'cancelled');
  await page.goto('/account');
  const state = page.getByRole('region', { name: words('account:payments.title') });
  // What taking it up again will cost, and when, before the button is clicked.
  const { ends_at } = (await billingOf(page)).subscription ?? {};
  const day = new Date(ends_at ?? 0).getUTCDate();
  await expect(state.getByText(new RegExp(`(?<!\\d)${day}\\s.*€.0,95`))).toBeVisible();
  await page.getByRole('button', { name: words('billing:state.resume'), exact: true }).click();
  await becomes(page, 'trial');
});

/** The preview of an owner: one asked for before the session is known names no plan, and is asked for again. */
const namesItsPlan = (request: Request): boolean =>
  request.url().endsWith('/api/generate') && request.postDataJSON().business_plan_id !== null;

/** By the link at the foot of every page. */
async function cancelElsewhere(page: Page, { email }: Person): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words('navigation:cancelHere') })
    .click();
  const cancel = page.getByRole('button', { name: words('consent:cancelNow'), exact: true });
  await cancel.click();
  await expect(page.getByText(words('billing:leave.nameEmpty'))).toBeVisible();
  await field(page, words('billing:leave.name')).fill('Nora Vidal');
  await field(page, words('billing:leave.email')).fill(email);
  await cancel.click();
  await expect(page.getByRole('heading', { name: words('billing:leave.doneTitle') })).toBeVisible();
  await mailTo(email, words('mails:cancellationConfirmed.subject'));
}

async function pricesStandAboveTheButton(page: Page): Promise<void> {
  const summary = page.getByRole('region', { name: words('billing:summary.title') });
  await expect(summary.getByText(/€\s0,50/)).toHaveCount(2);
  await expect(summary.getByText(/€\s0,95/)).toBeVisible();
  await expect(summary.getByText(words('billing:summary.trial_other', { count: 7 }))).toBeVisible();
}

async function writePlan(page: Page): Promise<void> {
  await openSection(page, 'general');
  await write(page, 'general:companyName', COMPANY);
}
