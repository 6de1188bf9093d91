import { STILL } from './axe.ts';
import { draftSaved, fieldOf, openSection } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { documentAfter } from './typeset-document.ts';

test.use({ viewport: WITHOUT_PREVIEW, contextOptions: STILL });

const FROM_WORD = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body>
<h1>Competencia<o:p></o:p></h1><p class=MsoNormal>Crece un 12 %<a style='mso-footnote-id:ftn1' href="#_ftn1"
name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a></p>
<table><tr><td><p><b>Panadería</b></p></td><td><p><b>Clientes</b></p></td></tr><tr><td><p>La Espiga</p></td><td><p>1 200</p></td></tr></table>
<div style='mso-element:footnote-list'><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a
href="#_ftnref1" name="_ftn1">[1]</a> Anuario del pan, 2025</p></div></div></body></html>`;

test('what is pasted from Word keeps its heading, table and footnote, before and after the editor is there', async ({
  page,
}) => {
  await openSection(page, 'summary');
  const text = fieldOf(page, 'summary:summary');
  await text.focus();
  const paste = () =>
    text.evaluate((element, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      clipboardData.setData('text/plain', 'Competencia');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, FROM_WORD);
  await paste();
  await expect(text.getByRole('heading', { level: 2 })).toHaveText('Competencia');
  await expect(text.locator('td')).toHaveText(['Panadería', 'Clientes', 'La Espiga', '1 200']);
  await expect(text.locator('sup')).toHaveAttribute('aria-label', 'Anuario del pan, 2025');
  await text.locator('p').last().click();
  await paste();
  await expect(text.locator('table')).toHaveCount(2);
  await draftSaved(page);
  await page.keyboard.press('Control+z');
  await expect(text.locator('table')).toHaveCount(1);
  const document = await documentAfter(page, () => page.goto('/builder/document'));
  expect(document.says('La Espiga')).toBe(true);
  expect(document.says('Anuario del pan, 2025')).toBe(true);
});
