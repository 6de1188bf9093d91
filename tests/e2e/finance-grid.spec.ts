import type { Page } from '@playwright/test';
import type { Plan } from '@trazo/plan/plan';
import { axeFindsNothing, axeFindsNothingAsItIs, SIZES, SIZES_WITHOUT_PREVIEW } from './axe.ts';
import { undoStays } from './endless-timers.ts';
import { openPart, openSection } from './form.ts';
import { expect, test, WITHOUT_PREVIEW } from './journey.ts';
import { chooseFromMenu } from './menu.ts';
import { pasteText } from './paste-text.ts';
import { differenceOf } from './pictures.ts';
import { gridCell, lineName, typeAcross } from './plan-entry/figures.ts';
import { only, withoutForecast, withStoredSample } from './stored-sample.ts';
import { words } from './words.ts';

test.use({ viewport: WITHOUT_PREVIEW });

const financeAlone = (plan: Plan): void => {
  only('general', 'finance')(plan);
  withoutForecast(plan);
};

const YEARS = [1, 2, 3, 4, 5] as const;
const MILLIONS = ['1234567', '2345678', '3456789', '4567890', '5678901'] as const;

test('a line of the grid: millions in sight, copied, removed and back, filled, pasted over', async ({
  page,
}) => {
  await withStoredSample(page, 'es', financeAlone);
  await openSection(page, 'finance');
  const line = await typeMillions(page);
  const menu = page.getByRole('button', { name: words('finance:form.grid.menu', { line }), exact: true });
  for (const width of [1920, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await lineName(page, 'revenues', 1).evaluate((name) => name.scrollIntoView({ block: 'center' }));
    await expect(page.getByRole('region', { name: words('viewer:document') })).toBeVisible();
    for (const year of YEARS) await expect(gridCell(page, line, year)).toBeInViewport({ ratio: 0.99 });
    await expect(menu).toBeInViewport({ ratio: 0.99 });
  }
  await page.setViewportSize(WITHOUT_PREVIEW);

  await test.step('the context menu copies the whole selection', async () => {
    await gridCell(page, line, 1).focus();
    await page.keyboard.press('Shift+ArrowRight');
    for (const year of [1, 2]) {
      await gridCell(page, line, year).click({ button: 'right' });
      expect(await copied(page)).toBe('1234567\t2345678');
    }
    await page.keyboard.press('Escape');
  });
  await test.step('a line that is brought back by keyboard has the focus', async () => {
    const name = lineName(page, 'revenues', 1);
    await menu.press('Enter');
    await page.getByRole('menuitem', { name: words('finance:form.grid.remove'), exact: true }).press('Enter');
    await expect(name).not.toHaveValue(line);
    await expect(name).toBeFocused();
    await undoBesideNotice(page).press('Enter');
    await expect(name).toHaveValue(line);
    await expect(name).toBeFocused();
  });
  await test.step('the dialog that fills a line by growth', async () => {
    await menu.press('Enter');
    await page.getByRole('menuitem', { name: words('finance:form.grid.grow'), exact: true }).press('Enter');
    await expect(
      page.getByRole('dialog', { name: words('finance:form.grid.growth.title', { line }) }),
    ).toBeVisible();
    await axeFindsNothing(page, SIZES_WITHOUT_PREVIEW);
    await page.setViewportSize(WITHOUT_PREVIEW);
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
  });
  await test.step('a table with its head of years is shown before it goes in, and goes in without it', async () => {
    await lineName(page, 'revenues', 1).focus();
    await pasteText(page, '\t2027\t2028\t2029\t2030\t2031\nPan\t45,000\t200\t300\t400\t500');
    const dialog = page.getByRole('dialog', { name: words('finance:form.grid.preview.title') });
    await expect(dialog).toContainText('2027 · 2028 · 2029 · 2030 · 2031');
    for (const size of ['desktop', 'phone'] as const) {
      await page.setViewportSize(SIZES_WITHOUT_PREVIEW[size]);
      await axeFindsNothingAsItIs(page, size, '[role=dialog]');
    }
    await page.setViewportSize(WITHOUT_PREVIEW);
    await dialog.getByRole('button', { name: words('finance:form.grid.preview.putIn'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(gridCell(page, 'Pan', 1)).toHaveValue('45.000');
    await expect(gridCell(page, 'Pan', 5)).toHaveValue('500');
  });
  await test.step('the cells that Delete would empty are distinguishable where the system chooses the colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const before = await gridCell(page, 'Pan', 3).screenshot();
    await gridCell(page, 'Pan', 1).focus();
    for (const _cell of [2, 3]) await page.keyboard.press('Shift+ArrowRight');
    const after = await gridCell(page, 'Pan', 3).screenshot();
    expect(await differenceOf(before, after)).toBeGreaterThan(20);
  });
});

/** What a copy from the menu of the browser puts into the clipboard. */
const copied = (page: Page): Promise<string> =>
  page.locator(':focus').evaluate((element) => {
    const clipboardData = new DataTransfer();
    element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    return clipboardData.getData('text/plain');
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('parts are lines that open, one year is typed at a time, and the way back stands above the lower bar', async ({
    page,
  }) => {
    await undoStays(page);
    await withStoredSample(page, 'es', financeAlone);
    await openSection(page, 'finance');
    const balance = page.getByRole('region', { name: /^Balance a / });
    await expect(balance.getByText('Cuadra:').filter({ visible: true })).toHaveCount(1);
    await expect(balance.getByRole('textbox').first()).toBeHidden();
    await axeFindsNothing(page, { phone: SIZES.phone });
    await page.setViewportSize(SIZES.phone);

    await openPart(page, words('finance:form.parts.statement'));
    const table = page.getByRole('table', { name: words('finance:document.incomeStatement') });
    await expect(table.locator('..')).not.toHaveAttribute('data-after');
    const line = await lineName(page, 'revenues', 1).inputValue();
    const menu = page.getByRole('button', { name: words('finance:form.grid.menu', { line }), exact: true });
    await gridCell(page, line, 1).fill('1234567');
    await expect(gridCell(page, line, 1)).toBeInViewport({ ratio: 0.99 });
    await expect(gridCell(page, line, 2)).toBeHidden();
    await chooseFromMenu(menu, words('finance:form.grid.grow'), 'finger');
    await page.getByRole('button', { name: words('finance:form.grid.growth.fill'), exact: true }).click();
    const years = page.getByRole('group', { name: words('finance:form.grid.years'), exact: true });
    await years.getByRole('radio').nth(4).check();
    await expect(gridCell(page, line, 5)).toHaveValue('1.389.516');
    await expect(gridCell(page, line, 1)).toBeHidden();

    await menu.click();
    await page.getByRole('menuitem', { name: words('finance:form.grid.remove'), exact: true }).click();
    const undo = undoBesideNotice(page);
    await expect(undo).toBeVisible();
    const show = page.getByRole('button', { name: words('builder:form.showPreview') });
    await expect
      .poll(async () => {
        const [box, lower] = await Promise.all([undo.boundingBox(), show.boundingBox()]);
        return (box?.y ?? 0) + (box?.height ?? 0) - (lower?.y ?? 0);
      })
      .toBeLessThanOrEqual(0);

    await page.goto('/builder/form?section=finance#finance.balance.fixedAssets');
    await expect(page.locator('[id="finance.balance.fixedAssets"]')).toBeFocused();
  });
});

/** Types a year after the other along the first line; gives the name of the line. */
async function typeMillions(page: Page): Promise<string> {
  const name = lineName(page, 'revenues', 1);
  await name.focus();
  const line = await name.inputValue();
  await page.keyboard.press('ArrowRight');
  await typeAcross(page, MILLIONS);
  await expect(gridCell(page, line, 5)).toHaveValue(MILLIONS[4]);
  return line;
}

/** The Undo that stands beside what the grid says. */
const undoBesideNotice = (page: Page) =>
  page.locator('[data-shown]').getByRole('button', { name: words('finance:form.grid.undo'), exact: true });
