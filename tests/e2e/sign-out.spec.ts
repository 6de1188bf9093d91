import type { Page } from '@playwright/test';
import { haveAccount, newPerson } from './account.ts';
import { openSection, putPhoto, write } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { countKept } from './kept-in-browser.ts';
import { noticeAfter } from './notice.ts';
import { signOutByMenu } from './page-menu.ts';
import { pngFile } from './pictures.ts';
import { shownAsSaved } from './saved-plans.ts';
import { words } from './words.ts';

const COMPANY = 'Obrador Delicias';
const MISSION = 'Hornear el pan que el barrio desayuna.';
const SCRIPT = /\/assets\/[^/]+\.js$/;

test.use({ viewport: WITHOUT_PREVIEW, forgiven: /^$|ERR_FAILED|route module|Failed to fetch/ });

/** Signed in, with a company's name and logo in a saved plan. */
async function withSavedPlan(page: Page): Promise<void> {
  await openSection(page, 'general');
  await write(page, 'general:companyName', COMPANY);
  await putPhoto(page, 'general:logo', await pngFile());
  await haveAccount(page, newPerson());
  await openSection(page, 'general');
  await shownAsSaved(page);
  await keepDocument(page);
  await page.goto('/my-plans');
  await expect(page.getByText(COMPANY, { exact: true })).toBeVisible();
}

/** As a refused download keeps the document that was shown. */
const keepDocument = (page: Page) =>
  page.evaluate(async () => {
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('previews', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('previews');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    await new Promise((resolve, reject) => {
      const change = opened.transaction('previews', 'readwrite');
      change.objectStore('previews').put(new Blob(['%PDF']), 'last');
      change.oncomplete = resolve;
      change.onabort = () => reject(change.error);
    });
    opened.close();
  });

/** What of the plan lies on this device. */
const left = async (page: Page, company: string) => ({
  ...(await page.evaluate(
    (name) => ({
      texts: Object.values(localStorage).filter((text) => String(text).includes(name)).length,
      token: localStorage.getItem('token'),
    }),
    company,
  )),
  pictures: await countKept(page, 'pictures'),
  previews: await countKept(page, 'previews'),
});

const NOTHING = { texts: 0, token: null, pictures: 0, previews: 0 };

test('signing out takes the plan off the device though the next page does not come', async ({
  page,
  context,
}) => {
  await withSavedPlan(page);
  const beside = await context.newPage();
  await beside.goto('/terms');
  await expect.poll(() => left(beside, COMPANY)).toMatchObject({ pictures: 1, previews: 1 });
  await page.route(SCRIPT, () => undefined);
  await signOutByMenu(page);
  await expect.poll(() => left(beside, COMPANY)).toEqual(NOTHING);
  // Nor does the tab write it again when it goes.
  await page.close();
  // Looked at from a page of its own: the one beside may share the process that goes.
  const after = await context.newPage();
  await after.goto('/terms');
  await expect.poll(() => left(after, COMPANY)).toEqual(NOTHING);
});

test('signing out says at once that it goes on, and asks when the server does not answer in time', async ({
  page,
}) => {
  await withSavedPlan(page);
  await openSection(page, 'mission');
  await page.route('**/api/business_plan**', () => undefined);
  await write(page, 'mission:mission', MISSION);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/my-plans');
  // Gone again once there is a question.
  const busy = page
    .getByRole('banner')
    .getByRole('status')
    .filter({ hasText: words('auth:signOut.busy') });
  await noticeAfter(busy, () => signOutByMenu(page));
  const question = page.getByRole('dialog', { name: words('auth:signOut.title') });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: words('auth:signOut.remove') }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => left(page, MISSION)).toEqual(NOTHING);
  await test.step('the way back shows no form, but asks to sign in', async () => {
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/signin/);
  });
});
