import type { BalanceSheet } from '@trazo/plan/finance/balance';
import { type Amount, amount } from '@trazo/plan/money';

/** The amount, or a blank while the draft holds a text that is none. */
export const readable = (value: Amount): Amount => (amount.safeParse(value).success ? value : '');

export const readableBalance = (sheet: BalanceSheet): BalanceSheet => ({
  fixedAssets: readable(sheet.fixedAssets),
  currentAssets: readable(sheet.currentAssets),
  ownFunds: readable(sheet.ownFunds),
  longTermLiabilities: readable(sheet.longTermLiabilities),
  shortTermLiabilities: readable(sheet.shortTermLiabilities),
});
