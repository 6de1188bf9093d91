import { draftSaved, fieldOf, openSection, write } from './form.ts';
import { expect, test } from './journey.ts';

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
});
