import { type Amount, sum } from '@trazo/plan/money';
import type { Finance, ReasonedAmount } from '@trazo/plan/sections/finance';
import { isAboveZero, largest, printBars } from '../bars.ts';
import { decimalsOf } from '../format.ts';
import type { PrintBars } from '../print-model.ts';
import type { Wording } from '../wording.ts';

/** Sources (incomes and the money asked for) beside uses (expenses); `null` unless both have an amount. */
export function financingBars(
  { incomes, financingNeeds, expenses }: Finance,
  { words, format, line }: Wording,
): PrintBars | null {
  const sources = [...incomes, ...financingNeeds].filter(isAboveZero);
  const uses = expenses.filter(isAboveZero);
  if (sources.length === 0 || uses.length === 0) return null;
  const decimals = decimalsOf([...sources, ...uses].map(({ amount }) => amount));
  const money = (amount: Amount) => format.money(amount, decimals);
  const others = (amount: Amount) => ({ id: '', reason: words('finance:document.otherItems'), amount });
  const group = (id: 'sources' | 'uses', items: readonly ReasonedAmount[]) => ({
    label: `${words(`finance:document.${id}`)}  ${money(sum(items.map(({ amount }) => amount)))}`,
    amounts: largest(items, others).map(({ reason, amount }) => ({
      label: line(reason) || words('document:unnamed'),
      amount,
      figure: money(amount),
    })),
  });
  return printBars(words('finance:document.financingChart'), [
    group('uses', uses),
    group('sources', sources),
  ]);
}
