import type { Locator, Page } from '@playwright/test';
import { templateOf } from '@trazo/plan/theme/theme';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { signUp, somebody } from './account.ts';
import { SIZES } from './axe.ts';
import { saveByHand } from './endless-timers.ts';
import { choose, fieldOf, openSection, sectionShown, write } from './form.ts';
import { expect, test } from './journey.ts';
import { toldAfter } from './notice.ts';
import { contrastOf, differenceOf } from './pictures.ts';
import { drawing, shownPages } from './preview.ts';
import { withStoredSample } from './stored-sample.ts';
import { documentAfter, inTheme } from './typeset-document.ts';
import { words, wordsOf } from './words.ts';

test('the gallery shows real pages of every template, and recolours them', async ({ page }) => {
  await page.goto('/builder/select-template');
  for (const { name } of TEMPLATES) {
    expect(await contrastOf(await coverOf(page, name)), `${name}’s cover is not blank`).toBeGreaterThan(8);
  }
  const bloque = TEMPLATES.find(({ key }) => key === 'bloque');
  if (bloque === undefined) throw new Error('The catalogue has lost a template.');
  await lookAt(page, bloque.name);
  const before = await coverOf(page, bloque.name);
  const [, , colour = ''] = bloque.primaryColors;
  await swatch(page, words('viewer:primary'), colour).click();
  await expect(cover(page, bloque.name)).toHaveAttribute('src', new RegExp(encodeURIComponent(colour), 'i'));
  expect(await differenceOf(before, await coverOf(page, bloque.name))).toBeGreaterThan(0.5);
  await page.getByRole('button', { name: words('gallery:use', { template: bloque.name }) }).click();
  await expect(page).toHaveURL('/builder/form');
  await page.goto('/builder/select-template');
  await expect(page.getByRole('radio', { name: new RegExp(`^${bloque.name}\\.`) })).toBeChecked();
  await expect(swatch(page, words('viewer:primary'), colour).getByRole('radio')).toBeChecked();
});

test('template, colour, font and language change the document at once', async ({ page }) => {
  await withStoredSample(page);
  const plain = await documentAfter(page, () => page.goto('/builder/document'));
  await expect(drawing(page, 1)).toBeVisible();
  await page.getByRole('button', { name: words('viewer:design'), exact: true }).click();
  const design = page.getByRole('complementary', { name: words('viewer:design') });

  const font = await documentAfter(
    page,
    () => design.getByLabel(words('viewer:font')).selectOption('Playfair'),
    inTheme((theme) => theme.font === 'Playfair'),
  );
  expect(plain.fonts.some((name) => name.startsWith('PlayfairDisplay'))).toBe(false);
  expect(font.fonts.some((name) => name.startsWith('PlayfairDisplay'))).toBe(true);

  const choice = design.getByLabel(words('viewer:template'), { exact: true });
  const template = await documentAfter(
    page,
    () => choice.selectOption({ label: 'Bloque' }),
    inTheme(({ templateId }) => templateOf(templateId).key === 'bloque'),
  );
  expect(template.bytes.equals(font.bytes)).toBe(false);
  const suggested = design.getByLabel(words('viewer:font')).locator('optgroup');
  await expect(suggested).toHaveAttribute('label', words('viewer:suggestedFont'));
  await expect(suggested.locator('option')).toHaveText(['Montserrat']);

  const own = design.getByLabel(`${words('viewer:primary')}: ${words('viewer:ownColour')}`);
  await own.fill('#0b6e4f');
  const coloured = await documentAfter(
    page,
    () => own.press('Enter'),
    inTheme(({ colors }) => colors.primary === '#0b6e4f'),
  );
  expect(coloured.bytes.equals(template.bytes)).toBe(false);
  expect(coloured.text).toBe(template.text);
  await choice.selectOption({ label: 'Folio' });
  await expect(own).not.toHaveValue('#0b6e4f');
  await choice.selectOption({ label: 'Bloque' });
  await expect(own).toHaveValue('#0b6e4f');

  const german = await documentAfter(
    page,
    () => design.getByLabel(words('viewer:documentLanguage')).selectOption('de'),
    inTheme(({ language }) => language === 'de'),
  );
  expect(german.language).toMatch(/^de\b/);
  expect(german.says(wordsOf('de')('document:contents'))).toBe(true);

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
  await expect(design.getByLabel(words('viewer:font'))).toHaveValue('Playfair');
  await expect(dots).toBeChecked();
  await expect(fieldOf(cover, 'general:cover.subtitle')).toHaveValue(subtitle);
});

test('pages are found by rail and number, and shown larger and smaller', async ({ page }) => {
  await withStoredSample(page);
  await openSection(page, 'general');
  await page.getByRole('link', { name: words('viewer:open') }).click();
  await expect(drawing(page, 1)).toBeVisible();
  await expect(sheet(page, 1)).toBeInViewport({ ratio: 1 });
  const number = page.getByLabel(words('viewer:pageNumber'));
  await page.keyboard.press('PageDown');
  await expect(number).toHaveValue('2');
  await expect(sheet(page, 2)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('End');
  await expect(number).not.toHaveValue('2');
  await page.keyboard.press('Home');
  await expect(number).toHaveValue('1');
  const rail = page.getByRole('navigation', { name: words('viewer:rail') });
  await rail.getByRole('button').nth(4).click();
  await expect(number).toHaveValue('5');
  await expect(drawing(page, 5)).toBeInViewport();
  await number.fill('2');
  await number.press('Enter');
  await expect(drawing(page, 2)).toBeInViewport();
  // Who hears the page instead of seeing it finds its headings and entries.
  const table = page.getByRole('region', { name: words('viewer:document') });
  await expect(table.getByRole('heading', { name: 'Índice', exact: true })).toBeAttached();
  await expect(table.getByText(/Equipo/).first()).toBeAttached();
  await expect(rail.getByRole('button', { name: / 2 / })).toHaveAttribute('aria-current', 'page');
  const size = page.getByRole('toolbar').getByRole('status');
  const before = Number.parseInt((await size.textContent()) ?? '', 10);
  await page.getByRole('button', { name: words('viewer:zoom.in') }).click();
  await expect
    .poll(async () => Number.parseInt((await size.textContent()) ?? '', 10))
    .toBeGreaterThan(before);
  await page.keyboard.press('Control+-');
  await page.keyboard.press('Control+-');
  await expect.poll(async () => Number.parseInt((await size.textContent()) ?? '', 10)).toBeLessThan(before);
  const chosen = await size.textContent();
  await page.goBack();
  await sectionShown(page, 'general');
  await page.goForward();
  await expect(size).toHaveText(chosen ?? '');
  await page.keyboard.press('Control+0');
  await expect(size).toHaveText(`${before} %`);
  await page.setViewportSize({ width: 1100, height: 600 });
  await expect(sheet(page, 1)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1100, height: 1500 });
  await expect(sheet(page, 1)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(SIZES.phone);
  await expect(page.getByRole('button', { name: words('viewer:zoom.width') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goBack();
  await sectionShown(page, 'general');
});

test('on a phone the whole document can be read beside the design', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await withStoredSample(page);
  await page.goto('/builder/document');
  await expect(drawing(page, 1)).toBeVisible();
  await page.getByRole('button', { name: words('viewer:design'), exact: true }).click();
  const design = page.getByRole('complementary', { name: words('viewer:design') });
  await expect(design).toBeVisible();
  const pages = page.getByRole('region', { name: words('viewer:document') });
  await expect
    .poll(async () => {
      const [above, below] = [await pages.boundingBox(), await design.boundingBox()];
      return (above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? 0);
    })
    .toBe(0);
  await expect(sheet(page, 1)).toBeInViewport();
});

test('nothing in the bar moves when the document comes', async ({ page }) => {
  await withStoredSample(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/generate', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/builder/document');
  const download = page.getByRole('button', { name: words('viewer:download') });
  await expect(page.getByRole('heading', { name: words('viewer:waiting') })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await download.boundingBox();
  held.resolve();
  await expect(drawing(page, 1)).toBeVisible();
  expect((await download.boundingBox())?.x).toBe(before?.x);
});

test('two tabs that change the look ask, beside it, which one stays', async ({ page, context }) => {
  const other = await context.newPage();
  await saveByHand(other);
  for (const tab of [page, other]) {
    await withStoredSample(tab);
    await tab.goto('/builder/document');
    await tab.getByRole('button', { name: words('viewer:design'), exact: true }).click();
  }
  const templateIn = (tab: Page) => tab.getByLabel(words('viewer:template'), { exact: true });
  await templateIn(other).selectOption({ label: 'Mesa' });
  await templateIn(page).selectOption({ label: 'Folio' });
  const design = other.getByRole('complementary', { name: words('viewer:design') });
  const mine = design.getByRole('button', { name: words('drafts:conflict.mine') });
  await expect(mine).toBeVisible();
  await mine.click();
  await expect(mine).toBeHidden();
  await expect(templateIn(page).locator('option:checked')).toHaveText('Mesa');
});

test.describe('where no order has been placed', () => {
  test.use({ forgiven: /status of 402/ });
  test('a download that takes long leaves whoever writes on meanwhile where they are', async ({ page }) => {
    await withStoredSample(page);
    await signUp(page, somebody());
    await page.goto('/builder/form?section=mission');
    await sectionShown(page, 'mission');
    await page.getByRole('link', { name: words('viewer:open'), exact: true }).click();
    await expect(shownPages(page).locator('canvas').first()).toBeVisible();
    const held = Promise.withResolvers<void>();
    await page.route('**/api/business_plan/download/*', async (route) => {
      await held.promise;
      await route.continue();
    });
    const answer = page.waitForResponse('**/api/business_plan/download/*');
    await Promise.all([
      page.waitForRequest('**/api/business_plan/download/*'),
      page.getByRole('button', { name: words('viewer:download') }).click(),
    ]);
    await page.getByRole('link', { name: words('viewer:back') }).click();
    await sectionShown(page, 'mission');
    await toldAfter(page.getByRole('alert'), async () => {
      held.resolve();
      await answer;
    });
    await sectionShown(page, 'mission');
  });
});

test('a visitor’s download leads to the register step; draft and document wait there', async ({ page }) => {
  await withStoredSample(page);
  await page.goto('/builder/document');
  await expect(drawing(page, 1)).toBeVisible();
  await page.getByRole('button', { name: words('viewer:download') }).dblclick();
  await expect(page).toHaveURL(/^\S+\/builder\/register\?for=download/);
  await expect(page.getByRole('heading', { level: 1, name: words('builder:register.title') })).toBeVisible();
  const kept = page.getByRole('link', { name: words('viewer:kept.open') });
  await expect(kept.locator('canvas')).toBeVisible();
  await page.reload();
  await expect(kept.locator('canvas')).toBeVisible();
  await page.getByRole('link', { name: words('builder:register.back') }).click();
  await expect(fieldOf(page, 'general:companyName')).not.toHaveValue('');
});

test('a document that was to be downloaded is forgotten once another plan is begun', async ({ page }) => {
  await withStoredSample(page);
  await page.goto('/builder/document');
  await page.getByRole('button', { name: words('viewer:download') }).click();
  await expect(page).toHaveURL(/^\S+\/builder\/register\?for=download/);
  await expect.poll(() => keptDocuments(page)).toBe(1);
  await openSection(page, 'general');
  await page.getByRole('button', { name: words('drafts:menu') }).click();
  await page.getByRole('menuitem', { name: words('drafts:startOver.action') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('drafts:startOver.action') })
    .click();
  await expect(fieldOf(page, 'general:companyName')).toHaveValue('');
  await expect.poll(() => keptDocuments(page)).toBe(0);
});

test('the gallery begins with the sample plan in the template being looked at', async ({ page }) => {
  await page.goto('/builder/select-template');
  await lookAt(page, 'Revista');
  await page.getByRole('button', { name: words('gallery:sample') }).dblclick();
  await expect(page).toHaveURL('/builder/form');
  await expect(fieldOf(page, 'general:companyName')).not.toHaveValue('');
  await page.goto('/builder/select-template');
  await expect(page.getByRole('radio', { name: /^Revista\./ })).toBeChecked();
  await page.getByRole('button', { name: words('gallery:seeDraft'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words('gallery:draftTitle') });
  await expect(dialog.locator('canvas').first()).toBeVisible();
});

/** How many documents wait in this browser for their download. */
const keptDocuments = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('previews');
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const counting = database.transaction('previews').objectStore('previews').count();
    await new Promise((resolve) => {
      counting.onsuccess = resolve;
    });
    database.close();
    return counting.result;
  });

/** A page on the table, drawn or not. */
const sheet = (page: Page, number: number): Locator =>
  page
    .getByRole('region', { name: words('viewer:document') })
    .getByRole('img', { name: new RegExp(`^\\D+${number}\\D`) });

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
