import { axeFindsNothing, SIZES_WITHOUT_PREVIEW, STILL } from './axe.ts';
import { draftSaved, fieldOf, openSection } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { documentAfter } from './typeset-document.ts';
import { words } from './words.ts';

test.use({ viewport: WITHOUT_PREVIEW, contextOptions: STILL });

const FROM_A_PAGE =
  '<meta charset="utf-8"><style>p{color:red}</style><p onclick="x()">Con <b>harina</b> <a href="javascript:x">local</a>' +
  '<img src="x"></p><script>x()</script>';

test('bold, a list and a link are typed by keyboard, kept, and stand in the document', async ({ page }) => {
  await openSection(page, 'summary');
  const text = fieldOf(page, 'summary:summary');
  const tool = (name: 'bold' | 'bulletList' | 'numberedList') =>
    page.getByRole('button', { name: words(`fields:richText.${name}`), exact: true });
  await text.pressSequentially('Pan ');
  await page.keyboard.press('Control+b');
  await expect(tool('bold')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('diario');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' en ');
  await page.keyboard.press('Control+k');
  const address = page.getByRole('textbox', { name: words('fields:richText.address'), exact: true });
  await expect(address).toBeFocused();
  await page.keyboard.type('dos palabras');
  await page.keyboard.press('Enter');
  await expect(page.getByText(words('fields:richText.noAddress'))).toBeVisible();
  await address.fill('aljez.example/pan');
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Tienda');
  await tool('bulletList').click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Reparto');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await text.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, FROM_A_PAGE);
  await expect(text.getByRole('listitem')).toHaveText(['Tienda', 'Reparto']);
  await expect(text.locator('strong')).toHaveText(['diario', 'harina']);
  await expect(text.getByRole('link')).toHaveAttribute('href', 'https://aljez.example/pan');
  await page.keyboard.press('Control+z');
  await expect(text.locator('strong')).toHaveText(['diario']);
  await page.keyboard.press('Control+y');
  await draftSaved(page);
  await axeFindsNothing(page, SIZES_WITHOUT_PREVIEW);

  await page.reload();
  await expect(text.locator('strong')).toHaveText(['diario', 'harina']);
  await text.focus();
  await page.keyboard.press('Tab');
  await expect(tool('bold')).toBeFocused();

  const document = await documentAfter(page, () => page.goto('/builder/document'));
  expect(document.says('Pan diario en https://aljez.example/pan')).toBe(true);
  expect(document.says('Con harina local')).toBe(true);
  expect(document.links).toEqual(['https://aljez.example/pan']);
  expect(document.structure.filter(({ role }) => role === 'LI').length).toBeGreaterThanOrEqual(2);
});
