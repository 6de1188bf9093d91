import type { Locator, Page } from '@playwright/test';
import { SIZES } from './axe.ts';
import { builderAddress } from './builder-address.ts';
import { fieldOf, goOn, sectionShown } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { press } from './press.ts';
import { labelOf, words, wordsOf } from './words.ts';

/** Two keys of a quick typist. */
const KEYS_MS = 30;
const NAME = 'Minimal Ltd';

/** A plan no word is written in yet, at an address without a section; the first thing done there is the journey's. */
async function openFreshForm(page: Page): Promise<Locator> {
  await page.goto('/builder/form');
  await expect(page).toHaveURL(builderAddress('form'));
  const name = fieldOf(page, 'general:companyName');
  await expect(name).toBeFocused();
  return name;
}

/** Marks an element, to see later whether it is still the same. */
const mark = (target: Locator) => target.evaluate((element) => element.setAttribute('data-marked', ''));

test.describe('by mouse and keys', () => {
  test.use({ viewport: WITHOUT_PREVIEW });

  test('the first keys in a fresh plan go to the name of the company, and none is lost', async ({ page }) => {
    const name = await openFreshForm(page);
    const sections = page.getByRole('navigation', { name: words('builder:form.sections') });
    const lacking = sections.locator('[data-missing]');
    await expect(lacking).toHaveCount(0);
    await mark(name);
    await page.keyboard.type(NAME, { delay: KEYS_MS });
    await expect(name).toHaveValue(NAME);
    await expect(name).toHaveAttribute('data-marked');
    await test.step('the next section, and back', async () => {
      await goOn(page, 'mission');
      await expect(lacking).toHaveCount(1);
      await expect(page.getByText(words('billing:note_other').slice(0, 30))).toBeVisible();
      await page.goBack();
      await sectionShown(page, 'general');
      await expect(name).toHaveValue(NAME);
    });
    await test.step('who comes back later goes on where they were', async () => {
      await fieldOf(page, 'general:businessType').focus();
      await page.goto('/builder/form');
      await expect(fieldOf(page, 'general:businessType')).toBeFocused();
      await expect(page).toHaveURL(/section=general$/);
    });
  });

  test('a first click and what is typed at once, a value filled in on focus, a first list: all stay', async ({
    page,
    otherDevice,
  }) => {
    await openFreshForm(page);
    const business = fieldOf(page, 'general:businessType');
    await press(business, 'mouse');
    await page.keyboard.type(NAME);
    await expect(business).toHaveValue(NAME);

    const fresh = await otherDevice();
    await openFreshForm(fresh);
    const list = fresh.getByRole('combobox', { name: labelOf('general:sector'), exact: true });
    await mark(list);
    await press(list, 'mouse');
    await expect(list).toHaveAttribute('aria-expanded', 'true');
    await expect(list).toHaveAttribute('data-marked');
    const filled = await otherDevice();
    await openFreshForm(filled);
    await fieldOf(filled, 'general:businessType').fill(NAME);
    await expect(fieldOf(filled, 'general:businessType')).toHaveValue(NAME);
    await expect(filled).toHaveURL(builderAddress('form'));
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: SIZES.phone, hasTouch: true, isMobile: true });

  test('the first tap chooses', async ({ page }) => {
    await openFreshForm(page);
    const trading = words('general:form.newCompany.existing');
    const choice = page.getByRole('radio', { name: trading, exact: true });
    await mark(choice);
    await press(page.getByText(trading, { exact: true }), 'finger');
    await expect(choice).toBeChecked();
    await expect(choice).toHaveAttribute('data-marked');
  });
});

test.describe('in Britain', () => {
  test.use({ viewport: WITHOUT_PREVIEW, locale: 'en-GB' });

  test('a fresh plan is in pounds, and the skip link leads to the form', async ({ page }) => {
    const say = wordsOf('en');
    await page.goto('/builder/form?section=mission');
    await expect(page.getByRole('heading', { level: 1, name: say('mission:title') })).toBeVisible();
    const skip = page.getByRole('link', { name: say('navigation:skipToForm') });
    await skip.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goto('/builder/form?section=general');
    const label = say('general:form.fields.currency.label');
    await expect(page.getByRole('combobox', { name: label, exact: true })).toHaveValue(/^£/);
  });
});
