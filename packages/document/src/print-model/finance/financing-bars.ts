import { inFirstYear, sourcesAndUses } from '@trazo/plan/finance/sources-and-uses';
import type { Amount } from '@trazo/plan/money';
import type { Finance, ReasonedAmount } from '@trazo/plan/sections/finance';
import { isAboveZero, largest, printBars } from '../bars.ts';
import { decimalsOf } from '../format.ts';
import type { PrintBars } from '../print-parts.ts';
import type { Wording } from '../wording.ts';
import { financingClaim, titled } from './claims.ts';

type List = 'incomes' | 'financingNeeds' | 'expenses';

/**
 * Sources (contributions and the financing requested) beside uses (investments and initial payments), what recurs with what
 * it comes to in the first year, under whether both sides meet; `null` unless both have an amount.
 */
export function financingBars(finance: Finance, wording: Wording): PrintBars | null {
  const { words, format, line } = wording;
  const found = sourcesAndUses(finance);
  const itemsOf = (list: List) =>
    finance[list].filter(isAboveZero).map((item) => ({
      label: line(item.reason) || words(`finance:document.${list}`),
      period: item.period,
      amount: inFirstYear(item),
    }));
  const sources = [...itemsOf('incomes'), ...itemsOf('financingNeeds')];
  const uses = itemsOf('expenses');
  if (sources.length === 0 || uses.length === 0) return null;
  const decimals = decimalsOf([...sources, ...uses].map(({ amount }) => amount));
  const money = (amount: Amount) => format.money(amount, decimals);
  type Item = (typeof uses)[number];
  const others = (amount: Amount): Item => ({
    label: words('finance:document.otherItems'),
    period: 'once',
    amount,
  });
  const group = (id: 'sources' | 'uses', items: readonly Item[]) => ({
    label: `${words(`finance:document.${id}`)}  ${money(found[id])}`,
    amounts: largest(items, others).map(({ label, period, amount }) => ({
      label: withPeriod(label, period, wording),
      amount,
      figure: money(amount),
    })),
  });
  const bars = printBars('', [group('uses', uses), group('sources', sources)]);
  return { ...bars, ...titled(financingClaim(found, wording), words('finance:document.financingChart')) };
}

const withPeriod = (label: string, period: ReasonedAmount['period'], { words }: Wording): string =>
  period === 'once' ? label : `${label} (${words(`finance:document.periods.${period}`)})`;
