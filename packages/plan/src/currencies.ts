import { z } from 'zod';

/** Currency symbols a plan can be written in (specification §3). */
export const CURRENCIES = ['$', '€', '£', '¥', 'R$', 'Fr', '₹', '₽', '₿'] as const;
export const currencySchema = z.enum(CURRENCIES);
export type Currency = z.infer<typeof currencySchema>;
export const DEFAULT_CURRENCY: Currency = '€';

/** Where another currency than the euro is paid with, of those a plan can be written in. */
const REGION_CURRENCIES: ReadonlyMap<string, Currency> = new Map([
  ['GB', '£'],
  ['US', '$'],
  ['MX', '$'],
  ['AR', '$'],
  ['CL', '$'],
  ['CO', '$'],
  ['CA', '$'],
  ['AU', '$'],
  ['NZ', '$'],
  ['CH', 'Fr'],
  ['LI', 'Fr'],
  ['BR', 'R$'],
  ['IN', '₹'],
  ['JP', '¥'],
]);

/** The currency that is usual where someone's browser is set to: `en-GB`. */
export function regionalCurrency(locale: string): Currency {
  const region = locale.split('-').find((part) => /^[A-Z]{2}$/.test(part)) ?? '';
  return REGION_CURRENCIES.get(region) ?? DEFAULT_CURRENCY;
}

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
