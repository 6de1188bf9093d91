import type { Page } from '@playwright/test';
import { haveAccount, newPerson } from './account.ts';
import { fieldOf, openSection, says, write } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { withStoredSample } from './stored-sample.ts';
import { type WordKey, words } from './words.ts';

test.use({
  viewport: WITHOUT_PREVIEW,
  forgiven:
    /40[14]|ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported module|Failed to load module script/,
});

type Failure = 'aborted' | 'stalled';

/** Parts of a page that are fetched for themselves: where they stand, their script, and what is said without them. */
const PARTS: readonly (readonly [address: string, script: string, said: WordKey, failure: Failure])[] = [
  ['/builder/form?section=finance', 'chart-figures', 'finance:form.parts.chartsFailed', 'aborted'],
  ['/builder/form?section=organigram', 'canvas', 'organigram:form.canvas.failed', 'stalled'],
];

const retry = (page: Page) =>
  page.getByRole('alert').getByRole('button', { name: words('navigation:retry'), exact: true });

for (const [address, script, said, failure] of PARTS) {
  const code = new RegExp(`/assets/${script}-[\\w-]{8}\\.js$`);

  test(`${script}, ${failure}, is missing alone, and comes after another try`, async ({ page }) => {
    await withStoredSample(page);
    if (failure === 'stalled') await page.clock.install();
    let isAsked = false;
    let isLost = true;
    await page.route(code, (route) => {
      isAsked = true;
      if (!isLost) return route.continue();
      return failure === 'aborted' ? route.abort() : undefined;
    });
    await page.goto(address);
    const notice = page.getByRole('alert').filter({ hasText: words(said) });
    await expect.poll(() => isAsked).toBe(true);
    // The file may be fetched ahead, before the part waits for it: time goes on until it does.
    if (failure === 'stalled')
      await expect
        .poll(async () => {
          await page.clock.fastForward('02:01');
          return notice.isVisible();
        })
        .toBe(true);
    await expect(notice).toBeVisible();
    if (failure === 'stalled') return;
    isLost = false;
    await retry(page).click();
    await expect(notice).toHaveCount(0);
  });
}

test('a form stays as it is while its calendar, or the way back into an ended session, cannot be fetched', async ({
  page,
  context,
}) => {
  await test.step('a day can be typed', async () => {
    await openSection(page, 'general');
    await context.setOffline(true);
    const calendar = page.getByRole('button', { name: words('fields:date.open'), exact: true }).first();
    await calendar.click();
    await expect(page.getByRole('alert').filter({ hasText: words('fields:date.noCalendar') })).toBeVisible();
    await context.setOffline(false);
    await calendar.click();
    await expect(page.getByRole('button', { name: words('fields:date.nextMonth') })).toBeVisible();
  });
  await haveAccount(page, newPerson());
  let isLost = true;
  await page.route(/\/assets\/sign-in-again-[^/]+\.js$/, (route) =>
    isLost ? route.abort() : route.continue(),
  );
  await openSection(page, 'mission');
  await page.route('**/api/business_plan**', (route) =>
    route.fulfill({ status: 401, json: { error: 'not_signed_in', message: '' } }),
  );
  await write(page, 'mission:mission', 'Hornear');
  await expect(retry(page)).toBeVisible();
  await says(fieldOf(page, 'mission:mission'), 'Hornear');
  isLost = false;
  await retry(page).click();
  await expect(page.getByRole('button', { name: words('auth:ended.signIn') })).toBeVisible();
  await says(fieldOf(page, 'mission:mission'), 'Hornear');
});
