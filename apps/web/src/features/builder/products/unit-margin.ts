import { type Amount, amount, Decimal, subtract, toDecimal } from '@trazo/plan/money';

export interface UnitMargin {
  readonly amount: Amount;
  /** Part of the price, 1 being all of it; undefined where there is no price to be a part of. */
  readonly share: number | undefined;
  readonly isLoss: boolean;
}

const isAmount = (value: string): boolean => value !== '' && amount.safeParse(value).success;

/** What one unit leaves; undefined while cost or price is blank or half typed. */
export function unitMargin(cost: string, price: string): UnitMargin | undefined {
  if (!isAmount(cost) || !isAmount(price)) return undefined;
  const margin = subtract(price, cost);
  const whole = toDecimal(price);
  const share = whole.greaterThan(0) ? toDecimal(margin).dividedBy(whole).toNumber() : undefined;
  return { amount: margin, share, isLoss: new Decimal(margin).isNegative() };
}
