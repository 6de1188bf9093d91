import type { Page } from '@playwright/test';
import { DECLARATIONS, declaration, field, haveAccount, newPerson, type Person, signIn } from './account.ts';
import { builderAddress } from './builder-address.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { noticeAfter } from './notice.ts';
import { signOutByMenu } from './page-menu.ts';
import { words } from './words.ts';

// A person Google sends who has no account yet is refused first; the browser notes it.
test.use({ viewport: WITHOUT_PREVIEW, forgiven: /status of 4\d\d .*\/api\/users/ });

/** An address unique among these journeys, that Google answers for. */
const googleAddress = (): string => newPerson().email.replace('example.com', 'gmail.com');

/** Google's part: the button of its stand-in, and the account in its chooser. */
async function chooseAtGoogle(page: Page, email: string): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: words('sandbox:googleButton') }).click();
  const chooser = await opened;
  await expect(chooser.getByRole('heading', { level: 1, name: words('sandbox:googleTitle') })).toBeVisible();
  await field(chooser, words('sandbox:googleEmail')).fill(email);
  await field(chooser, words('sandbox:googleGivenName')).fill('Lena');
  const closed = chooser.waitForEvent('close');
  await chooser.getByRole('button', { name: words('sandbox:googleAction') }).click();
  await closed;
}

async function signOut(page: Page): Promise<void> {
  await noticeAfter(page.getByRole('status').getByText(words('alerts:logout')), () => signOutByMenu(page));
  await expect(page).toHaveURL('/');
}

test('a person Google sends is led to where an account is made, once the declarations are there, and it opens again', async ({
  page,
}) => {
  const email = googleAddress();
  await page.goto('/signin');
  await chooseAtGoogle(page, email);
  const refusal = page.getByRole('alert').filter({ hasText: words('auth:google.newHere') });
  await refusal.getByRole('link', { name: words('auth:signIn.create') }).click();
  await expect(page).toHaveURL(builderAddress('register'));
  await expect(page.getByText(words('auth:google.acceptFirst'))).toBeVisible();
  for (const name of DECLARATIONS) await declaration(page, name).check();
  await chooseAtGoogle(page, email);
  await expect(page.getByText(words('auth:signUp.inText', { email }))).toBeVisible();
  await page.goto('/account');
  await expect(page.getByText(words('account:access.googleOnly'))).toBeVisible();
  await expect(page.getByText(words('account:access.confirmed'))).toBeVisible();
  await signOut(page);

  await page.goto('/signin');
  await chooseAtGoogle(page, email);
  await expect(page).toHaveURL('/my-plans');
});

test('an account with a password is linked from inside, and Google alone never opens it', async ({
  page,
}) => {
  const person: Person = { ...newPerson(), email: googleAddress() };
  await haveAccount(page, person);
  await page.goto('/account');
  await signOut(page);
  await page.goto('/builder/register');
  for (const name of DECLARATIONS) await declaration(page, name).check();
  await chooseAtGoogle(page, person.email);
  await expect(page.getByText(words('errors:google_link_needs_sign_in'))).toBeVisible();

  await signIn(page, person);
  await page.goto('/account');
  await chooseAtGoogle(page, person.email);
  await field(page, words('account:access.yourPassword')).fill(person.password);
  await page.getByRole('button', { name: words('account:access.linkGoogle'), exact: true }).click();
  await expect(page.getByText(words('account:access.google'))).toBeVisible();
  await signOut(page);
  await page.goto('/signin');
  await chooseAtGoogle(page, person.email);
  await expect(page).toHaveURL('/my-plans');
});
