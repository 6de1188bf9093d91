import type { Language } from '@trazo/plan/languages';

const localeOf = (language: Language) => (language === 'en' ? 'en-GB' : language);

/** A moment as a day and a time of the visitor's clock. */
export const formatMoment = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(iso),
  );

/** The day of a moment by the visitor's clock, or by that of another `timeZone`. */
export const formatDay = (iso: string, language: Language, timeZone?: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone }).format(new Date(iso));
