import type { StatementFigures } from '@trazo/plan/finance/income-statement';
import type { Finance } from '@trazo/plan/sections/finance';

/** Groups whose lines the user names, adds and removes. */
export const LINE_GROUPS = ['revenues', 'directExpenses', 'otherExpenses'] as const;
export type LineGroup = (typeof LINE_GROUPS)[number];

/** Rows that are always there and have one name. */
export const FIXED_ROWS = ['depreciation', 'amortization', 'interestExpense', 'incomeTaxExpense'] as const;
export type FixedRow = (typeof FIXED_ROWS)[number];

/** The part of the section that the five-year grid edits. */
export type Statement = StatementFigures;

export function statementOf(finance: Finance): Statement {
  const {
    revenues,
    directExpenses,
    otherExpenses,
    depreciation,
    amortization,
    interestExpense,
    incomeTaxExpense,
  } = finance;
  return {
    revenues,
    directExpenses,
    otherExpenses,
    depreciation,
    amortization,
    interestExpense,
    incomeTaxExpense,
  };
}
