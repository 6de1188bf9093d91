import type { Locator, Page } from '@playwright/test';
import { add, type, write } from '../form.ts';
import { expect } from '../journey.ts';
import { pasteText } from '../paste-text.ts';
import { words } from '../words.ts';
import { finance } from './typed-plan.ts';

const statementGrid = (page: Page): Locator =>
  page.getByRole('table', { name: words('finance:document.incomeStatement') });

/** By the calendar where the plan knows when it starts. */
const YEAR_NAME = `(?:${words('finance:form.grid.year', { number: '[1-5]' })}|\\d{4}(?:/\\d\\d)?)`;

export const gridCell = (page: Page, line: string, year: number): Locator =>
  statementGrid(page)
    .getByRole('textbox', { name: new RegExp(`^${RegExp.escape(line)}, ${YEAR_NAME}$`) })
    .and(page.locator(`[data-cell$="/${year}"]`));

export const lineName = (
  page: Page,
  group: 'revenues' | 'directExpenses' | 'otherExpenses',
  number: number,
): Locator =>
  statementGrid(page).getByRole('textbox', {
    name: words('finance:form.grid.lineName', { number, group: words(`finance:document.${group}`) }),
    exact: true,
  });

/** Where there is width for one year only, another one is chosen. */
export async function showYear(page: Page, year: number): Promise<void> {
  const years = page.getByRole('group', { name: words('finance:form.grid.years'), exact: true }).last();
  if (await years.isVisible())
    await years
      .getByRole('radio')
      .nth(year - 1)
      .check();
}

/** A computed row's figures, one a year. */
export const computedRow = (page: Page, label: string): Locator =>
  statementGrid(page).getByRole('row', { name: label }).getByRole('cell');

/** Five figures along a row by the arrow keys. */
export async function typeAcross(page: Page, figures: readonly string[]): Promise<void> {
  for (const [index, figure] of figures.entries()) {
    if (index > 0) await page.keyboard.press('ArrowRight');
    await page.keyboard.type(figure);
  }
}

export async function enterFinance(page: Page): Promise<void> {
  await write(page, 'finance:revenueModel', finance.model);
  await write(page, 'finance:useOfFunds', finance.funds);
  await write(page, 'finance:exitStrategy', finance.exit);
  await enterStatement(page);
  await enterBalance(page);
  for (const [list, { reason, amount }] of [
    ['incomes', finance.income],
    ['expenses', finance.expense],
    ['financingNeeds', finance.need],
  ] as const) {
    const item = await add(page, `finance:${list}`, words(`finance:form.fields.${list}.add`));
    await write(item, `finance:${list}.reason`, reason);
    await write(item, `finance:${list}.amount`, amount);
  }
}

async function enterStatement(page: Page): Promise<void> {
  await lineName(page, 'revenues', 1).click();
  await page.keyboard.type(finance.revenue.name);
  await page.keyboard.press('ArrowRight');
  await typeAcross(page, finance.revenue.years);
  await page.keyboard.press('Enter');
  await expect(gridCell(page, finance.revenue.name, 3)).toHaveValue('84.000,50');
  await lineName(page, 'directExpenses', 1).focus();
  await pasteText(page, finance.pasted.map((row) => row.join('\t')).join('\n'));
  await expect(gridCell(page, finance.pasted[1][0], 5)).toHaveValue('6.800');
  await gridCell(page, words('finance:document.depreciation'), 1).focus();
  await typeAcross(page, finance.depreciation);
  await page.keyboard.press('Tab');
  await expect(computedRow(page, words('finance:document.netIncome')).first()).toHaveText('34.800');
}

async function enterBalance(page: Page): Promise<void> {
  const { fixed, current, own, long, short } = finance.balance;
  await type(page, 'finance:balance.fixedAssets', fixed);
  await type(page, 'finance:balance.currentAssets', current);
  await type(page, 'finance:balance.longTermLiabilities', long);
  await type(page, 'finance:balance.shortTermLiabilities', short);
  await expect(
    page.getByText(
      words('finance:form.balance.fundingShort', { difference: '' }).split(' ').slice(0, 4).join(' '),
    ),
  ).toBeVisible();
  await type(page, 'finance:balance.ownFunds', own);
  await expect(page.getByText(words('finance:form.balance.balanced', { amount: '55.000 €' }))).toBeVisible();
}
