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

/** Any of the signs, the longest first: `R$` is no dollar. */
const SIGN = new RegExp(
  [...CURRENCIES]
    .sort((a, b) => b.length - a.length)
    .map((sign) => sign.replace('$', '\\$').replace('Fr', 'Fr\\.?'))
    .join('|'),
  'gu',
);
/** A sign of letters keeps off the digits. */
const GAP = '\u00a0';

/**
 * An amount as it was typed (`< 3.000 €`), with the plan's currency for its sign. Text that is more than an amount, or
 * that has no sign or several, comes back as it is.
 */
export function inCurrency(typed: string, currency: Currency): string {
  const [sign, another] = typed.match(SIGN) ?? [];
  const rest = typed.replace(SIGN, '');
  if (sign === undefined || another !== undefined || !/^[\d\s<>.,]*$/.test(rest) || !/\d/.test(rest))
    return typed;
  if (sign.startsWith(currency)) return typed;
  return typed.replace(SIGN, (found, at: number) => {
    const follows = /\d/.test(typed.charAt(at - 1)) && /^\p{L}/u.test(currency);
    const leads = /\d/.test(typed.charAt(at + found.length)) && /\p{L}$/u.test(currency);
    return (follows ? GAP : '') + currency + (leads ? GAP : '');
  });
}
