import type { BalanceSheet } from '@trazo/plan/finance/balance';
import type { YearAmounts } from '@trazo/plan/finance/fiscal-years';
import type { StatementFigures } from '@trazo/plan/finance/income-statement';
import type { YearLine } from '@trazo/plan/finance/year-lines';
import { type Amount, amount } from '@trazo/plan/money';
import type { ReasonedAmount } from '@trazo/plan/sections/finance';

/** Whether a draft's figure is one; it also holds what cannot be read, as it was typed. */
export const isReadable = (value: Amount): boolean => amount.safeParse(value).success;

/** The amount, or a blank while the draft holds a text that is none. */
const readable = (value: Amount): Amount => (isReadable(value) ? value : '');

/** An amount with its reason; without the amount while it cannot be read. */
export const readableItem = (item: ReasonedAmount): ReasonedAmount => ({
  ...item,
  amount: readable(item.amount),
});

export const readableBalance = (sheet: BalanceSheet): BalanceSheet => ({
  fixedAssets: readable(sheet.fixedAssets),
  currentAssets: readable(sheet.currentAssets),
  ownFunds: readable(sheet.ownFunds),
  longTermLiabilities: readable(sheet.longTermLiabilities),
  shortTermLiabilities: readable(sheet.shortTermLiabilities),
});

export const readableStatement = (statement: StatementFigures): StatementFigures => ({
  revenues: statement.revenues.map(readableLine),
  directExpenses: statement.directExpenses.map(readableLine),
  otherExpenses: statement.otherExpenses.map(readableLine),
  depreciation: readableYears(statement.depreciation),
  amortization: readableYears(statement.amortization),
  interestExpense: readableYears(statement.interestExpense),
  incomeTaxExpense: readableYears(statement.incomeTaxExpense),
});

const readableLine = (line: YearLine): YearLine => ({ ...line, years: readableYears(line.years) });

const readableYears = ([a, b, c, d, e]: YearAmounts): YearAmounts => [
  readable(a),
  readable(b),
  readable(c),
  readable(d),
  readable(e),
];
