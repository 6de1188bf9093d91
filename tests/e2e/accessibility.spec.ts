import type { Locator, Page } from '@playwright/test';
import { SECTION_IDS } from '@trazo/plan/sections/section-ids';
import { DECLARATIONS, declaration, emailField, newPerson, passwordField } from './account.ts';
import { axeFindsNothing, SIZES, SIZES_WITHOUT_PREVIEW, STILL } from './axe.ts';
import { builderAddress } from './builder-address.ts';
import { choose, fieldOf, goOn, openSection, sectionShown } from './form.ts';
import { expect, test } from './journey.ts';
import { computedRow, lineName, typeAcross } from './plan-entry/figures.ts';
import { drawing } from './preview.ts';
import { fitsSmallScreen } from './small-screen.ts';
import { fewWords, withStoredSample } from './stored-sample.ts';
import { words, wordsOf } from './words.ts';

const PAGES = [
  ...['/', '/terms', '/imprint', '/no-such-page'],
  ...['/builder/select-template', '/builder/document', '/signin', '/recover-password'],
];

test.describe('axe finds nothing, on a desktop in light and a phone in dark', () => {
  test.use({ contextOptions: STILL, forgiven: /status of 404.*no-such-page/ });

  test('on pages that need no account', async ({ page }) => {
    await withStoredSample(page, 'es', fewWords);
    for (const address of PAGES)
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (address === '/builder/document') await openDesign(page);
        await axeFindsNothing(page);
        await fitsSmallScreen(page);
      });
  });

  for (const sections of inGroupsOf(7, SECTION_IDS)) {
    test(`in the form's ${sections.join(', ')}`, async ({ page }) => {
      await withStoredSample(page);
      const [first] = sections;
      if (first !== undefined) await openSection(page, first);
      for (const section of sections) {
        if (section !== first) await goOn(page, section);
        await axeFindsNothing(page, section === first ? SIZES : SIZES_WITHOUT_PREVIEW);
        await fitsSmallScreen(page);
      }
    });
  }
});

test.describe('on a phone whose owner reads large letters', () => {
  test.use({ locale: 'de-DE', viewport: { width: 390, height: 844 } });

  test('the long words of German stay on the screen, and a title beside tools is read to its end', async ({
    page,
  }) => {
    const title = page.getByRole('heading', { level: 1 });
    for (const address of ['/templates', '/builder/document']) {
      await page.goto(address);
      await expect(title).toBeVisible();
      await expect(page.getByText(wordsOf('de')('navigation:loading'), { exact: true })).toHaveCount(0);
      await fitsSmallScreen(page, 390);
    }
    await expect(title).toHaveText(wordsOf('de')('viewer:document'));
    await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
    const cutOff = () => title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect.poll(cutOff).toBe(0);
  });
});

/** The menu beside the document, with all a cover may show. */
async function openDesign(page: Page): Promise<void> {
  await page.getByRole('button', { name: words('viewer:design'), exact: true }).click();
  const cover = page.getByRole('region', { name: words('viewer:cover') });
  await choose(cover, 'general:cover.confidentiality', words('general:form.cover.confidentiality.own'));
  await choose(cover, 'general:cover.picture', words('general:form.cover.picture.photo'));
  await choose(cover, 'general:cover.picture', words('general:form.cover.picture.pattern'));
}

function inGroupsOf<Item>(size: number, items: readonly Item[]): readonly (readonly Item[])[] {
  const starts = items.flatMap((_, index) => (index % size === 0 ? [index] : []));
  return starts.map((start) => items.slice(start, start + size));
}

test('by keyboard alone: from the landing page over form, finance grid and document to a saved plan', async ({
  page,
}) => {
  await page.goto('/');
  await tabTo(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: words('home:start') })
      .first(),
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(builderAddress('select-template'));
  await tabTo(page, page.getByRole('radio', { name: /^Plano\./ }));
  await page.keyboard.press('ArrowRight');
  const chosen = page.getByRole('radio', { name: /^Folio\./ });
  await expect(chosen).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: words('gallery:use', { template: 'Folio' }) }));
  await page.keyboard.press('Enter');
  await sectionShown(page, 'general');
  await tabTo(page, fieldOf(page, 'general:companyName'));
  await page.keyboard.type('Obrador Delicias');
  const sections = page.getByRole('navigation', { name: words('builder:form.sections') });
  await tabTo(page, sections.getByRole('link', { name: words('finance:title') }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await sectionShown(page, 'finance');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, lineName(page, 'revenues', 1));
  await page.keyboard.type('Ventas');
  await page.keyboard.press('ArrowRight');
  await typeAcross(page, ['1000', '2000', '3000', '4000', '5000']);
  await page.keyboard.press('Enter');
  const totals = computedRow(page, words('finance:form.grid.totals.revenues'));
  await expect(totals.nth(4)).toHaveText('5.000');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Delete');
  await expect(totals.nth(4)).toHaveText('');
  await page.keyboard.press('Control+z');
  await expect(totals.nth(4)).toHaveText('5.000');
  await tabTo(page, page.getByRole('link', { name: words('viewer:open') }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(builderAddress('document'));
  await expect(drawing(page, 1)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: words('plans:action.deliver'), exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/register/);
  const { email, password } = newPerson();
  await tabTo(page, emailField(page));
  await page.keyboard.type(email);
  await tabTo(page, passwordField(page));
  await page.keyboard.type(password);
  for (const name of DECLARATIONS) {
    await tabTo(page, declaration(page, name));
    await page.keyboard.press('Space');
  }
  await tabTo(page, page.getByRole('button', { name: words('auth:signUp.action'), exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: words('auth:signUp.toPlans') }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/my-plans');
  await expect(page.getByRole('heading', { name: 'Obrador Delicias' })).toBeVisible();
});

/** Far more stops than any page has. */
const MOST_STOPS = 250;

async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < MOST_STOPS && !(await isThere()); stop += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}
