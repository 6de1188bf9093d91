import { z } from 'zod';

/** Currency symbols a plan can be written in (specification §3). */
export const CURRENCIES = ['$', '€', '£', '¥', 'R$', 'Fr', '₹', '₽', '₿'] as const;
export const currencySchema = z.enum(CURRENCIES);
export type Currency = z.infer<typeof currencySchema>;
export const DEFAULT_CURRENCY: Currency = '€';
