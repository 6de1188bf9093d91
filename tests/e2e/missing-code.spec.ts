import type { Page } from '@playwright/test';
import { draftSaved, fieldOf, openSection, says, write } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { words } from './words.ts';

const TEXT = 'Hornear el pan que el barrio desayuna.';

// The pages of a template's sample are typeset while it is shown: a server with much to do refuses some, which is no matter of these.
test.use({
  viewport: WITHOUT_PREVIEW,
  forgiven:
    /404|thumbnail\?|ERR_FAILED|dynamically imported module|Failed to load module script|React Router caught/,
});

type Failure = '404' | 'aborted';
type Lost = readonly [address: string, script: string, failure: Failure];

/** Prerendered pages and pages of the application: the script of a route, of its layout, and of what every page starts with. */
const OPENED: readonly Lost[] = [
  ['/templates/folio', 'template', '404'],
  ['/builder/form?section=swot', 'form', 'aborted'],
  ['/terms', 'public-layout', 'aborted'],
  ['/signin', 'app-shell', '404'],
  ['/terms', 'entry.client', 'aborted'],
  ['/signin', 'client', '404'],
];

/** A page in each layout, as links of the form reach it. */
const LINKED: readonly Lost[] = [
  ['/templates', 'templates', '404'],
  ['/builder/select-template', 'select-template', 'aborted'],
  ['/my-plans', 'my-plans', '404'],
  ['/shared/abc', 'shared', 'aborted'],
];

/** Where a script may stay away for good; the watch over the start is the same script in every page. */
const STALLED: readonly (readonly [address: string, script: string])[] = [
  ['/templates/folio', 'template'],
  ['/signin', 'app-shell'],
  ['/terms', 'entry.client'],
];

const scriptNamed = (name: string) => new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`);

/** Before its answer a request may be cancelled by a reload, let through by `mend`, or go with its page. */
const TOO_LATE = /Invalid InterceptionId|Fetch domain is not enabled|has been closed|session closed/i;

/** Fails every script of that name; says how many pages have been loaded since, and whether it was asked for. */
async function losing(
  page: Page,
  name: string,
  failure: Failure | 'stalled',
): Promise<{ readonly loads: () => number; readonly asked: () => boolean; mend(): Promise<void> }> {
  let loads = 0;
  let isAsked = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  // Not `page.route`: it turns the HTTP cache off, and stops at every request.
  const devTools = await page.context().newCDPSession(page);
  const answer = async (requestId: string, isLost: boolean): Promise<void> => {
    if (!isLost) await devTools.send('Fetch.continueRequest', { requestId });
    else if (failure === '404') await devTools.send('Fetch.fulfillRequest', { requestId, responseCode: 404 });
    else if (failure === 'aborted')
      await devTools.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
  };
  devTools.on('Fetch.requestPaused', ({ requestId, request: { url } }) => {
    const isLost = scriptNamed(name).test(url);
    isAsked ||= isLost;
    answer(requestId, isLost).catch((error: unknown) => {
      if (!TOO_LATE.test(String(error))) throw error;
    });
  });
  await devTools.send('Fetch.enable', { patterns: [{ urlPattern: `*/assets/${name}-*.js` }] });
  return {
    loads: () => loads,
    asked: () => isAsked,
    mend: async () => void (await devTools.send('Fetch.disable')),
  };
}

/** The address itself, for the open plan where it is one of the builder's. */
const shownAs = (address: string): RegExp =>
  new RegExp(`${RegExp.escape(address).replace(RegExp.escape('/builder/'), '/builder/(?:[\\w-]{36}/)?')}$`);

const missingNotice = (page: Page) =>
  page.getByRole('heading', { name: words('site:startUp.missing.title') });

test('a page that lacks a script says so after one reload', async ({ context }) => {
  for (const [address, script, failure] of OPENED)
    await test.step(`${address} without ${script}, ${failure}`, async () => {
      const page = await context.newPage();
      const { loads, mend } = await losing(page, script, failure);
      await page.goto(address);
      await expect(missingNotice(page)).toBeVisible();
      expect(loads()).toBe(2);
      await expect(page).toHaveURL(shownAs(address));
      await mend();
      await page.getByRole('button', { name: words('site:crash.reload'), exact: true }).click();
      await expect(missingNotice(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.close();
    });
});

test('links to pages without their scripts say so there and keep the draft', async ({ page }) => {
  await openSection(page, 'mission');
  await write(page, 'mission:mission', TEXT);
  await draftSaved(page);
  for (const [address, script, failure] of LINKED)
    await test.step(`${address} without ${script}, ${failure}`, async () => {
      const { loads, mend } = await losing(page, script, failure);
      await follow(page, address);
      await expect.soft(missingNotice(page)).toBeVisible();
      expect.soft(loads()).toBe(1);
      await expect.soft(page).toHaveURL(shownAs(address));
      await mend();
      await page.getByRole('link', { name: words('site:offline.back') }).click();
      // The form goes on at the field written in last.
      await says(fieldOf(page, 'mission:mission'), TEXT);
      // It remembers that it has reloaded, and would not do it for the next page.
      await page.evaluate(() => window.sessionStorage.clear());
    });
});

test('a page whose script does not come says so after 120 seconds', async ({ context }) => {
  await context.clock.install();
  for (const [address, script] of STALLED)
    await test.step(`${address} without ${script}`, async () => {
      const page = await context.newPage();
      const { loads, asked } = await losing(page, script, 'stalled');
      await page.goto(address, { waitUntil: 'commit' });
      // Never blank until then.
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect.poll(asked).toBe(true);
      // Time goes on by itself, too: far from the limit on the one side, beyond it on the other.
      await page.clock.fastForward('01:00');
      await expect(missingNotice(page)).toHaveCount(0);
      await page.clock.fastForward('01:01');
      await expect(missingNotice(page)).toBeVisible();
      expect(loads()).toBe(1);
      await page.close();
    });
});

/** As a link of the page does, by the history that the router listens to. */
const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
