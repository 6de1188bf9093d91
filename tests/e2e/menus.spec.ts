import type { Locator, Page } from '@playwright/test';
import spoken from '@trazo/messages/help/es/forecast.json' with { type: 'json' };
import { SIZES } from './axe.ts';
import { fieldOf, openPart, openSection } from './form.ts';
import { expect, test } from './journey.ts';
import { chooseFromMenu } from './menu.ts';
import { press } from './press.ts';
import { havePlan, planCard } from './saved-plans.ts';
import { labelOf, type WordKey, words } from './words.ts';

const COMPANY = 'Obrador Delicias';

const choose = (button: Locator, entry: string | RegExp) => chooseFromMenu(button, entry, 'finger');

/** The window ends right below a button. */
async function endWindowBelow(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  const size = button.page().viewportSize();
  if (box === null || size === null) throw new Error('It is not on screen.');
  await button.page().setViewportSize({ ...size, height: Math.ceil(box.y + box.height) + 8 });
}

async function draftMenu(page: Page): Promise<Locator> {
  const sections = page.getByRole('button', { name: words('builder:form.chooseSection') });
  const button = page.getByRole('button', { name: words('drafts:menu'), exact: true });
  // On a phone it stands in a part that unfolds.
  if (!(await button.isVisible())) await press(sections, 'finger');
  return button;
}

const menusIn = (part: Locator): Locator => part.locator('[aria-haspopup="menu"]');

const confirmed = async (page: Page, action: WordKey) => {
  const sure = page.getByRole('dialog').getByRole('button', { name: words(action), exact: true });
  await press(sure, 'finger');
  await expect(sure).toBeHidden();
};

test.use({ viewport: SIZES.phone, hasTouch: true, isMobile: true });

test('under a finger that rests on them, the menus of the form, of the page and of a plan do what they say', async ({
  page,
}) => {
  await openSection(page, 'products');
  const items = page.getByRole('list', { name: labelOf('products:items'), exact: true }).locator('> li');
  await test.step('the sample, and a fresh start', async () => {
    await choose(await draftMenu(page), words('drafts:sample.action'));
    await expect(items).not.toHaveCount(0);
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      choose(await draftMenu(page), words('drafts:file.action')),
    ]);
    expect(chooser.isMultiple()).toBe(false);
  });
  await test.step('an item of a list', async () => {
    const count = await items.count();
    await choose(menusIn(page.getByRole('main')).last(), words('fields:list.delete'));
    await expect(items).toHaveCount(count - 1);
  });
  await test.step('a line of a list', async () => {
    await openSection(page, 'swot');
    const lines = page.locator('[data-line]');
    await expect(lines).not.toHaveCount(0);
    const count = await lines.count();
    const weaknesses = page.locator('[data-column="weaknesses"] [data-line]');
    const weak = await weaknesses.count();
    const to = words('fields:list.moveTo', { list: labelOf('swot:weaknesses') });
    await choose(menusIn(page.locator('[data-column="strengths"]')).first(), to);
    await expect(weaknesses).toHaveCount(weak + 1);
    await choose(menusIn(page.getByRole('main')).last(), words('fields:list.delete'));
    await expect(lines).toHaveCount(count - 1);
  });
  await test.step('what is sold by month, worked out and typed', async () => {
    await openSection(page, 'finance');
    await openPart(page, words('finance:form.parts.forecast'));
    const sold = page.getByRole('region', { name: spoken.months.title, exact: true });
    await choose(menusIn(sold).first(), spoken.months.type);
    await choose(menusIn(sold).first(), spoken.months.fill);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
  await choose(await draftMenu(page), words('drafts:startOver.action'));
  await confirmed(page, 'drafts:startOver.action');
  await openSection(page, 'products');
  await expect(items).toHaveCount(0);
  await test.step('the calendar', async () => {
    await openSection(page, 'general');
    const calendar = page.getByRole('button', { name: words('fields:date.open') }).last();
    await press(calendar, 'finger');
    const day = page.getByRole('dialog').getByRole('button', { name: /^15 / });
    await press(day, 'finger');
    await expect(fieldOf(page, 'general:activityDate')).toHaveValue(/^15/);
  });
  await test.step('a list of choices', async () => {
    const country = page.getByRole('combobox', { name: labelOf('general:country'), exact: true });
    await press(country, 'finger');
    await press(page.getByRole('option', { name: words('legalForms:countries.es'), exact: true }), 'finger');
    await expect(country).toHaveValue(words('legalForms:countries.es'));
  });
  await test.step('what the footer has no room for', async () => {
    const footer = page.getByRole('contentinfo');
    const imprint = footer.getByRole('link', { name: words('navigation:imprint'), exact: true });
    await press(footer.getByRole('button', { name: words('navigation:legal'), exact: true }), 'finger');
    await expect(imprint).toBeInViewport({ ratio: 1 });
    await expect(footer.getByLabel(words('navigation:language'), { exact: true })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(imprint).toBeHidden();
  });
  await test.step('the menu of the page chooses light or dark, and leads on', async () => {
    await press(page.getByRole('button', { name: words('navigation:menu'), exact: true }), 'finger');
    const menu = page.getByRole('dialog', { name: words('navigation:menu') });
    await press(
      menu.getByRole('radio', { name: words('navigation:appearance.dark'), exact: true }),
      'finger',
    );
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await press(menu.getByRole('link', { name: words('navigation:signIn'), exact: true }), 'finger');
    await expect(page).toHaveURL(/\/signin/);
  });
  // The menu of a plan's card opens upwards at the lower edge of the window.
  await havePlan(page, COMPANY);
  await page.goto('/my-plans');
  // What was typed before signing up becomes a plan of the account, and moves the cards.
  await expect(planCard(page, words('planSync:unnamed'))).toBeVisible();
  const more = planCard(page, COMPANY).getByRole('button', {
    name: words('plans:card.more', { name: COMPANY }),
    exact: true,
  });
  await endWindowBelow(more);
  await choose(more, words('plans:action.rename'));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await choose(more, words('plans:action.archive'));
  await expect(
    page.getByRole('status').filter({ hasText: words('plans:archived', { name: COMPANY }) }),
  ).toBeVisible();
  await test.step('the account', async () => {
    await press(page.getByRole('button', { name: words('navigation:menu'), exact: true }), 'finger');
    const menu = page.getByRole('dialog', { name: words('navigation:menu') });
    await press(menu.getByRole('link', { name: words('navigation:account'), exact: true }), 'finger');
    await expect(page).toHaveURL('/account');
    await press(page.getByRole('button', { name: words('navigation:menu'), exact: true }), 'finger');
    await press(menu.getByRole('button', { name: words('navigation:signOut') }), 'finger');
    await expect(page).not.toHaveURL('/account');
  });
});
