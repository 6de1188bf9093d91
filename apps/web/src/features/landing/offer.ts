import type { Product } from '@trazo/contract/billing/payments';

/** What there is to buy, as the page words it: the specification's three fields, and ours where they are there. */
export type Offer = Readonly<Pick<Product, 'trial_price' | 'subscription_price' | 'currency_symbol'>> &
  Readonly<Partial<Pick<Product, 'currency' | 'trial_days'>>>;

/** The offer in an answer of `GET /api/products`; undefined while a price or its symbol is missing (specification §2). */
export function readOffer(answer: unknown): Offer | undefined {
  const product = fieldOf(answer, 'product');
  const trial_price = amountOf(fieldOf(product, 'trial_price'));
  const subscription_price = amountOf(fieldOf(product, 'subscription_price'));
  const currency_symbol = textOf(fieldOf(product, 'currency_symbol'));
  if (trial_price === undefined || subscription_price === undefined || currency_symbol === undefined)
    return undefined;
  const currency = textOf(fieldOf(product, 'currency'));
  const trial_days = amountOf(fieldOf(product, 'trial_days'));
  return {
    trial_price,
    subscription_price,
    currency_symbol,
    ...(currency !== undefined && { currency }),
    ...(trial_days !== undefined && { trial_days }),
  };
}

const amountOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
