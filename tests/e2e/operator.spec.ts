import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { Namespaces } from '@trazo/messages/namespaces';
import { LANGUAGES } from '@trazo/plan/languages';
import { Secret, TOTP } from 'otpauth';
import { confirmAddress, createAccount, haveAccount, newPerson, type Person } from './account.ts';
import { axeFindsNothing, STILL } from './axe.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { words } from './words.ts';

// The first visit is by an account that is no operator's.
test.use({ viewport: WITHOUT_PREVIEW, contextOptions: STILL, forgiven: /404.*\/api\/operator/ });

const run = promisify(execFile);
const ROOT = new URL('../../', import.meta.url).pathname;
const HOUR_MS = 3_600_000;

/** The command on the server: there is no way to the role over the web. */
async function grant({ email }: Person): Promise<void> {
  const env = { ...process.env, DATA_DIR: process.env['E2E_TIME_DATA_DIR'] };
  await run(process.execPath, ['apps/server/src/operator.ts', 'grant', email], { cwd: ROOT, env });
}

const openPart = (page: Page, name: keyof Namespaces['operator']['views']) =>
  page
    .getByRole('navigation', { name: words('operator:views.label') })
    .getByRole('link', { name: words(`operator:views.${name}`) })
    .click();

/** What a field for a moment takes, by this machine's clock. */
const inHours = (hours: number): string => {
  const moment = new Date(Date.now() + hours * HOUR_MS);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** Sets the second factor up, and returns with the console open. */
async function setUpSecondFactor(page: Page, { password }: Person): Promise<void> {
  await page.goto('/operator');
  await expect(page.getByRole('heading', { name: words('operator:factor.setupTitle') })).toBeVisible();
  await page.getByLabel(words('operator:factor.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: words('operator:factor.begin') }).click();
  await expect(page.getByRole('img', { name: words('operator:factor.picture') })).toBeVisible();
  await axeFindsNothing(page);
  const key = (await page.locator('code').textContent()) ?? '';
  const token = TOTP.generate({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  await page.getByRole('textbox', { name: words('operator:factor.code') }).fill(token);
  await page.getByRole('button', { name: words('operator:factor.confirm') }).click();
  await expect(page.locator('main').getByRole('listitem')).toHaveCount(10);
  await axeFindsNothing(page);
  await page.getByRole('button', { name: words('operator:factor.codesDone') }).click();
  await expect(page.getByRole('heading', { level: 1, name: words('operator:title') })).toBeVisible();
}

test('an operator finds an account, closes it, tells all users something and reads the log', async ({
  page,
}) => {
  const [operator, other] = [newPerson(), newPerson()];
  await createAccount(page, other);
  await haveAccount(page, operator);
  await page.goto('/operator');
  await expect(page.getByRole('heading', { name: words('operator:missing.title') })).toBeVisible();
  await confirmAddress(page, operator);
  await grant(operator);
  await setUpSecondFactor(page, operator);
  await axeFindsNothing(page);

  await openPart(page, 'accounts');
  await page.getByRole('textbox', { name: words('operator:accounts.email') }).fill(other.email);
  await page.getByRole('button', { name: words('operator:accounts.find') }).click();
  await expect(page.getByRole('heading', { name: other.email })).toBeVisible();
  await page.getByRole('button', { name: words('operator:accounts.resend') }).click();
  await expect(page.getByText(words('operator:accounts.sent'))).toBeVisible();
  await axeFindsNothing(page);
  await page.getByRole('button', { name: words('operator:accounts.close') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('operator:accounts.closeType')).fill(other.email);
  await dialog.getByRole('button', { name: words('operator:accounts.close'), exact: true }).click();
  await expect(page.getByText(words('operator:accounts.closed'))).toBeVisible();

  for (const part of ['payments', 'work', 'features', 'log'] as const) {
    await openPart(page, part);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await axeFindsNothing(page);
  }
  await expect(page.getByText(words('operator:log.acts.account_closed')).first()).toBeVisible();

  await openPart(page, 'announcements');
  const text = `Mantenimiento a las diez ${operator.email}`;
  for (const language of LANGUAGES) {
    await page.getByLabel(words(`operator:announcements.texts.${language}`)).fill(text);
  }
  await page.getByLabel(words('operator:announcements.from')).fill(inHours(-1));
  await page.getByLabel(words('operator:announcements.until')).fill(inHours(1));
  await page.getByRole('button', { name: words('operator:announcements.publish') }).click();
  await expect(page.locator('main').getByRole('listitem').filter({ hasText: text })).toBeVisible();
  await page.goto('/my-plans');
  const strip = page.getByRole('complementary').filter({ hasText: text });
  await expect(strip).toBeVisible();
  await axeFindsNothing(page);
  await strip.getByRole('button').click();
  await expect(strip).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(text)).toBeHidden();

  await page.goto('/operator#announcements');
  await page.getByRole('button', { name: words('operator:announcements.withdrawOf', { text }) }).click();
  await expect(page.getByText(words('operator:announcements.none'))).toBeVisible();
  await page.getByRole('button', { name: words('operator:leave') }).click();
  await expect(page.getByRole('heading', { name: words('operator:factor.passTitle') })).toBeVisible();
  await axeFindsNothing(page);
});
