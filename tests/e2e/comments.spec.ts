import type { Page } from '@playwright/test';
import { createAccount, emailField, newPerson, trySignIn } from './account.ts';
import { callsOf, onlyPlan } from './account-call.ts';
import { axeFindsNothing } from './axe.ts';
import { MISSION } from './begun-plan.ts';
import { subscribe } from './billing.ts';
import { fieldOf, openSection } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { linkIn, mailTo } from './mailbox.ts';
import { editPlan, havePlan, shownAsSaved } from './saved-plans.ts';
import { words } from './words.ts';

const NAME = 'Obrador Delicias';

test.use({ viewport: WITHOUT_PREVIEW });

const column = (page: Page) => page.getByRole('complementary', { name: words('comments:title') });
const press = (page: Page, key: 'comments:send') =>
  column(page)
    .getByRole('button', { name: words(key), exact: true })
    .click();
const write = (page: Page, key: 'comments:text' | 'comments:replyText', text: string) =>
  column(page)
    .getByRole('textbox', { name: words(key) })
    .fill(text);

/** A line of the mission on the page, where a reader taps. */
async function tapMission(page: Page): Promise<void> {
  await expect(page.locator('canvas').first()).toBeVisible();
  await page.getByRole('button', { name: words('sharing:shared.contents') }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${words('mission:title')}`) }).click();
  const sheet = page.locator('[data-page]').filter({ hasText: MISSION }).first();
  await expect(sheet).toBeInViewport();
  await sheet.click({ position: { x: 400, y: 362 } });
}

test('an adviser comments on a passage, the owner answers and resolves, and a guest comments by the link', async ({
  page,
  otherDevice,
}) => {
  const [owner, adviser] = [newPerson(), newPerson()];
  await havePlan(page, NAME, owner);
  await subscribe(page);
  const calls = await callsOf(page, owner);
  const { _id: id } = await onlyPlan(calls);
  const url = `/api/business_plan/${id}`;
  await editPlan(page, NAME);
  await openSection(page, 'mission');
  await shownAsSaved(page);
  await calls.send('POST', `${url}/invitations`, { email: adviser.email, role: 'comment' });
  const share = (await calls.send('POST', `${url}/shares`, { may_comment: true })) as Record<string, string>;

  const other = await otherDevice();
  await createAccount(other, adviser);
  const subject = words('mails:invitedToComment.subject', { senderName: owner.email, planName: NAME });
  await other.goto(linkIn(await mailTo(adviser.email, subject), '/invitation/'));
  await expect(emailField(other)).toHaveValue(adviser.email);
  await trySignIn(other, adviser);
  await other.getByRole('button', { name: words('people:invitation.accept'), exact: true }).click();
  await tapMission(other);
  await write(other, 'comments:text', '¿Para qué barrio?');
  await press(other, 'comments:send');
  const written = column(other).getByRole('article');
  await expect(written).toContainText('¿Para qué barrio?');
  await expect(written).toContainText(MISSION);
  await axeFindsNothing(other);
  await other.setViewportSize(WITHOUT_PREVIEW);

  // It has arrived beside the form, and leads to the field.
  await page.getByRole('button', { name: new RegExp(`^${words('comments:buttonNew')}`) }).click();
  const thread = column(page).getByRole('article');
  await expect(thread).toContainText('¿Para qué barrio?');
  await fieldOf(page, 'mission:mission').selectText();
  await write(page, 'comments:text', 'Revisar esta frase');
  await press(page, 'comments:send');
  await expect(fieldOf(page, 'mission:mission').locator('[data-passage]')).toHaveText(MISSION);
  await thread
    .filter({ hasText: 'barrio?' })
    .getByRole('button', { name: words('comments:reply') })
    .click();
  await write(page, 'comments:replyText', 'Para Delicias.');
  await column(page)
    .getByRole('textbox', { name: words('comments:replyText') })
    .press('ControlOrMeta+Enter');
  await expect(column(other).getByRole('article').filter({ hasText: 'Para Delicias.' })).toBeVisible();
  await thread
    .filter({ hasText: 'Para Delicias.' })
    .getByRole('button', { name: words('comments:resolve') })
    .click();
  await expect(thread.filter({ hasText: 'Para Delicias.' })).toHaveCount(0);

  const guest = await otherDevice();
  await guest.goto(`/shared/${share['token']}`);
  await tapMission(guest);
  await write(guest, 'comments:text', 'Falta el local');
  await column(guest)
    .getByRole('textbox', { name: words('comments:name') })
    .fill('Banco');
  await press(guest, 'comments:send');
  const said = column(guest).getByRole('article');
  await expect(said).toHaveCount(1);
  await expect(said).toContainText('Falta el local');
  await expect(thread.filter({ hasText: 'Banco' })).toContainText(words('comments:guest'));
});
