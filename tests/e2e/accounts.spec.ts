import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { PRODUCT_NAME } from '@trazo/plan/product';
import {
  confirmAddress,
  createAccount,
  field,
  haveAccount,
  haveSession,
  newPerson,
  type Person,
  passwordField,
  signIn,
  signUp,
  trySignIn,
} from './account.ts';
import { begin, COMPANY, HERE, MISSION, THERE, writePlan } from './begun-plan.ts';
import { subscribe } from './billing.ts';
import { fieldOf, openSection, says, write } from './form.ts';
import { expect, test, WITH_PREVIEW, WITHOUT_PREVIEW } from './journey.ts';
import { linkIn, mailTo } from './mailbox.ts';
import { noticeAfter } from './notice.ts';
import { deliverPlan, editPlan, savedAfter, shownAsSaved } from './saved-plans.ts';
import { haveDraft } from './stored-sample.ts';
import { documentAfter, readTypeset } from './typeset-document.ts';
import { words, wordsOf } from './words.ts';

// Refusals are part of these journeys; the browser notes each one.
test.use({
  viewport: WITHOUT_PREVIEW,
  forgiven: /ERR_INTERNET_DISCONNECTED|status of 4\d\d .*\/api\/(?:users|business_plan|shared)/,
});

test('from the first line to the end of the account', async ({ page, otherDevice }) => {
  // Four browsers and every step of an account's life.
  test.slow();
  const person = newPerson();
  await page.setViewportSize(WITH_PREVIEW);
  const preview = await documentAfter(page, () => writePlan(page));
  expect(preview.says(words('document:watermark'))).toBe(true);
  await signUp(page, person);
  await shownAsSaved(page);
  await confirmAddress(page, person);

  const other = await otherDevice();
  await signIn(other, person);
  await editPlan(other, COMPANY);
  await openSection(other, 'mission');
  await says(fieldOf(other, 'mission:mission'), MISSION);

  await openSection(page, 'mission');
  await shownAsSaved(page);
  await savedAfter(page, () => write(page, 'mission:vision', HERE));
  await says(fieldOf(other, 'mission:vision'), HERE);

  const renewed = { ...person, password: 'Levadura-Madre-82-y-Paciencia' };
  const third = await otherDevice();
  // Where all is saved, the end of a session is heard at once, and the plan goes with it.
  await page.context().setOffline(true);
  await write(page, 'mission:values', THERE);
  await recoverByMail(third, renewed);
  await page.context().setOffline(false);
  await goesOnAfterItsSessionEnded(page, renewed);
  await signIn(third, renewed);

  await subscribe(third);
  const shared = await shareByLink(third);
  const reader = await otherDevice();
  await readShared(reader, shared);
  await downloadClean(third);

  await deleteAccount(third, renewed);
  await reader.reload();
  await expect(reader.getByRole('heading', { name: words('sharing:shared.goneTitle') })).toBeVisible();
  await reader.goto('/signin');
  await trySignIn(reader, renewed);
  await expect(reader.getByRole('alert').getByText(words('errors:credentials_wrong'))).toBeVisible();
  // A refusal is reworded when the language changes.
  await reader.getByRole('combobox', { name: words('navigation:language') }).selectOption('en');
  await expect(reader.getByText(wordsOf('en')('errors:credentials_wrong'))).toBeVisible();
});

test('contact data, the e-mail and a forgotten password are seen to in my account', async ({ page }) => {
  const person = newPerson();
  await test.step('contact data that is not saved is not left behind unasked', async () => {
    await haveAccount(page, person);
    await page.goto('/account');
    const city = field(page, words('account:contact.user_city'));
    await city.fill('Teruel');
    const toPlans = page.getByRole('link', { name: words('navigation:myPlans'), exact: true }).first();
    await toPlans.click();
    const asked = page.getByRole('dialog', { name: words('account:leave.title') });
    await asked.getByRole('button', { name: words('account:leave.cancel'), exact: true }).click();
    await expect(asked).toBeHidden();
    await expect(city).toHaveValue('Teruel');
    const contact = page.locator('form').filter({ has: city });
    const saved = page.getByRole('status').filter({ hasText: words('alerts:info_ok') });
    await noticeAfter(saved, () =>
      contact.getByRole('button', { name: words('account:contact.action'), exact: true }).click(),
    );
    await toPlans.click();
    await expect(page).toHaveURL('/my-plans');
  });
  await test.step('a password that its owner does not know any more is reset by mail', async () => {
    await page.goto('/account');
    await page.getByRole('link', { name: words('auth:signIn.forgotten') }).click();
    await expect(page.getByRole('heading', { level: 1, name: words('auth:recover.title') })).toBeVisible();
    await expect(field(page, words('auth:email.label'))).toHaveValue(person.email);
    await page.getByRole('button', { name: words('auth:recover.action') }).click();
    await mailTo(person.email, words('mails:recovery.subject'));
  });
  await test.step('a new password of another account, set by mail here, leaves this one signed in', async () => {
    const owner = newPerson();
    await createAccount(page, owner);
    await page.request.post('/api/users/remember-password', { data: { user_email: owner.email } });
    const mail = await mailTo(owner.email, words('mails:recovery.subject'));
    await setNewPassword(page, linkIn(mail, '/recovery-password/'), 'Levadura-Madre-82-y-Paciencia');
    await page.goto('/account');
    await expect(page.getByText(person.email, { exact: true }).first()).toBeVisible();
  });
  await test.step('a change of the e-mail is announced to the old one, and stopped from there', async () => {
    await page.goto('/account');
    await page.getByRole('button', { name: words('account:access.change') }).click();
    const next = `otra-${person.email}`;
    await field(page, words('account:access.newEmail')).fill(next);
    await field(page, words('account:access.yourPassword')).fill(person.password);
    await page.getByRole('button', { name: words('account:access.changeAction') }).click();
    await expect(page.getByText(words('account:access.changeSent', { email: next }))).toBeVisible();
    const confirmation = linkIn(await mailTo(next, words('mails:confirmEmail.subject')), '/confirm-email/');
    const notice = await mailTo(person.email, words('mails:emailChangeRequested.subject'));
    await page.goto(linkIn(notice, '/stop-email-change/'));
    await page.getByRole('button', { name: words('auth:stopChange.action') }).click();
    const stopped = page.getByRole('heading', { level: 1, name: words('auth:stopChange.doneTitle') });
    await expect(stopped).toBeVisible();
    await page.goto(confirmation);
    await page.getByRole('button', { name: words('auth:confirm.action') }).click();
    await expect(page.getByRole('heading', { level: 1, name: words('auth:link.badTitle') })).toBeVisible();
    await signIn(page, person);
  });
});

test('two devices write one plan at the same time, and both have all of it', async ({
  page,
  otherDevice,
}) => {
  const person = newPerson();
  await haveDraft(page, begin);
  await haveAccount(page, person);
  await openSection(page, 'mission');
  await shownAsSaved(page);
  const other = await otherDevice();
  await haveSession(other, person);
  await editPlan(other, COMPANY);
  await openSection(other, 'mission');
  await shownAsSaved(other);
  await page.context().setOffline(true);
  await write(page, 'mission:vision', HERE);
  await savedAfter(other, () => write(other, 'mission:values', THERE));
  await page.context().setOffline(false);
  for (const each of [page, other]) {
    await shownAsSaved(each);
    await says(fieldOf(each, 'mission:vision'), HERE);
    await says(fieldOf(each, 'mission:values'), THERE);
  }
});

/** Asks for the mail and sets another password; the link then no longer works. */
async function recoverByMail(page: Page, { email, password }: Person): Promise<void> {
  const link = await recoveryLink(page, email);
  await setNewPassword(page, link, password);
  await mailTo(email, words('mails:passwordChanged.subject'));
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: words('auth:link.badTitle') })).toBeVisible();
}

async function recoveryLink(page: Page, email: string): Promise<string> {
  await page.goto('/signin');
  await page.getByRole('link', { name: words('auth:signIn.forgotten') }).click();
  await expect(page.getByRole('heading', { level: 1, name: words('auth:recover.title') })).toBeVisible();
  await field(page, words('auth:email.label')).fill(email);
  await page.getByRole('button', { name: words('auth:recover.action') }).click();
  await expect(page.getByRole('heading', { level: 1, name: words('auth:recover.sentTitle') })).toBeVisible();
  return linkIn(await mailTo(email, words('mails:recovery.subject')), '/recovery-password/');
}

async function setNewPassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await field(page, words('auth:password.new')).fill(password);
  await field(page, words('auth:password.repeat')).fill(password);
  await page.getByRole('button', { name: words('auth:reset.action') }).click();
  // The button that was pressed is gone.
  await expect(page.getByRole('heading', { level: 1, name: words('auth:reset.doneTitle') })).toBeFocused();
}

/** The old session is over; what was typed without a network stays, and goes up once its owner has signed in again without leaving the page. */
async function goesOnAfterItsSessionEnded(page: Page, renewed: Person): Promise<void> {
  const ended = page.getByRole('alert').filter({ hasText: words('auth:ended.title') });
  await expect(ended).toBeVisible();
  await says(fieldOf(page, 'mission:values'), THERE);
  await ended.getByRole('button', { name: words('auth:ended.signIn') }).click();
  const dialog = page.getByRole('dialog', { name: words('auth:ended.signIn') });
  await passwordField(dialog).fill(renewed.password);
  await savedAfter(page, () =>
    dialog.getByRole('button', { name: words('auth:signIn.action'), exact: true }).click(),
  );
  await says(fieldOf(page, 'mission:values'), THERE);
}

async function shareByLink(page: Page): Promise<string> {
  const dialog = await deliverPlan(page, COMPANY, 'share');
  await dialog.getByRole('button', { name: words('sharing:create') }).click();
  const link = await dialog.getByRole('textbox', { name: words('sharing:link') }).inputValue();
  await dialog.getByRole('button', { name: words('plans:close') }).click();
  await expect(dialog).toBeHidden();
  return link;
}

async function readShared(page: Page, link: string): Promise<void> {
  const reading = /\/api\/shared\/.+\/document$/;
  await page.clock.install();
  const shown = await documentAfter(page, () => page.goto(link), reading);
  await expect(page.getByRole('heading', { level: 1, name: COMPANY })).toBeVisible();
  await expect(page).toHaveTitle(`${COMPANY} · ${PRODUCT_NAME}`);
  const document = page.getByRole('region', { name: words('sharing:shared.label') });
  await expect(document.locator('canvas').first()).toBeVisible();
  expect(shown.says(HERE)).toBe(true);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await askedAgainInVain(page, link);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(document.locator('canvas').first()).toBeVisible();
}

/** A reader comes back to the tab after a while, and the server is busy. */
async function askedAgainInVain(page: Page, link: string): Promise<void> {
  const asking = `**/api/shared/${new URL(link).pathname.split('/').at(-1)}`;
  let refusals = 0;
  await page.route(asking, async (route) => {
    await route.fulfill({ status: 429, json: { error: 'too_many_requests', message: 'Later.' } });
    refusals += 1;
  });
  await page.clock.fastForward('02:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect.poll(() => refusals).toBe(1);
  await page.unroute(asking);
}

async function downloadClean(page: Page): Promise<void> {
  const dialog = await deliverPlan(page, COMPANY, 'download');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: words('plans:deliver.direct') }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${COMPANY} - ${PRODUCT_NAME}.pdf`);
  const clean = await readTypeset(await readFile(await download.path()));
  expect(clean.says(words('document:watermark'))).toBe(false);
  expect(clean.says(MISSION)).toBe(true);
}

async function deleteAccount(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/account');
  await page.getByRole('button', { name: words('account:delete.open') }).click();
  const dialog = page.getByRole('dialog', { name: words('account:delete.question', { email }) });
  await expect(dialog.getByText(words('account:delete.subscription'))).toBeVisible();
  await expect(dialog.getByText(/desiste primero/)).toBeVisible();
  await field(dialog, words('account:access.yourPassword')).fill(password);
  await noticeAfter(page.getByText(words('account:delete.done')), () =>
    dialog.getByRole('button', { name: words('account:delete.action') }).click(),
  );
  await expect(page).toHaveURL('/');
  await mailTo(email, words('mails:subscriberDeleted.subject'));
}
