import type { CardBrand } from './card-number.ts';

/** As the networks write themselves. */
export const BRAND_NAMES: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  maestro: 'Maestro',
};

/** The network of a stored card, by the provider's name for it; a name we do not know is shown as it is. */
export const brandName = (brand: string): string => {
  const known = Object.entries(BRAND_NAMES).find(([name]) => name === brand);
  return known?.[1] ?? brand;
};
