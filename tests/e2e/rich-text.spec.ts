import type { Locator } from '@playwright/test';
import { axeFindsNothing, SIZES_WITHOUT_PREVIEW, STILL } from './axe.ts';
import { draftSaved, fieldOf, openSection } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { documentAfter } from './typeset-document.ts';
import { words } from './words.ts';

test.use({ viewport: WITHOUT_PREVIEW, contextOptions: STILL });

const FROM_A_PAGE =
  '<meta charset="utf-8"><style>p{color:red}</style><p onclick="x()">Con <b>harina</b> <a href="javascript:x">local</a>' +
  '<img src="x"></p><script>x()</script>';

const FROM_WORD = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body>
<h1>Competencia<o:p></o:p></h1><p class=MsoNormal>Crece un 12 %<a style='mso-footnote-id:ftn1' href="#_ftn1"
name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a></p>
<table><tr><td><p><b>Panadería</b></p></td><td><p><b>Clientes</b></p></td></tr><tr><td><p>La Espiga</p></td><td><p>1 200</p></td></tr></table>
<div style='mso-element:footnote-list'><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a
href="#_ftnref1" name="_ftn1">[1]</a> Anuario del pan, 2025</p></div></div></body></html>`;

test('bold, a list and a link are typed by keyboard, what Word has is pasted, and all stands in the document', async ({
  page,
}) => {
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
  await paste(text, FROM_A_PAGE);
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

  await test.step('from Word its heading, table and footnote, in a text that is not written in yet and in one that is', async () => {
    await openSection(page, 'mission');
    const mission = fieldOf(page, 'mission:mission');
    await mission.focus();
    await paste(mission, FROM_WORD);
    await expect(mission.getByRole('heading', { level: 2 })).toHaveText('Competencia');
    await expect(mission.locator('td')).toHaveText(['Panadería', 'Clientes', 'La Espiga', '1 200']);
    await expect(mission.locator('sup')).toHaveAttribute('aria-label', 'Anuario del pan, 2025');
    await mission.locator('p').last().click();
    await paste(mission, FROM_WORD);
    await expect(mission.locator('table')).toHaveCount(2);
    await draftSaved(page);
    await page.keyboard.press('Control+z');
    await expect(mission.locator('table')).toHaveCount(1);
  });

  const document = await documentAfter(page, () => page.goto('/builder/document'));
  for (const said of ['La Espiga', 'Anuario del pan, 2025']) expect(document.says(said)).toBe(true);
  expect(document.says('Pan diario en https://aljez.example/pan')).toBe(true);
  expect(document.says('Con harina local')).toBe(true);
  expect(document.links).toEqual(['https://aljez.example/pan']);
  expect(document.structure.filter(({ role }) => role === 'LI').length).toBeGreaterThanOrEqual(2);
});

const paste = (text: Locator, html: string): Promise<void> =>
  text.evaluate((element, source) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', source);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
