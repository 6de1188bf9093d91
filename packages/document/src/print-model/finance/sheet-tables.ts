import { type BalanceSheet, balanceOf } from '@trazo/plan/finance/balance';
import { type Amount, sum, toAmount, toDecimal } from '@trazo/plan/money';
import type { ReasonedAmount } from '@trazo/plan/sections/finance';
import { decimalsOf } from '../format.ts';
import type { PrintFinance, PrintTable } from '../print-model.ts';
import { createRows } from '../tables.ts';
import type { Wording } from '../wording.ts';

type FinanceTable = PrintFinance['tables'][number];

const columns = ({ words }: Wording): PrintTable['columns'] => [
  { label: words('finance:document.item'), align: 'start' },
  { label: words('finance:document.amount'), align: 'end' },
];

/** Assets, what funds them, and whether both agree. */
export function balanceTable(sheet: BalanceSheet, wording: Wording): FinanceTable | null {
  const balance = balanceOf(sheet);
  if (balance.state === 'blank') return null;
  const { words, format } = wording;
  const decimals = decimalsOf(Object.values(sheet));
  const row = createRows(wording, decimals);
  const entries = (...names: readonly (keyof BalanceSheet)[]) =>
    names
      .filter((name) => sheet[name] !== '')
      .map((name) => row.money('entry', words(`finance:document.${name}`), [sheet[name]]));
  const difference = toAmount(toDecimal(balance.difference).abs());
  return {
    id: 'balance',
    caption: words('finance:document.balanceSheet'),
    columns: columns(wording),
    rows: [
      ...entries('fixedAssets', 'currentAssets'),
      row.money('subtotal', words('finance:document.totalAssets'), [balance.assets]),
      ...entries('ownFunds', 'longTermLiabilities', 'shortTermLiabilities'),
      row.money('subtotal', words('finance:document.totalFunding'), [balance.funding]),
      row.money('total', words('finance:document.workingCapital'), [balance.workingCapital]),
    ],
    note:
      balance.state === 'balanced'
        ? words('finance:document.balanced')
        : words('finance:document.unbalanced', { difference: format.money(difference, decimals) }),
  };
}

/** Reasons with their amounts and the sum of those known. */
export function reasonedTable(
  id: 'incomes' | 'expenses' | 'financingNeeds',
  items: readonly ReasonedAmount[],
  wording: Wording,
): FinanceTable | null {
  const { words, line } = wording;
  const filled = items
    .map(({ reason, amount }) => ({ reason: line(reason), amount }))
    .filter(({ reason, amount }) => reason !== '' || amount !== '');
  if (filled.length === 0) return null;
  const amounts: Amount[] = filled.map(({ amount }) => amount);
  const row = createRows(wording, decimalsOf(amounts));
  const isKnown = amounts.some((amount) => amount !== '');
  return {
    id,
    caption: words(`finance:document.${id}`),
    columns: columns(wording),
    rows: [
      ...filled.map(({ reason, amount }) =>
        row.money('entry', reason === '' ? words('document:unnamed') : reason, [amount]),
      ),
      ...(isKnown ? [row.money('total', words('document:total'), [sum(amounts)])] : []),
    ],
    note: '',
  };
}
