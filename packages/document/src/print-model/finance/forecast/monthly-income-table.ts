import type { IncomeStatement } from '@trazo/forecast/statements/income-statement';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import { decimalsOf } from '../../format.ts';
import type { PrintRow } from '../../print-parts.ts';
import { createRows } from '../../tables.ts';
import type { Wording } from '../../wording.ts';
import type { FinanceTable } from '../finance-table.ts';
import { flowsOf, monthColumns } from './month-columns.ts';

type Line = readonly [line: keyof IncomeStatement, label: string, weight?: PrintRow['weight']];

/** The income statement of the first year, month by month; lines without a figure stay out. */
export function monthlyIncomeTable(worked: PlanForecast, wording: Wording): FinanceTable {
  const { words } = wording;
  const { income } = worked.forecast;
  const lines: readonly Line[] = [
    ['revenue', words('finance:document.sales')],
    ['otherIncome', words('forecast:grid.otherIncome')],
    ['directCosts', words('finance:document.directExpenses')],
    ['directStaff', words('forecast:grid.directStaff')],
    ['grossProfit', words('finance:document.grossProfit'), 'subtotal'],
    ['staff', words('forecast:grid.staff')],
    ['social', words('forecast:grid.social')],
    ['overheads', words('forecast:months.overheads')],
    ['badDebt', words('forecast:grid.badDebt')],
    ['ebitda', words('finance:document.ebitda'), 'subtotal'],
    ['depreciation', words('finance:document.depreciation')],
    ['amortization', words('finance:document.amortization')],
    ['ebit', words('finance:document.ebit'), 'subtotal'],
    ['interest', words('finance:document.interestExpense')],
    ['resultBeforeTax', words('finance:document.resultBeforeTax'), 'subtotal'],
    ['incomeTax', words('finance:document.incomeTaxExpense')],
    ['netIncome', words('finance:document.netIncome'), 'total'],
  ];
  const shown = lines
    .map(([line, label, weight = 'entry']) => ({
      label,
      weight,
      figures: flowsOf(worked, income[line].months),
    }))
    .filter(({ weight, figures }) => weight !== 'entry' || figures.some((figure) => figure !== '0'))
    // A sum with nothing between it and the next one, or the only line before it, would repeat it.
    .filter(
      ({ weight }, index, all) => weight !== 'subtotal' || (index > 1 && all[index + 1]?.weight === 'entry'),
    );
  const row = createRows(wording, decimalsOf(shown.flatMap(({ figures }) => figures)));
  return {
    id: 'income.monthly',
    caption: words('finance:document.monthlyIncome'),
    ...monthColumns(worked, wording),
    rows: shown.map(({ weight, label, figures }) =>
      weight === 'entry' ? row.booked(weight, label, figures) : row.number(weight, label, figures),
    ),
    note: words('finance:document.inCurrency', { currency: wording.currency }),
  };
}
