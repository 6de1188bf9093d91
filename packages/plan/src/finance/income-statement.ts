import { type Amount, Decimal, subtract, sum, toAmount, toDecimal } from '../money.ts';
import { must } from '../must.ts';
import { eachYear, isBlankYears, type YearAmounts } from './fiscal-years.ts';
import type { YearLine } from './year-lines.ts';

type Years<Value> = [Value, Value, Value, Value, Value];

/** The entered figures an income statement follows from. */
export interface StatementFigures {
  readonly revenues: YearLine[];
  readonly directExpenses: YearLine[];
  readonly otherExpenses: YearLine[];
  readonly depreciation: YearAmounts;
  readonly amortization: YearAmounts;
  readonly interestExpense: YearAmounts;
  readonly incomeTaxExpense: YearAmounts;
}

export interface IncomeStatement {
  readonly revenues: Years<Amount>;
  readonly directExpenses: Years<Amount>;
  readonly grossProfit: Years<Amount>;
  /** Gross profit as a percentage of revenue, two decimals; blank without revenue. */
  readonly grossMargin: Years<Amount>;
  readonly otherExpenses: Years<Amount>;
  readonly ebitda: Years<Amount>;
  readonly ebit: Years<Amount>;
  readonly resultBeforeTax: Years<Amount>;
  readonly netIncome: Years<Amount>;
}

const totalOf = (lines: readonly YearLine[]): Years<Amount> =>
  eachYear((year) => sum(lines.map(({ years }) => must(years[year], 'five fiscal years'))));

function percentage(part: Amount, whole: Amount): Amount {
  const base = toDecimal(whole);
  return base.isZero()
    ? ''
    : toAmount(toDecimal(part).div(base).times(100).toDecimalPlaces(2, Decimal.ROUND_HALF_UP));
}

/**
 * The income statement over five years: gross = revenue − direct; EBITDA = gross − other; EBIT = EBITDA − depreciation −
 * amortisation; before tax = EBIT − interest; net = before tax − tax.
 */
export function incomeStatement(finance: StatementFigures): IncomeStatement {
  const revenues = totalOf(finance.revenues);
  const directExpenses = totalOf(finance.directExpenses);
  const otherExpenses = totalOf(finance.otherExpenses);
  const less = (from: Years<Amount>, ...costs: Amount[][]): Years<Amount> =>
    eachYear((year) =>
      subtract(
        must(from[year], 'five fiscal years'),
        sum(costs.map((cost) => must(cost[year], 'five fiscal years'))),
      ),
    );
  const grossProfit = less(revenues, directExpenses);
  const ebitda = less(grossProfit, otherExpenses);
  const ebit = less(ebitda, finance.depreciation, finance.amortization);
  const resultBeforeTax = less(ebit, finance.interestExpense);
  const netIncome = less(resultBeforeTax, finance.incomeTaxExpense);
  return {
    revenues,
    directExpenses,
    grossProfit,
    grossMargin: eachYear((year) =>
      percentage(must(grossProfit[year], 'five fiscal years'), must(revenues[year], 'five fiscal years')),
    ),
    otherExpenses,
    ebitda,
    ebit,
    resultBeforeTax,
    netIncome,
  };
}

/** The lines that have a figure; a line left blank stays out of table and chart (specification §5). */
export const filledLines = (lines: readonly YearLine[]): YearLine[] =>
  lines.filter(({ years }) => !isBlankYears(years));
