import type { Language } from '@trazo/plan/languages';

/** Days are told as in Spain, where the house is: the text of a mail has no reader's time zone. */
const TIME_ZONE = 'Europe/Madrid';

/** Minor units → `0,95 €`. */
export const formatAmount = (amount: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / 100);

export const formatDay = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: TIME_ZONE }).format(date);

/** To the minute, as the law wants it of declarations. */
export const formatMoment = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: TIME_ZONE }).format(
    date,
  );
