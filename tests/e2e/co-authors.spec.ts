import type { Page } from '@playwright/test';
import { createAccount, emailField, newPerson, trySignIn } from './account.ts';
import { fieldOf, openSection, sectionShown } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { linkIn, mailTo } from './mailbox.ts';
import { chooseFromMenu } from './menu.ts';
import { press } from './press.ts';
import { choosePlanAction, editPlan, havePlan, planCard, shownAsSaved } from './saved-plans.ts';
import { words } from './words.ts';

const NAME = 'Obrador Delicias';

// The removal of a co-author is refused to their page.
test.use({ viewport: WITHOUT_PREVIEW, hasTouch: true, forgiven: /status of 404 .*\/api\/business_plan/ });

const mission = (page: Page) => fieldOf(page, 'mission:mission');

/** The owner invites from the menu of the plan's card. */
async function invite(page: Page, email: string): Promise<void> {
  await page.goto('/my-plans');
  await choosePlanAction(page, NAME, words('people:people'));
  const dialog = page.getByRole('dialog', { name: words('people:title', { name: NAME }) });
  await dialog.getByRole('textbox', { name: words('people:email') }).fill(email);
  await dialog.getByRole('button', { name: words('people:invite'), exact: true }).dblclick();
  await expect(dialog.getByText(words('people:invited', { email }))).toBeVisible();
}

test('two people write one long text, see each other, and the one who is removed keeps the words', async ({
  page,
  context,
  otherDevice,
}) => {
  const [owner, eva] = [newPerson(), newPerson()];
  await havePlan(page, NAME, owner);
  await invite(page, eva.email);

  const other = await otherDevice();
  await createAccount(other, eva);
  const subject = words('mails:invitedToEdit.subject', { senderName: owner.email, planName: NAME });
  await other.goto(linkIn(await mailTo(eva.email, subject), '/invitation/'));
  await expect(emailField(other)).toHaveValue(eva.email);
  await trySignIn(other, eva);
  await other.getByRole('button', { name: words('people:invitation.accept'), exact: true }).click();
  await sectionShown(other, 'general');
  await openSection(other, 'mission');
  await shownAsSaved(other);

  await editPlan(page, NAME);
  await openSection(page, 'mission');
  // Each sees that the other is there.
  await expect(
    page.getByRole('status').filter({ hasText: words('people:here', { names: eva.email }) }),
  ).toBeVisible();
  await expect(
    other.getByRole('status').filter({ hasText: words('people:here', { names: owner.email }) }),
  ).toBeVisible();
  await mission(page).pressSequentially('Pan');
  await expect(mission(other)).toHaveText(/^Pan/);
  await expect(mission(other).locator(`[data-initial="N"]`)).toHaveCount(1);
  await mission(other).press('ControlOrMeta+End');
  await other.keyboard.type(' de masa madre');
  await expect(mission(page)).toHaveText(/ de masa madre$/);

  // Removed while typing: what was written stays, and can become a plan of one's own.
  await other.keyboard.type(' y de');
  const manage = await context.newPage();
  await manage.goto('/my-plans');
  await choosePlanAction(manage, NAME, words('people:people'));
  const dialog = manage.getByRole('dialog', { name: words('people:title', { name: NAME }) });
  const more = dialog.getByRole('button', { name: words('people:more', { name: eva.email }) });
  await chooseFromMenu(more, words('people:handOver.action'), 'finger');
  await press(manage.getByRole('button', { name: words('people:cancel'), exact: true }), 'finger');
  await chooseFromMenu(more, words('people:remove.action'));
  await manage.getByRole('button', { name: words('people:remove.action'), exact: true }).click();
  await other.keyboard.type(' centeno');
  const question = other.getByRole('button', { name: words('planSync:save') });
  await expect(question).toBeVisible();
  await question.click();
  await shownAsSaved(other);
  await expect(mission(other)).toHaveText(/centeno/);
  await other.goto('/my-plans');
  await expect(planCard(other, NAME)).toHaveCount(1);
  const delivered = planCard(other, NAME).getByRole('button', { name: words('plans:action.deliver') });
  await expect(delivered).toBeVisible();
});
