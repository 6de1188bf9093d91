import { type Amount, amount, toAmount, toDecimal } from '@trazo/plan/money';

/** Customers times what each spends; undefined while one is missing or the product is more than an amount holds. */
export function computedMarketSize(customers: string, spend: string): Amount | undefined {
  if (customers === '' || spend === '') return undefined;
  if (!amount.safeParse(customers).success || !amount.safeParse(spend).success) return undefined;
  const product = toAmount(toDecimal(customers).times(toDecimal(spend)));
  return amount.safeParse(product).success ? product : undefined;
}
