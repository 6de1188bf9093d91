import { z } from 'zod';

/** Currency symbols a plan can be written in (specification §3). */
export const CURRENCIES = ['$', '€', '£', '¥', 'R$', 'Fr', '₹', '₽', '₿'] as const;
export const currencySchema = z.enum(CURRENCIES);
export type Currency = z.infer<typeof currencySchema>;
export const DEFAULT_CURRENCY: Currency = '€';

/** By which the message catalogues know each. */
export const CURRENCY_NAMES = {
  $: 'dollar',
  '€': 'euro',
  '£': 'pound',
  '¥': 'yen',
  R$: 'real',
  Fr: 'franc',
  '₹': 'rupee',
  '₽': 'rouble',
  '₿': 'bitcoin',
} as const satisfies Record<Currency, string>;
