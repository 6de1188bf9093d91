import { axeFindsNothing, SIZES } from './axe.ts';
import { openSection, sectionShown } from './form.ts';
import { expect, test } from './journey.ts';
import { withStoredSample } from './stored-sample.ts';
import { words } from './words.ts';

/** What stands above a section's title, of 844 px. */
const MOST_ABOVE = 200;

test('on a phone a bar says where one is and unfolds the sections, and another one leads on', async ({
  page,
}) => {
  await page.setViewportSize(SIZES.phone);
  await withStoredSample(page);
  await openSection(page, 'general');
  // Below a section that is shorter than the screen, the lower bar lies on the screen's edge.
  const height = 6_000;
  await page.setViewportSize({ width: SIZES.phone.width, height });
  const next = page.getByRole('link', { name: new RegExp(`^${words('builder:form.next')}`) });
  await expect
    .poll(async () => {
      const box = await next.boundingBox();
      return height - (box?.y ?? 0) - (box?.height ?? 0);
    })
    .toBeLessThan(20);
  await page.setViewportSize(SIZES.phone);

  const bar = page.getByRole('button', { name: `1/13 ${words('general:title')}` });
  const box = await bar.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(title?.y).toBeLessThan(MOST_ABOVE);
  await expect(page.getByRole('status').filter({ hasText: words('drafts:saved') })).toBeAttached();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: new RegExp(`^${words('builder:form.next')}`) })).toBeInViewport(
    {
      ratio: 1,
    },
  );

  const choose = page.getByRole('button', { name: words('builder:form.chooseSection') });
  const sections = page.getByRole('navigation', { name: words('builder:form.sections') });
  await expect(sections).toBeHidden();
  await choose.click();
  await expect(choose).toHaveAttribute('aria-expanded', 'true');
  await expect(sections).toBeVisible();
  await axeFindsNothing(page, { phone: SIZES.phone });
  await page.setViewportSize(SIZES.phone);
  await page.keyboard.press('Escape');
  await expect(sections).toBeHidden();
  await expect(choose).toBeFocused();

  await choose.click();
  await page.getByRole('link', { name: new RegExp(`^${words('builder:form.next')}`) }).focus();
  await page
    .locator('header')
    .first()
    .click({ position: { x: 150, y: 5 } });
  await expect(sections).toBeHidden();

  await choose.click();
  await sections.getByRole('link', { name: words('team:title') }).click();
  await sectionShown(page, 'team');
  await expect(sections).toBeHidden();

  // The way on takes one line, whatever the section it leads to is called.
  await openSection(page, 'organigram');
  await expect(page.getByText(words('organigram:form.smallScreen'))).toBeVisible();
  const toFinance = page.getByRole('link', {
    name: `${words('builder:form.next')}: ${words('finance:title')}`,
    exact: true,
  });
  expect((await toFinance.boundingBox())?.height).toBeLessThan(50);
  await expect(toFinance.getByText(words('finance:title'), { exact: true })).toBeInViewport({ ratio: 1 });
});
