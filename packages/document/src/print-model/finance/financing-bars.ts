import { inFirstYear, sourcesAndUses } from '@trazo/plan/finance/sources-and-uses';
import { type Amount, toAmount, toDecimal } from '@trazo/plan/money';
import type { Finance, ReasonedAmount } from '@trazo/plan/sections/finance';
import { isAboveZero, largest, type NamedAmount, printBars } from '../bars.ts';
import { decimalsOf } from '../format.ts';
import type { PrintBars } from '../print-parts.ts';
import type { Wording } from '../wording.ts';
import { financingClaim, titled } from './claims.ts';

type List = 'incomes' | 'financingNeeds' | 'expenses';

/**
 * Sources (contributions and the financing requested) and uses (investments and initial payments), what recurs with what it comes
 * to in the first year; of each side the largest, the rest together.
 */
export function financingSides(finance: Finance, wording: Wording, most?: number) {
  const { words, format, line } = wording;
  const found = sourcesAndUses(finance);
  const itemsOf = (list: List) =>
    finance[list].filter(isAboveZero).map((item) => ({
      label: withPeriod(line(item.reason) || words(`finance:document.${list}`), item.period, wording),
      amount: inFirstYear(item),
    }));
  const sources = [...itemsOf('incomes'), ...itemsOf('financingNeeds')];
  const uses = itemsOf('expenses');
  const decimals = decimalsOf([...sources, ...uses].map(({ amount }) => amount));
  const money = (amount: Amount) => format.money(amount, decimals);
  const named = (items: typeof uses): readonly NamedAmount[] =>
    largest(items, (amount) => ({ label: words('finance:document.otherItems'), amount }), most).map(
      (item) => ({ ...item, figure: money(item.amount) }),
    );
  return {
    found,
    /** What one side has more than the other. */
    difference: toAmount(toDecimal(found.difference).abs()),
    sources: { label: words('finance:document.sources'), sum: found.sources, items: named(sources) },
    uses: { label: words('finance:document.uses'), sum: found.uses, items: named(uses) },
    money,
  };
}

/** Both sides as bars, under whether they meet; `null` unless both have an amount. */
export function financingBars(finance: Finance, wording: Wording): PrintBars | null {
  const { sources, uses, found, money } = financingSides(finance, wording);
  if (sources.items.length === 0 || uses.items.length === 0) return null;
  const bars = printBars(
    '',
    [uses, sources].map(({ label, sum, items }) => ({ label: `${label}  ${money(sum)}`, amounts: items })),
  );
  return {
    ...bars,
    ...titled(financingClaim(found, wording), wording.words('finance:document.financingChart')),
  };
}

const withPeriod = (label: string, period: ReasonedAmount['period'], { words }: Wording): string =>
  period === 'once' ? label : `${label} (${words(`finance:document.periods.${period}`)})`;
