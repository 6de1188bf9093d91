import type { Language } from '@trazo/plan/languages';

/** Days are told as in Spain, where the house is: the text of a mail has no reader's time zone. */
const TIME_ZONE = 'Europe/Madrid';

/** What the house reads. */
export const HOUSE_LANGUAGE: Language = 'es';

const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

export const formatDay = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: TIME_ZONE }).format(date);

/** To the minute, as the law wants it of declarations. */
export const formatMoment = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  }).format(date);
