import { type Amount, sum, toDecimal } from '@trazo/plan/money';

/** Revenue and costs over what is sold, from nothing to what is planned; all as shares of the planned revenue. */
export interface BreakEvenLines {
  /** Where the line of the costs begins. */
  readonly fixed: number;
  /** Where it ends: with all that is planned sold. */
  readonly costs: number;
  /** Where it meets the revenue. */
  readonly at: number;
}

interface Figures {
  readonly revenue: Amount;
  readonly fixed: Amount;
  readonly variable: Amount;
  /** The revenue at which it covers the costs. */
  readonly breakEven: Amount;
}

/** `null` where the lines do not meet within what is planned, or there are no costs to cover. */
export function breakEvenLines({ revenue, fixed, variable, breakEven }: Figures): BreakEvenLines | null {
  const [most, least, point] = [toDecimal(revenue), toDecimal(fixed), toDecimal(breakEven)];
  if (most.lte(0) || least.lte(0) || toDecimal(variable).lt(0)) return null;
  if (point.lte(0) || point.gt(most)) return null;
  const share = (amount: Amount) => toDecimal(amount).div(most).toNumber();
  return { fixed: share(fixed), costs: share(sum([fixed, variable])), at: share(breakEven) };
}
