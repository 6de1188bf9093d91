import type { Locator, Page } from '@playwright/test';
import {
  haveAccount,
  haveSession,
  newPerson,
  type Person,
  passwordField,
  signIn,
  signUp,
  trySignIn,
} from './account.ts';
import { axeFindsNothing, SIZES_WITHOUT_PREVIEW } from './axe.ts';
import { begin, COMPANY, HERE, MISSION, THERE } from './begun-plan.ts';
import { messagesStay, undoStays } from './endless-timers.ts';
import { fieldOf, openSection, says, write } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { noticeAfter } from './notice.ts';
import { openMenu } from './page-menu.ts';
import { editPlan, shownAsSaved } from './saved-plans.ts';
import { haveDraft } from './stored-sample.ts';
import { words, wordsOf } from './words.ts';

// Refusals are part of these journeys; the browser notes each one.
test.use({
  viewport: WITHOUT_PREVIEW,
  forgiven: /ERR_INTERNET_DISCONNECTED|status of (?:4\d\d|500) .*\/api\/(?:users|business_plan|shared)/,
});

test('on a phone no notice lies over the way back into an ended session', async ({ page, otherDevice }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await endedFrom(await otherDevice(), page, newPerson());
  await write(page, 'mission:vision', HERE);
  await page.context().setOffline(false);
  await expect(page.getByRole('button', { name: words('auth:ended.signIn') })).toBeVisible();
  const english = wordsOf('en');
  const refused = page.getByRole('alert').filter({ hasText: english('alerts:idiom_not_updated') });
  const menu = await openMenu(page);
  await messagesStay(page);
  await menu.getByLabel(words('navigation:language'), { exact: true }).selectOption('en');
  await expect(refused).toBeVisible();
  // It closes the menu, and leaves the notice.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: english('navigation:menu') })).toBeHidden();
  await expect(refused).toBeVisible();
  const again = page.getByRole('button', { name: english('auth:ended.signIn') });
  // Not for the seconds it stands there either.
  await expect.poll(() => covers(refused, again)).toBe(false);
});

test('a session ended from another device in mid-typing costs no text, not even with the page closed', async ({
  page,
  otherDevice,
}) => {
  const person = newPerson();
  const other = await otherDevice();
  await endedFrom(other, page, person);

  await write(page, 'mission:vision', HERE);
  await page.context().setOffline(false);
  await expect(page.getByRole('alert').getByText(words('auth:ended.title'))).toBeVisible();
  await write(page, 'mission:vision', `${HERE} ${THERE}`);
  // A browser that closes a page gives it half a second for its last words, however slow the machine.
  await expect.poll(() => storedTexts(page)).toContain(`${HERE} ${THERE}`);
  await test.step('axe finds nothing there, nor on the way back in', async () => {
    await axeFindsNothing(page, SIZES_WITHOUT_PREVIEW);
    await page.getByRole('button', { name: words('auth:ended.signIn') }).click();
    await expect(passwordField(page.getByRole('dialog'))).toBeVisible();
    await axeFindsNothing(page, SIZES_WITHOUT_PREVIEW);
  });
  await page.close();
  const reopened = await page.context().newPage();
  await openSection(reopened, 'mission');
  await says(fieldOf(reopened, 'mission:vision'), `${HERE} ${THERE}`);
  await signIn(reopened, person);
  await reopened.goto('/builder/form?section=mission');
  await shownAsSaved(reopened);

  await editPlan(other, COMPANY);
  await openSection(other, 'mission');
  await says(fieldOf(other, 'mission:vision'), `${HERE} ${THERE}`);
});

test('a session ended elsewhere takes a saved plan off the device, and leads back to it after signing in', async ({
  page,
  otherDevice,
}) => {
  const person = newPerson();
  await endedFrom(await otherDevice(), page, person);
  const plan = page.url();
  await page.context().setOffline(false);
  await page.reload();
  await expect(page).toHaveURL(/\/signin/);
  await expect.poll(() => storedTexts(page)).not.toContain(MISSION);
  await expect.poll(() => draftTexts(page)).not.toContain(MISSION);
  await trySignIn(page, person);
  await expect(page).toHaveURL(plan);
  await says(fieldOf(page, 'mission:mission'), MISSION);
});

test('an account that the server fails to read leaves the session open; one whose session has ended is asked to sign in', async ({
  page,
}) => {
  await signUp(page, newPerson());
  // The answers before the reload are not the ones that are refused: they are in once the plans are shown.
  await page.goto('/my-plans');
  await expect(page.getByRole('heading', { name: words('plans:empty.title') })).toBeVisible();
  await test.step('a failure of the server is no end of the session', async () => {
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const me = (url: URL) => url.pathname === '/api/users/me';
    await page.route(me, (route) => route.fulfill({ status: 500 }));
    await page.reload();
    const failed = page.getByRole('alert').filter({ hasText: words('auth:loading.failedTitle') });
    await expect(failed).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token);
    const retry = failed.getByRole('button', { name: words('auth:loading.retry') });
    await Promise.all([page.waitForRequest((request) => me(new URL(request.url()))), retry.click()]);
    await page.unroute(me);
    // By itself, too.
    await expect(page.getByRole('heading', { name: words('plans:empty.title') })).toBeVisible();
  });
  await undoStays(page);
  await page.route('**/api/users/me', (route) =>
    route.fulfill({ status: 401, json: { error: 'not_signed_in', message: '' } }),
  );
  const notice = page.getByRole('status').filter({ hasText: words('alerts:logout') });
  await noticeAfter(notice, () => page.reload());
  await expect(page).toHaveURL(/\/signin/);
});

/**
 * A user in the middle of a plan, without a network, whose session another device has ended: where all is saved that is heard within a
 * second, and the plan goes with it.
 */
async function endedFrom(other: Page, page: Page, person: Person): Promise<void> {
  await haveDraft(page, begin);
  await haveAccount(page, person);
  await openSection(page, 'mission');
  await shownAsSaved(page);
  await page.context().setOffline(true);
  await haveSession(other, person);
  await other.goto('/account');
  const endOthers = other.getByRole('button', { name: words('account:sessions.endOthers') });
  await endOthers.click();
  await expect(endOthers).toBeHidden();
}

/** Whether one lies on the other, as both stand at once. */
const covers = async (upper: Locator, lower: Locator): Promise<boolean> => {
  const [a, b] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
  if (a === null || b === null) throw new Error('One of them is not there.');
  return a.y < b.y + b.height && b.y < a.y + a.height && a.x < b.x + b.width && b.x < a.x + a.width;
};

const storedTexts = (page: Page): Promise<string> =>
  page.evaluate(() => Object.values(localStorage).join('\n'));

/** All drafts in the browser's database. */
const draftTexts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const result = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const opened = await result(indexedDB.open('plans'));
    const all = await result(opened.transaction('plans').objectStore('plans').getAll());
    opened.close();
    return all.map(({ bytes }) => (bytes ? new TextDecoder().decode(bytes) : '')).join('\n');
  });
