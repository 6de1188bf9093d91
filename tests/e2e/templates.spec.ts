import { TEMPLATES } from '@trazo/templates/catalogue';
import { axeFindsNothing, SIZES, STILL } from './axe.ts';
import { expect, test } from './journey.ts';
import { takenOver } from './taken-over.ts';
import { words } from './words.ts';

test.use({ contextOptions: STILL });

const SHEET = '<svg xmlns="http://www.w3.org/2000/svg" width="720" height="1018"/>';

test('a stranger finds a template, turns the pages of its sample and begins with it; axe finds nothing', async ({
  page,
}) => {
  // Thirty pages would be typeset for each look axe takes at the list of them; the covers are real.
  await page.route(/thumbnail\?.*page=/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: SHEET }),
  );
  const longest = TEMPLATES.reduce((one, other) => (other.name.length > one.name.length ? other : one));
  await page.goto('/templates');
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(
    TEMPLATES.length,
  );
  await axeFindsNothing(page);

  await page.getByRole('link', { name: longest.name, exact: true }).click();
  const name = page.getByRole('heading', { level: 1 });
  await expect(name).toHaveText(longest.name);
  for (const size of [SIZES.desktop, SIZES.phone]) {
    await page.setViewportSize(size);
    const lines = await name.evaluate(
      (heading) => heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight),
    );
    expect(Math.round(lines)).toBe(1);
  }
  const pages = longest.samplePages.es;
  const alt = (number: number) =>
    words('templates:pages.alt', { page: number, pages, template: longest.name });
  await expect(page.getByRole('link', { name: alt(pages) })).toBeVisible();
  await axeFindsNothing(page);

  await takenOver(page.getByRole('link', { name: alt(3) }));
  await page.getByRole('link', { name: alt(3) }).click();
  const dialog = page.getByRole('dialog', { name: words('templates:pages.large') });
  await expect(dialog.getByRole('img', { name: alt(3) })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('img', { name: alt(4) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: alt(4) })).toBeFocused();

  await page
    .getByRole('link', { name: words('templates:begin', { template: longest.name }) })
    .first()
    .click();
  await expect(page.getByRole('radio', { name: new RegExp(`^${longest.name}\\.`) })).toBeChecked();
});
