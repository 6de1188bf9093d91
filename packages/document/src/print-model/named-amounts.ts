import { type Amount, Decimal, toAmount, toDecimal } from '@trazo/plan/money';

/** An amount with its name, to be drawn if it is more than nothing. */
export interface NamedAmount {
  readonly label: string;
  readonly amount: Amount;
  readonly figure: string;
}

/** Amounts after which a drawing is no picture but a table. */
const MOST_AMOUNTS = 7;

export const isAboveZero = ({ amount }: { readonly amount: Amount }): boolean => toDecimal(amount).gt(0);

/** The largest amounts in their own order; what is more than `most` goes together under `rest`. */
export function largest<Item extends { readonly amount: Amount }>(
  items: readonly Item[],
  rest: (amount: Amount) => Item,
  most = MOST_AMOUNTS,
): readonly Item[] {
  if (items.length <= most) return items;
  const ranked = [...items].sort((left, right) => toDecimal(right.amount).comparedTo(toDecimal(left.amount)));
  const shown = new Set(ranked.slice(0, most - 1));
  const others = ranked.slice(most - 1).map(({ amount }) => toDecimal(amount));
  return [...items.filter((item) => shown.has(item)), rest(toAmount(Decimal.sum(...others)))];
}
