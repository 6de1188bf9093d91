import type { PlanForecast } from '@trazo/packs/plan-forecast';
import { type Amount, sum } from '@trazo/plan/money';
import { decimalsOf } from '../../format.ts';
import { createRows } from '../../tables.ts';
import type { Wording } from '../../wording.ts';
import type { FinanceTable } from '../finance-table.ts';
import { figureColumn } from './year-columns.ts';

const yearly = (amount: Amount): Amount => sum(new Array<Amount>(12).fill(amount));

/** What the owners need to live on, less what comes in otherwise; null where nothing was answered. */
export function privateNeedsTable(worked: PlanForecast, wording: Wording): FinanceTable | null {
  const { words, line, currency } = wording;
  const needs = worked.assumptions.owner.privateNeeds
    .filter(({ amount }) => amount !== '')
    .map(({ name, kind, amount }) => ({
      label: line(name) || words(`forecast:options.needKind.${kind}`),
      amount: kind === 'need' || Number(amount) === 0 ? amount : `-${amount}`,
    }));
  if (needs.length === 0) return null;
  const total = sum(needs.map(({ amount }) => amount));
  const figures = (amount: Amount) => [amount, yearly(amount)];
  const row = createRows(wording, decimalsOf([...needs.map(({ amount }) => amount), total].flatMap(figures)));
  return {
    id: 'private',
    caption: words('finance:document.privateNeeds'),
    columns: [
      { label: words('finance:document.item'), align: 'start' },
      figureColumn(words('finance:document.periods.month')),
      figureColumn(words('finance:document.periods.year')),
    ],
    rows: [
      ...needs.map(({ label, amount }) => row.booked('entry', label, figures(amount))),
      row.number('total', words('finance:document.privateTotal'), figures(total)),
    ],
    note: words('finance:document.inCurrency', { currency }),
  };
}
