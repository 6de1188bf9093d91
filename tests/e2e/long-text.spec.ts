import { devices, type Page } from '@playwright/test';
import { draftSaved, fieldOf, openSection, says } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';

const MISSION = 'mission:mission';

/** The same plan in another page of the browser. */
async function alsoOpen(page: Page): Promise<Page> {
  await draftSaved(page);
  const other = await page.context().newPage();
  await openSection(other, 'mission');
  return other;
}

test.describe('at a desk', () => {
  test.use({ viewport: WITHOUT_PREVIEW });

  test('two pages write in one text, and the caret of each stays in its words', async ({ page }) => {
    await openSection(page, 'mission');
    const here = fieldOf(page, MISSION);
    await here.pressSequentially('pan de barrio');
    for (let letter = 0; letter < ' de barrio'.length; letter += 1) await page.keyboard.press('ArrowLeft');
    const other = await alsoOpen(page);
    const there = fieldOf(other, MISSION);
    await says(there, 'pan de barrio');
    await there.click();
    await other.keyboard.press('Control+Home');
    await other.keyboard.type('El ');
    await says(here, 'El pan de barrio');
    await page.bringToFront();
    await page.keyboard.type(' bueno');
    await says(there, 'El pan bueno de barrio');
    await other.bringToFront();
    await other.keyboard.press('Control+End');
    await other.keyboard.press('Control+b');
    await other.keyboard.type(' cada día');
    await expect(here.locator('strong')).toHaveText('cada día');
    await page.bringToFront();
    await page.keyboard.press('Control+z');
    await says(here, 'El pan de barrio cada día');
    await page.keyboard.type(' fresco');
    await says(there, 'El pan fresco de barrio cada día');
  });
});

test.describe('on an Android phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  test.use(phone);

  test('a word that is being composed is not disturbed by what another page writes', async ({ page }) => {
    await openSection(page, 'mission');
    const here = fieldOf(page, MISSION);
    await here.tap();
    await page.keyboard.type('Hornear ');
    const other = await alsoOpen(page);
    await page.bringToFront();
    const keyboard = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await here.focus();
    await compose('pa');
    await says(here, 'Hornear pa');
    const there = fieldOf(other, MISSION);
    await says(there, 'Hornear pa');
    await there.evaluate((element) => {
      element.focus();
      document.getSelection()?.setPosition(element.querySelector('p'), 0);
    });
    await other.keyboard.insertText('Queremos ');
    await says(there, 'Queremos Hornear pa');
    await compose('pan');
    await says(there, 'Queremos Hornear pan');
    await says(here, 'Hornear pan');
    await keyboard.send('Input.insertText', { text: 'pan' });
    await says(here, 'Queremos Hornear pan');
    await page.keyboard.type(' bueno');
    await says(here, 'Queremos Hornear pan bueno');
    await says(there, 'Queremos Hornear pan bueno');
  });
});
