import { COMPANY_TIME_ZONE as timeZone } from '@trazo/contract/billing/company-time-zone';
import { withFirstOfMonth } from '@trazo/messages/first-of-month';
import type { Language } from '@trazo/plan/languages';
import { localeOf } from '@trazo/plan/regions';

/** What the house reads. */
export const COMPANY_LANGUAGE: Language = 'es';

/** As in Spain: the text of a mail has no reader's time zone. */
function format(date: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  const written = new Intl.DateTimeFormat(localeOf(language), { ...options, dateStyle: 'long', timeZone });
  return withFirstOfMonth(written.format(date), language);
}

export const formatDay = (date: Date, language: Language): string => format(date, language, {});

/** To the minute, as the law wants it of declarations. */
export const formatMoment = (date: Date, language: Language): string =>
  format(date, language, { timeStyle: 'short' });
