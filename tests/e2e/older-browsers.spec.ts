import type { Page } from '@playwright/test';
import { newPerson, signUp, trySignIn } from './account.ts';
import { fieldOf, openSection, says, write } from './form.ts';
import { expect, test, WITH_PREVIEW } from './journey.ts';
import { drawing } from './preview.ts';
import { shownAsSaved } from './saved-plans.ts';
import { words } from './words.ts';

test.use({ viewport: WITH_PREVIEW, forgiven: /reading 'toHex'/ });

const TEXT = 'Hornear el pan que el barrio desayuna.';

/** Takes away what is not in Baseline widely available, before any code of the page. */
const asOlder = (page: Page) =>
  page.addInitScript(() => {
    const without = (owner: object, ...names: string[]) => {
      for (const name of names) Reflect.deleteProperty(owner, name);
    };
    without(Uint8Array, 'fromBase64', 'fromHex');
    without(Uint8Array.prototype, 'toBase64', 'toHex', 'setFromBase64', 'setFromHex');
    without(URL, 'parse');
    without(Promise, 'try');
    without(Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf');
    without(Map.prototype, 'getOrInsert', 'getOrInsertComputed');
    without(
      Iterator.prototype,
      'map',
      'filter',
      'find',
      'some',
      'every',
      'take',
      'drop',
      'toArray',
      'reduce',
    );
    without(Math, 'sumPrecise');
    without(globalThis, 'Iterator', 'scheduler', 'URLPattern');
    without(HTMLElement.prototype, 'togglePopover', 'showPopover', 'hidePopover');
  });

test('an older browser signs in, writes, sees the document and saves', async ({ page, otherDevice }) => {
  const person = newPerson();
  await signUp(await otherDevice(), person);
  await asOlder(page);
  await page.goto('/signin');
  await trySignIn(page, person);
  await expect(page).toHaveURL('/my-plans');
  await openSection(page, 'mission');
  await write(page, 'mission:mission', TEXT);
  await shownAsSaved(page);
  await expect(drawing(page, 1)).toBeVisible();
  await page.reload();
  await says(fieldOf(page, 'mission:mission'), TEXT);
});

test('a browser older than those gets one warning on every page', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Promise, 'withResolvers'));
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  for (const address of ['/', '/signin', '/builder/form', '/shared/abc']) {
    await page.goto(address);
    const notice = page.getByRole('alert').filter({ hasText: words('site:startUp.outdated.title') });
    await expect(notice).toBeVisible();
  }
  expect(loads).toBe(4);
});

test('code that throws while it is run is no missing code: it says so, and nothing is reloaded', async ({
  page,
}) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(/\/assets\/signin-[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'undefined.toHex(); export default 1' }),
  );
  await page.goto('/signin');
  await expect(page.getByRole('heading', { level: 1, name: words('site:crash.title') })).toBeVisible();
  expect(loads).toBe(1);
});
