import { BALANCE, startBalance } from '@trazo/forecast/fill/fill-lists';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import { lastDayOf } from '@trazo/plan/finance/calendar-years';
import type { Finance } from '@trazo/plan/sections/finance';
import { decimalsOf } from '../../format.ts';
import { createRows, withSum } from '../../tables.ts';
import type { Wording } from '../../wording.ts';
import type { FinanceTable } from '../finance-table.ts';
import { amountsOf } from './printed-forecast.ts';
import { figureColumn } from './year-columns.ts';

/** Balances of the first day and of each year's end; the first day's is left out where it was typed otherwise. */
export function balanceYearsTable(
  worked: PlanForecast,
  { balance: typed }: Finance,
  wording: Wording,
): FinanceTable {
  const { words, format, currency, start: firstDay } = wording;
  // Before the first month is the day it begins.
  const dayOf = (month: number) => (month === 0 ? firstDay : lastDayOf(firstDay, month));
  const { balance, years } = worked.forecast;
  const start = startBalance(worked.forecast);
  const isSame = BALANCE.every((field) => Number(typed[field]) === Number(start[field]));
  const months = [...(isSame ? [0] : []), ...[1, 2, 3, 4, 5].map((year) => years.lastOf(year))];
  type Sheet = (typeof balance)[number];
  const of = (pick: (sheet: Sheet) => number) =>
    amountsOf(
      worked,
      months.map((month) => {
        const sheet = balance[month];
        return sheet === undefined ? 0 : pick(sheet);
      }),
    );
  const lines = {
    fixedAssets: of(({ fixedAssets }) => fixedAssets),
    stock: of(({ stock }) => stock),
    receivables: of(({ receivables }) => receivables),
    taxReceivable: of(({ taxReceivable }) => taxReceivable),
    bank: of(({ cash }) => cash),
    ownFunds: of(({ ownFunds }) => ownFunds),
    longTermLiabilities: of(({ longTerm }) => longTerm),
    shortTermLiabilities: of(({ shortTerm }) => shortTerm),
  };
  const row = createRows(wording, decimalsOf(Object.values(lines).flat()));
  const entries = (...names: readonly (keyof typeof lines)[]) =>
    names
      .filter((name) => lines[name].some((figure) => figure !== '0'))
      .map((name) => row.booked('entry', words(`finance:document.${name}`), lines[name]));
  return {
    id: 'balance.years',
    caption: words('finance:document.balances'),
    columns: [
      { label: words('finance:document.item'), align: 'start' },
      ...months.map((month) => figureColumn(format.columnDay(dayOf(month)))),
    ],
    rows: [
      ...withSum(
        entries('fixedAssets', 'stock', 'receivables', 'taxReceivable', 'bank'),
        row.number(
          'subtotal',
          words('finance:document.totalAssets'),
          of(({ total }) => total),
        ),
      ),
      ...withSum(
        entries('ownFunds', 'longTermLiabilities', 'shortTermLiabilities'),
        row.number(
          'total',
          words('finance:document.totalFunding'),
          of(({ ownFunds, longTerm, shortTerm }) => ownFunds + longTerm + shortTerm),
        ),
      ),
    ],
    note: words('finance:document.inCurrency', { currency }),
  };
}
