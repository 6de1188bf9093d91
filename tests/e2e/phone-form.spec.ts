import { axeFindsNothing, SIZES } from './axe.ts';
import { openSection, sectionShown } from './form.ts';
import { expect, test } from './journey.ts';
import { withStoredSample } from './stored-sample.ts';
import { words } from './words.ts';

/** What stands above a section's title, of 844 px. */
const MOST_ABOVE = 200;

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await withStoredSample(page);
  await openSection(page, 'general');
});

test('one bar says where one is, how far the plan is and that it is saved, and stays in view', async ({
  page,
}) => {
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
});

test('the way on takes one line, whatever the section it leads to is called', async ({ page }) => {
  await openSection(page, 'organigram');
  const next = page.getByRole('link', {
    name: `${words('builder:form.next')}: ${words('finance:title')}`,
    exact: true,
  });
  expect((await next.boundingBox())?.height).toBeLessThan(50);
  await expect(next.getByText(words('finance:title'), { exact: true })).toBeInViewport({ ratio: 1 });
});

test('the sections unfold below the bar, and fold by a choice, Escape or a press beside them', async ({
  page,
}) => {
  const bar = page.getByRole('button', { name: words('builder:form.chooseSection') });
  const sections = page.getByRole('navigation', { name: words('builder:form.sections') });
  await expect(sections).toBeHidden();
  await bar.click();
  await expect(bar).toHaveAttribute('aria-expanded', 'true');
  await expect(sections).toBeVisible();
  await axeFindsNothing(page, { phone: SIZES.phone });
  await page.setViewportSize(SIZES.phone);
  await page.keyboard.press('Escape');
  await expect(sections).toBeHidden();
  await expect(bar).toBeFocused();

  await bar.click();
  await page.getByRole('link', { name: new RegExp(`^${words('builder:form.next')}`) }).focus();
  await page
    .locator('header')
    .first()
    .click({ position: { x: 150, y: 5 } });
  await expect(sections).toBeHidden();

  await bar.click();
  await sections.getByRole('link', { name: words('team:title') }).click();
  await sectionShown(page, 'team');
  await expect(sections).toBeHidden();
});

test('below a section that is shorter than the screen, the lower bar lies on the screen’s edge', async ({
  page,
}) => {
  const height = 6_000;
  await page.setViewportSize({ width: SIZES.phone.width, height });
  const next = page.getByRole('link', { name: new RegExp(`^${words('builder:form.next')}`) });
  await expect
    .poll(async () => {
      const box = await next.boundingBox();
      return height - (box?.y ?? 0) - (box?.height ?? 0);
    })
    .toBeLessThan(20);
});
