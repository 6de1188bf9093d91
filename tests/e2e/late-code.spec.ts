import type { Page } from '@playwright/test';
import { draftSaved, fieldOf, openSection } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { withStoredSample } from './stored-sample.ts';
import { words } from './words.ts';

const EDITOR_CODE = /\/assets\/rich-editor-[^/]+\.js$/;

test.use({
  viewport: WITHOUT_PREVIEW,
  forgiven: /rich-editor-|calendar-|ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
});

const pasteFromWord = (page: Page, text: string, html: string) =>
  page.locator(':focus').evaluate(
    (element, [plain, marked]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', plain);
      clipboardData.setData('text/html', marked);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [text, html] as const,
  );

const retryButton = (page: Page) =>
  page.getByRole('button', { name: words('fields:richText.retry'), exact: true });

/** Lets the editor's code come when the returned function is called. */
async function holdEditor(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(EDITOR_CODE, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test('what is pasted without a network is there at once as words, and gets its formats with the network', async ({
  page,
  context,
}) => {
  await openSection(page, 'mission');
  const text = fieldOf(page, 'mission:mission');
  await context.setOffline(true);
  await text.focus();
  await pasteFromWord(page, 'Pan bueno', '<p>Pan <b>bueno</b></p>');
  await expect(text).toHaveValue('Pan bueno');
  await expect(page.getByText(words('fields:richText.noTools'))).toBeVisible();
  await page.keyboard.type(', y ');
  await pasteFromWord(page, 'cerca', '<p><i>cerca</i></p>');
  await page.keyboard.type(' de casa');
  await expect(text).toHaveValue('Pan bueno, y cerca de casa');
  await draftSaved(page);
  await context.setOffline(false);
  await expect(text.locator('strong')).toHaveText('bueno');
  await expect(text.locator('em')).toHaveText('cerca');
  await expect(text).toBeFocused();
  await page.keyboard.type('.');
  await expect(text).toHaveText('Pan bueno, y cerca de casa.');
});

test('an editor that comes late goes on where the user is typing', async ({ page }) => {
  const release = await holdEditor(page);
  await openSection(page, 'mission');
  const text = fieldOf(page, 'mission:mission');
  await text.pressSequentially('Uno ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('dos tres ');
  release();
  await page.keyboard.type('cuatro cinco seis', { delay: 30 });
  await expect(text.locator('strong')).toHaveText('dos tres cuatro cinco seis');
  await expect(text).toHaveText('Uno dos tres cuatro cinco seis');
});

test('an editor that comes late leaves the focus in another field', async ({ page }) => {
  const release = await holdEditor(page);
  await openSection(page, 'mission');
  const text = fieldOf(page, 'mission:mission');
  const other = fieldOf(page, 'mission:vision');
  await text.pressSequentially('Uno dos');
  await text.press('Shift+Home');
  await page.keyboard.press('Control+b');
  await other.pressSequentially('Otro ');
  release();
  await expect(text.locator('strong')).toHaveText('Uno dos');
  await page.keyboard.type('campo');
  await expect(other).toHaveValue('Otro campo');
});

test('a text with formats whose editor does not come says so, and can be written in after another try', async ({
  page,
}) => {
  await withStoredSample(page);
  let isLost = true;
  await page.route(EDITOR_CODE, (route) => (isLost ? route.abort() : route.continue()));
  await page.route('/', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.continue()));
  await openSection(page, 'mission');
  const notice = page.getByText(words('fields:richText.noEditor'));
  await expect(notice.first()).toBeVisible();
  isLost = false;
  await retryButton(page).first().press('Enter');
  await expect(notice).toHaveCount(0);
  const text = page.locator(':focus');
  await expect(text).toHaveAttribute('contenteditable', 'true');
  await expect(retryButton(page)).toHaveCount(0);
});

test('a calendar that does not come says so, and the day can be typed', async ({ page, context }) => {
  await openSection(page, 'general');
  await context.setOffline(true);
  const calendar = page.getByRole('button', { name: words('fields:date.open'), exact: true }).first();
  await calendar.click();
  await expect(page.getByRole('alert').filter({ hasText: words('fields:date.noCalendar') })).toBeVisible();
  await context.setOffline(false);
  await calendar.click();
  await expect(page.getByRole('button', { name: words('fields:date.nextMonth') })).toBeVisible();
});
