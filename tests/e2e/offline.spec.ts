import { draftSaved, fieldOf, openSection, sectionShown, write } from './form.ts';
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
  await expect(fieldOf(page, 'mission:mission')).toHaveValue('Hornear también sin red.');

  await page.getByRole('link', { name: words('builder:steps.register') }).click();
  const needsNetwork = page.getByRole('heading', { name: words('site:offline.title') });
  await expect(needsNetwork).toBeVisible();
  await page.getByRole('link', { name: words('builder:register.back') }).click();
  await sectionShown(page, 'general');
  await page.goto('/');
  await expect(page).toHaveURL('/builder/form');
  await page.goto('/builder/select-template');
  const lost = page.getByText(words('gallery:lost'));
  await expect(lost.first()).toBeVisible();
  await context.setOffline(false);
  await expect(lost).toHaveCount(0);
  await context.setOffline(true);
  await page.goto('/builder/register');
  await expect(needsNetwork).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: words('auth:signUp.step'), exact: true })).toBeVisible();
  await expect(needsNetwork).toBeHidden();
});
