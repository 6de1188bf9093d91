import type { Page } from '@playwright/test';
import { axeFindsNothing, SIZES, SIZES_WITHOUT_PREVIEW, STILL } from './axe.ts';
import { builderAddress } from './builder-address.ts';
import { fieldOf, goOn, openSection, sectionShown, write } from './form.ts';
import { expect, test } from './journey.ts';
import { fitsSmallScreen } from './small-screen.ts';
import { withoutForecast, withStoredSample } from './stored-sample.ts';
import { labelOf, words } from './words.ts';

const percentLink = (page: Page) =>
  page.getByRole('link', { name: new RegExp(`^${words('builder:review.open')}: `) });
const openReview = (page: Page) =>
  page
    .getByRole('navigation', { name: words('builder:form.sections') })
    .getByRole('link', { name: words('builder:review.open'), exact: true })
    .click();
const reviewed = (
  page: Page,
  section: 'finance:title' | 'departments:title' | 'summary:title' | 'team:title',
) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: words(section), exact: true }) });

test.describe('on a phone', () => {
  test.use({ viewport: SIZES.phone, contextOptions: STILL });

  test('a plan with faults says which, each a link to its field, until it is ready', async ({ page }) => {
    await withStoredSample(page, 'es', (plan) => {
      withoutForecast(plan);
      plan.finance.revenues = plan.finance.revenues.map((line, index) =>
        index === 1 ? { ...line, name: '' } : line,
      );
      plan.finance.balance = { ...plan.finance.balance, currentAssets: '1' };
      plan.mission = { ...plan.mission, vision: 'Abrir en [ciudad …]' };
    });
    await openSection(page, 'team');
    await percentLink(page).click();
    await expect(page).toHaveURL(builderAddress('review'));
    await expect(page.getByText(words('builder:review.missing_other', { count: 3 }))).toBeVisible();
    const finance = reviewed(page, 'finance:title');
    await expect(finance).toContainText(words('builder:form.missing_other', { count: 2 }));
    await axeFindsNothing(page);
    await page.setViewportSize(SIZES.phone);

    const line = words('finance:form.grid.unnamedLine', {
      group: words('finance:document.revenues'),
      number: 2,
    });
    await finance.getByRole('link', { name: line }).click();
    await sectionShown(page, 'finance');
    const name = page.getByRole('textbox', {
      name: words('finance:form.grid.lineName', { number: 2, group: words('finance:document.revenues') }),
    });
    await expect(name).toBeFocused();
    await name.fill('Obradores');
    await page.goBack();
    await expect(page.getByText(words('builder:review.missing_other', { count: 2 }))).toBeVisible();

    await page.getByRole('link', { name: words('finance:document.balanceSheet'), exact: true }).click();
    const fixed = fieldOf(page, 'finance:balance.fixedAssets');
    await expect(fixed).toBeFocused();
    await page.goBack();
    await page.getByRole('link', { name: labelOf('mission:vision'), exact: true }).click();
    await expect(fieldOf(page, 'mission:vision')).toBeFocused();
    await write(page, 'mission:vision', 'Abrir tres hornos en la ciudad y moler nuestra propia harina.');
    await page.goBack();
    await expect(page.getByText(words('builder:review.missing_one', { count: 1 }))).toBeVisible();
  });
});

test.describe('what does not apply', () => {
  test.use({ viewport: SIZES_WITHOUT_PREVIEW.desktop, contextOptions: STILL });

  test('takes a section out of the count, the way on and the document, with its text kept', async ({
    page,
  }) => {
    await withStoredSample(page);
    await openSection(page, 'departments');
    const first = page.getByRole('list', { name: labelOf('departments:items') }).locator('> li');
    await expect(first).not.toHaveCount(0);
    const count = await first.count();
    await page.getByRole('button', { name: words('builder:applicability.declare') }).click();
    await expect(page.getByText(words('builder:applicability.text'))).toBeVisible();
    await axeFindsNothing(page, SIZES_WITHOUT_PREVIEW);
    await page.setViewportSize(SIZES_WITHOUT_PREVIEW.desktop);
    await openSection(page, 'operations');
    await goOn(page, 'organigram');
    await openReview(page);
    await expect(page.getByText(words('builder:review.ready'))).toBeVisible();
    await page.reload();
    const label = words('departments:title');
    await page.getByRole('button', { name: `${label}: ${words('builder:applicability.takeBack')}` }).click();
    await reviewed(page, 'departments:title').getByRole('link', { name: label }).click();
    await expect(first).toHaveCount(count);
  });
});

test.describe('a summary that is left for the end', () => {
  test.use({ viewport: SIZES.phone, contextOptions: STILL });

  test('is passed over, and comes after the last section', async ({ page }) => {
    await openSection(page, 'summary');
    await axeFindsNothing(page, { phone: SIZES.phone });
    await page.setViewportSize(SIZES.phone);
    await page.getByRole('button', { name: words('builder:summaryLast.action') }).click();
    await sectionShown(page, 'products');
    await openSection(page, 'mission');
    await goOn(page, 'products');
    await openSection(page, 'competition');
    await goOn(page, 'summary');
    const review = page.getByRole('link', { name: words('builder:review.open'), exact: true });
    await review.click();
    await expect(reviewed(page, 'summary:title')).toContainText(words('builder:summaryLast.now'));
    await fitsSmallScreen(page);
  });
});
