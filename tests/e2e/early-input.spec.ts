import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { words, wordsOf } from './words.ts';

/** Keeps every script back, as a slow network does; returns the way to let them come. */
async function holdScripts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

test('a search begun before the code has come goes on with it', async ({ page }) => {
  const letThemCome = await holdScripts(page);
  await page.goto('/templates?mood=bold');
  const field = page.getByRole('searchbox');
  await field.fill('banco');
  const tag = page.getByRole('checkbox', { name: words('catalogue:tags.readers.investor') });
  await tag.check();
  letThemCome();
  await expect(page).toHaveURL(/[?&]q=banco/);
  await expect(page).toHaveURL(/mood=bold/);
  await expect(page).toHaveURL(/reader=investor/);
  await expect(field).toHaveValue('banco');
  await expect(tag).toBeChecked();
});

test('a look and a language chosen before the code has come are the ones it begins with', async ({
  page,
}) => {
  const letThemCome = await holdScripts(page);
  await page.goto('/');
  const look = page.getByRole('radio', { name: 'Bloque' });
  await look.check();
  await page.getByRole('combobox', { name: words('navigation:language') }).selectOption('de');
  letThemCome();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(look).toBeChecked();
  await expect(page.getByRole('combobox', { name: wordsOf('de')('navigation:language') })).toHaveValue('de');
});

test('what an extension puts before the page leaves the form alone on it', async ({ page }) => {
  const letThemCome = await holdScripts(page);
  await page.goto('/builder/form', { waitUntil: 'commit' });
  const titles = page.getByRole('heading', { level: 1 });
  await expect(titles).toHaveCount(1);
  // As translators do for their bar.
  await page.evaluate(() => document.body.prepend(document.createElement('div')));
  letThemCome();
  await expect(titles.filter({ hasText: words('general:title') })).toBeVisible();
  await expect(titles).toHaveCount(1);
});

test('a button clicked before the code has come is seen to be heard, and does its work once', async ({
  page,
}) => {
  const letThemCome = await holdScripts(page);
  await page.goto('/');
  const question = page.getByRole('button', { name: words('testimonials:items.bakery.who') });
  await question.dblclick();
  await expect(question).toHaveAttribute('aria-busy', 'true');
  await expect(question).toHaveAttribute('aria-expanded', 'false');
  letThemCome();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(question).not.toHaveAttribute('aria-busy');
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'false');
  await expect(question).not.toHaveAttribute('aria-busy');
});

test('a dialog asked for before the code has come opens with it', async ({ page }) => {
  const letThemCome = await holdScripts(page);
  await page.goto('/templates');
  await page.getByRole('button', { name: words('catalogue:compareThis', { template: 'Folio' }) }).click();
  letThemCome();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/[?&]compare=folio\./);
});

/** Enough to meet the race. */
const LOADS = 8;

test('a language chosen while the code takes the page over is kept', async ({ page }) => {
  // Between two tasks of the scheduler: the elements are taken over, their effects have not run.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    let isChosen = false;
    const choose = () => {
      const select = document.querySelector<HTMLSelectElement>('footer select');
      if (isChosen || select === null) return;
      if (!Object.keys(select).some((key) => key.startsWith('__reactFiber'))) return;
      isChosen = true;
      select.value = 'de';
      select.dispatchEvent(new Event('input', { bubbles: true }));
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    MessagePort.prototype.postMessage = new Proxy(post, {
      apply(target, port, given) {
        choose();
        return Reflect.apply(target, port, given);
      },
    });
  });
  // The moment is hit in some loads only.
  for (let load = 0; load < LOADS; load += 1) {
    await page.goto('/terms');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
  }
});
