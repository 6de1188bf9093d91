import { readdirSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { draftSaved, fieldOf, openSection, write } from './form.ts';
import { expect, test as journey, WITHOUT_PREVIEW } from './journey.ts';
import { words } from './words.ts';

const TEXT = 'Hornear el pan que el barrio desayuna.';

/**
 * Dozens of cases that load the same scripts two or three times each: they share a context for its HTTP and code cache,
 * and begin with an empty storage.
 */
const test = journey.extend<object, { readonly cachingContext: BrowserContext }>({
  cachingContext: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        locale: 'es-ES',
        viewport: WITHOUT_PREVIEW,
        serviceWorkers: 'block',
        baseURL: journey.info().project.use.baseURL,
      });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: ({ cachingContext }, use) => use(cachingContext),
  page: async ({ context, baseURL }, use) => {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Storage.clearDataForOrigin', { origin: String(baseURL), storageTypes: 'all' });
    await use(page);
    await page.close();
  },
});

const FORGIVEN =
  /404|ERR_FAILED|dynamically imported module|Failed to load module script|React Router caught/;
// Each of these takes seconds, on a machine that is busy with all else a minute.
journey.describe.configure({ timeout: 180_000 });
test.use({ forgiven: FORGIVEN });
journey.use({ viewport: WITHOUT_PREVIEW, forgiven: FORGIVEN });

/** Each page, and the script its route is made of. */
const ROUTES = [
  ['/', 'home'],
  ['/templates', 'templates'],
  ['/templates/folio', 'template'],
  ['/terms', 'terms'],
  ['/privacy', 'privacy'],
  ['/cookies', 'cookies'],
  ['/imprint', 'imprint'],
  ['/builder/select-template', 'select-template'],
  ['/builder/form?section=swot', 'form'],
  ['/builder/review', 'review'],
  ['/builder/register', 'register'],
  ['/builder/document', 'document'],
  ['/signin', 'signin'],
  ['/recover-password', 'recover-password'],
  ['/recovery-password/abc', 'recovery-password'],
  ['/confirm-email/abc', 'confirm-email'],
  ['/stop-email-change/abc', 'stop-email-change'],
  ['/my-plans', 'my-plans'],
  ['/account', 'account'],
  ['/cancel', 'cancel'],
  ['/shared/abc', 'shared'],
  ['/es/nowhere', 'not-found'],
  ['/operator', 'operator'],
] as const;

/** The scripts of layouts, and a page in each. */
const LAYOUTS = [
  ['/terms', 'public-layout'],
  ['/signin', 'app-shell'],
  ['/signin', 'auth-layout'],
  ['/signin', 'signed-out-only'],
  ['/builder/register', 'builder-layout'],
  ['/my-plans', 'dashboard-layout'],
  ['/cancel', 'open-layout'],
] as const;

/** What every page starts with. */
const STARTS = [
  ['/terms', 'root'],
  ['/terms', 'entry.client'],
  ['/signin', 'root'],
  ['/signin', 'entry.client'],
  ['/signin', 'framework'],
  ['/signin', 'client'],
  ['/signin', 'manifest'],
] as const;

/** Pages a link of the form may lead to. */
const LINKED = ROUTES.filter(([address]) => !address.startsWith('/builder/form'));

/**
 * A page of each layout, one prerendered and one not. What says that a script is missing is the layout's or the start's, whatever
 * route it waits for: with each of the others links are tried (below).
 */
const ONE_OF_EACH = ROUTES.filter(([, script]) =>
  ['home', 'template', 'form', 'signin', 'my-plans', 'not-found'].includes(script),
);

/** Where a script may stay away for good; the watch over the start is the same script in every page. */
const STALLED = [
  ...ONE_OF_EACH,
  ...LAYOUTS.filter(([, script]) => ['public-layout', 'app-shell', 'builder-layout'].includes(script)),
  ...STARTS.filter(([address, script]) => address === '/signin' || script === 'entry.client'),
];

const FAILURES = ['404', 'aborted'] as const;
type Failure = (typeof FAILURES)[number];

/**
 * To an import both are the same rejection, so that each route and each layout meets one of them, in turn. What starts a page
 * comes by other ways as well: it meets both.
 */
const LOST: readonly (readonly [address: string, script: string, failure: Failure])[] = [
  ...[...ONE_OF_EACH, ...LAYOUTS].map(
    ([address, script], index) => [address, script, failureAt(index)] as const,
  ),
  ...FAILURES.flatMap((failure) => STARTS.map(([address, script]) => [address, script, failure] as const)),
];

function failureAt(index: number): Failure {
  return index % 2 === 0 ? '404' : 'aborted';
}

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

journey('every route is among them', () => {
  const names = [...ROUTES, ...LAYOUTS].map(([, script]) => script);
  const files = readdirSync(new URL('../../apps/web/src/routes', import.meta.url));
  expect(new Set(names)).toEqual(new Set(files.map((file) => file.replace('.tsx', ''))));
});

for (const [address, script, failure] of LOST)
  test(`${address} without ${script}, ${failure}, says so after one reload`, async ({ page }) => {
    const { loads, mend } = await losing(page, script, failure);
    await page.goto(address);
    await expect(missingNotice(page)).toBeVisible();
    expect(loads()).toBe(2);
    await expect(page).toHaveURL(shownAs(address));
    await mend();
    await page.getByRole('button', { name: words('site:crash.reload'), exact: true }).click();
    await expect(missingNotice(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  });

for (const failure of FAILURES)
  test(`links to pages without their scripts, ${failure}, say so there and keep the draft`, async ({
    page,
  }) => {
    // A dozen pages.
    test.slow();
    await openSection(page, 'mission');
    await write(page, 'mission:mission', TEXT);
    await draftSaved(page);
    for (const [address, script] of LINKED.filter((_, index) => failureAt(index) === failure))
      await test.step(`${address} without ${script}`, async () => {
        const { loads, mend } = await losing(page, script, failure);
        await follow(page, address);
        await expect.soft(missingNotice(page)).toBeVisible();
        expect.soft(loads()).toBe(1);
        await expect.soft(page).toHaveURL(shownAs(address));
        await mend();
        await page.getByRole('link', { name: words('site:offline.back') }).click();
        // The form goes on at the field written in last.
        await expect.soft(fieldOf(page, 'mission:mission')).toHaveValue(TEXT);
        // It remembers that it has reloaded, and would not do it for the next page.
        await page.evaluate(() => window.sessionStorage.clear());
      });
  });

for (const [address, script] of STALLED)
  journey(`${address} whose ${script} does not come says so after 120 seconds`, async ({ page }) => {
    await page.clock.install();
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
  });

/** As a link of the page does. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to });
    const router: unknown = Reflect.get(window, '__reactRouterDataRouter');
    if (typeof router !== 'object' || router === null) throw new Error('no router');
    void Reflect.get(router, 'navigate').call(router, link.getAttribute('href'));
  }, address);
}
