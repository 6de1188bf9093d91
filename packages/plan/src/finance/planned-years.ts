import type { Amount } from '../money.ts';
import type { StatementFigures } from './income-statement.ts';

/** How many years these rows speak of: up to the last with a figure in any. A year without plans is not a year of zeros. */
export const yearsOf = (rows: readonly (readonly Amount[])[]): number =>
  Math.max(0, ...rows.map((years) => years.findLastIndex((value) => value !== '') + 1));

/** How many of the five fiscal years an income statement has figures for. */
export const plannedYears = (finance: StatementFigures): number =>
  yearsOf([
    ...[finance.revenues, finance.directExpenses, finance.otherExpenses].flat().map(({ years }) => years),
    finance.depreciation,
    finance.amortization,
    finance.interestExpense,
    finance.incomeTaxExpense,
  ]);
