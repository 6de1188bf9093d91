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

const WALLET_NAMES: Readonly<Record<string, string>> = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  link: 'Link',
  samsung_pay: 'Samsung Pay',
};

/** The wallet that handed a card over; undefined where none did, or one we have no name for. */
export const walletName = (wallet: string | null): string | undefined => WALLET_NAMES[wallet ?? ''];
