import { inFirstYear, sourcesAndUses } from '@trazo/plan/finance/sources-and-uses';
import { type Amount, toAmount, toDecimal } from '@trazo/plan/money';
import type { Finance, ReasonedAmount } from '@trazo/plan/sections/finance';
import { decimalsOf } from '../format.ts';
import { isAboveZero, largest } from '../named-amounts.ts';
import type { Wording } from '../wording.ts';

type List = 'incomes' | 'financingNeeds' | 'expenses';

/** An amount of a list, or the rest of several. */
interface Item {
  readonly id: string;
  readonly list: List | null;
  readonly label: string;
  readonly amount: Amount;
}

/**
 * Sources (contributions and the financing requested) and uses (investments and initial payments), what recurs with what it comes
 * to in the first year; of each side the largest, the rest together.
 */
export function financingSides(finance: Finance, wording: Wording, most?: number) {
  const { words, format, line } = wording;
  const found = sourcesAndUses(finance);
  const itemsOf = (list: List): Item[] =>
    finance[list].filter(isAboveZero).map((item) => ({
      id: item.id,
      list,
      label: withPeriod(line(item.reason) || words(`finance:document.${list}`), item.period, wording),
      amount: inFirstYear(item),
    }));
  const sources = [...itemsOf('incomes'), ...itemsOf('financingNeeds')];
  const uses = itemsOf('expenses');
  const decimals = decimalsOf([...sources, ...uses].map(({ amount }) => amount));
  const money = (amount: Amount) => format.money(amount, decimals);
  const restOf = (amount: Amount): Item => ({
    id: '',
    list: null,
    label: words('finance:document.otherItems'),
    amount,
  });
  const named = (items: readonly Item[]) =>
    largest(items, restOf, most).map((item) => ({ ...item, figure: money(item.amount) }));
  return {
    found,
    /** What one side has more than the other. */
    difference: toAmount(toDecimal(found.difference).abs()),
    sources: { label: words('finance:document.sources'), sum: found.sources, items: named(sources) },
    uses: { label: words('finance:document.uses'), sum: found.uses, items: named(uses) },
    money,
  };
}

const withPeriod = (label: string, period: ReasonedAmount['period'], { words }: Wording): string =>
  period === 'once' ? label : `${label} (${words(`finance:document.periods.${period}`)})`;
