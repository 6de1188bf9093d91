import { type IncomeStatement, incomeStatement } from '@trazo/plan/finance/income-statement';
import type { Amount } from '@trazo/plan/money';
import { readableStatement } from '../../../workspace/plan-form/readable-finance.ts';
import { FIXED_ROWS, LINE_GROUPS, type Statement } from './statement.ts';

/** The computed rows over the five years. */
export type ComputedFigures = Readonly<Record<keyof IncomeStatement, readonly Amount[]>>;

/** Computes the statement of what can be read; a year without any figure above a row is blank there, not zero. */
export function computedFigures(written: Statement): ComputedFigures {
  const statement = readableStatement(written);
  const figures = incomeStatement(statement);
  const shown = (values: readonly Amount[], ...sources: readonly (keyof Statement)[]) =>
    values.map((value, year) => (sources.some((source) => hasFigure(statement, source, year)) ? value : ''));
  const [revenues, direct, other] = LINE_GROUPS;
  const [depreciation, amortization, interest, tax] = FIXED_ROWS;
  const gross = [revenues, direct] as const;
  const operating = [...gross, other] as const;
  return {
    revenues: shown(figures.revenues, revenues),
    directExpenses: shown(figures.directExpenses, direct),
    otherExpenses: shown(figures.otherExpenses, other),
    grossProfit: shown(figures.grossProfit, ...gross),
    grossMargin: shown(figures.grossMargin, ...gross),
    ebitda: shown(figures.ebitda, ...operating),
    ebit: shown(figures.ebit, ...operating, depreciation, amortization),
    resultBeforeTax: shown(figures.resultBeforeTax, ...operating, depreciation, amortization, interest),
    netIncome: shown(figures.netIncome, ...operating, depreciation, amortization, interest, tax),
  };
}

function hasFigure(statement: Statement, source: keyof Statement, year: number): boolean {
  return statement[source].some((value, index) =>
    typeof value === 'string' ? index === year && value !== '' : value.years[year] !== '',
  );
}
