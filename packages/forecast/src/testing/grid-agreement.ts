import { eachYear } from '@trazo/plan/finance/fiscal-years';
import { incomeStatement } from '@trazo/plan/finance/income-statement';
import type { Finance } from '@trazo/plan/sections/finance';
import type { Forecast } from '../forecast.ts';
import { amountOf } from '../numbers/decimal.ts';

/** Whether grid and forecast say the same of every year. Only then may both be printed: no fact has two figures. */
export function agrees(finance: Finance, { income, scale }: Forecast): boolean {
  const grid = incomeStatement(finance);
  const year = (amounts: readonly number[], index: number) => amountOf(amounts[index] ?? 0, scale);
  return eachYear((index) => index).every((index) => {
    const revenue = (income.revenue.years[index] ?? 0) + (income.otherIncome.years[index] ?? 0);
    return (
      grid.revenues[index] === amountOf(revenue, scale) &&
      grid.grossProfit[index] === year(income.grossProfit.years, index) &&
      grid.ebitda[index] === year(income.ebitda.years, index) &&
      grid.ebit[index] === year(income.ebit.years, index) &&
      grid.resultBeforeTax[index] === year(income.resultBeforeTax.years, index) &&
      grid.netIncome[index] === year(income.netIncome.years, index)
    );
  });
}
