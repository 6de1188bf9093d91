import { builderAddress } from './builder-address.ts';
import { draftSaved, fieldOf, openSection, says, sectionShown, write } from './form.ts';
import { expect, test } from './journey.ts';
import { words } from './words.ts';

test.use({ serviceWorkers: 'allow', forgiven: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

test('without a network the builder opens and a draft is written', async ({ page, context }) => {
  await openSection(page, 'mission');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await openSection(page, 'mission');
  await write(page, 'mission:mission', 'Hornear también sin red.');
  await draftSaved(page);
  await page.reload();
  await says(fieldOf(page, 'mission:mission'), 'Hornear también sin red.');

  await page.getByRole('link', { name: words('builder:steps.register') }).click();
  const needsNetwork = page.getByRole('heading', { name: words('site:offline.title') });
  await expect(needsNetwork).toBeVisible();
  await page.getByRole('link', { name: words('builder:register.back') }).click();
  await sectionShown(page, 'mission');
  await page.goto('/');
  // The form goes on at the field written in last.
  await expect(page).toHaveURL(builderAddress('form', '?section=mission'));
  await expect(fieldOf(page, 'mission:mission')).toBeFocused();
  await page.goto('/builder/select-template');
  const lost = page.getByText(words('gallery:lost'));
  await expect(lost.first()).toBeVisible();
  const COVERS = '**/assets/covers/**';
  const notThereYet = Promise.withResolvers<void>();
  await context.route(COVERS, async (route) => {
    await route.abort('internetdisconnected');
    notThereYet.resolve();
  });
  await context.setOffline(false);
  await notThereYet.promise;
  await context.unroute(COVERS);
  await expect(lost).toHaveCount(0);
  await context.setOffline(true);
  await page.goto('/builder/register');
  await expect(needsNetwork).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: words('auth:signUp.step'), exact: true })).toBeVisible();
  await expect(needsNetwork).toBeHidden();
});
