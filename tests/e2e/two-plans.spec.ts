import { signUp, somebody } from './account.ts';
import { fieldOf, openSection, write } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { choosePlanAction, editPlan, planCard, shownAsSaved } from './saved-plans.ts';
import { words } from './words.ts';

const NAME = 'Obrador Delicias';
const COPY = `${NAME} (2)`;

test.use({ viewport: WITHOUT_PREVIEW });

test('a tab says when another opens another plan or signs out, and leads back', async ({ page, context }) => {
  await openSection(page, 'general');
  await write(page, 'general:companyName', NAME);
  await openSection(page, 'mission');
  await write(page, 'mission:mission', 'Hornear');
  await signUp(page, somebody());
  await page.goto('/my-plans');
  await choosePlanAction(page, NAME, words('plans:action.duplicate'));
  await expect(planCard(page, COPY)).toBeVisible();
  await editPlan(page, COPY);
  await openSection(page, 'mission');
  await shownAsSaved(page);
  await expect(page.getByText(COPY, { exact: true })).toBeVisible();

  const other = await context.newPage();
  await editPlan(other, NAME);
  const question = page.getByRole('dialog', { name: words('planSync:elsewhere.switched.title') });
  await expect(question).toBeVisible();
  await expect(page.getByText(NAME, { exact: true })).toBeVisible();
  const back = words('planSync:elsewhere.switched.back', { name: COPY });
  await question.getByRole('button', { name: back, exact: true }).click();
  await expect(page.getByText(COPY, { exact: true })).toBeVisible();
  await expect(fieldOf(page, 'mission:mission')).toHaveText('Hornear');

  await other.goto('/my-plans');
  await other.getByRole('button', { name: words('navigation:signOut') }).click();
  await expect(page.getByRole('dialog', { name: words('planSync:elsewhere.signedOut.title') })).toContainText(
    COPY,
  );
});
