import type { Locator, Page, Request } from '@playwright/test';
import { templateOf } from '@trazo/plan/theme/theme';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { builderAddress } from './builder-address.ts';
import { choose, fieldOf, write } from './form.ts';
import { expect, test } from './journey.ts';
import { contrastOf, differenceOf } from './pictures.ts';
import { drawing } from './preview.ts';
import { fewWords, withStoredSample } from './stored-sample.ts';
import { documentAfter, inTheme } from './typeset-document.ts';
import { words, wordsOf } from './words.ts';

const PLAYFAIR = 'PlayfairDisplay';

const card = (page: Page, template: string): Locator =>
  page.locator('label').filter({ has: page.getByRole('radio', { name: new RegExp(`^${template}\\.`) }) });

async function lookAt(page: Page, template: string): Promise<void> {
  await card(page, template).click();
  await expect(card(page, template).getByRole('radio')).toBeChecked();
}

const cover = (page: Page, template: string): Locator =>
  card(page, template).locator('[data-cover] img').last();

/** The picture behind a card's first page, once the browser has decoded it. */
async function coverOf(page: Page, template: string): Promise<Buffer> {
  const image = cover(page, template);
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0)))
    .toBeGreaterThan(300);
  const response = await page.request.get((await image.getAttribute('src')) ?? '');
  return response.body();
}

const swatch = (page: Page, group: string, colour: string): Locator =>
  page
    .getByRole('group', { name: group })
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: colour }) });

test('the gallery shows real pages of templates, and recolours them', async ({ page }) => {
  await page.goto('/builder/select-template');
  for (const { name } of TEMPLATES.filter((_, index) => index % 4 === 0)) {
    expect(await contrastOf(await coverOf(page, name)), `${name}’s cover is not blank`).toBeGreaterThan(8);
  }
  const lienzo = TEMPLATES.find(({ key }) => key === 'lienzo');
  if (lienzo === undefined) throw new Error('The catalogue has lost a template.');
  await lookAt(page, lienzo.name);
  const before = await coverOf(page, lienzo.name);
  const [, , colour = ''] = lienzo.primaryColors;
  await swatch(page, words('viewer:primary'), colour).click();
  await expect(cover(page, lienzo.name)).toHaveAttribute('src', new RegExp(encodeURIComponent(colour), 'i'));
  expect(await differenceOf(before, await coverOf(page, lienzo.name))).toBeGreaterThan(0.5);
  await page.getByRole('button', { name: words('gallery:use', { template: lienzo.name }) }).click();
  await expect(page).toHaveURL(builderAddress('form'));
  await page.goto('/builder/select-template');
  await expect(page.getByRole('radio', { name: new RegExp(`^${lienzo.name}\\.`) })).toBeChecked();
  await expect(swatch(page, words('viewer:primary'), colour).getByRole('radio')).toBeChecked();
});

test('beside the document the templates show one’s own plan, and another colour is seen on the cover while the rest is still made', async ({
  page,
}) => {
  await withStoredSample(page, 'es', fewWords);
  await page.goto('/builder/document');
  const cover = drawing(page, 1);
  const pixels = () =>
    cover.evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''));
  await page.getByRole('button', { name: words('viewer:design'), exact: true }).click();
  const design = page.getByRole('complementary', { name: words('viewer:design') });
  await expect(cover).toBeVisible();
  await test.step('the templates are drawn again after a change', async () => {
    const templates = page.getByRole('group', { name: words('viewer:template'), exact: true });
    const own = templates.locator('label:has(:checked) img');
    await expect(own).toHaveAttribute('src', /^data:image\/webp/);
    const before = (await own.getAttribute('src')) ?? '';
    const subtitle = 'Pan de masa madre en Zaragoza';
    const printed = (request: Request) => request.postData()?.includes(subtitle) === true;
    await documentAfter(page, () => fieldOf(page, 'general:cover.subtitle').fill(subtitle), printed);
    // The field lies below the row: only covers in sight are drawn again.
    await own.scrollIntoViewIfNeeded();
    await expect(own).not.toHaveAttribute('src', before);
    await expect(own).toHaveAttribute('src', /^data:image\/webp/);
  });
  const before = await pixels();
  const isWhole = inTheme(({ colors }) => colors.primary === '#0b6e4f');
  await page.route('**/api/generate', async (route) => {
    if (!isWhole(route.request())) await route.continue();
  });
  const own = design.getByLabel(`${words('viewer:primary')}: ${words('viewer:ownColour')}`);
  await own.fill('#0b6e4f');
  await own.press('Enter');
  await expect.poll(pixels).not.toBe(before);
});

/** A template's cover in the design panel. */
const templateNamed = (scope: Page | Locator, name: string): Locator =>
  scope
    .getByRole('group', { name: words('viewer:template'), exact: true })
    .getByRole('radio', { name, exact: true });

/** A font in the design panel, where each goes by its name. */
const fontNamed = (scope: Locator, name: string): Locator =>
  scope
    .getByRole('group', { name: words('viewer:font'), exact: true })
    .getByRole('radio', { name, exact: true });

test('template, colour, font and language change the document at once', async ({ page }) => {
  await withStoredSample(page, 'es', fewWords);
  const plain = await documentAfter(page, () => page.goto('/builder/document'));
  await expect(drawing(page, 1)).toBeVisible();
  await page.getByRole('button', { name: words('viewer:design'), exact: true }).click();
  const design = page.getByRole('complementary', { name: words('viewer:design') });

  const font = await documentAfter(
    page,
    () => fontNamed(design, 'Playfair Display').check(),
    inTheme((theme) => theme.font === 'Playfair'),
  );
  expect(plain.fonts.some((name) => name.startsWith(PLAYFAIR))).toBe(false);
  expect(font.fonts.some((name) => name.startsWith(PLAYFAIR))).toBe(true);

  const template = await documentAfter(
    page,
    () => templateNamed(design, 'Lienzo').check(),
    inTheme(({ templateId }) => templateOf(templateId).key === 'lienzo'),
  );
  expect(template.bytes.equals(font.bytes)).toBe(false);
  const own = design.getByLabel(`${words('viewer:primary')}: ${words('viewer:ownColour')}`);
  expect(template.fonts.some((name) => name.startsWith(PLAYFAIR))).toBe(true);

  await own.fill('#0b6e4f');
  const coloured = await documentAfter(
    page,
    () => own.press('Enter'),
    inTheme(({ colors }) => colors.primary === '#0b6e4f'),
  );
  expect(coloured.bytes.equals(template.bytes)).toBe(false);
  expect(coloured.text).toBe(template.text);
  await templateNamed(design, 'Folio').check();
  await expect(own).toHaveValue('#0b6e4f');

  const german = await documentAfter(
    page,
    () => design.getByLabel(words('viewer:documentLanguage')).selectOption('de'),
    inTheme(({ language }) => language === 'de'),
  );
  expect(german.language).toMatch(/^de\b/);
  expect(german.says(wordsOf('de')('mission:title'))).toBe(true);

  const cover = design.getByRole('region', { name: words('viewer:cover') });
  await choose(cover, 'general:cover.picture', words('general:form.cover.picture.pattern'));
  const dots = cover.getByRole('radio', { name: words('general:form.cover.pattern.dots') });
  await dots.check();
  await choose(cover, 'general:cover.confidentiality', words('general:form.cover.confidentiality.standard'));
  await write(cover, 'general:cover.version', '2.1');
  const subtitle = 'Brot von nebenan, jeden Tag';
  const covered = await documentAfter(
    page,
    () => write(cover, 'general:cover.subtitle', subtitle),
    (request) => request.postData()?.includes(subtitle) === true,
  );
  for (const said of [subtitle, 'Version 2.1', wordsOf('de')('document:confidentiality')])
    expect(covered.says(said)).toBe(true);

  await design.getByRole('button', { name: words('viewer:closeDesign') }).click();
  await expect(page.getByRole('button', { name: words('viewer:design'), exact: true })).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: words('viewer:design'), exact: true }).click();
  await expect(fontNamed(design, 'Playfair Display')).toBeChecked();
  await expect(dots).toBeChecked();
  await expect(fieldOf(cover, 'general:cover.subtitle')).toHaveValue(subtitle);
  await design.getByRole('button', { name: words('viewer:templateColours') }).click();
  await expect(own).toHaveValue(templateOf(2).primaryColors[0]);
  await page.goto('/builder/select-template');
  await expect(page.getByText(words('viewer:chosenFont', { font: 'Playfair Display' }))).toBeVisible();
});

test('the gallery begins with the sample plan in the template being looked at', async ({ page }) => {
  await page.goto('/builder/select-template');
  await lookAt(page, 'Revista');
  await page.getByRole('button', { name: words('gallery:sample') }).dblclick();
  await expect(page).toHaveURL(builderAddress('form'));
  await expect(fieldOf(page, 'general:companyName')).not.toHaveValue('');
  await page.goto('/builder/select-template');
  await expect(page.getByRole('radio', { name: /^Revista\./ })).toBeChecked();
  await page.getByRole('button', { name: words('gallery:seeDraft'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words('gallery:draftTitle') });
  await expect(dialog.locator('canvas').first()).toBeVisible();
});
