import type { Page } from '@playwright/test';
import { draftSaved, fieldOf, openSection, says, write } from './form.ts';
import { expect, test } from './journey.ts';
import { PLAIN_HOST } from './plain-host.ts';
import { drawing } from './preview.ts';
import { takenOver } from './taken-over.ts';
import { documentAfter, inTheme, type TypesetDocument } from './typeset-document.ts';
import { words, wordsOf } from './words.ts';

/** What browsers keep for encrypted connections (cookieStore, crypto.subtle) must not be missed here. */
test.use({
  baseURL: ({ baseURL }, use) => use(baseURL?.replace('localhost', PLAIN_HOST)),
  forgiven: /Cross-Origin-Opener-Policy header has been ignored/,
});

test('a public page comes in the language last chosen, and leads on in the one its address names', async ({
  page,
}) => {
  const german = wordsOf('de');
  const french = wordsOf('fr');
  await storeLocale(page, 'fr');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(french('home:title'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.goto('/terms');
  await takenOver(page.getByRole('contentinfo'));
  await page
    .getByRole('contentinfo')
    .getByLabel(french('navigation:language'), { exact: true })
    .selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const again = await page.goto('/terms');
  expect(await again?.text()).toContain('<html lang="de">');
  await page.goto('/fr');
  await takenOver(page.getByRole('contentinfo'));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: french('navigation:terms') })
    .click();
  await expect(page).toHaveURL('/fr/terms');
  await expect(page.getByRole('main')).toBeFocused();
  await page
    .getByRole('contentinfo')
    .getByLabel(french('navigation:language'), { exact: true })
    .selectOption('de');
  await expect(page).toHaveURL('/de/terms');
  await expect(page.getByRole('contentinfo').getByText(german('navigation:footer'))).toBeVisible();
  // At once, while the other text may still be on its way.
  await page.goBack();
  await expect(page.getByRole('contentinfo').getByText(french('navigation:footer'))).toBeVisible();
});

test('document and interface each speak their own language; switching rewords the page, keeps the draft and is remembered', async ({
  page,
}) => {
  await openSection(page, 'mission');
  await write(page, 'mission:mission', 'Hornear de noche.');
  await draftSaved(page);
  await page.goto('/builder/document');
  await expect(drawing(page, 1)).toBeVisible();
  await page.getByRole('button', { name: words('viewer:design'), exact: true }).click();
  const choice = page.getByLabel(words('viewer:documentLanguage'), { exact: true });
  const document = await documentAfter(
    page,
    () => choice.selectOption('fr'),
    inTheme(({ language }) => language === 'fr'),
  );
  expect(document.language).toMatch(/^fr\b/);
  expect(document.says(wordsOf('fr')('mission:title'))).toBe(true);
  expect(document.says('Hornear de noche.')).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const american = await documentAfter(
    page,
    () => choice.selectOption('en-US'),
    inTheme(({ english }) => english === 'US'),
  );
  expect(american.language).toBe('en-US');
  expect(sheetOf(american)).toEqual([612, 792]);
  const paper = page.getByLabel(words('viewer:paper.label'), { exact: true });
  await expect(paper).toHaveValue('letter');
  const onA4 = await documentAfter(
    page,
    () => paper.selectOption('a4'),
    inTheme((theme) => theme.paper === 'a4'),
  );
  expect(onA4.language).toBe('en-US');
  expect(sheetOf(onA4)).toEqual([595, 842]);

  const german = wordsOf('de');
  await openSection(page, 'mission');
  await says(fieldOf(page, 'mission:mission'), 'Hornear de noche.');
  await page
    .getByRole('contentinfo')
    .getByLabel(words('navigation:language'), { exact: true })
    .selectOption('de');
  await expect(page.getByRole('heading', { level: 1, name: german('mission:title') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const box = page.getByRole('textbox', { name: german('mission:form.fields.mission.label'), exact: true });
  await says(box, 'Hornear de noche.');
  const kept = await documentAfter(page, () => page.reload());
  await says(box, 'Hornear de noche.');
  expect(kept.language).toBe('en-US');
  expect(kept.says(wordsOf('en')('mission:title'))).toBe(true);
});

test.describe('a browser set to American English', () => {
  test.use({ locale: 'en-US' });

  test('begins with American English on Letter', async ({ page }) => {
    await page.goto('/builder/form?section=mission');
    const english = wordsOf('en');
    const label = english('mission:form.fields.mission.label');
    await page.getByRole('textbox', { name: label, exact: true }).fill('Bread for the night shift.');
    await draftSaved(page, english);
    const document = await documentAfter(page, () => page.goto('/builder/document'));
    expect(document.language).toBe('en-US');
    expect(sheetOf(document)).toEqual([612, 792]);
  });
});

/** Points. */
const sheetOf = ({ layout: [first] }: TypesetDocument) => [
  Math.round(first?.width ?? 0),
  Math.round(first?.height ?? 0),
];

/** As an earlier visit would have left it; later choices stay. */
const storeLocale = (page: Page, locale: string) =>
  page.addInitScript((value) => {
    if (location.protocol.startsWith('http') && localStorage.getItem('locale') === null) {
      localStorage.setItem('locale', value);
    }
  }, locale);
