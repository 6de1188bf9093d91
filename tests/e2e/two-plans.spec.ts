import { haveAccount, newPerson, signUp } from './account.ts';
import { builderAddress } from './builder-address.ts';
import { fieldOf, openSection, says, write } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { signOutByMenu } from './page-menu.ts';
import { choosePlanAction, editPlan, planCard, savedAfter, shownAsSaved } from './saved-plans.ts';
import { words } from './words.ts';

const NAME = 'Obrador Delicias';
const COPY = `${NAME} (2)`;

test.use({ viewport: WITHOUT_PREVIEW });

test('two tabs write two plans, each is saved into its own, and addresses lead back to them', async ({
  page,
  context,
}) => {
  await openSection(page, 'general');
  await write(page, 'general:companyName', NAME);
  await openSection(page, 'mission');
  await write(page, 'mission:mission', 'Hornear');
  await signUp(page, newPerson());
  await page.goto('/my-plans');
  await choosePlanAction(page, NAME, words('plans:action.duplicate'));
  await expect(planCard(page, COPY)).toBeVisible();
  await editPlan(page, COPY);
  await openSection(page, 'mission');
  await shownAsSaved(page);

  const other = await context.newPage();
  await editPlan(other, NAME);
  await openSection(other, 'mission');
  await shownAsSaved(other);
  await savedAfter(page, () => write(page, 'mission:mission', 'Hornear la copia'));
  await savedAfter(other, () => write(other, 'mission:mission', 'Hornear el original'));
  await says(fieldOf(page, 'mission:mission'), 'Hornear la copia');
  await page.reload();
  await says(fieldOf(page, 'mission:mission'), 'Hornear la copia');
  await expect(page).toHaveURL(builderAddress('form', '?section=mission'));

  // The specification's address leads to the plan that was opened last; the other one's own address to that.
  const copy = page.url();
  await other.reload();
  await says(fieldOf(other, 'mission:mission'), 'Hornear el original');
  await page.goto('/builder/form?section=mission');
  await says(fieldOf(page, 'mission:mission'), 'Hornear el original');
  await page.goto(copy);
  await says(fieldOf(page, 'mission:mission'), 'Hornear la copia');

  await other.goto('/my-plans');
  // Looked for from before: the notice leaves by itself.
  const notice = expect(page.getByText(words('alerts:logout'))).toBeVisible();
  await signOutByMenu(other);
  await notice;
  await expect(page.getByText('Hornear la copia')).toHaveCount(0);
});

test.describe('without the plan', () => {
  test.use({ forgiven: /404 \(Not Found\)/ });

  test('an address of no plan leads by way of signing in, says so, and leads on', async ({ page }) => {
    await page.goto('/builder/00000000-0000-4000-8000-000000000000/form?section=team');
    await expect(page).toHaveURL(/\/signin\?.*section/);
    await openSection(page, 'mission');
    await write(page, 'mission:mission', 'Hornear');
    await haveAccount(page, newPerson());
    await page.goto('/builder/00000000-0000-4000-8000-000000000000/form');
    await expect(page.getByRole('heading', { name: words('planSync:address.notFound.title') })).toBeVisible();
    await page.getByRole('link', { name: words('planSync:address.openPlan') }).click();
    await openSection(page, 'mission');
    await says(fieldOf(page, 'mission:mission'), 'Hornear');
  });
});
