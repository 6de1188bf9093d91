import type { Page } from '@playwright/test';
import { field, haveAccount, newPerson } from './account.ts';
import { callsOf, onlyPlan } from './account-call.ts';
import { axeFindsNothing } from './axe.ts';
import { begin, MISSION } from './begun-plan.ts';
import { subscribe } from './billing.ts';
import { messagesStay, undoStays } from './endless-timers.ts';
import { openSection } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { linkIn, mailTo } from './mailbox.ts';
import { noticeAfter } from './notice.ts';
import { signOutByMenu } from './page-menu.ts';
import { choosePlanAction, deliverPlan, havePlan, planCard, shownAsSaved } from './saved-plans.ts';
import { haveDraft } from './stored-sample.ts';
import { readTypeset } from './typeset-document.ts';
import { words } from './words.ts';

const COMPANY = 'Obrador Delicias';
const MESSAGE = 'Le adjunto el plan que comentamos el martes.';

// A cover that cannot be drawn is part of these journeys.
test.use({ viewport: WITHOUT_PREVIEW, forgiven: /status of 503 .*\/api\/covers\// });

test('a plan goes to the bank by e-mail, as a clean PDF', async ({ page }) => {
  const person = newPerson();
  await havePlan(page, COMPANY, person);
  await subscribe(page);
  await page.goto('/my-plans');
  const dialog = await deliverPlan(page, COMPANY, 'send');
  const send = dialog.getByRole('button', { name: words('plans:deliver.send'), exact: true });
  await expect(dialog.getByText(words('plans:deliver.unconfirmed'))).toBeVisible();
  await dialog.getByRole('button', { name: words('account:access.sendAgain') }).click();
  const confirmation = await mailTo(person.email, words('mails:confirmEmail.subject'));
  await confirmInOtherTab(page, linkIn(confirmation, '/confirm-email/'));
  await field(dialog, words('plans:deliver.email')).fill('banco');
  await send.click();
  await expect(dialog.getByText(words('plans:deliver.invalid', { email: 'banco' }))).toBeVisible();
  const bank = `banco-${person.email}`;
  const partner = `socia-${person.email}`;
  await field(dialog, words('plans:deliver.email')).fill(`${bank}, ${partner}`);
  await field(dialog, words('plans:deliver.message')).fill(MESSAGE);
  await dialog.getByRole('checkbox', { name: words('plans:deliver.copy') }).check();
  await send.click();
  await expect(
    dialog.getByText(words('plans:deliver.sent', { email: `${bank} y ${partner}` })),
  ).toBeVisible();

  await dialog.getByRole('button', { name: words('plans:deliver.sendAgain'), exact: true }).click();
  const question = page.getByRole('dialog', { name: words('plans:deliver.again.title') });
  await question.getByRole('button', { name: words('plans:deliver.again.keep') }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);

  const subject = words('mails:planSent.subject', { senderName: person.email, planName: COMPANY });
  for (const other of [partner, person.email]) expect((await mailTo(other, subject)).text).toContain(MESSAGE);
  const { attachments, replyTo, text } = await mailTo(bank, subject);
  expect(text).toContain(MESSAGE);
  expect(replyTo).toEqual([person.email]);
  const [plan, ...pictures] = attachments.toSorted((one, other) =>
    one.mediaType.localeCompare(other.mediaType),
  );
  expect(plan).toMatchObject({ fileName: `${COMPANY}.pdf`, mediaType: 'application/pdf' });
  expect(pictures).toMatchObject([{ fileName: 'cover.jpg', mediaType: 'image/jpeg' }]);
  const document = await readTypeset(Buffer.from(plan?.base64 ?? '', 'base64'));
  expect(document.says(MISSION)).toBe(true);
  expect(document.says(words('document:watermark'))).toBe(false);
  await page.keyboard.press('Escape');
  await noticeAfter(page.getByRole('status').getByText(words('alerts:logout')), () => signOutByMenu(page));
  await expect(page).toHaveURL('/');
});

/** The dialog stays open. */
async function confirmInOtherTab(page: Page, link: string): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(link);
  await tab.getByRole('button', { name: words('auth:confirm.action') }).click();
  await expect(tab.getByRole('heading', { level: 1, name: words('auth:confirm.doneTitle') })).toBeVisible();
  await tab.close();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

test('a cover that fails is reported once, and shown when it comes; a double click duplicates the plan once', async ({
  page,
}) => {
  await havePlan(page, COMPANY);
  const covers = '**/api/covers/**';
  await page.route(covers, (route) => route.fulfill({ status: 503 }));
  const alert = page.getByRole('alert').filter({ hasText: words('alerts:cover_not_saved') });
  await noticeAfter(alert, () => page.goto('/my-plans'));
  await page.unroute(covers);
  const cover = planCard(page, COMPANY).getByRole('img', {
    name: words('plans:card.cover', { name: COMPANY }),
  });
  await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(cover).toBeVisible();
  await expect(alert).toBeHidden();

  // Once is no news: the server was busy.
  await page.route(covers, (route) => route.fulfill({ status: 503 }), { times: 1 });
  await undoStays(page);
  await page.reload();
  await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(alert).toHaveCount(0);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await planCard(page, COMPANY)
    .getByRole('button', { name: words('plans:card.more', { name: COMPANY }), exact: true })
    .click();
  const duplicate = page.getByRole('menuitem', { name: words('plans:action.duplicate'), exact: true });
  await duplicate.dblclick();
  await expect(duplicate).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(asked.filter((path) => path === '/api/business_plan/duplicate')).toHaveLength(1);
});

/** Whichever page fetched its style sheets first, a button has one size and one weight. */
async function looksTheSameFrom(page: Page, publicPage: string): Promise<void> {
  const look = () =>
    planCard(page, COMPANY)
      .getByRole('button', { name: words('plans:action.edit'), exact: true })
      .evaluate((button) => {
        const { fontSize, fontWeight, lineHeight } = getComputedStyle(button);
        return { fontSize, fontWeight, lineHeight, width: Math.round(button.getBoundingClientRect().width) };
      });
  const direct = await look();
  await page.goto(publicPage);
  await page
    .getByRole('banner')
    .getByRole('link', { name: words('navigation:dashboard'), exact: true })
    .click();
  await expect(planCard(page, COMPANY)).toBeVisible();
  expect(await look()).toEqual(direct);
}

test('a plan is deleted once its owner is sure', async ({ page }) => {
  // The one this device has open.
  await haveDraft(page, begin);
  await haveAccount(page, newPerson());
  await openSection(page, 'general');
  await shownAsSaved(page);
  await page.goto('/my-plans');
  await looksTheSameFrom(page, '/templates');
  await messagesStay(page);
  await choosePlanAction(page, COMPANY, words('plans:action.delete'));
  const sure = page.getByRole('dialog', { name: words('plans:delete.title', { name: COMPANY }) });
  await sure.getByRole('button', { name: words('plans:cancel'), exact: true }).click();
  await expect(sure).toBeHidden();
  await expect(planCard(page, COMPANY)).toBeVisible();
  await choosePlanAction(page, COMPANY, words('plans:action.delete'));
  await sure.getByRole('button', { name: words('plans:action.delete'), exact: true }).click();
  await expect(page.getByRole('heading', { name: words('plans:empty.title') })).toBeVisible();
  await page
    .getByRole('status')
    .getByRole('button', { name: words('plans:undo'), exact: true })
    .click();
  await expect(planCard(page, COMPANY)).toBeVisible();
  await page.reload();
  await choosePlanAction(page, COMPANY, words('plans:action.delete'));
  await sure.getByRole('button', { name: words('plans:action.delete'), exact: true }).click();
  await expect(page.getByRole('heading', { name: words('plans:empty.title') })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: words('plans:empty.title') })).toBeVisible();
  await page.getByText(words('plans:deleted.title', { count: 1 }), { exact: true }).click();
  await axeFindsNothing(page);
  const back = words('plans:deleted.restoreOne', { name: COMPANY });
  await page.getByRole('button', { name: back, exact: true }).click();
  await expect(planCard(page, COMPANY)).toBeVisible();
  await expect(page.getByText(words('plans:deleted.title', { count: 1 }), { exact: true })).toHaveCount(0);
  await expect(
    page.getByRole('heading', { level: 1, name: words('plans:title'), exact: true }),
  ).toBeFocused();
});

test('an adviser finds fifteen plans in rows, their own and those of others, at a desk and on a phone', async ({
  page,
}) => {
  const [founder, adviser] = [newPerson(), newPerson()];
  await havePlan(page, COMPANY, founder);
  const shares = await callsOf(page, founder);
  const { _id: shared } = await onlyPlan(shares);
  await shares.send('POST', `/api/business_plan/${shared}/invitations`, {
    ...{ email: adviser.email, role: 'comment' },
  });
  await havePlan(page, 'Molino 1', adviser);
  const advises = await callsOf(page, adviser);
  const own = await onlyPlan(advises);
  for (let copies = 0; copies < 13; copies += 1) {
    await advises.send('POST', '/api/business_plan/duplicate', { business_plan_id: own._id });
  }
  const subject = words('mails:invitedToComment.subject', { senderName: founder.email, planName: COMPANY });
  const link = linkIn(await mailTo(adviser.email, subject), '/invitation/');
  await advises.send('POST', `/api${new URL(link).pathname.replace('invitation', 'invitations')}/accept`);
  await advises.send('POST', `/api/business_plan/${shared}/comments`, {
    ...{ id: crypto.randomUUID(), text: '¿Cuándo?', at: { section: 'mission', field: 'mission', quote: '' } },
  });

  await page.goto('/my-plans');
  await expect(page.getByRole('article')).toHaveCount(15);
  await expect(page.getByRole('article').getByRole('img')).toHaveCount(0);
  const row = planCard(page, COMPANY);
  for (const text of [
    words('people:shared.of', { owner: founder.email }),
    words('people:shared.comment'),
    words('plans:card.comments_one', { count: 1 }),
  ]) {
    await expect(row.getByText(text, { exact: true })).toBeVisible();
  }
  await axeFindsNothing(page);
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(row).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await axeFindsNothing(page);
  if (before !== null) await page.setViewportSize(before);

  await page.getByText(words('plans:whose.shared'), { exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await row.getByRole('button', { name: words('plans:action.open'), exact: true }).click();
  await expect(page).toHaveURL(`/read/${shared}`);
});
