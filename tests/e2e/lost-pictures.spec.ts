import type { Page } from '@playwright/test';
import { signUp, somebody } from './account.ts';
import { callsOf, onlyPlan } from './account-call.ts';
import { fieldOf, openSection, photoField, putPhoto, write } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { jpegFile } from './pictures.ts';
import { savedAfter, shownAsSaved } from './saved-plans.ts';
import { words } from './words.ts';

test.use({ viewport: WITHOUT_PREVIEW });

test('a picture the browser has cleared comes back from the server, and is not saved as blank', async ({
  page,
}) => {
  const person = somebody();
  await openSection(page, 'general');
  await write(page, 'general:companyName', 'Obrador Delicias');
  await putPhoto(page, 'general:logo', await jpegFile());
  await signUp(page, person);
  await openSection(page, 'general');
  await shownAsSaved(page);

  await clearPictures(page);
  await page.reload();
  await expect(fieldOf(page, 'general:companyName')).toHaveValue('Obrador Delicias');
  await expect(
    photoField(page, 'general:logo').getByRole('img', { name: words('fields:photo.alt') }),
  ).toBeVisible();
  await clearPictures(page);
  await page.reload();
  await savedAfter(page, () => write(page, 'general:companyName', 'Obrador Delicias y Café'));
  const calls = await callsOf(page, person);
  const { _id } = await onlyPlan(calls);
  const saved = JSON.stringify(await calls.get(`/api/business_plan/${_id}`));
  expect(saved).toContain('Obrador Delicias y Café');
  expect(saved).toContain('data:image/webp;base64,');
});

/** As browsers do when room gets short. */
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
