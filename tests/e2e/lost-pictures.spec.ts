import type { Page } from '@playwright/test';
import { haveAccount, newPerson } from './account.ts';
import { callsOf, onlyPlan } from './account-call.ts';
import { draftSaved, fieldOf, openSection, photoField, putPhoto, write } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { countKept } from './kept-in-browser.ts';
import { jpegFile } from './pictures.ts';
import { savedAfter, shownAsSaved } from './saved-plans.ts';
import { words } from './words.ts';

test.use({ viewport: WITHOUT_PREVIEW });

test('a visitor learns of a picture that the browser has cleared; one of an account comes back, and is not saved as blank', async ({
  page,
}) => {
  const logo = photoField(page, 'general:logo');
  const picture = logo.getByRole('img', { name: words('fields:photo.alt') });
  await openSection(page, 'general');
  await write(page, 'general:companyName', 'Obrador Delicias');
  await putPhoto(page, 'general:logo', await jpegFile());
  await draftSaved(page);
  await clearPictures(page);
  await page.reload();
  await expect(logo.getByText(words('fields:photo.errors.lost'))).toBeVisible();
  await putPhoto(page, 'general:logo', await jpegFile());
  await expect(logo.getByText(words('fields:photo.errors.lost'))).toHaveCount(0);
  await draftSaved(page);

  await test.step('one whose database goes under the page is kept again', async () => {
    const removed = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const request = indexedDB.deleteDatabase('pictures');
          for (const answer of ['success', 'blocked'])
            request.addEventListener(answer, () => resolve(answer));
        }),
    );
    expect(removed).toBe('success');
    await expect.poll(() => countKept(page, 'pictures')).toBe(1);
    await page.reload();
    await expect(picture).toBeVisible();
  });

  const person = newPerson();
  await haveAccount(page, person);
  await openSection(page, 'general');
  await shownAsSaved(page);
  await clearPictures(page);
  await page.reload();
  await expect(fieldOf(page, 'general:companyName')).toHaveValue('Obrador Delicias');
  await expect(picture).toBeVisible();
  await clearPictures(page);
  await page.reload();
  await savedAfter(page, () => write(page, 'general:companyName', 'Obrador Delicias y Café'));
  const calls = await callsOf(page, person);
  const { _id } = await onlyPlan(calls);
  const saved = JSON.stringify(await calls.get(`/api/business_plan/${_id}`));
  expect(saved).toContain('Obrador Delicias y Café');
  expect(saved).toContain('data:image/webp;base64,');
});

/** As browsers do when space gets short. */
const clearPictures = (page: Page) =>
  page.evaluate(async () => {
    const done = (request: IDBRequest) =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const opening = indexedDB.open('pictures');
    await done(opening);
    await done(opening.result.transaction('pictures', 'readwrite').objectStore('pictures').clear());
    opening.result.close();
  });
