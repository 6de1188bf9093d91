import type { BrowserContext, Page } from '@playwright/test';
import { draftSaved, fieldOf, goOn, openSection, photoField, putPhoto, says, write } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { chooseFromMenu } from './menu.ts';
import { jpegFile } from './pictures.ts';
import { words } from './words.ts';

const TEXT = 'Hornear el pan que el barrio desayuna.';
const OTHER = 'Abrir antes que nadie y cerrar cuando se acabe.';

test.use({ viewport: WITHOUT_PREVIEW });

test('reload, back button and a crash keep what was written', async ({ page, context }) => {
  await openSection(page, 'mission');
  await write(page, 'mission:mission', TEXT);
  await draftSaved(page);
  await page.reload();
  await says(fieldOf(page, 'mission:mission'), TEXT);
  await write(page, 'mission:vision', OTHER);
  await goOn(page, 'summary');
  await write(page, 'summary:summary', TEXT);
  await page.goBack();
  await says(fieldOf(page, 'mission:vision'), OTHER);
  await page.goto('/');
  await page.goBack();
  await says(fieldOf(page, 'mission:vision'), OTHER);
  await goOn(page, 'summary');
  await says(fieldOf(page, 'summary:summary'), TEXT);
  await draftSaved(page);
  await crash(context, page);
  const next = await context.newPage();
  await openSection(next, 'summary');
  await says(fieldOf(next, 'summary:summary'), TEXT);
});

test('two tabs complete each other, and show each other’s words as they are typed', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openSection(page, 'mission');
  await openSection(other, 'summary');
  await write(page, 'mission:mission', TEXT);
  await write(other, 'summary:summary', OTHER);
  await draftSaved(page);
  await draftSaved(other);
  await goOn(page, 'summary');
  await says(fieldOf(page, 'summary:summary'), OTHER);
  await other.goto('/builder/form?section=mission');
  await says(fieldOf(other, 'mission:mission'), TEXT);
  await page.goBack();
  await write(other, 'mission:vision', OTHER);
  await says(fieldOf(page, 'mission:vision'), OTHER);
  await write(page, 'mission:values', TEXT);
  await says(fieldOf(other, 'mission:values'), TEXT);
});

test('a full storage is said aloud, typing goes on, and it is saved as soon as there is space', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (document.documentElement.dataset.storage !== 'plenty')
        throw new DOMException('no storage left', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
      if (document.documentElement.dataset.storage !== 'plenty')
        throw new DOMException('no storage left', 'QuotaExceededError');
      return put.call(this, value, key);
    };
  });
  await openSection(page, 'mission');
  await write(page, 'mission:mission', TEXT);
  const warning = page.getByRole('alert').filter({ hasText: words('drafts:notSaved.full') });
  await expect(warning).toBeVisible();
  await write(page, 'mission:vision', OTHER);
  await goOn(page, 'summary');
  await page.goBack();
  await says(fieldOf(page, 'mission:vision'), OTHER);
  // In one step: a save by the page itself in between would take the button away.
  await warning.getByRole('button', { name: words('drafts:retry') }).evaluate((retry: HTMLElement) => {
    document.documentElement.dataset.storage = 'plenty';
    retry.click();
  });
  await draftSaved(page);
});

test('a blocked storage is said aloud, and typing goes on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    indexedDB.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await openSection(page, 'mission');
  await write(page, 'mission:mission', TEXT);
  await expect(page.getByRole('alert').filter({ hasText: words('drafts:notSaved.blocked') })).toBeVisible();
  await goOn(page, 'summary');
  await page.goBack();
  await says(fieldOf(page, 'mission:mission'), TEXT);
  await page.getByRole('link', { name: words('builder:steps.register') }).click();
  await expect(page.getByRole('alert').filter({ hasText: words('drafts:notSaved.blocked') })).toBeVisible();
  await expect(page.getByText(words('builder:register.kept'))).toHaveCount(0);
});

test('a draft saved as a file comes back from it, pictures and all, and a file that is none changes nothing', async ({
  page,
}, testInfo) => {
  await openSection(page, 'general');
  await write(page, 'general:companyName', 'Obrador Delicias');
  await putPhoto(page, 'general:logo', await jpegFile());
  await page.goto('/builder/register');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words('builder:register.download') }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Obrador Delicias.json');
  const file = testInfo.outputPath('draft.json');
  await download.saveAs(file);
  await openSection(page, 'general');
  await expect.poll(() => widthOfPhoto(page)).toBeGreaterThan(0);
  const [wrong] = await Promise.all([page.waitForEvent('filechooser'), fromMenu(page, 'file')]);
  await wrong.setFiles({ name: 'notas.json', mimeType: 'application/json', buffer: Buffer.from('hola') });
  const failed = page.getByRole('dialog', { name: words('drafts:file.failed', { name: 'notas.json' }) });
  await expect(failed).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(failed).toBeHidden();
  await expect(fieldOf(page, 'general:companyName')).toHaveValue('Obrador Delicias');
  await fromMenu(page, 'startOver');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('drafts:startOver.action') })
    .click();
  await expect(fieldOf(page, 'general:companyName')).toHaveValue('');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), fromMenu(page, 'file')]);
  await chooser.setFiles(file);
  await expect(fieldOf(page, 'general:companyName')).toHaveValue('Obrador Delicias');
  await expect.poll(() => widthOfPhoto(page)).toBeGreaterThan(0);
});

async function fromMenu(page: Page, entry: 'sample' | 'file' | 'startOver'): Promise<void> {
  const menu = page.getByRole('button', { name: words('drafts:menu'), exact: true });
  await chooseFromMenu(menu, words(`drafts:${entry}.action`));
}

const widthOfPhoto = (page: Page): Promise<number> =>
  photoField(page, 'general:logo')
    .getByRole('img', { name: words('fields:photo.alt') })
    .evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));

/** Ends the page's process at once: no event of the page runs any more. */
async function crash(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // A process that has died no longer answers.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
}
