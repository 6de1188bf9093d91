import type { Locator, Page } from '@playwright/test';
import { plainTextOf } from '@trazo/plan/rich-text/plain-text';
import { sampleContent } from '@trazo/samples/sample';
import { undoStays } from './endless-timers.ts';
import { fieldOf, openSection, photoField, putPhoto, says } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { chooseFromMenu } from './menu.ts';
import { pngFile } from './pictures.ts';
import { withStoredSample } from './stored-sample.ts';
import { labelOf, words } from './words.ts';

const { plan } = sampleContent('es');
const PRODUCTS = plan.products.items.map(({ name }) => name);
const [FIRST = '', SECOND = '', THIRD = ''] = PRODUCTS;

test.use({ viewport: WITHOUT_PREVIEW });
test.beforeEach(({ page }) => undoStays(page));

test('removed items, lines, boxes of the organigram and pictures come back once each, to where they were', async ({
  page,
}) => {
  await test.step('items, the last first', async () => {
    await withStoredSample(page);
    await openSection(page, 'products');
    const names = page
      .getByRole('list', { name: labelOf('products:items'), exact: true })
      .locator('> li button[aria-expanded] > [dir="auto"]');
    await expect(names).toHaveText(PRODUCTS);
    for (const item of [SECOND, THIRD]) {
      await page.getByRole('button', { name: words('fields:list.remove', { item }), exact: true }).click();
    }
    await expect(names).toHaveText(PRODUCTS.toSpliced(1, 2));
    const undoOf = (item: string) => undoBeside(page, words('fields:list.removed', { item }));
    // The last notice covers the one before, which comes back when it has gone.
    await expect(undoOf(SECOND)).toBeHidden();
    await undoOf(THIRD).dblclick();
    await expect(names).toHaveText(PRODUCTS.toSpliced(1, 1));
    await undoOf(SECOND).dblclick();
    await expect(names).toHaveText(PRODUCTS);
  });
  await test.step('a line', async () => {
    await openSection(page, 'swot');
    const [first] = plan.swot.strengths;
    const lines = page.locator('[data-column="strengths"] [data-line]');
    const before = plan.swot.strengths.length;
    await expect(lines).toHaveCount(before);
    const item = first?.text.slice(0, 60) ?? '';
    const actions = page.getByRole('button', { name: words('fields:list.actions', { item }), exact: true });
    await chooseFromMenu(actions, words('fields:list.delete'));
    await expect(lines).toHaveCount(before - 1);
    await undoBeside(page, words('fields:list.removed', { item })).dblclick();
    await expect(lines).toHaveCount(before);
    await expect(lines.first().getByRole('textbox')).toHaveValue(first?.text ?? '');
  });
  await test.step('boxes, one by one, with those who answered to them', async () => {
    await openSection(page, 'organigram');
    const outline = page
      .getByRole('button', { name: words('organigram:form.outline.change', { name: '' }) })
      .locator('xpath=ancestor::li');
    await expect(outline).toHaveCount(plan.organigram.nodes.length);
    const all = await outline.allTextContents();
    const removed = ['Responsable comercial y de reparto', 'Encargada de tienda'];
    for (const name of removed) {
      await page
        .getByRole('button', { name: words('organigram:form.outline.remove', { name }), exact: true })
        .last()
        .click();
    }
    await expect(outline).toHaveCount(all.length - removed.length);
    for (const name of removed.toReversed()) {
      await undoBeside(page, words('organigram:form.outline.removed', { name })).click();
    }
    await expect(outline).toHaveText(all);
  });
  await test.step('a picture, the focus staying in its field all the while', async () => {
    await openSection(page, 'general');
    const field = photoField(page, 'general:logo');
    const focus = field.locator(':focus');
    await putPhoto(page, 'general:logo', await pngFile());
    await expect(focus).toHaveCount(1);
    const picture = field.getByRole('img', { name: words('fields:photo.alt') });
    await field.getByRole('button', { name: words('fields:photo.remove'), exact: true }).press('Enter');
    await expect(picture).toHaveCount(0);
    await expect(focus).toHaveCount(1);
    await undoBeside(page, words('fields:photo.removed')).dblclick();
    await expect(picture).toBeVisible();
    await expect(focus).toHaveCount(1);
  });
});

test('the sample and a fresh start, each by a double click, are put once and undone; the look and what was removed stay', async ({
  page,
}) => {
  await page.goto('/builder/select-template?template=folio');
  await page.getByRole('button', { name: words('gallery:use', { template: 'Folio' }) }).click();
  await openSection(page, 'mission');
  await page.getByRole('button', { name: words('drafts:menu'), exact: true }).click();
  const entry = page.getByRole('menuitem', { name: words('drafts:sample.action') });
  await entry.dblclick();
  await expect(entry).toBeHidden();
  const undo = undoBeside(page, words('drafts:sample.done'));
  await says(fieldOf(page, 'mission:mission'), plainTextOf(plan.mission.mission));
  await expect(undo).toHaveCount(1);
  await undo.click();
  await says(fieldOf(page, 'mission:mission'), '');
  await page.getByRole('button', { name: words('drafts:menu'), exact: true }).click();
  await entry.click();
  await expect(undo).toBeVisible();
  await page.goto('/builder/select-template');
  await expect(page.getByRole('radio', { name: /^Folio\./ })).toBeChecked();
  await expect(page.getByRole('button', { name: words('viewer:templateColours') })).toBeHidden();

  await openSection(page, 'products');
  await page.getByRole('button', { name: words('fields:list.remove', { item: FIRST }), exact: true }).click();
  const removed = undoBeside(page, words('fields:list.removed', { item: FIRST }));
  await expect(removed).toBeVisible();
  const menu = page.getByRole('button', { name: words('drafts:menu'), exact: true });
  await chooseFromMenu(menu, words('drafts:startOver.action'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('drafts:startOver.action') })
    .dblclick();
  const back = undoBeside(page, words('drafts:startOver.done'));
  await expect(back.first()).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(back).toHaveCount(1);
  await expect(removed).toBeHidden();
  await back.dblclick();
  await openSection(page, 'mission');
  await says(fieldOf(page, 'mission:mission'), plainTextOf(plan.mission.mission));
});

/** The Undo that is offered with a message. */
const undoBeside = (page: Page, message: string): Locator =>
  page
    .getByRole('status')
    .filter({ hasText: message })
    .getByRole('button', { name: words('drafts:undo'), exact: true });
