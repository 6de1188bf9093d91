import { type CashLine, PAYMENTS, RECEIPTS } from '@trazo/forecast/ledger/accounts';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import { decimalsOf } from '../../format.ts';
import { createRows } from '../../tables.ts';
import type { Wording } from '../../wording.ts';
import type { FinanceTable } from '../finance-table.ts';
import { amountsOf, monthLabel } from './printed-forecast.ts';
import { figureColumn } from './year-columns.ts';

/** What was before the first day, then twelve months. */
const MONTHS = Array.from({ length: 13 }, (_, month) => month);

/** Money in and out, tax included, month by month; lines without money stay out. */
export function cashPlanTable(worked: PlanForecast, wording: Wording): FinanceTable {
  const { words } = wording;
  const { cash } = worked.forecast;
  const firstYear = ({ months, years }: { months: readonly number[]; years: readonly number[] }) =>
    amountsOf(worked, [...months.slice(0, MONTHS.length), years[0] ?? 0]);
  const balances = (months: readonly number[], year: number) =>
    amountsOf(worked, [...months.slice(0, MONTHS.length), year]);
  const opening = balances(cash.opening, cash.opening[0] ?? 0);
  const closing = balances(cash.closing, cash.closing[12] ?? 0);
  const lines = (names: readonly CashLine[]) =>
    names
      .map((name) => ({ name, figures: firstYear(cash.lines[name]) }))
      .filter(({ figures }) => figures.some((figure) => figure !== '0'));
  const [receipts, payments] = [lines(RECEIPTS), lines(PAYMENTS)];
  const all = [opening, closing, ...[...receipts, ...payments].map(({ figures }) => figures)];
  const row = createRows(wording, decimalsOf(all.flat()));
  const entries = (found: typeof receipts) =>
    found.map(({ name, figures }) => row.booked('entry', words(`forecast:cash.${name}`), figures));
  return {
    id: 'cash.monthly',
    caption: words('finance:document.cashPlan'),
    columns: [
      { label: words('finance:document.item'), align: 'start' },
      ...MONTHS.map((month) => figureColumn(monthLabel(worked, month, wording))),
      figureColumn(words('document:total')),
    ],
    rows: [
      row.booked('entry', words('finance:document.openingCash'), opening),
      ...entries(receipts),
      row.number('subtotal', words('finance:document.receipts'), firstYear(cash.receipts)),
      ...entries(payments),
      row.number('subtotal', words('finance:document.payments'), firstYear(cash.payments)),
      row.number('total', words('finance:document.closingCash'), closing),
    ],
    note: words('finance:document.inCurrency', { currency: wording.currency }),
  };
}
