import type { Plan } from '@trazo/plan/plan';
import { PRODUCT_NAME } from '@trazo/plan/product';
import { field, haveAccount, newPerson, passwordField } from './account.ts';
import { callsOf, onlyPlan } from './account-call.ts';
import { axeFindsNothing, STILL } from './axe.ts';
import { subscribe } from './billing.ts';
import { openSection, write } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { linkIn, mailTo } from './mailbox.ts';
import { havePlan, shownAsSaved } from './saved-plans.ts';
import { haveDraft } from './stored-sample.ts';
import { words } from './words.ts';

const COMPANY = 'Obrador Delicias';
const HERE = 'Tres hornos en la ciudad antes de cinco años.';
const THERE = 'Un molino propio y harina de la comarca.';

// Conflicts, ended sessions and dead links are what these pages are about; the browser notes each one.
test.use({
  viewport: WITHOUT_PREVIEW,
  contextOptions: STILL,
  forgiven: /status of (?:401|403|404|409) .*\/api\/(?:users|business_plan|shared)/,
});

const withVision = (plan: Plan): void => {
  plan.mission = { ...plan.mission, vision: HERE };
};

test('axe finds nothing where a session has ended in mid-typing', async ({ page }) => {
  const person = newPerson();
  await haveDraft(page, withVision);
  await haveAccount(page, person);
  await openSection(page, 'mission');
  await shownAsSaved(page);
  await (await callsOf(page, person)).send('DELETE', '/api/users/me/sessions');
  await write(page, 'mission:vision', THERE);
  const banner = page.getByRole('alert').filter({ hasText: words('auth:ended.title') });
  await expect(banner).toBeVisible();
  await axeFindsNothing(page);
  await banner.getByRole('button', { name: words('auth:ended.signIn') }).click();
  await expect(passwordField(page.getByRole('dialog'))).toBeVisible();
  await axeFindsNothing(page);
});

test('axe finds nothing on the pages that mails lead to', async ({ page }) => {
  const person = newPerson();
  await haveAccount(page, person);
  const welcome = await mailTo(person.email, words('mails:welcome.subject', { product: PRODUCT_NAME }));
  await page.goto(linkIn(welcome, '/confirm-email/'));
  const confirm = page.getByRole('button', { name: words('auth:confirm.action') });
  await expect(confirm).toBeVisible();
  await axeFindsNothing(page);
  await confirm.click();
  await expect(page.getByRole('heading', { level: 1, name: words('auth:confirm.doneTitle') })).toBeVisible();
  await axeFindsNothing(page);

  await page.request.post('/api/users/remember-password', { data: { user_email: person.email } });
  const link = linkIn(await mailTo(person.email, words('mails:recovery.subject')), '/recovery-password/');
  await page.goto(link);
  await field(page, words('auth:password.new')).fill('corta');
  await page.getByRole('button', { name: words('auth:reset.action') }).click();
  await expect(page.getByText(words('errors:password_too_short'))).toBeVisible();
  await axeFindsNothing(page);
  await page.goto(`${link.slice(0, -3)}abc`);
  await expect(page.getByRole('heading', { level: 1, name: words('auth:link.badTitle') })).toBeVisible();
  await axeFindsNothing(page);
});

test('axe finds nothing on a shared plan, its password and where it has gone', async ({
  page,
  otherDevice,
}) => {
  const person = newPerson();
  await havePlan(page, COMPANY, person);
  await subscribe(page);
  const calls = await callsOf(page, person);
  const { _id } = await onlyPlan(calls);
  const shares = `/api/business_plan/${_id}/shares`;
  const { token, id } = (await calls.send('POST', shares, { password: 'harina' })) as Record<string, string>;
  const reader = await otherDevice();
  await reader.goto(`/shared/${token}`);
  const password = reader.getByLabel(words('sharing:shared.password'), { exact: true });
  await password.fill('azúcar');
  const open = reader.getByRole('button', { name: words('sharing:shared.open') });
  await open.click();
  await expect(reader.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await axeFindsNothing(reader);
  await password.fill('harina');
  await open.click();
  await expect(reader.locator('canvas').first()).toBeVisible();
  await axeFindsNothing(reader);
  await calls.send('DELETE', `${shares}/${id}`);
  await reader.reload();
  await expect(reader.getByRole('heading', { name: words('sharing:shared.goneTitle') })).toBeVisible();
  await axeFindsNothing(reader);
});
