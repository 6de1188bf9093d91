import type { BalanceSheet } from '@trazo/plan/finance/balance';
import { type Amount, amount } from '@trazo/plan/money';
import type { Finance, ReasonedAmount } from '@trazo/plan/sections/finance';

/** The amount, or a blank while the draft holds a text that is none. */
const readable = (value: Amount): Amount => (amount.safeParse(value).success ? value : '');

const readableList = (items: readonly ReasonedAmount[]): ReasonedAmount[] =>
  items.map((item) => ({ ...item, amount: readable(item.amount) }));

export const readableBalance = (sheet: BalanceSheet): BalanceSheet => ({
  fixedAssets: readable(sheet.fixedAssets),
  currentAssets: readable(sheet.currentAssets),
  ownFunds: readable(sheet.ownFunds),
  longTermLiabilities: readable(sheet.longTermLiabilities),
  shortTermLiabilities: readable(sheet.shortTermLiabilities),
});

/** The section as far as it can be computed with. */
export const readableFinance = (finance: Finance): Finance => ({
  ...finance,
  balance: readableBalance(finance.balance),
  incomes: readableList(finance.incomes),
  expenses: readableList(finance.expenses),
  financingNeeds: readableList(finance.financingNeeds),
});
