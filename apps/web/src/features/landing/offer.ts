import type { Product } from '@trazo/contract/billing/payments';

/** What there is to buy, as the page words it. */
export type Offer = Readonly<Pick<Product, 'trial_price' | 'subscription_price' | 'currency' | 'trial_days'>>;

/** The offer in an answer of `GET /api/products`; undefined while any part of it is missing (specification §2). */
export function readOffer(answer: unknown): Offer | undefined {
  const product = fieldOf(answer, 'product');
  const trial_price = amountOf(fieldOf(product, 'trial_price'));
  const subscription_price = amountOf(fieldOf(product, 'subscription_price'));
  const trial_days = amountOf(fieldOf(product, 'trial_days'));
  const currency = fieldOf(product, 'currency');
  if (trial_price === undefined || subscription_price === undefined || trial_days === undefined)
    return undefined;
  return typeof currency === 'string' ? { trial_price, subscription_price, trial_days, currency } : undefined;
}

const amountOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
