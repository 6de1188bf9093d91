import type { Locator, Page } from '@playwright/test';
import { decodeContent } from '@trazo/contract/content/content-codec';
import { must } from '@trazo/plan/must';
import type { PrintOptions } from '@trazo/plan/sections/print-options';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { axeFindsNothing } from './axe.ts';
import { expect, test } from './journey.ts';
import { fitsSmallScreen } from './small-screen.ts';
import { withoutForecast, withStoredPlan } from './stored-sample.ts';
import { documentAfter } from './typeset-document.ts';
import { words } from './words.ts';

const openDesign = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: words('viewer:design'), exact: true }).click();
  const design = page.getByRole('complementary', { name: words('viewer:design') });
  return design.getByRole('region', { name: words('viewer:print.title') });
};

/** What the page asks for once the options hold. */
const printed = (page: Page, act: () => Promise<unknown>, holds: (print: PrintOptions) => boolean) =>
  documentAfter(page, act, (request) => {
    if (!request.url().endsWith('/api/generate')) return false;
    const decoded = decodeContent(String(request.postDataJSON().content));
    return decoded.ok && holds(decoded.plan.general.print);
  });

const titles = (region: Locator): Promise<string[]> =>
  region.getByRole('listitem').locator('label').allInnerTexts();

test('an addressee is chosen, sections are moved and left out of the document, step by step undone, also on a phone, and nothing leaves the plan', async ({
  page,
}) => {
  const { plan } = sampleContent('es');
  withoutForecast(plan);
  const { id } = must(
    TEMPLATES.find(({ extras }) => extras?.includes('requirements')),
    'a design that lists requirements',
  );
  await withStoredPlan(page, { plan, theme: defaultTheme(id, 'es') });
  const usual = await documentAfter(page, () => page.goto('/builder/document'));
  expect(usual.says(words('document:credit.title'))).toBe(true);
  const region = await openDesign(page);

  const [swot, summary] = [words('swot:title'), words('summary:title')];
  const without = await printed(
    page,
    () => region.getByRole('checkbox', { name: swot }).uncheck(),
    ({ leftOut }) => leftOut.includes('swot'),
  );
  expect(without.destinations).not.toContain('section-swot');

  const up = region.getByRole('button', {
    name: words('navigation:labelled', { label: summary, text: words('fields:list.moveUp') }),
  });
  await up.press('Enter');
  await expect(up).toBeFocused();
  await up.press('Enter');
  await expect.poll(async () => (await titles(region))[0]).toBe(summary);

  const plain = await printed(
    page,
    () =>
      region.getByRole('checkbox', { name: words('general:form.fields.print.creditPage.label') }).uncheck(),
    ({ creditPage, order }) => !creditPage && order[0] === 'summary',
  );
  expect(plain.says(words('document:credit.title'))).toBe(false);
  const modelled = await printed(
    page,
    () =>
      region.getByRole('checkbox', { name: words('general:form.fields.print.businessModel.label') }).check(),
    ({ businessModel }) => businessModel,
  );
  expect(modelled.says(words('document:businessModel.value'))).toBe(true);

  const required = words('document:petition.requirements.territory');
  expect(modelled.says(required)).toBe(false);
  const franchised = await printed(
    page,
    () => region.locator('label', { hasText: words('general:form.addressee.franchise') }).click(),
    ({ addressee }) => addressee === 'franchise',
  );
  expect(franchised.says(words('document:petition.for.franchise'))).toBe(true);
  expect(franchised.says(required)).toBe(true);

  await page.reload();
  await openDesign(page);
  await expect(region.getByRole('radio', { name: words('general:form.addressee.franchise') })).toBeChecked();
  await expect(region.getByRole('checkbox', { name: swot })).not.toBeChecked();
  await expect.poll(async () => (await titles(region))[0]).toBe(summary);
  await expect(region.getByRole('listitem')).toHaveCount(13);
  const team = region.getByRole('checkbox', { name: words('team:title'), exact: true });
  await team.uncheck();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(team).toBeChecked();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(team).not.toBeChecked();
  await axeFindsNothing(page);
  await fitsSmallScreen(page);
  await page.goto('/builder/form?section=swot');
  await expect(page.locator('[data-column="strengths"] [data-line]').first()).toBeVisible();
});
