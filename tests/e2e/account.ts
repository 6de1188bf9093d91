import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { PRODUCT_NAME } from '@trazo/plan/product';
import { expect } from './journey.ts';
import { linkIn, mailTo } from './mailbox.ts';
import { onOrigin } from './on-origin.ts';
import { words } from './words.ts';

export interface Person {
  readonly email: string;
  readonly password: string;
}

/** A person unique among these journeys. */
export const newPerson = (): Person => ({
  email: `nora-${randomUUID()}@example.com`,
  password: 'Hogaza-de-Centeno-47-al-Horno',
});

export const field = (scope: Page | Locator, label: string): Locator =>
  scope.getByRole('textbox', { name: label, exact: true });

export const emailField = (scope: Page | Locator): Locator => field(scope, words('auth:email.label'));
export const passwordField = (scope: Page | Locator): Locator => field(scope, words('auth:password.label'));

export const DECLARATIONS = ['terms', 'privacy', 'legalAge'] as const;

export const declaration = (page: Page, name: (typeof DECLARATIONS)[number]): Locator =>
  page.getByRole('checkbox', { name: words(`auth:signUp.${name}`).replaceAll(/<\/?page>/g, '') });

/** Fills in step 3 as it has to be. */
export async function fillSignUp(page: Page, { email, password }: Person): Promise<void> {
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  for (const name of DECLARATIONS) await declaration(page, name).check();
}

/** Creates an account at step 3; the draft, if there is one, goes with it. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto('/builder/register');
  await fillSignUp(page, person);
  await page.getByRole('button', { name: words('auth:signUp.action'), exact: true }).click();
  await expect(page.getByRole('heading', { name: words('auth:signUp.doneTitle') })).toBeVisible();
}

/** A new account and its session, by the call behind the page. */
export async function createAccount(page: Page, { email, password }: Person): Promise<{ token: string }> {
  const accepted = { accept_terms: true, accept_privacy: true, legal_age: true };
  const answer = await page.request.post('/api/users', {
    data: { user_email: email, password, user_language: 'es', ...accepted },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

/**
 * Whatever the page opens next, it is signed in to a new account there; the draft, if there is one, goes with it. For journeys
 * that are not about signing up: the page for it is as dear as what they look at.
 */
export async function haveAccount(page: Page, person: Person): Promise<void> {
  await haveToken(page, await createAccount(page, person));
}

/** Whatever the page opens next, it is signed in there: for journeys that are not about signing in. */
export async function haveSession(page: Page, { email, password }: Person): Promise<void> {
  const answer = await page.request.post('/api/users/login', { data: { user_email: email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  await haveToken(page, await answer.json());
}

async function haveToken(page: Page, { token }: { readonly token: string }): Promise<void> {
  await onOrigin(page);
  await page.evaluate((text) => localStorage.setItem('token', text), token);
}

/** Follows the link of the welcome mail. */
export async function confirmAddress(page: Page, { email }: Person): Promise<void> {
  const welcome = await mailTo(email, words('mails:welcome.subject', { product: PRODUCT_NAME }));
  await page.goto(linkIn(welcome, '/confirm-email/'));
  await page.getByRole('button', { name: words('auth:confirm.action') }).click();
  await expect(page.getByRole('heading', { level: 1, name: words('auth:confirm.doneTitle') })).toBeVisible();
}

/** Signs in on the sign-in page, which leads to the plans. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/signin');
  await trySignIn(page, person);
  await expect(page).toHaveURL('/my-plans');
}

export async function trySignIn(page: Page, { email, password }: Person): Promise<void> {
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  await page.getByRole('button', { name: words('auth:signIn.action'), exact: true }).click();
}
