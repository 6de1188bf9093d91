import { HOUSE_TIME_ZONE as timeZone } from '@trazo/contract/billing/house-time-zone';
import type { Language } from '@trazo/plan/languages';

/** What the house reads. */
export const HOUSE_LANGUAGE: Language = 'es';

const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** As in Spain: the text of a mail has no reader's time zone. */
export const formatDay = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone }).format(date);

/** To the minute, as the law wants it of declarations. */
export const formatMoment = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(date);
