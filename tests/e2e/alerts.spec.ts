import type { Page } from '@playwright/test';
import { field, haveAccount, newPerson } from './account.ts';
import { begin } from './begun-plan.ts';
import { messagesStay } from './endless-timers.ts';
import { openSection, write } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { noticeAfter } from './notice.ts';
import { choosePlanAction, havePlan, planCard, shownAsSaved } from './saved-plans.ts';
import { haveDraft } from './stored-sample.ts';
import { takenOver } from './taken-over.ts';
import { type WordKey, words, wordsOf } from './words.ts';

/** What specification §8 says where, each in its kind of alert. */
test.use({ viewport: WITHOUT_PREVIEW, forgiven: /Failed to load resource/ });

const error = (page: Page, key: WordKey) => page.getByRole('alert').filter({ hasText: words(key) });
const success = (page: Page, key: WordKey, say = words) =>
  page.getByRole('status').filter({ hasText: say(key) });

const languageOf = (page: Page, say = words) =>
  page.getByRole('contentinfo').getByLabel(say('navigation:language'), { exact: true });

test('plans that cannot be listed, copied or deleted are reported, a changed password and language, and why they failed', async ({
  page,
}) => {
  const person = newPerson();
  await havePlan(page, 'Obrador Alba', person);
  const list = (url: URL) => url.pathname === '/api/business_plan';
  await page.route(list, (route) => route.fulfill({ status: 500 }));
  await noticeAfter(error(page, 'alerts:unknow_error'), () => page.goto('/my-plans'));
  // The reason stays when the notice has gone.
  await expect(error(page, 'errors:internal')).toBeVisible();
  await page.unroute(list);
  await page.route(list, (route) =>
    route.fulfill({ status: 404, json: { error: 'no_business_plan_for_given_user', message: 'none' } }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: words('plans:empty.title') })).toBeVisible();
  await page.unroute(list);
  await page.reload();
  await expect(planCard(page, 'Obrador Alba')).toBeVisible();

  await page.route('**/api/business_plan/**', (route) => route.fulfill({ status: 500 }));
  const failed = error(page, 'alerts:error_ocurred');
  const duplicate = words('plans:action.duplicate');
  await noticeAfter(failed, () => choosePlanAction(page, 'Obrador Alba', duplicate));
  await expect(failed).toBeHidden();
  await choosePlanAction(page, 'Obrador Alba', words('plans:action.delete'));
  const sure = page.getByRole('dialog', { name: words('plans:delete.title', { name: 'Obrador Alba' }) });
  await noticeAfter(failed, () =>
    sure.getByRole('button', { name: words('plans:action.delete'), exact: true }).click(),
  );
  await page.unrouteAll();

  await page.goto('/account');
  const last = field(page, words('account:password.current'));
  const form = page.locator('form').filter({ has: last });
  const change = form.getByRole('button', { name: words('account:password.action'), exact: true });
  await field(page, words('auth:password.new')).fill('Levadura-Madre-82-y-Paciencia');
  await field(page, words('auth:password.repeat')).fill('Levadura-Madre-82-y-Paciencia');
  await last.fill('Otra-Cosa-55-y-Nada');
  await noticeAfter(error(page, 'alerts:pass_incorrect'), () => change.click());
  await last.fill(person.password);
  await page.route('**/api/users/me/password', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await noticeAfter(error(page, 'alerts:pass_not_updated'), () => change.click());
  await noticeAfter(success(page, 'alerts:pass_ok'), () => change.click());

  await page.route('**/api/users/me/language', (route) => route.fulfill({ status: 500 }), { times: 1 });
  const french = wordsOf('fr');
  const notKept = page.getByRole('alert').filter({ hasText: french('alerts:idiom_not_updated') });
  await noticeAfter(notKept, () => languageOf(page).selectOption('fr'));
  await noticeAfter(success(page, 'alerts:idiom_ok'), () => languageOf(page, french).selectOption('es'));

  await page.goto('/terms');
  await takenOver(page.getByRole('contentinfo'));
  const german = wordsOf('de');
  await noticeAfter(success(page, 'alerts:idiom_ok', german), () => languageOf(page).selectOption('de'));
  await page.route('**/api/users/me/language', (route) => route.fulfill({ status: 500 }));
  await noticeAfter(error(page, 'alerts:idiom_not_updated'), () =>
    languageOf(page, german).selectOption('es'),
  );
});

test('a save that the server refuses is reported with its reason, once, and goes up when it is taken', async ({
  page,
}) => {
  await haveDraft(page, begin);
  await haveAccount(page, newPerson());
  await openSection(page, 'mission');
  await shownAsSaved(page);
  const save = (url: URL) => /^\/api\/business_plan\/[^/]+\/changes$/.test(url.pathname);
  const reason = words('errors:plans_too_large');
  let refusals = 0;
  await page.route(save, async (route) => {
    refusals += 1;
    return route.fulfill({ status: 422, json: { error: 'plans_too_large', message: reason } });
  });
  await messagesStay(page);
  await write(page, 'mission:vision', 'Dos tiendas');
  const refused = error(page, 'alerts:error_ocurred');
  await expect(refused).toContainText(reason);
  await page.keyboard.press('Escape');
  await expect(refused).toHaveCount(0);
  await write(page, 'mission:values', 'Harina');
  await expect.poll(() => refusals).toBeGreaterThan(1);
  await expect(page.getByText(reason)).toBeVisible();
  await expect(refused).toHaveCount(0);
  await page.unroute(save);
  await write(page, 'mission:values', 'Harina y tiempo');
  await shownAsSaved(page);
});
