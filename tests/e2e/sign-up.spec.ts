import { DECLARATIONS, declaration, fillSignUp, newPerson, passwordField } from './account.ts';
import { COMPANY, writePlan } from './begun-plan.ts';
import { draftSaved } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { planCard } from './saved-plans.ts';
import { words } from './words.ts';

// Refusals are part of these journeys; the browser notes each one.
test.use({ viewport: WITHOUT_PREVIEW, forgiven: /status of 4\d\d .*\/api\/(?:users|business_plan|shared)/ });

test('creating an account is a plain page, or step 3, which says what is missing, refuses an easy password, and is sent once', async ({
  page,
}) => {
  const steps = page.getByRole('navigation', { name: words('builder:steps.label') });
  const payment = page.getByRole('heading', { name: words('billing:order.title'), exact: true });
  await test.step('plain with nothing begun, and with a payment where a product is named', async () => {
    await page.goto('/signin');
    await page.getByRole('link', { name: words('auth:signIn.create') }).click();
    await expect(page.getByRole('heading', { level: 1, name: words('auth:signIn.create') })).toBeVisible();
    await expect(steps).toBeHidden();
    await expect(payment).toBeHidden();
    await page.goto('/builder/register?product=pro');
    await expect(payment).toBeVisible();
  });
  await writePlan(page);
  await draftSaved(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/users')
      sent.push(request.url());
  });
  await page.goto('/builder/register');
  await expect(steps).toBeVisible();
  await expect(payment).toBeVisible();
  const create = page.getByRole('button', { name: words('auth:signUp.action'), exact: true });
  for (const name of DECLARATIONS) await expect(declaration(page, name)).not.toBeChecked();
  await test.step('a password is shown by keyboard, and then left as the keyboard of a phone types it', async () => {
    const shown = passwordField(page);
    await shown.focus();
    await page.keyboard.press('Tab');
    const show = page.getByRole('button', { name: words('auth:password.show') });
    await expect(show).toBeFocused();
    await page.keyboard.press('Space');
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await expect(shown).toHaveAttribute('type', 'text');
    await expect(shown).toHaveAttribute('autocapitalize', 'none');
    await expect(shown).toHaveAttribute('autocorrect', 'off');
    await expect(shown).toHaveAttribute('spellcheck', 'false');
    await show.press('Space');
  });
  await create.click();
  await expect(page.getByText(words('errors:email_empty'))).toBeVisible();
  await expect(page.getByText(words('errors:password_empty'))).toBeVisible();
  for (const code of ['terms_not_accepted', 'privacy_not_accepted', 'legal_age_not_declared'] as const) {
    await expect(page.getByText(words(`errors:${code}`))).toBeVisible();
  }

  await passwordField(page).fill('corta');
  await expect(page.getByText(words('errors:password_too_short'))).toBeVisible();
  expect(sent).toHaveLength(0);

  const person = newPerson();
  await fillSignUp(page, { ...person, password: 'Password1' });
  await expect(page.getByText(words('auth:password.strength.weakest'))).toBeVisible();
  await create.click();
  await expect(page.getByText(words('errors:password_too_easy'))).toBeVisible();
  expect(sent).toHaveLength(1);

  await passwordField(page).fill(person.password);
  // On a phone the page goes on from the account that was made, not from where its button was.
  await page.setViewportSize({ width: 390, height: 844 });
  await create.dblclick();
  const made = page.getByRole('heading', { name: words('auth:signUp.doneTitle') });
  await expect(made).toBeFocused();
  await expect(made).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: words('auth:signUp.toPlans') }).click();
  await expect(planCard(page, COMPANY)).toBeVisible();
  expect(sent).toHaveLength(2);
});
