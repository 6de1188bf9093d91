import { type CashRow, cashRowsOf, isOverheadCategory } from '@trazo/forecast/statements/cash-rows';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import { must } from '@trazo/plan/must';
import { decimalsOf } from '../../format.ts';
import { createRows, withSum } from '../../tables.ts';
import type { Wording } from '../../wording.ts';
import { lowestOf } from '../claims.ts';
import type { FinanceTable } from '../finance-table.ts';
import { balancesOf, flowsOf, monthColumns } from './month-columns.ts';
import { monthName } from './printed-forecast.ts';

/** Money in and out of a fiscal year, tax included, month by month, overheads by what they are for; lines without money stay out. */
export function cashPlanTable(worked: PlanForecast, wording: Wording, year = 1): FinanceTable {
  const { words } = wording;
  const { cash, ledger, years } = worked.forecast;
  const [first, last] = years.monthsOf(year);
  const opening = balancesOf(
    worked,
    cash.opening,
    must(cash.opening[first], 'a figure for each month'),
    year,
  );
  const closing = balancesOf(worked, cash.closing, must(cash.closing[last], 'a figure for each month'), year);
  const shown = (rows: readonly CashRow[]) =>
    rows
      .map(({ name, months }) => ({
        label: words(isOverheadCategory(name) ? `forecast:grid.categories.${name}` : `forecast:cash.${name}`),
        figures: flowsOf(worked, months, year),
      }))
      .filter(({ figures }) => figures.some((figure) => figure !== '0'));
  const rows = cashRowsOf(ledger, cash);
  const [receipts, payments] = [shown(rows.receipts), shown(rows.payments)];
  const all = [opening, closing, ...[...receipts, ...payments].map(({ figures }) => figures)];
  const row = createRows(wording, decimalsOf(all.flat()));
  const entries = (found: typeof receipts) =>
    found.map(({ label, figures }) => row.booked('entry', label, figures));
  const months = closing.slice(0, -1);
  const lowest = lowestOf(months);
  return {
    id: year === 1 ? 'cash.monthly' : 'cash.later',
    caption:
      year === 1
        ? words('finance:document.cashPlan')
        : words('finance:document.cashPlanOf', { year: wording.year(year) }),
    claim: words('finance:document.lowestMonth', {
      amount: wording.format.money(must(months[lowest], 'a year has months')),
      month: monthName(worked, first + lowest, wording),
    }),
    ...monthColumns(worked, wording, year),
    rows: [
      row.booked('entry', words('finance:document.openingCash'), opening),
      ...withSum(
        entries(receipts),
        row.number(
          'subtotal',
          words('finance:document.receipts'),
          flowsOf(worked, cash.receipts.months, year),
        ),
      ),
      ...withSum(
        entries(payments),
        row.number(
          'subtotal',
          words('finance:document.payments'),
          flowsOf(worked, cash.payments.months, year),
        ),
      ),
      { ...row.number('total', words('finance:document.closingCash'), closing), marked: 1 + lowest },
    ],
    note: words('finance:document.inCurrency', { currency: wording.currency }),
  };
}
