import { type CashLine, PAYMENTS, RECEIPTS } from '@trazo/forecast/ledger/accounts';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import { must } from '@trazo/plan/must';
import { decimalsOf } from '../../format.ts';
import { createRows, withSum } from '../../tables.ts';
import type { Wording } from '../../wording.ts';
import type { FinanceTable } from '../finance-table.ts';
import { balancesOf, flowsOf, monthColumns } from './month-columns.ts';

/** Money in and out of a fiscal year, tax included, month by month; lines without money stay out. */
export function cashPlanTable(worked: PlanForecast, wording: Wording, year = 1): FinanceTable {
  const { words } = wording;
  const { cash, years } = worked.forecast;
  const [first, last] = years.monthsOf(year);
  const opening = balancesOf(
    worked,
    cash.opening,
    must(cash.opening[first], 'a figure for each month'),
    year,
  );
  const closing = balancesOf(worked, cash.closing, must(cash.closing[last], 'a figure for each month'), year);
  const lines = (names: readonly CashLine[]) =>
    names
      .map((name) => ({ name, figures: flowsOf(worked, cash.lines[name].months, year) }))
      .filter(({ figures }) => figures.some((figure) => figure !== '0'));
  const [receipts, payments] = [lines(RECEIPTS), lines(PAYMENTS)];
  const all = [opening, closing, ...[...receipts, ...payments].map(({ figures }) => figures)];
  const row = createRows(wording, decimalsOf(all.flat()));
  const entries = (found: typeof receipts) =>
    found.map(({ name, figures }) => row.booked('entry', words(`forecast:cash.${name}`), figures));
  return {
    id: year === 1 ? 'cash.monthly' : 'cash.later',
    caption:
      year === 1
        ? words('finance:document.cashPlan')
        : words('finance:document.cashPlanOf', { year: wording.year(year) }),
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
      row.number('total', words('finance:document.closingCash'), closing),
    ],
    note: words('finance:document.inCurrency', { currency: wording.currency }),
  };
}
