import type { Locator, Page } from '@playwright/test';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { axeFindsNothing, STILL } from './axe.ts';
import { fieldOf } from './form.ts';
import { expect, test } from './journey.ts';
import { withStoredSample } from './stored-sample.ts';
import { words } from './words.ts';

test.use({ contextOptions: STILL });

const SHEET = '<svg xmlns="http://www.w3.org/2000/svg" width="720" height="1018"/>';

test('one looks for a template, compares, makes one a favourite, sees one’s own plan in it and takes it; axe finds nothing', async ({
  page,
}) => {
  await withStoredSample(page);
  await page.route(/thumbnail\?/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: SHEET }));
  await page.goto('/builder/select-template');
  const found = page.getByRole('search').getByRole('status');
  await expect(found).toHaveText(words('catalogue:results_other', { count: TEMPLATES.length }));

  await page.getByRole('button', { name: words('catalogue:favourites'), exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: words('catalogue:empty.noFavourites') })).toBeVisible();
  const sought = page.getByRole('searchbox', { name: words('catalogue:search') });
  await sought.fill('dentist');
  await expect(page.getByText(words('catalogue:empty.withoutFilters'))).toBeVisible();
  await expect(radio(page, 'Tesis')).toBeVisible();
  await sought.fill('');
  await page.getByRole('button', { name: words('catalogue:empty.all') }).press('Enter');
  await expect(found).toHaveText(words('catalogue:results_other', { count: TEMPLATES.length }));
  await sought.fill('Wärmepumpe');
  await expect(page.getByText(words('catalogue:empty.forAnyTrade'))).toBeVisible();
  await expect(found).toHaveText(words('catalogue:results_other', { count: TEMPLATES.length }));
  await sought.fill('dentist');
  await expect(radio(page, 'Terminal')).toHaveCount(0);
  await expect(radio(page, 'Tesis')).toBeVisible();
  await sought.fill('');
  await page.getByRole('checkbox', { name: words('catalogue:tags.readers.bank') }).press('Space');
  await page.getByRole('checkbox', { name: words('catalogue:tags.densities.balanced') }).press('Space');
  await expect(radio(page, 'Folio')).toBeVisible();
  await expect(radio(page, 'Lienzo')).toHaveCount(0);
  await expect(page).toHaveURL(/reader=bank&density=balanced/);
  await page.goBack();
  await page.goBack();
  await expect(radio(page, 'Lienzo')).toBeVisible();

  await radio(page, 'Folio').press('Space');
  const panel = page.getByRole('region', { name: words('gallery:chosen') });
  await panel.getByRole('button', { name: words('catalogue:compare') }).click();
  const comparison = page.getByRole('dialog', { name: words('catalogue:compareTitle') });
  await comparison.getByRole('combobox', { name: words('catalogue:right') }).selectOption('lienzo');
  await expect(
    comparison.getByRole('img', {
      name: words('catalogue:pageOf', { page: words('catalogue:pages.team'), template: 'Lienzo' }),
    }),
  ).toBeAttached();
  await axeFindsNothing(page);
  await comparison.getByRole('button', { name: heart('Lienzo') }).press('Space');
  await page.keyboard.press('Escape');
  await expect(comparison).toBeHidden();

  await page.getByRole('button', { name: words('catalogue:favourites'), exact: true }).press('Space');
  const cards = page.getByRole('radiogroup', { name: words('gallery:templates') });
  await expect(cards.getByRole('radio')).toHaveCount(1);
  await page.reload();
  await expect(cards.getByRole('button', { name: heart('Lienzo') })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: words('gallery:tryIn', { template: 'Lienzo' }) }).click();
  const draft = page.getByRole('dialog', { name: words('gallery:draftTitle') });
  await expect(draft.locator('canvas').first()).toBeVisible();
  await draft.getByRole('button', { name: words('gallery:useThis') }).click();
  await expect(page).toHaveURL(/\/builder\/[\w-]+\/form/);
  await expect(fieldOf(page, 'general:companyName')).not.toHaveValue('');
});

const radio = (page: Page, template: string): Locator =>
  page.getByRole('radio', { name: new RegExp(`^${template}\\.`) });

const heart = (template: string): string => words('catalogue:favourite', { template });
