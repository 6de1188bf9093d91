import { type BalanceSheet, balanceOf } from '@trazo/plan/finance/balance';
import { firstYearSum, inFirstYear } from '@trazo/plan/finance/sources-and-uses';
import { toAmount, toDecimal } from '@trazo/plan/money';
import { must } from '@trazo/plan/must';
import type { ReasonedAmount } from '@trazo/plan/sections/finance';
import { decimalsOf } from '../format.ts';
import type { PrintTable } from '../print-parts.ts';
import { createRows, withSum } from '../tables.ts';
import type { Wording } from '../wording.ts';
import type { FinanceTable } from './finance-table.ts';

const columns = ({ words }: Wording): PrintTable['columns'] => [
  { label: words('finance:document.item'), align: 'start' },
  { label: words('finance:document.amount'), align: 'end' },
];

/** Assets, what funds them, and whether both agree, on the day the company starts. */
export function balanceTable(sheet: BalanceSheet, wording: Wording): FinanceTable | null {
  const balance = balanceOf(sheet);
  if (balance.state === 'blank') return null;
  const { words, format, start } = wording;
  const decimals = decimalsOf(Object.values(sheet));
  const row = createRows(wording, decimals);
  const entries = (...names: readonly (keyof BalanceSheet)[]) =>
    names
      .filter((name) => sheet[name] !== '')
      .map((name) => row.money('entry', words(`finance:document.${name}`), [sheet[name]]));
  const difference = toAmount(toDecimal(balance.difference).abs());
  return {
    id: 'balance',
    caption:
      start === ''
        ? words('finance:document.balanceSheet')
        : words('finance:document.balanceAt', { day: format.date(start) }),
    columns: columns(wording),
    rows: [
      ...withSum(
        entries('fixedAssets', 'currentAssets'),
        row.money('subtotal', words('finance:document.totalAssets'), [balance.assets]),
      ),
      ...withSum(
        entries('ownFunds', 'longTermLiabilities', 'shortTermLiabilities'),
        row.money('subtotal', words('finance:document.totalFunding'), [balance.funding]),
      ),
      row.money('total', words('finance:document.workingCapital'), [balance.workingCapital]),
    ],
    note:
      balance.state === 'balanced'
        ? words('finance:document.balanced')
        : words('finance:document.unbalanced', { difference: format.money(difference, decimals) }),
  };
}

/** Reasons with their amounts and the sum of those known; what recurs also with its period and its first year. */
export function reasonedTable(
  id: 'incomes' | 'expenses' | 'financingNeeds',
  items: readonly ReasonedAmount[],
  wording: Wording,
): FinanceTable | null {
  const { words, format, line } = wording;
  const filled = items
    .map((item) => ({ ...item, reason: line(item.reason) }))
    .filter(({ reason, amount }) => reason !== '' || amount !== '');
  if (filled.length === 0) return null;
  const recurs = filled.some(({ period, amount }) => period !== 'once' && amount !== '');
  const yearly = filled.map(inFirstYear);
  const decimals = decimalsOf([...filled.map(({ amount }) => amount), ...yearly]);
  const row = createRows(wording, decimals);
  const period = (item: ReasonedAmount) =>
    item.amount === ''
      ? ['', '']
      : [words(`finance:document.periods.${item.period}`), format.money(item.amount, decimals)];
  const entries = filled.map((item, index) => {
    const label = item.reason === '' ? words(`finance:document.${id}`) : item.reason;
    return row.money(
      'entry',
      label,
      [must(yearly[index], 'an amount for each item')],
      recurs ? period(item) : [],
    );
  });
  const total = firstYearSum(filled);
  return {
    id,
    caption: words(`finance:document.${id}`),
    columns: recurs ? periodColumns(wording) : columns(wording),
    rows:
      total === ''
        ? entries
        : withSum(entries, row.money('total', words('document:total'), [total], recurs ? ['', ''] : [])),
    note: recurs ? words('finance:document.recurringNote') : '',
  };
}

const periodColumns = ({ words }: Wording): PrintTable['columns'] => [
  { label: words('finance:document.item'), align: 'start' },
  { label: words('finance:document.period'), align: 'start' },
  { label: words('finance:document.amount'), align: 'end' },
  { label: words('finance:document.firstYear'), align: 'end' },
];
