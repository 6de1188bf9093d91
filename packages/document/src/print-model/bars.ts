import { type Amount, Decimal, toAmount, toDecimal } from '@trazo/plan/money';
import type { PrintBars } from './print-parts.ts';

/** An amount with its name, to be drawn as a bar if it is more than nothing. */
export interface NamedAmount {
  readonly label: string;
  readonly amount: Amount;
  readonly figure: string;
}

/** Names after which a group of bars is no picture but a table. */
const MOST_BARS = 7;

/** Bars of all groups on one scale, the longest being 1; groups without an amount above zero stay out. */
export function printBars(
  caption: string,
  groups: readonly { readonly label: string; readonly amounts: readonly NamedAmount[] }[],
  note = '',
): PrintBars {
  const longest = Decimal.max(
    1e-9,
    ...groups.flatMap(({ amounts }) => amounts.map(({ amount }) => toDecimal(amount))),
  );
  return {
    caption,
    subject: '',
    note,
    groups: groups
      .map(({ label, amounts }) => ({
        label,
        bars: amounts.filter(isAboveZero).map((named) => ({
          label: named.label,
          figure: named.figure,
          length: toDecimal(named.amount).div(longest).toDecimalPlaces(4).toNumber(),
        })),
      }))
      .filter(({ bars }) => bars.length > 0),
  };
}

export const isAboveZero = ({ amount }: { readonly amount: Amount }): boolean => toDecimal(amount).gt(0);

/** The largest amounts in their own order; what is more than `most` goes together under `rest`. */
export function largest<Item extends { readonly amount: Amount }>(
  items: readonly Item[],
  rest: (amount: Amount) => Item,
  most = MOST_BARS,
): readonly Item[] {
  if (items.length <= most) return items;
  const ranked = [...items].sort((left, right) => toDecimal(right.amount).comparedTo(toDecimal(left.amount)));
  const shown = new Set(ranked.slice(0, most - 1));
  const others = ranked.slice(most - 1).map(({ amount }) => toDecimal(amount));
  return [...items.filter((item) => shown.has(item)), rest(toAmount(Decimal.sum(...others)))];
}
