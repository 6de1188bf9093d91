import { PAYMENTS, RECEIPTS } from '@trazo/forecast/ledger/accounts';
import type { CashFigure, Figure } from '@trazo/forecast/ledger/figure';
import { INCOME_LINES, LINE_GROUPS } from '@trazo/forecast/ledger/figure';
import type { Period as FigurePeriod } from '@trazo/forecast/ledger/period';
import type { BalanceSheet } from '@trazo/forecast/statements/balance-sheet';
import type { Period } from './periods.ts';

const CASH: readonly CashFigure[] = [...RECEIPTS, ...PAYMENTS, 'opening', 'receipts', 'payments', 'closing'];
const BALANCE: readonly (keyof BalanceSheet)[] = [
  'fixedAssets',
  'stock',
  'receivables',
  'taxReceivable',
  'cash',
  'ownFunds',
  'longTerm',
  'shortTerm',
];

function at(period: Period): FigurePeriod {
  const { kind, number, first, last } = period;
  if (kind === 'year') return { year: number };
  return kind === 'quarter' ? { from: first, until: last } : { month: first };
}

/** A line of the five-year grid, or the total of its group. */
function lineFigure(key: string, period: Period): Figure {
  const [name, source] = key.split(' ');
  const group = LINE_GROUPS.find((each) => each === name) ?? 'revenues';
  return source === undefined
    ? { kind: 'group', group, at: at(period) }
    : { kind: 'line', group, source, at: at(period) };
}

/** The figure of a computed statement in a period. Both sides of the balance come to the same. */
export function resultFigure(
  view: 'lines' | 'income' | 'cash' | 'balance',
  key: string,
  period: Period,
): Figure {
  if (view === 'lines') return lineFigure(key, period);
  if (view === 'income') {
    const line = INCOME_LINES.find((each) => each === key) ?? 'netIncome';
    return { kind: 'income', line, at: at(period) };
  }
  if (view === 'cash') {
    return { kind: 'cash', line: CASH.find((each) => each === key) ?? 'closing', at: at(period) };
  }
  const month = period.last;
  return { kind: 'balance', line: BALANCE.find((each) => each === key) ?? 'total', month };
}
