import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { words, wordsOf } from './words.ts';

/** Keeps every script back, as a slow network does: returns how a page is opened without its code, and how that is let come. */
async function slowNetwork(page: Page) {
  let gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return {
    open: (address: string) => {
      gate = Promise.withResolvers();
      return page.goto(address, { waitUntil: 'commit' });
    },
    letThemCome: () => gate.resolve(),
  };
}

test('what is typed, chosen and clicked before the code has come is not lost', async ({ page }) => {
  const { open, letThemCome } = await slowNetwork(page);
  await test.step('a search goes on with it', async () => {
    await open('/templates?mood=bold');
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
  await test.step('a dialog opens with it', async () => {
    await open('/templates');
    await page.getByRole('button', { name: words('catalogue:compareThis', { template: 'Folio' }) }).click();
    letThemCome();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(/[?&]compare=folio\./);
  });
  await test.step('what an extension puts before the page leaves the form alone on it', async () => {
    await open('/builder/form');
    const titles = page.getByRole('heading', { level: 1 });
    await expect(titles).toHaveCount(1);
    // As translators do for their bar.
    await page.evaluate(() => document.body.prepend(document.createElement('div')));
    letThemCome();
    await expect(titles.filter({ hasText: words('general:title') })).toBeVisible();
    await expect(titles).toHaveCount(1);
  });
  await test.step('a button is seen to be heard, and does its work once', async () => {
    await open('/');
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
  await test.step('a look and a language are the ones it begins with', async () => {
    await open('/');
    const look = page.getByRole('radio', { name: 'Lienzo' });
    await look.check();
    await page.getByRole('combobox', { name: words('navigation:language') }).selectOption('de');
    letThemCome();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(look).toBeChecked();
    await expect(page.getByRole('combobox', { name: wordsOf('de')('navigation:language') })).toHaveValue(
      'de',
    );
  });
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
